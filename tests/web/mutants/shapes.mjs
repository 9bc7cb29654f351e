// SPDX-License-Identifier: MIT
// From a row of numbers to shapes with names: vectors c, h, lo, hi, x, w of a box, p of a ball, a and b of a way, lists of vertices one and
// other of polygons; and back to a function that takes the numbers one by one.

const boxes = { center_half: ["c", "h"], lo_hi: ["lo", "hi"], corner_size: ["x", "w"], corner_size_ball_corner: ["x", "w"], center_size: ["c", "w"] };
const turns = { radians: 1, degrees: 1, axis: 2, quaternion: 4 };

// [name, how many numbers] in the order of the row; one number stands for itself, more are a vector. A polygon says how many of them.
function namesOf({ question, form, dim }) {
  const [, stored, orientation] = /^(.*?)(?:_(radians|degrees|axis|quaternion))?$/.exec(form);
  const vectors = (names) => names.map((name) => [name, dim]), box = vectors(boxes[stored] ?? []);
  const polygons = (form.match(/\d+/g) ?? []).map((vertices, place) => [["one", "other"][place], dim, Number(vertices)]);
  return {
    box_ball: [...box, ...(orientation ? [["turn", turns[orientation]]] : []), ["p", dim], ["r", 1]],
    ball_ball: [["p", dim], ["r", 1], ["q", dim], ["s", 1]],
    box_box: [...box, ...vectors((boxes[stored] ?? []).map((name) => `${name}2`))],
    box_segment: [...box, ...vectors(["a", "b"])],
    box_moving_ball: [...box, ...vectors(["a", "b"]), ["r", 1]],
    polygon_ball: [...polygons, ["p", dim], ["r", 1]],
    polygon_polygon: polygons,
  }[question];
}

/** The function of shapes as one of numbers in the order of the signature. */
export function functionOf(signature, hits) {
  const names = namesOf(signature);
  return (...row) => {
    const shapes = {};
    let place = 0;
    for (const [name, count, vertices] of names) {
      const vector = () => row.slice(place, (place += count));
      shapes[name] = vertices ? Array.from({ length: vertices }, vector) : count === 1 ? row[place++] : vector();
    }
    return hits(shapes);
  };
}

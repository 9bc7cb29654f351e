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

/** The function of shapes as one of numbers in the order of the signature: written out, which takes half the time of reading a list of names. */
export function functionOf(signature, hits) {
  let count = 0;
  const next = () => `n${count++}`, several = (many, each) => `[${Array.from({ length: many }, each).join(", ")}]`;
  const shapes = namesOf(signature).map(([name, many, vertices]) => {
    const vector = () => several(many, next);
    return `${name}: ${vertices ? several(vertices, vector) : many === 1 ? next() : vector()}`;
  });
  const numbers = Array.from({ length: count }, (_, place) => `n${place}`);
  return new Function("hits", `return (${numbers.join(", ")}) => hits({ ${shapes.join(", ")} });`)(hits);
}

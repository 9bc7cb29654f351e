// SPDX-License-Identifier: MIT
// The shapes of Explore, two for each question: named numbers, parts to draw and to take hold of, and rows of forms.

const degree = Math.PI / 180;
const quarters = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/** Cosine and sine, exact at quarter turns. */
export function direction(angle = 0) {
  const turns = angle / 90;
  return Number.isInteger(turns) ? quarters[((turns % 4) + 4) % 4] : [Math.cos(angle * degree), Math.sin(angle * degree)];
}

export const rounded = (number, scalar) => (scalar === "f32" ? Math.fround(number) : number);

/** Texts that read back to the same numbers. */
export const texts = (row) => row.map((number) => (Object.is(number, -0) ? "-0" : String(number)));

/** The distance from a number to the next of its scalar type. */
export function ulpOf(number, scalar) {
  const exponent = Math.floor(Math.log2(Math.abs(number) || 1));
  return 2 ** Math.max(exponent - (scalar === "f32" ? 23 : 52), scalar === "f32" ? -149 : -1074);
}

// What a handle does, by its role: `drag` to a point on the grid, `key` by a step; each makes new values of some numbers.
const roles = {
  /** Moves points [x, y], the first to where the pointer is. */
  place: (...points) => ({
    at: (v) => points[0].map((name) => v[name]),
    drag: (v, x, y, held, grid) => shift(v, points, grid.x(x - held[0]) - v[points[0][0]], grid.y(y - held[1]) - v[points[0][1]]),
    key: (v, x, y) => shift(v, points, x, y),
  }),
  size: (cx, cy, hx, hy) => ({
    drag(v, x, y, held, grid) {
      const [c, s] = direction(v.angle), dx = x - v[cx], dy = y - v[cy];
      return { [hx]: grid.x(Math.abs(c * dx + s * dy)), [hy]: grid.x(Math.abs(c * dy - s * dx)) };
    },
    key: (v, x, y) => ({ [hx]: v[hx] + x, [hy]: v[hy] + y }),
  }),
  angle: (cx, cy) => ({
    drag: (v, x, y) => ({ angle: (Math.round((Math.atan2(y - v[cy], x - v[cx]) * 180) / Math.PI / 5) || 0) * 5 }),
    key: (v, x, y) => ({ angle: v.angle + 5 * Math.sign(x || y) }),
  }),
  radius: (px, py, r) => ({
    drag: (v, x, y, held, grid) => ({ [r]: grid.x(Math.hypot(x - v[px], y - v[py])) }),
    key: (v, x, y) => ({ [r]: v[r] + x + y }),
  }),
};

function shift(v, points, dx, dy) {
  return Object.fromEntries(points.flatMap(([x, y]) => [[x, v[x] + dx], [y, v[y] + dy]]));
}

const drags = "drag it, or move it by the arrow keys", sizes = "or use the arrow keys", turns = "or use the left and right arrow keys";

// A shape: the names of its numbers and of the lengths among them, how far it reaches, its parts, and its numbers in a form; of what is no
// box the points that its core is the hull of, and its radius.
// A part's `attributes` are made of the values and of `to`, which places points and lengths in the drawing.
function box({ name = "box", label = "Box", after = "", rotates = false }) {
  const [cx, cy, hx, hy] = ["cx", "cy", "hx", "hy"].map((field) => field + after);
  const corner = (v, x, y) => {
    const [c, s] = direction(rotates ? v.angle : 0);
    return [v[cx] + c * x - s * y, v[cy] + s * x + c * y];
  };
  const knob = { name: "knob", tag: "circle", look: "handle", label: `Rotation of the box: drag the knob, ${turns}`, ...roles.angle(cx, cy),
    attributes: (v, to) => ({ ...to.center(corner(v, v[hx] + 4 * to.step, 0)), r: 7 }) };
  const handle = { name: `corner${after}`, tag: "rect", look: "handle", label: `Size of the ${label.toLowerCase()}: drag its corner, ${sizes}`, ...roles.size(cx, cy, hx, hy),
    attributes(v, to) {
      const { cx: x, cy: y } = to.center(corner(v, v[hx], v[hy]));
      return { x: x - 6, y: y - 6, width: 12, height: 12 };
    } };
  return {
    fields: [cx, cy, hx, hy, ...(rotates ? ["angle"] : [])], lengths: [hx, hy],
    bounds(v) {
      const reach = Math.max(v[hx], v[hy]) * (!rotates || v.angle % 90 === 0 ? 1 : 1.42);
      return [[v[cx] - reach, v[cy] - reach], [v[cx] + reach, v[cy] + reach]];
    },
    parts: [
      { name, tag: "polygon", look: after ? "ball" : "box", label: `${label}: ${drags}`, ...roles.place([cx, cy]),
        attributes: (v, to) => ({ points: [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([x, y]) => to.point(corner(v, x * v[hx], y * v[hy])).join()).join(" ") }) },
      handle, ...(rotates ? [knob] : []),
    ],
    row(stored, orientation, v) {
      const sides = { center_half: [v[cx], v[cy], v[hx], v[hy]], lo_hi: [v[cx] - v[hx], v[cy] - v[hy], v[cx] + v[hx], v[cy] + v[hy]],
        corner_size: [v[cx] - v[hx], v[cy] - v[hy], 2 * v[hx], 2 * v[hy]], center_size: [v[cx], v[cy], 2 * v[hx], 2 * v[hy]] };
      const turn = { radians: [v.angle * degree], degrees: [v.angle], axis: direction(v.angle) };
      return [...sides[stored], ...(turn[orientation] ?? [])];
    },
  };
}

const rim = (label, px, py, r, name = "rim") => ({ name, tag: "circle", look: "handle", label: `Radius of the ${label}: drag its rim, ${turns}`, ...roles.radius(px, py, r),
  attributes: (v, to) => ({ ...to.center([v[px] + v[r], v[py]]), r: 7 }) });
const disc = (name, label, look, px, py, r) => ({ name, tag: "circle", look, label: `${label}: ${drags}`, ...roles.place([px, py]),
  attributes: (v, to) => ({ ...to.center([v[px], v[py]]), r: to.length(v[r]) }) });
const around = (x, y, r) => [[x - r, y - r], [x + r, y + r]];

function ball({ name = "ball", label = "Circle", look = "ball", px = "px", py = "py", r = "r", rimName = "rim" }) {
  return {
    fields: [px, py, r], lengths: [r], points: [[px, py]], radius: r,
    bounds: (v) => around(v[px], v[py], v[r]),
    parts: [disc(name, label, look, px, py, r), rim(label.toLowerCase(), px, py, r, rimName)],
    row: (stored, orientation, v, form) => (form.endsWith("ball_corner") ? [v[px] - v[r], v[py] - v[r], v[r]] : [v[px], v[py], v[r]]),
  };
}

const dot = (name, label, x, y) => ({ name, tag: "circle", look: "handle", label: `${label}: ${drags}`, ...roles.place([x, y]),
  attributes: (v, to) => ({ ...to.center([v[x], v[y]]), r: 7 }) });

function point() {
  return { fields: ["px", "py"], lengths: [], points: [["px", "py"]], bounds: (v) => [[v.px, v.py]], parts: [dot("point", "Point", "px", "py")], row: (stored, orientation, v) => [v.px, v.py] };
}

// From a to b; `fat` says what a radius makes of it: a ball on its way, or a capsule.
function segment({ name = "way", label = "segment", look = "ball", after = "", fat = "", r = "r" }) {
  const [ax, ay, bx, by] = ["ax", "ay", "bx", "by"].map((field) => field + after), isBall = fat === "ball", ends = [[ax, ay], [bx, by]];
  const radius = (v) => (fat ? v[r] : 0);
  const end = (which, [x, y]) => {
    const [title, place] = [`${which} of the ${label}`, `${which.toLowerCase()}${after}`];
    return isBall ? disc(place, title, look, x, y, r) : dot(place, title, x, y);
  };
  const whole = { name, label: `The whole ${label}: ${drags}`, ...roles.place(...ends),
    ...(fat === "capsule" ? { tag: "path", look, attributes: (v, to) => ({ d: outline(...ends.map(([x, y]) => to.point([v[x], v[y]])), to.length(v[r])) }) }
      : { tag: "line", look: `way ${look}-way`, attributes(v, to) {
        const [[x1, y1], [x2, y2]] = ends.map(([x, y]) => to.point([v[x], v[y]]));
        return { x1, y1, x2, y2 };
      } }) };
  return {
    fields: [ax, ay, bx, by, ...(fat ? [r] : [])], lengths: fat ? [r] : [], points: ends, ...(fat ? { radius: r } : {}),
    bounds: (v) => ends.flatMap(([x, y]) => around(v[x], v[y], radius(v))),
    parts: [whole, end("Start", ends[0]), end("End", ends[1]), ...(fat ? [rim(isBall ? "circle" : label, ax, ay, r, `rim${after}`)] : [])],
    row: (stored, orientation, v) => [v[ax], v[ay], v[bx], v[by], ...(fat ? [v[r]] : [])],
  };
}

// Of a capsule in the drawing: two sides, and half a circle around each end.
function outline([x1, y1], [x2, y2], r) {
  const length = Math.hypot(x2 - x1, y2 - y1), [x, y] = length > 0 ? [((y1 - y2) * r) / length, ((x2 - x1) * r) / length] : [0, r];
  return `M${x1 + x} ${y1 + y}L${x2 + x} ${y2 + y}A${r} ${r} 0 0 0 ${x2 - x} ${y2 - y}L${x1 - x} ${y1 - y}A${r} ${r} 0 0 0 ${x1 + x} ${y1 + y}Z`;
}

// Strictly convex, but for what a drag makes of it; x and y begin the names of its vertices, which an error names, too.
function polygon({ name = "polygon", label = "Polygon", look = "box", x = "x", y = "y", count }) {
  const vertices = [...Array(count).keys()].map((place) => [`${x}${place + 1}`, `${y}${place + 1}`]), at = (v, names) => names.map((each) => v[each]);
  const handle = (names) => dot(names[0], `Vertex ${names.join(", ")} of the ${label.toLowerCase()}`, ...names);
  return {
    fields: vertices.flat(), lengths: [], points: vertices, isPolygon: true,
    bounds: (v) => vertices.map((names) => at(v, names)),
    parts: [
      { name, tag: "polygon", look, label: `${label}: ${drags}`, ...roles.place(...vertices), attributes: (v, to) => ({ points: vertices.map((names) => to.point(at(v, names)).join()).join(" ") }) },
      ...vertices.map(handle),
    ],
    row: (stored, orientation, v) => at(v, vertices.flat()),
  };
}

const pentagon = polygon({ count: 5 });
const quadrilaterals = [polygon({ label: "First polygon", count: 4 }), polygon({ name: "polygon2", label: "Second polygon", look: "ball", x: "u", y: "v", count: 4 })];
const numbered = (shape, numbers) => Object.fromEntries(shape.fields.map((name, place) => [name, numbers[place]]));

const pentagonStart = numbered(pentagon, [-3, -2, 1, -2, 4, 2, 0, 5, -4, 2]);
const second = { name: "second", after: "2" }, capsule = { fat: "capsule", name: "capsule" };
const segments = [segment({ look: "box", label: "first segment" }), segment({ ...second, label: "second segment" })];
const capsules = [segment({ ...capsule, look: "box", label: "first capsule" }), segment({ ...capsule, ...second, label: "second capsule", r: "s" })];

/** Of each question: its shapes, what they are to begin with, and the points that a map moves together, of which the first has a name. */
export const questions = {
  box_ball: {
    shapes: [box({ rotates: true }), ball({})], start: { cx: 0, cy: 0, hx: 3, hy: 2, angle: 0, px: 6, py: 6, r: 5 }, moves: [["px", "py"]], moved: "the circle's centre",
    nearest: "nearest to the box's ",
  },
  ball_ball: {
    shapes: [ball({ name: "first", label: "First circle", look: "box", rimName: "rim1" }), ball({ name: "second", label: "Second circle", px: "qx", py: "qy", r: "s", rimName: "rim2" })],
    start: { px: 0, py: 0, r: 2, qx: 3, qy: 4, s: 3 }, moves: [["qx", "qy"]], moved: "the second circle's centre", form: "center_radius",
  },
  box_box: {
    shapes: [box({ label: "First box" }), box({ name: "box2", label: "Second box", after: "2" })],
    start: { cx: 0, cy: 0, hx: 3, hy: 2, cx2: 5, cy2: 3, hx2: 2, hy2: 1.5 }, moves: [["cx2", "cy2"]], moved: "the second box's centre",
  },
  box_segment: { shapes: [box({}), segment({})], start: { cx: 0, cy: 0, hx: 3, hy: 2, ax: 1, ay: 4, bx: 5, by: 0 }, moves: [["bx", "by"]], moved: "the segment's end" },
  box_moving_ball: { shapes: [box({}), segment({ label: "way", fat: "ball" })], start: { cx: 0, cy: 0, hx: 3, hy: 2, ax: -4, ay: 6, bx: 6, by: 1, r: 1 }, moves: [["bx", "by"]], moved: "the end of the circle's way" },
  polygon_ball: {
    shapes: [pentagon, ball({})], start: { ...pentagonStart, px: 4.5, py: -1.5, r: 2.5 }, moves: [["px", "py"]], moved: "the circle's centre",
    nearest: "nearest to the polygon's ", form: "vertices5",
  },
  polygon_polygon: {
    shapes: quadrilaterals, start: { ...numbered(quadrilaterals[0], [-4, -2, 1, -3, 3, 1, -2, 3]), ...numbered(quadrilaterals[1], [2, -1, 5, -3, 7, 0, 4, 2]) },
    moves: quadrilaterals[1].points, moved: "the second polygon's first vertex, and the whole polygon with it,", form: "vertices4_4",
  },
  box_point: { shapes: [box({ rotates: true }), point()], start: { cx: 0, cy: 0, hx: 3, hy: 2, angle: 0, px: 3, py: 1 }, moves: [["px", "py"]], moved: "the point" },
  segment_ball: {
    shapes: [segment({ look: "box" }), ball({})], start: { ax: -4, ay: -1, bx: 3, by: -1, px: 6, py: 3, r: 5 }, moves: [["px", "py"]], moved: "the circle's centre", form: "ends",
  },
  capsule_ball: {
    shapes: [segment({ ...capsule, look: "box", label: "capsule" }), ball({ r: "s", rimName: "rim2" })], start: { ax: -4, ay: -2, bx: 3, by: -2, r: 2, px: 6, py: 2, s: 3 },
    moves: [["px", "py"]], moved: "the circle's centre", form: "ends_radius",
  },
  capsule_capsule: {
    shapes: capsules, start: { ax: -4, ay: -2, bx: 2, by: -2, r: 2, ax2: 5, ay2: 2, bx2: 8, by2: 6, s: 3 }, moves: capsules[1].points,
    moved: "the second capsule's start, and the whole capsule with it,", form: "ends_radius",
  },
  segment_segment: {
    shapes: segments, start: { ax: -4, ay: -2, bx: 4, by: 2, ax2: 0, ay2: 0, bx2: 2, by2: 5 }, moves: segments[1].points,
    moved: "the second segment's start, and the whole segment with it,", form: "ends",
  },
  polygon_point: { shapes: [pentagon, point()], start: { ...pentagonStart, px: 2.5, py: 0 }, moves: [["px", "py"]], moved: "the point", form: "vertices5" },
  polygon_segment: {
    shapes: [pentagon, segment({})], start: { ...pentagonStart, ax: 2.5, ay: 0, bx: 6, by: 1 }, moves: [["bx", "by"]], moved: "the segment's end", form: "vertices5",
  },
};

/** The names of a question's numbers as the page holds them, and the lengths among them. */
export const fieldsOf = (question) => questions[question].shapes.flatMap(({ fields }) => fields);
export const lengthsOf = (question) => questions[question].shapes.flatMap(({ lengths }) => lengths);

/** The values where the point that the map moves is at `place` along an axis. */
export function movedAlong(question, values, axis, place) {
  const { moves } = questions[question], name = moves[0][axis], by = [0, 0];
  by[axis] = place - values[name];
  return { ...values, ...shift(values, moves, ...by), [name]: place };
}

/** The row of a 2-D form, each number of the scalar type. */
export function rowOf(question, form, values, scalar) {
  const [, stored, orientation] = /^(.*?)(?:_ball_corner)?(?:_(radians|degrees|axis))?$/.exec(form);
  return questions[question].shapes.flatMap((shape) => shape.row(stored, orientation, values, form)).map((number) => rounded(number, scalar));
}

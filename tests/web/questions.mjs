// SPDX-License-Identifier: MIT
// Right and wrong functions of segments, capsules, points, rotated boxes and whole numbers, and of other answers than yes or no: a row a
// signature, with a right function and wrong ones, named after the known bug that they must be told as. They are methods and mutants of impl, of
// numbers.
const { abs, cos, hypot, max, min, PI, sign, sin, sqrt, trunc } = Math;

const clamp = (x, lo, hi) => max(lo, min(x, hi));
const sub = (a, b) => a.map((x, i) => x - b[i]), dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0), sq = (a) => dot(a, a);
const at = (a, b, t) => a.map((x, i) => x + t * (b[i] - x));
const minor = (a, b, i, j) => a[i] * b[j] - a[j] * b[i];
const cross = (a, b) => (a.length === 2 ? [minor(a, b, 0, 1)] : [minor(a, b, 1, 2), minor(a, b, 2, 0), minor(a, b, 0, 1)]);
// The numbers in vectors of the sizes given, and 1 for a number alone.
const split = (numbers, ...sizes) => sizes.map((size) => (size === 1 ? numbers.shift() : numbers.splice(0, size)));

// Segments are pairs of ends. The share of the foot on the endless line, and the squared distance to the segment.
const foot = ([a, b], p) => (sq(sub(b, a)) > 0 ? dot(sub(p, a), sub(b, a)) / sq(sub(b, a)) : 0);
const awaySq = (way, p) => sq(sub(at(...way, clamp(foot(way, p), 0, 1)), p));
const touchesWay = (awaySqOf, numbers) => {
  const [a, b, p, r] = split(numbers, 2, 2, 2, 1);
  return awaySqOf([a, b], p) <= r * r;
};
const ballAtCapsule = (test, numbers) => {
  const [a, b, r, p, s] = split(numbers, 2, 2, 1, 2, 1);
  return test([a, b], r, p, s);
};
const endsSq = (one, other) => min(...other.map((end) => awaySq(one, end)), ...one.map((end) => awaySq(other, end)));
// By cross products, beside a way about one long, as impl/segments.hpp.
function waysSq(one, other) {
  const along = sub(other[1], other[0]), longest = max(...along.map(abs)), beside = along.map((x) => x / (longest || 1));
  const normal = cross(sub(one[1], one[0]), beside), below = sq(normal);
  const share = below > 0 ? clamp(dot(cross(sub(other[0], one[0]), beside), normal) / below, 0, 1) : 0;
  return min(endsSq(one, other), awaySq(other, at(...one, share)));
}
const capsules = (awaySqOf, numbers) => {
  const [a, b, r, c, d, s] = split(numbers, 3, 3, 1, 3, 3, 1);
  return awaySqOf([a, b], [c, d]) <= (r + s) ** 2;
};

const side = (a, b, p) => sign(cross(sub(b, a), sub(p, a))[0]);
const boundsMeet = ([a, b], [c, d]) => a.every((_, i) => max(a[i], b[i]) >= min(c[i], d[i]) && max(c[i], d[i]) >= min(a[i], b[i]));
const straddle = ([a, b], [c, d]) => side(a, b, c) * side(a, b, d) <= 0;
const meet = (one, other) => boundsMeet(one, other) && straddle(one, other) && straddle(other, one);
const segments = (test, numbers) => {
  const [a, b, c, d] = split(numbers, 2, 2, 2, 2);
  return test([a, b], [c, d]);
};

const extentOn = (axis, polygon) => [min, max].map((most) => most(...polygon.map((vertex) => vertex[axis])));
const sidesOf = (polygon) => polygon.map((vertex, i) => [vertex, polygon[(i + 1) % polygon.length]]);
const holds = (polygon, p) => {
  const signs = sidesOf(polygon).map(([a, b]) => side(a, b, p));
  return !(signs.includes(1) && signs.includes(-1));
};
const holdsAnEnd = (polygon, ends) => ends.some((end) => holds(polygon, end));
const meetsSides = (polygon, way) => sidesOf(polygon).some((each) => meet(each, way));
const polygonAnd = (count, test, numbers) => {
  const polygon = split(numbers, ...Array(count).fill(2));
  return test(polygon, ...split(numbers, ...Array(numbers.length / 2).fill(2)));
};

// Rotated boxes as centre, half extents and sides; parted by none of the directions.
const boxAlong = (c, h, axis) => ({ c, h, sides: [axis.map((x) => x / sqrt(sq(axis))), [-axis[1], axis[0]].map((x) => x / sqrt(sq(axis)))] });
const boxOf = (c, h, turn) => {
  const [x, y, z, w] = turn.map((each) => each / sqrt(sq(turn)));
  const sides = [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
  return { c, h, sides };
};
const reach = ({ h, sides }, n) => h.reduce((sum, each, i) => sum + each * abs(dot(sides[i], n)), 0);
const overlapAlong = (axes, one, other) => axes.every((n) => abs(dot(sub(other.c, one.c), n)) <= reach(one, n) + reach(other, n));
const faces = (one, other) => [...one.sides, ...other.sides];
const edges = (one, other) => one.sides.flatMap((u) => other.sides.map((v) => cross(u, v))).filter((n) => sq(n) > 0);
const rotatedBoxes = (axesOf, numbers) => {
  const [box, [dim, turn]] = numbers.length === 12 ? [boxAlong, [2, 2]] : [boxOf, [3, 4]];
  const [one, other] = [0, 1].map(() => box(...split(numbers, dim, dim, turn)));
  return overlapAlong(axesOf(one, other), one, other);
};

const degrees = (sense, [cx, cy, hx, hy, angle, px, py]) => {
  const turn = (sense * angle * PI) / 180, c = cos(turn), s = sin(turn), dx = px - cx, dy = py - cy;
  return abs(c * dx + s * dy) <= hx && abs(c * dy - s * dx) <= hy;
};

// Other answers. How far the point is beyond each side of the box, signed; below 0 where it is within.
const beyond = (lo, hi, p) => p.map((x, i) => max(lo[i] - x, x - hi[i]));
const outside = (sides) => sides.map((x) => max(x, 0));
const nearestIn = (lo, hi, p) => p.map((x, i) => clamp(x, lo[i], hi[i]));
const vectorsOf = (count, size, take) => (...numbers) => take(...split(numbers, ...Array(count).fill(size)), ...numbers);
const pushOut = (lo, hi, lo2, hi2) => {
  const ways = [[hi[0] - lo2[0], 0], [lo[0] - hi2[0], 0], [0, hi[1] - lo2[1]], [0, lo[1] - hi2[1]]];
  const apart = lo.some((x, i) => x >= hi2[i] || lo2[i] >= hi[i]);
  return apart ? [0, 0] : ways.reduce((best, way) => (sq(way) < sq(best) ? way : best));
};
// The distance of a moving centre to a box falls, and rises: its least by thirds, and before that the first time within the radius by halves.
function firstTouch(lo, hi, a, b, r) {
  const away = (t) => hypot(...outside(beyond(lo, hi, at(a, b, t))));
  if (away(0) <= r) return 0;
  let [from, to] = [0, 1];
  for (let step = 0; step < 150; ++step) {
    const one = from + (to - from) / 3, other = to - (to - from) / 3;
    if (away(one) <= away(other)) to = other;
    else from = one;
  }
  let [apart, near] = [0, away(to) < away(1) ? to : 1];
  if (away(near) > r) return 2;
  for (let step = 0; step < 80; ++step) {
    const middle = (apart + near) / 2;
    if (away(middle) <= r) near = middle;
    else apart = middle;
  }
  return near;
}
const footOf = (limit) => vectorsOf(3, 2, (a, b, p) => at(a, b, limit(foot([a, b], p))));

const table = [
  {
    question: "box_point", form: "corner_size", contract: "half_open",
    right: (x, y, w, h, px, py) => x <= px && px < x + w && y <= py && py < y + h,
    mutant_box_point_three_comparisons: (x, y, w, h, px, py) => x <= px && px < x + w && y <= py,
    all_sides_in: (x, y, w, h, px, py) => x <= px && px <= x + w && y <= py && py <= y + h,
    mutant_box_point_half_open_along_x_alone: (x, y, w, h, px, py) => x <= px && px < x + w && y <= py && py <= y + h,
  },
  {
    question: "box_point", form: "corner_size", scalar: "i32", contract: "half_open",
    right: (x, y, w, h, px, py) => x <= px && px < ((x + w) | 0) && y <= py && py < ((y + h) | 0),
    mutant_box_point_size_for_far_side: (x, y, w, h, px, py) => x <= px && px < w && y <= py && py < h,
  },
  {
    question: "box_point", form: "center_half_degrees",
    right: (...n) => degrees(1, n),
    mutant_box_point_rotates_wrong_way: (...n) => degrees(-1, n),
  },
  {
    question: "box_ball", form: "corner_size", scalar: "i32",
    right: (x, y, w, h, px, py, r) => sq([px - clamp(px, x, x + w), py - clamp(py, y, y + h)]) <= r * r,
    mutant_root_cut_to_int: (x, y, w, h, px, py, r) => trunc(sqrt(sq([px - clamp(px, x, x + w), py - clamp(py, y, y + h)]))) <= r,
  },
  {
    question: "box_ball", form: "lo_hi", contract: "conservative",
    right: (lox, loy, hix, hiy, px, py, r) => lox - r <= px && px <= hix + r && loy - r <= py && py <= hiy + r,
    mutant_ignores_radius: (lox, loy, hix, hiy, px, py) => lox <= px && px <= hix && loy <= py && py <= hiy,
  },
  {
    question: "segment_ball", form: "ends",
    right: (...n) => touchesWay(awaySq, n),
    mutant_segment_ball_endless_line: (...n) => touchesWay((way, p) => sq(sub(at(...way, foot(way, p)), p)), n),
    mutant_segment_ball_ends_alone: (...n) => touchesWay((way, p) => min(...way.map((end) => sq(sub(end, p)))), n),
  },
  {
    question: "capsule_ball", form: "ends_radius",
    right: (...n) => ballAtCapsule((way, r, p, s) => awaySq(way, p) <= (r + s) ** 2, n),
    mutant_capsule_ball_forgets_capsule: (...n) => ballAtCapsule((way, r, p, s) => awaySq(way, p) <= s * s, n),
    mutant_capsule_ball_radii_squared_apart: (...n) => ballAtCapsule((way, r, p, s) => awaySq(way, p) <= r * r + s * s, n),
  },
  {
    question: "capsule_capsule", form: "ends_radius", dim: 3,
    right: (...n) => capsules(waysSq, n),
    mutant_capsules_ends_in_space: (...n) => capsules(endsSq, n),
    mutant_capsules_forgets_second_radius: (...n) => capsules(waysSq, [...n.slice(0, -1), 0]),
  },
  {
    question: "segment_segment", form: "ends",
    right: (...n) => segments(meet, n),
    mutant_segments_as_bounds: (...n) => segments(boundsMeet, n),
    mutant_segments_one_straddles: (...n) => segments((one, other) => boundsMeet(one, other) && straddle(one, other), n),
  },
  {
    question: "polygon_point", form: "vertices5",
    right: (...n) => polygonAnd(5, holds, n),
    mutant_point_beside_last_side: (...n) => polygonAnd(5, (polygon, p) => {
      const signs = sidesOf(polygon).slice(0, -1).map(([a, b]) => side(a, b, p));
      return !(signs.includes(1) && signs.includes(-1));
    }, n),
    mutant_point_in_bounds: (...n) => polygonAnd(5, (polygon, p) => p.every((x, i) => clamp(x, ...extentOn(i, polygon)) === x), n),
  },
  {
    question: "polygon_segment", form: "vertices4",
    right: (...n) => polygonAnd(4, (polygon, ...ends) => holdsAnEnd(polygon, ends) || meetsSides(polygon, ends), n),
    mutant_polygon_segment_ends_alone: (...n) => polygonAnd(4, (polygon, ...ends) => holdsAnEnd(polygon, ends), n),
    mutant_polygon_segment_hollow: (...n) => polygonAnd(4, (polygon, ...ends) => meetsSides(polygon, ends), n),
  },
  {
    question: "box_box", form: "center_half_axis",
    right: (...n) => rotatedBoxes(faces, n),
    mutant_rotated_boxes_first_axes_only: (...n) => rotatedBoxes((one) => one.sides, n),
  },
  {
    question: "box_box", form: "center_half_quaternion", scalar: "f32",
    right: (...n) => rotatedBoxes((one, other) => [...faces(one, other), ...edges(one, other)], n),
    mutant_rotated_boxes_face_axes_only: (...n) => rotatedBoxes(faces, n),
  },
  {
    question: "ball_ball", form: "center_radius", answer: "verdict",
    right: (px, py, r, qx, qy, s) => sign((r + s) ** 2 - (qx - px) ** 2 - (qy - py) ** 2),
    verdict_never_touching: (px, py, r, qx, qy, s) => ((qx - px) ** 2 + (qy - py) ** 2 <= (r + s) ** 2 ? "overlapping" : "disjoint"),
  },
  {
    question: "box_ball", form: "corner_size", answer: "distance",
    right: (x, y, w, h, px, py, r) => max(hypot(...outside(beyond([x, y], [x + w, y + h], [px, py]))) - r, 0),
    distance_below_zero: (x, y, w, h, px, py, r) => hypot(...outside(beyond([x, y], [x + w, y + h], [px, py]))) - r,
    distance_not_a_number: (x, y, w, h, px, py, r) => sqrt(sq(outside(beyond([x, y], [x + w, y + h], [px, py]))) - r * r),
  },
  {
    question: "box_ball", form: "center_half", dim: 3, answer: "signed_distance",
    right: vectorsOf(3, 3, (c, h, p, r) => {
      const q = p.map((x, i) => abs(x - c[i]) - h[i]);
      return hypot(...outside(q)) + min(max(...q), 0) - r;
    }),
    signed_distance_to_far_side: vectorsOf(3, 3, (c, h, p, r) => {
      const q = p.map((x, i) => abs(x - c[i]) - h[i]);
      return hypot(...outside(q)) + min(...q, 0) - r;
    }),
  },
  {
    question: "box_ball", form: "lo_hi", scalar: "i32", answer: "distance_sq",
    right: vectorsOf(3, 2, (lo, hi, p) => sq(outside(beyond(lo, hi, p)))),
    distance_sq_less_radius: vectorsOf(3, 2, (lo, hi, p, r) => sq(outside(beyond(lo, hi, p))) - r * r),
  },
  {
    question: "box_box", form: "lo_hi", answer: "mtv",
    right: vectorsOf(4, 2, pushOut),
    mtv_of_the_first: vectorsOf(4, 2, (...corners) => pushOut(...corners).map((x) => -x)),
  },
  {
    question: "box_moving_ball", form: "lo_hi", answer: "time",
    right: vectorsOf(4, 2, firstTouch),
    time_of_the_centre: vectorsOf(4, 2, (lo, hi, a, b) => firstTouch(lo, hi, a, b, 0)),
  },
  {
    question: "box_ball", form: "lo_hi", scalar: "f32", dim: 3, answer: "nearest",
    right: vectorsOf(3, 3, (lo, hi, p) => nearestIn(lo, hi, p)),
    nearest_corner: vectorsOf(3, 3, (lo, hi, p) => p.map((x, i) => (x - lo[i] < hi[i] - x ? lo[i] : hi[i]))),
  },
  {
    question: "segment_ball", form: "ends", answer: "nearest",
    right: footOf((t) => clamp(t, 0, 1)),
    nearest_on_endless_line: footOf((t) => t),
  },
];

/** By name, as functions.mjs has them. */
export const ofQuestions = Object.fromEntries(
  table.flatMap(({ question, form, scalar = "f64", dim, contract, answer, ...functions }) =>
    Object.entries(functions).map(([name, fn]) => {
      const isRight = name === "right", bug = name.startsWith("mutant_") ? name : null;
      const called = isRight ? `right_${answer ? `${answer}_` : ""}${question}_${form}_${scalar}` : name;
      return [called, { question, form, scalar, dim, contract, answer, cases: 3000, fn, bug, expect: isRight ? "holds" : "failed" }];
    })),
);

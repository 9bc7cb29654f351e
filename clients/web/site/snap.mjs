// SPDX-License-Identifier: MIT
// The shapes moved a little to a tie: exact where floats have one.
import { direction, lengthsOf, questions } from "./shapes.mjs";

const triples = [[1, 0, 1], [0, 1, 1], [3, 4, 5], [4, 3, 5], [5, 12, 13], [12, 5, 13], [8, 15, 17], [15, 8, 17], [20, 21, 29], [21, 20, 29]];

// The Pythagorean direction nearest to (dx, dy), as long as they are about, in eighths: [x, y, length], and what divides them.
function pythagorean(dx, dy) {
  const distance = Math.hypot(dx, dy) || 1;
  const off = ([a, b, c]) => Math.hypot(a / c - Math.abs(dx) / distance, b / c - Math.abs(dy) / distance);
  const [a, b, c] = triples.reduce((best, each) => (off(each) < off(best) ? each : best));
  const unit = Math.max(1, Math.round((distance / c) * 8)) / 8;
  return [a * unit * Math.sign(dx || 1), b * unit * Math.sign(dy || 1), c * unit, unit];
}

function boxBall(v) {
  const [c, s] = direction(v.angle), dx = v.px - v.cx, dy = v.py - v.cy, x = c * dx + s * dy, y = c * dy - s * dx;
  const beyond = [Math.max(Math.abs(x) - v.hx, 0), Math.max(Math.abs(y) - v.hy, 0)];
  if (v.angle % 90 !== 0) return { r: Math.hypot(...beyond) };
  if (beyond[0] === 0 && beyond[1] === 0) return { r: 0 };
  const [a, b, length] = pythagorean(...beyond);
  const lx = Math.sign(x || 1) * (a === 0 ? Math.min(Math.abs(x), v.hx) : v.hx + a), ly = Math.sign(y || 1) * (b === 0 ? Math.min(Math.abs(y), v.hy) : v.hy + b);
  return { px: v.cx + c * lx - s * ly, py: v.cy + s * lx + c * ly, r: length };
}

// The point on the rim that is nearest: at a quarter turn, where floats have it.
function boxPoint(v) {
  const [c, s] = direction(v.angle), half = [v.hx, v.hy], dx = v.px - v.cx, dy = v.py - v.cy, local = [c * dx + s * dy, c * dy - s * dx];
  const [x, y] = local.map((each, axis) => Math.min(Math.max(each, -half[axis]), half[axis])), room = [v.hx - Math.abs(x), v.hy - Math.abs(y)];
  const rim = Math.min(...room) > 0 ? (room[0] < room[1] ? [v.hx * Math.sign(x || 1), y] : [x, v.hy * Math.sign(y || 1)]) : [x, y];
  return { px: v.cx + c * rim[0] - s * rim[1], py: v.cy + s * rim[0] + c * rim[1] };
}

// Along the axis on which they reach least far into each other; on the other as well if they are apart there, too.
function boxBox(v) {
  const beyond = [["cx", "hx"], ["cy", "hy"]].map(([c, h]) => ({ c, sum: v[h] + v[`${h}2`], away: v[`${c}2`] - v[c] }));
  const over = ({ sum, away }) => Math.abs(away) - sum, least = Math.max(...beyond.map(over));
  const touching = beyond.filter((each) => over(each) === least || over(each) > 0);
  return Object.fromEntries(touching.map(({ c, sum, away }) => [`${c}2`, v[c] + Math.sign(away || 1) * sum]));
}

// The end is put before the side that the start lies farthest beyond, and the start no nearer to it.
function boxWay(v) {
  const r = v.r ?? 0, axes = [["ax", "bx", "cx", "hx"], ["ay", "by", "cy", "hy"]];
  const over = ([a, , c, h]) => Math.abs(v[a] - v[c]) - v[h];
  const [main, other] = over(axes[0]) >= over(axes[1]) ? axes : [axes[1], axes[0]];
  const [a, b, c, h] = main, side = Math.sign(v[a] - v[c] || 1), contact = v[c] + side * (v[h] + r);
  const start = side * (v[a] - contact) >= 0 ? v[a] : contact + side;
  return { [a]: start, [b]: contact, [other[1]]: Math.min(Math.max(v[other[1]], v[other[2]] - v[other[3]]), v[other[2]] + v[other[3]]) };
}

// Points and sides, which are a start and an end; of a polygon counterclockwise.
const minus = ([x, y], [z, w]) => [x - z, y - w], dot = ([x, y], [z, w]) => x * z + y * w, cross = ([x, y], [z, w]) => x * w - y * z;
const along = ([start, end]) => minus(end, start), lengthOf = (side) => Math.sqrt(dot(along(side), along(side))), outwards = ([start, end]) => [end[1] - start[1], start[0] - end[0]];
const at = ([start, end], share) => start.map((each, axis) => each + share * (end[axis] - each));
const shareOf = (side, point) => Math.min(Math.max(dot(minus(point, side[0]), along(side)) / dot(along(side), along(side)), 0), 1);
const eighths = (number) => Math.round(number * 8) / 8;
const ring = (vertices) => vertices.map((vertex, place) => [vertex, vertices[(place + 1) % vertices.length]]);
const turns = (vertices) => ring(ring(vertices)).map(([one, next]) => cross(along(one), along(next)));

const pointsOf = ({ points }, v) => points.map((names) => names.map((name) => v[name]));
const polygonsOf = (question, v) => questions[question].shapes.filter(({ isPolygon }) => isPolygon).map((shape) => pointsOf(shape, v));
const isConvex = (vertices) => turns(vertices).every((turn) => turn > 0) || turns(vertices).every((turn) => turn < 0);
// Of a segment both ways along it, of a point none.
const sidesOf = (vertices) => ring(vertices.length > 2 && turns(vertices)[0] < 0 ? [...vertices].reverse() : vertices).filter((side) => lengthOf(side) > 0);

// Four binary digits of a length, so that its multiples have few.
function short(number) {
  if (number === 0) return 0;
  const unit = 2 ** (Math.floor(Math.log2(number)) - 3);
  return Math.round(number / unit) * unit;
}

// Directions of whole length, the more the greater n is: [x, y, length].
function* wholeDirections(n) {
  for (let k = 0; k <= n; ++k) for (const x of [1, -1]) for (const y of [1, -1]) yield [x * (n * n - k * k), y * 2 * k * n, n * n + k * k];
}

// The disk away from a vertex in a direction of whole length between the normals of its sides, the nearest to where it is.
function beforeCorner(corner, neighbours, center) {
  const away = minus(center, corner), distance = Math.hypot(...away);
  const isBefore = (direction) => neighbours.every((neighbour) => dot(direction, minus(neighbour, corner)) <= 0);
  for (let n = 8; n <= 1024; n *= 2) {
    const found = [...wholeDirections(n)].filter(isBefore);
    if (found.length === 0) continue;
    const [x, y, length] = found.reduce((best, each) => (dot(each, away) / each[2] > dot(best, away) / best[2] ? each : best));
    const unit = short(distance / length);
    return { px: corner[0] + x * unit, py: corner[1] + y * unit, r: length * unit };
  }
  return { r: distance };
}

// Before a side of whole length, else before the nearer of its ends: the distance from any other side is no float.
function polygonBall(v) {
  const center = [v.px, v.py], sides = sidesOf(polygonsOf("polygon_ball", v)[0]);
  if (sides.every((side) => cross(along(side), minus(center, side[0])) >= 0)) return { r: 0 };
  const distance = (side) => Math.hypot(...minus(center, at(side, shareOf(side, center))));
  const place = sides.reduce((best, side, each) => (distance(side) < distance(sides[best]) ? each : best), 0);
  const side = sides[place], share = shareOf(side, center), length = lengthOf(side);
  if (share > 0 && share < 1 && Number.isInteger(length * 2 ** 20)) {
    const unit = short(distance(side) / length), [x, y] = at(side, eighths(share));
    return { px: x + unit * outwards(side)[0], py: y + unit * outwards(side)[1], r: unit * length };
  }
  const before = sides.at(place - 1), after = sides[(place + 1) % sides.length];
  return share < 0.5 ? beforeCorner(side[0], [before[0], side[1]], center) : beforeCorner(side[1], [side[0], after[1]], center);
}

const moved = ({ points }, v, by) => Object.fromEntries(points.flatMap((names) => names.map((name, axis) => [name, v[name] + by[axis]])));

// Polygons, segments and points: the second moved so that a vertex comes to lie on the side beyond which there is most room, or on which they
// reach least far into each other.
function flush(question, v) {
  const { shapes } = questions[question], both = shapes.map((shape) => pointsOf(shape, v));
  const gaps = both.flatMap((vertices, which) => sidesOf(vertices).map((side) => {
    const over = (vertex) => dot(outwards(side), minus(vertex, side[0])) / lengthOf(side);
    const vertex = both[1 - which].reduce((best, each) => (over(each) < over(best) ? each : best));
    return { over: over(vertex), by: minus(at(side, eighths(shareOf(side, vertex))), vertex).map((each) => (which === 0 ? each : -each)) };
  }));
  const { by } = gaps.reduce((best, each) => (each.over > best.over ? each : best), { over: -Infinity, by: minus(both[0][0], both[1][0]) });
  return moved(shapes[1], v, by);
}

// A point of each, no two of which are nearer unless they cross: a share of the way from the first point to the last.
function nearest(one, other) {
  const shareAt = (points, p) => (points.length > 1 && lengthOf(points) > 0 ? shareOf(points, p) : 0), place = (points, share) => at([points[0], points.at(-1)], share);
  const pairs = [...one.map((p, i) => [i, shareAt(other, p)]), ...other.map((p, i) => [shareAt(one, p), i])];
  const apart = ([share, next]) => Math.hypot(...minus(place(one, share), place(other, next)));
  return pairs.reduce((best, each) => (apart(each) < apart(best) ? each : best));
}

// Balls, segments and capsules: the second put before the first in a Pythagorean direction, as far off as their radii say. A segment that
// would reach beyond its end, or is nearest within, is laid across that direction, so that all of this is in floats.
function beside(question, v) {
  const { shapes } = questions[question], [first, second] = shapes, both = shapes.map((shape) => pointsOf(shape, v)), shares = nearest(...both);
  const reach = shapes.reduce((sum, { radius }) => sum + (radius ? v[radius] : 0), 0), places = both.map((points, which) => at([points[0], points.at(-1)], shares[which]));
  const between = minus(places[1], places[0]), side = minus(both[0].at(-1), both[0][0]), away = [between, [-side[1], side[0]], [1, 0]].find((each) => Math.hypot(...each) > 0);
  const [x, y, length, unit] = pythagorean(...away.map((each) => each * ((reach || Math.hypot(...between)) / Math.hypot(...away)))), across = [-y / unit, x / unit];
  const [one, other] = both.map(([start, end], which) => {
    if (!end) return { points: [start], at: start };
    const share = shares[which], way = minus(end, start), onwards = dot(way, [x, y]) * (which === 0 ? 1 : -1);
    if ((share === 0 && onwards <= 0) || (share === 1 && onwards >= 0)) return { points: [start, end], at: share === 0 ? start : end };
    const steps = eighths(dot(way, across) / dot(across, across)) || 1 / 8, laid = [start, start.map((each, axis) => each + steps * across[axis])];
    return { points: laid, at: at(laid, eighths(share)) };
  });
  const by = [x, y].map((each, axis) => one.at[axis] + each - other.at[axis]), put = (shape, { points }, shift) =>
    Object.fromEntries(shape.points.flatMap((names, place) => names.map((name, axis) => [name, points[place][axis] + shift[axis]])));
  const rest = first.radius ? v[first.radius] : 0, radii = length >= rest ? { [second.radius]: length - rest } : { [first.radius]: 0, [second.radius]: length };
  return { ...put(first, one, [0, 0]), ...put(second, other, by), ...radii };
}

const ways = { box_ball: boxBall, box_point: boxPoint, box_box: boxBox, box_segment: boxWay, box_moving_ball: boxWay, polygon_ball: polygonBall };

// Of the rest it matters only whether there are radii.
const wayOf = (question) => ways[question] ?? ((v) => (questions[question].shapes[1].radius ? beside : flush)(question, v));

/**
 * The values, in eighths but for an angle and for polygons that need finer parts, at a tie; at angles other than quarter turns the nearest
 * there is. Polygons that are not convex stay as they are.
 */
export function snapped(question, values) {
  const inParts = (parts) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === "angle" ? value : Math.round(value * parts) / parts]));
  let near = inParts(8);
  // Finer where that would bend a polygon.
  for (let parts = 64; parts < 2 ** 40 && !polygonsOf(question, near).every(isConvex); parts *= 8) near = inParts(parts);
  if (!polygonsOf(question, near).every(isConvex)) return values;
  for (const name of lengthsOf(question)) near[name] = Math.max(near[name], 0);
  return { ...near, ...wayOf(question)(near) };
}

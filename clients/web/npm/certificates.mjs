// SPDX-License-Identifier: MIT
// Checks verdicts by their certificates in BigInt, without the core: docs/certificates.md says why what it accepts is true.
import { exactAngle, isEnclosed, refuteEnclosed } from "./certificate-angles.mjs";
import {
  add, compare, cross, dot, endText, fraction, fractionOf, hasRoot, isZero, lengthText, max, minus, mul, neg, one, over, radiiText, radiusText,
  read, rootOf, sign, sub, zero,
} from "./certificate-numbers.mjs";
import { BadRequest } from "./bad-request.mjs";

// --- Cores and the three rules. Edges start at the only corner and are at right angles; a polygon has corners alone. ---------------
/** The two cores, and the sum of the radii. */
function shapesOf({ question, form, dim }, row, of) {
  const rest = [...row], take = (count = dim) => rest.splice(0, count);
  let radii = zero;
  const cores = questions[question].shapes.map((name, place) => {
    if (name === "polygon") return { name, corners: Array.from({ length: form.match(/\d/g)[place] }, () => take()), edges: [] };
    if (name === "box") return boxOf(form, dim, take, of);
    const [points, hasRadius] = round[name], [start, ...end] = Array.from({ length: points }, () => take());
    const [radius] = hasRadius ? take(1) : [zero];
    const corner = form.endsWith("ball_corner") ? start.map((x) => add(x, radius)) : start;
    radii = add(radii, radius);
    return { name, corners: [corner], edges: end.map((x) => minus(x, start)) };
  });
  return [...cores, radii];
}

/** How far p is inside of each end of each edge, or of each side of a polygon, times a length; and that length's square. */
function inside({ corners, edges }, p) {
  const shares = edges.map((edge) => [dot(minus(p, corners[0]), edge), dot(edge, edge)]);
  if (corners.length === 1) return shares.flatMap(([share, square]) => [[share, square], [sub(square, share), square]]);
  const sides = corners.map((corner, place) => minus(corners[(place + 1) % corners.length], corner));
  const turn = fraction(BigInt(sign(cross(sides[0], sides[1]))));
  return sides.map((side, place) => [mul(turn, cross(side, minus(p, corners[place]))), dot(side, side)]);
}

/** Where the core does not hold p, by how much. */
function outside(core, p, name) {
  const past = inside(core, p).find(([by]) => sign(by) < 0), way = minus(p, core.corners[0]);
  const beside = core.edges.reduce((left, edge) => sub(left, over(mul(dot(way, edge), dot(way, edge)), dot(edge, edge))), dot(way, way));
  if (!past && (core.corners.length > 1 || sign(beside) === 0)) return "";
  return `${name} lies ${past ? lengthText(mul(past[0], past[0]), past[1]) : lengthText(beside)} outside of the ${core.name}`;
}

const extent = ({ corners, edges }, n) =>
  edges.map((edge) => max(zero, dot(edge, n))).reduce(add, corners.map((corner) => dot(corner, n)).reduce(max));

/** Of cores with the point p in common: whether it is interior to one, or differences on every axis have 0 in their hull. */
function meeting(first, second, p, pairs, dim, rule) {
  const isInterior = (core) => inside(core, p).every(([by]) => sign(by) > 0) && (core.edges.length === dim || core.corners.length > 1);
  if (pairs.length === 0) return isInterior(first) || isInterior(second) ? "" : "the common point is in the interior of neither shape";
  if (rule === "solid" && first.edges.some(isZero)) return "the box is flat, and nothing overlaps it";
  const missing = new Set([..."xyz"].slice(0, dim).flatMap((axis) => [`-${axis}`, `+${axis}`]));
  for (const [a, b] of pairs) {
    const ways = minus(b, a).flatMap((x, axis) => (sign(x) === 0 ? [] : [`${sign(x) < 0 ? "-" : "+"}${"xyz"[axis]}`]));
    const no = outside(first, a, "a first point of around") || outside(second, b, "a second point of around");
    if (no || ways.length !== 1) return no || `a pair of around differs on ${ways.length} axes, and has to on one`;
    missing.delete(ways[0]);
  }
  return missing.size === 0 ? "" : `around has no pair towards ${[...missing][0]}`;
}

function refute(signature, row, verdict, { first: a, second: b, normal: n, radii: given, around }, of) {
  const [first, second, radii] = shapesOf(signature, row, of), { rule } = questions[signature.question], back = n.map(neg);
  const apart = dot(minus(b, a), minus(b, a)), gap = neg(add(extent(second, back), extent(first, n)));
  const reach = mul(radii, radii);
  if (compare(given, radii) !== 0) return radiiText(given, radii);
  const no = outside(first, a, "first") || outside(second, b, "second");
  if (no) return no;
  if (verdict !== "disjoint") {
    const wanted = verdict === "overlapping" && rule === "distance" ? -1 : 0;
    if (compare(apart, reach) !== wanted) return `the points are ${lengthText(apart)} apart, ${radiusText(radii)}`;
    if (rule === "distance" && (verdict === "overlapping" || sign(radii) === 0)) return "";
    if (verdict === "overlapping") return meeting(first, second, a, around, signature.dim, rule);
  }
  if (verdict === "touching" && second.name === "point" && first.edges.some(isZero)) return "";
  if (isZero(n)) return "the normal is zero, and along it nothing lies beyond anything";
  if (verdict === "touching" && rule === "solid" && sign(add(extent(first, n), extent(first, back))) === 0) return "";
  if (sign(gap) >= 0 && compare(mul(gap, gap), mul(reach, dot(n, n))) >= (verdict === "disjoint" ? 1 : 0)) return "";
  return `along the normal the second core begins ${lengthText(mul(gap, gap), dot(n, n))} ${endText(gap)}, ${radiusText(radii)}`;
}

// --- Boxes and rows. --------------------------------------------------------------------------------
const halfExtents = (form, one, two) =>
  two.map((x, axis) => (form.includes("half") ? x : over(form === "lo_hi" ? sub(x, one[axis]) : x, fraction(2n))));

function boxOf(form, dim, take, of) {
  const one = take(), two = take(), half = halfExtents(form, one, two), sides = directions(form, dim, take, of);
  const middle = form.startsWith("center") ? one : one.map((x, axis) => add(x, half[axis]));
  const low = middle.map((x, axis) => sub(x, dot(half, sides.map((side) => side[axis]))));
  return { name: "box", corners: [low], edges: sides.map((side, axis) => side.map((x) => mul(fraction(2n), mul(half[axis], x)))) };
}

/** Of a box's sides, each of length 1. */
function directions(form, dim, take, of) {
  const orientation = form.split("_").at(-1);
  if (orientation === "quaternion") {
    const q = take(4), square = dot(q, q), [x, y, z, w] = q;
    const twice = (p, r, s, t, sense) => mul(fraction(2n), sense > 0 ? add(mul(p, r), mul(s, t)) : sub(mul(p, r), mul(s, t)));
    const diagonal = (own) => [x, y, z].reduce((sum, each) => (each === own ? add : sub)(sum, mul(each, each)), mul(w, w));
    return [[diagonal(x), twice(x, y, w, z, 1), twice(x, z, w, y, -1)], [twice(x, y, w, z, -1), diagonal(y), twice(y, z, w, x, 1)],
      [twice(x, z, w, y, 1), twice(y, z, w, x, -1), diagonal(z)]].map((column) => column.map((each) => over(each, square)));
  }
  if (!["axis", "degrees", "radians"].includes(orientation))
    return Array.from({ length: dim }, (_, i) => Array.from({ length: dim }, (__, j) => (i === j ? one : zero)));
  const axis = take(orientation === "axis" ? 2 : 1);
  const [cos, sin] = orientation === "axis" ? axis.map((x) => mul(rootOf(dot(axis, axis), of), over(x, dot(axis, axis))))
    : exactAngle(form, axis[0], of) ?? [one, zero]; // without one the box is a point
  return [[cos, sin], [neg(sin), cos]];
}

// Of a core that is no box and no polygon: how many points it takes, and whether a radius stands behind them.
const center = "ball's centre", way = "way of the ball's centre", spine = "capsule's segment";
const round = { point: [1, 0], segment: [2, 0], [center]: [1, 1], [spine]: [2, 1], [way]: [2, 1] };
const box = "center_half|lo_hi|corner_size", rotated = "(center_half|corner_size|center_size)_(radians|degrees|axis|quaternion)";
const questions = {
  box_ball: { shapes: ["box", center], rule: "distance", forms: `${box}|corner_size_ball_corner|center_size|${rotated}` },
  ball_ball: { shapes: [center, center], rule: "distance", forms: "center_radius" },
  box_box: { shapes: ["box", "box"], rule: "difference", forms: `${box}|(center_half|corner_size|center_size)_(axis|quaternion)` },
  box_segment: { shapes: ["box", "segment"], rule: "solid", forms: box },
  box_moving_ball: { shapes: ["box", way], rule: "distance", forms: box },
  polygon_ball: { shapes: ["polygon", center], rule: "distance", forms: "vertices[3-8]" },
  polygon_polygon: { shapes: ["polygon", "polygon"], rule: "difference", forms: "vertices[3-8]_[3-8]" },
  box_point: { shapes: ["box", "point"], rule: "difference", forms: `${box}|center_size|${rotated}` },
  segment_ball: { shapes: ["segment", center], rule: "distance", forms: "ends" },
  capsule_ball: { shapes: [spine, center], rule: "distance", forms: "ends_radius" },
  capsule_capsule: { shapes: [spine, spine], rule: "distance", forms: "ends_radius" },
  segment_segment: { shapes: ["segment", "segment"], rule: "difference", forms: "ends" },
  polygon_point: { shapes: ["polygon", "point"], rule: "difference", forms: "vertices[3-8]" },
  polygon_segment: { shapes: ["polygon", "segment"], rule: "difference", forms: "vertices[3-8]" },
};
const orientations = { radians: [2, 1], degrees: [2, 1], axis: [2, 2], quaternion: [3, 4] }; // in which dimension, how many numbers

/** The row in fractions; throws where it is no input of the question. */
function checkedRow({ question, form, dim }, numbers) {
  const refuse = (why) => { throw new BadRequest(why); };
  if (!Object.hasOwn(questions, question))
    refuse(`there is no question ${JSON.stringify(question)}; there are ${Object.keys(questions).join(", ")}`);
  if (typeof form !== "string" || !RegExp(`^(${questions[question].forms})$`).test(form))
    refuse(`${question} has no form ${JSON.stringify(form)}`);
  const isPlane = form.startsWith("vertices") || question === "segment_segment";
  const [needs, more] = orientations[form.split("_").at(-1)] ?? [isPlane ? 2 : dim, 0];
  if (![1, 2, 3].includes(dim) || needs !== dim) refuse(`the form ${form} does not exist in ${dim} dimensions`);
  const row = numbers.map(fractionOf), rest = [...row], counts = form.match(/\d/g) ?? [];
  for (const [place, name] of questions[question].shapes.entries()) {
    const [points, hasRadius] = round[name] ?? [2, 0];
    const size = name === "polygon" ? 2 * counts[place] : points * dim + (name === "box" ? more : hasRadius);
    const own = rest.splice(0, size), corners = own.flatMap((x, at) => (at % 2 ? [] : [[x, own[at + 1]]]));
    if (own.length < size) refuse(`${question} ${form} has more than ${row.length} numbers in ${dim} dimensions`);
    if (name === "box" && halfExtents(form, own.slice(0, dim), own.slice(dim, 2 * dim)).some((x) => sign(x) < 0))
      refuse("the box has a side of negative length");
    if (name === "box" && more > 1 && isZero(own.slice(2 * dim))) refuse("the box's direction is 0");
    if (hasRadius && sign(own.at(-1)) < 0) refuse("the radius is negative");
    if (name === "polygon" && corners.some((corner) => inside({ corners, edges: [] }, corner).filter(([by]) => sign(by) <= 0).length !== 2))
      refuse("the polygon is not strictly convex");
  }
  if (rest.length > 0) refuse(`${question} ${form} has fewer than ${row.length} numbers in ${dim} dimensions`);
  return row;
}

function proofOf(written, dim, of, takesBounds) {
  const keys = Object.keys(written ?? {}).filter((key) => key !== "around");
  if (keys.sort().join() !== "first,normal,radii,second")
    throw new BadRequest(`a certificate has first, second, normal, radii and at times around, and not ${keys.join(", ")}`);
  const point = (numbers, name) => {
    if (!Array.isArray(numbers) || numbers.length !== dim) throw new BadRequest(`${name} has ${numbers?.length} numbers, and needs ${dim}`);
    return numbers.map((x) => read(x, of, takesBounds));
  };
  const around = written.around ?? [];
  if (!Array.isArray(around) || around.some((pair) => !Array.isArray(pair) || pair.length !== 2))
    throw new BadRequest("around is a list of pairs of points");
  return { first: point(written.first, "first"), second: point(written.second, "second"), normal: point(written.normal, "normal"),
    radii: read(written.radii, of, takesBounds), around: around.map((pair) => pair.map((each) => point(each, "around"))) };
}

/** Empty if the certificate proves the verdict about the row; else which rule fails and by how much. Throws BadRequest of bad input. */
export function refutation({ question = "box_ball", form, dim = 2, numbers, verdict, certificate }) {
  const signature = { question, form, dim }, of = [], row = checkedRow(signature, numbers);
  if (!["disjoint", "touching", "overlapping"].includes(verdict))
    throw new BadRequest(`there is no verdict '${verdict}'; disjoint, touching and overlapping are`);
  const enclosed = isEnclosed(form, row), proof = proofOf(certificate, dim, of, enclosed);
  if (proof.around.length > 0 && (verdict !== "overlapping" || questions[question].rule === "distance"))
    return "around proves that shapes without a radius overlap, and nothing else";
  if (!enclosed) return refute(signature, row, verdict, proof, of);
  if ([proof.first, proof.second, proof.normal, [proof.radii]].flat().some(hasRoot))
    return "a root stands where the angle is no multiple of 30 or 45 degrees";
  return refuteEnclosed(questions[question], form, row, verdict, proof);
}

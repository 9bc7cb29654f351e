// SPDX-License-Identifier: MIT
// Boxes at an angle: exact at multiples of 30 and 45 degrees, else with cosine and sine enclosed ever more closely.
import {
  add, approximate, compare, dot, endText, fraction, isZero, lengthText, max, minus, mul, neg, one, over, radiiText, radiusText, rootOf, sign,
  sub, textOf, zero,
} from "./certificate-numbers.mjs";

const half = fraction(1n, 2n);
const least = (x, y) => (compare(x, y) < 0 ? x : y);
const floor = ({ n: [p], d: q }) => (p - (((p % q) + q) % q)) / q;

/** Nothing where it is no root. */
function cosine(degrees, of) {
  const turn = fraction(360n), rest = sub(degrees, mul(turn, fraction(floor(over(add(degrees, fraction(180n)), turn)))));
  const angle = sign(rest) < 0 ? neg(rest) : rest; // at most 180
  if (compare(angle, fraction(90n)) > 0) {
    const other = cosine(sub(fraction(180n), angle), of);
    return other && neg(other);
  }
  const halfRoot = (n) => mul(half, rootOf(fraction(n), of));
  return { 0: () => one, 30: () => halfRoot(3n), 45: () => halfRoot(2n), 60: () => half, 90: () => zero }[textOf(angle)]?.();
}

/** Cosine and sine; nothing where they are to be enclosed. */
export function exactAngle(form, angle, of) {
  if (form.endsWith("radians")) return sign(angle) === 0 ? [one, zero] : undefined;
  const pair = [cosine(angle, of), cosine(sub(angle, fraction(90n)), of)];
  return pair[0] && pair;
}

/** Of a box that is no point. At any angle a point is the same. */
export const isEnclosed = (form, row) =>
  /(degrees|radians)$/.test(form) && !exactAngle(form, row[4], []) && (sign(row[2]) !== 0 || sign(row[3]) !== 0);

/** 2^bits pi, off by less than 2^25: pi = 16 atan(1/5) - 4 atan(1/239) (Machin, 1706), where each quotient loses less than 1. */
function pi(bits) {
  const arctangent = (k) => {
    let sum = 0n;
    for (let power = (1n << bits) / k, odd = 1n; power > 0n; power /= k * k, odd += 2n)
      sum += odd % 4n === 1n ? power / odd : -(power / odd);
    return sum;
  };
  return 16n * arctangent(5n) - 4n * arctangent(239n);
}

/** Cosine and sine, each between two fractions that are less than 2^-bits apart. */
function enclosed(form, angle, bits) {
  const size = BigInt(floor(sign(angle) < 0 ? neg(angle) : angle).toString(2).length), wide = bits + 64n + size;
  const unit = fraction(1n << wide), circle = fraction(pi(wide)), inDegrees = form.endsWith("degrees");
  const quarters = floor(add(half, inDegrees ? over(angle, fraction(90n)) : over(mul(mul(angle, fraction(2n)), unit), circle)));
  const x = floor(inDegrees ? over(mul(sub(angle, fraction(90n * quarters)), circle), fraction(180n))
    : sub(mul(angle, unit), mul(fraction(quarters), mul(circle, half))));
  // x is within 2^(wide - bits - 38) of the rest of the angle times 2^wide, and at most 0.8 times 2^wide. A term of Taylor's series is off
  // by at most 4, and there are fewer than `wide`.
  let sums = [0n, 0n], term = 1n << wide;
  for (let k = 0; term !== 0n;) {
    sums[k % 2] += k % 4 < 2 ? term : -term;
    term = ((term * x) / (1n << wide)) / BigInt(++k);
  }
  for (let turn = ((quarters % 4n) + 4n) % 4n; turn > 0n; --turn) sums = [-sums[1], sums[0]];
  const off = 1n << (wide - bits - 32n);
  return sums.map((value) => [fraction(value - off, 1n << wide), fraction(value + off, 1n << wide)]);
}

// Between two fractions each.
const plus = (x, y) => [add(x[0], y[0]), add(x[1], y[1])];
const times = (factor, x) => (sign(factor) < 0 ? [x[1], x[0]] : x).map((end) => mul(factor, end));
const magnitude = ([lo, hi]) => [max(zero, max(lo, neg(hi))), max(hi, neg(lo))];
const squares = (legs, end) => dot(legs.map((leg) => leg[end]), legs.map((leg) => leg[end]));

/**
 * Of a box whose point is meant as the nearest that it has, and a ball or a point. A tie is a point in the box (docs/why/rotated.md); by
 * difference in a flat one, for none lies on the rim of a box that has an interior.
 */
export function refuteEnclosed({ shapes, rule }, form, row, verdict, { first: a, second: b, normal: n, radii }) {
  const [one_, two, [angle], p, [radius = zero]] = [row.slice(0, 2), row.slice(2, 4), row.slice(4, 5), row.slice(5, 7), row.slice(7)];
  const halves = two.map((x) => (form.includes("half") ? x : mul(x, half)));
  const center = form.startsWith("center") ? one_ : one_.map((x, axis) => add(x, halves[axis]));
  const way = minus(p, center), reach = mul(radius, radius), isPoint = (q) => isZero(minus(p, q)), isFlat = halves.some((x) => sign(x) === 0);
  const isOverlap = verdict === "overlapping", meetsInPoints = verdict === "touching" || (isOverlap && rule === "difference");
  if (compare(radii, radius) !== 0) return radiiText(radii, radius);
  if (!isPoint(b)) return `second lies ${lengthText(dot(minus(p, b), minus(p, b)))} outside of the ${shapes[1]}`;
  if (verdict === "touching" && sign(radius) !== 0)
    return "a box of some size at an angle that is no multiple of 30 or 45 degrees touches no ball of some radius";
  if (meetsInPoints && !isPoint(a)) return `the points are ${lengthText(dot(minus(p, a), minus(p, a)))} apart, ${radiusText(radius)}`;
  const isRim = verdict === "touching" && rule === "difference" && !isFlat, neither = "the common point is in the interior of neither shape";
  if (isRim && !isZero(n)) return "no point lies on the rim of a box with an interior at an angle that is no multiple of 30 or 45 degrees";
  if (isOverlap && rule === "difference" && isFlat) return neither;
  if ((isRim || verdict === "disjoint") && isZero(n)) return "the normal is zero, and along it nothing lies beyond anything";
  for (let bits = 128n; bits <= 16384n; bits *= 2n) {
    const [cos, sin] = enclosed(form, angle, bits);
    const along = (v) => [plus(times(v[0], cos), times(v[1], sin)), plus(times(v[1], cos), times(neg(v[0]), sin))];
    if (verdict === "disjoint") {
      const sizes = along(n).map((x, axis) => times(halves[axis], magnitude(x))), reached = mul(reach, dot(n, n));
      const [lo, hi] = [1, 0].map((end) => sub(dot(n, way), add(sizes[0][end], sizes[1][end])));
      if (sign(lo) > 0 && compare(mul(lo, lo), reached) > 0) return "";
      if (sign(hi) <= 0 || compare(mul(hi, hi), reached) <= 0)
        return `along the normal the second core begins ${approximate(mul(hi, hi), dot(n, n))} ${endText(hi)}, ${radiusText(radius)}`;
    } else if (meetsInPoints) {
      const past = along(way).map((x, axis) => magnitude(x).map((end) => sub(end, halves[axis])));
      if (past.every(([, hi]) => sign(hi) < (isOverlap ? 0 : 1))) return "";
      const [by] = past.find(([lo]) => sign(lo) > 0) ?? [];
      if (by) return isOverlap ? neither : `first lies ${approximate(mul(by, by), one)} outside of the box`;
    } else {
      const near = along(minus(a, center)).map((x, axis) => x.map((end) => max(neg(halves[axis]), least(halves[axis], end))));
      const legs = along(way).map((x, axis) => magnitude(plus(x, times(fraction(-1n), near[axis]))));
      const [lo, hi] = [0, 1].map((end) => squares(legs, end));
      if (compare(hi, reach) < 0) return "";
      if (compare(lo, reach) >= 0) return `the points are ${approximate(lo, one)} apart, ${radiusText(radius)}`;
    }
  }
  return "cosine and sine of 16384 bits do not tell it from a tie";
}

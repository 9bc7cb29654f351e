// SPDX-License-Identifier: MIT
// Arithmetic in floats or in doubles, and the right answer in it, in the pieces that mutants replace: what impl/mutants/axis_aligned.hpp
// and rotated.hpp are to the mutants in C++. A float's sum, product, quotient or root is that of doubles, rounded once more.

// As C++ has them, so that a NaN goes the same way.
export const greater = (x, y) => (x < y ? y : x);
export const lesser = (x, y) => (y < x ? y : x);
export const clamped = (x, lo, hi) => (x < lo ? lo : hi < x ? hi : x);

/** To the nearest integer, ties to even. */
export const nearest = (x) => (Math.abs(x) < 2 ** 52 ? Math.sign(x) * (Math.abs(x) + 2 ** 52 - 2 ** 52) : x);

/** x as C's remainder(x, y), without rounding; y > 0. */
export function remainder(x, y) {
  const rest = x % y, isOdd = Math.abs(x % (2 * y)) >= y, twice = 2 * Math.abs(rest);
  return twice > y || (twice === y && isOdd) ? rest - Math.sign(rest) * y : rest;
}

/** The number with `bits` significant bits, by `round`. */
export function withBits(x, bits, round = nearest) {
  if (x === 0 || !Number.isFinite(x)) return x;
  const exponent = ((new Uint32Array(new Float64Array([x]).buffer)[1] >>> 20) & 0x7ff) - 1022;
  const scale = 2 ** (bits - exponent);
  return round(x * scale) / scale;
}

/**
 * C's hypot in doubles, bit by bit as glibc's: the rounded root, less what its square is too large by (Borges, An Improved Algorithm for
 * hypot(a,b), 2019), of numbers brought where squares neither overflow nor vanish.
 */
export function hypot(x, y) {
  const most = greater(Math.abs(x), Math.abs(y)), scale = most > 2 ** 500 ? 2 ** -600 : most < 2 ** -400 ? 2 ** 600 : 1;
  const long = most * scale, short = lesser(Math.abs(x), Math.abs(y)) * scale, root = Math.sqrt(long * long + short * short);
  if (root === 0) return 0;
  const overShort = root - short, overLong = root - long;
  const correction = root <= 2 * short
    ? long * (2 * overShort - long) + (overShort - 2 * (long - short)) * overShort
    : 2 * overLong * (long - 2 * short) + ((4 * overLong - short) * short + overLong * overLong);
  return (root - correction / (2 * root)) / scale;
}

/**
 * Every operation rounded by f, on numbers and on vectors. The shapes are as shapesOf (shapes.mjs) reads them: of a box c and h, lo and hi,
 * or x and w; of a ball p and r.
 */
export function arithmetic(f) {
  const one = (op) => (x) => (Array.isArray(x) ? x.map((each) => f(op(each))) : f(op(x)));
  const two = (op) => (x, y) => {
    if (Array.isArray(x)) return Array.isArray(y) ? x.map((each, i) => f(op(each, y[i]))) : x.map((each) => f(op(each, y)));
    return Array.isArray(y) ? y.map((each) => f(op(x, each))) : f(op(x, y));
  };
  const add = two((x, y) => x + y), sub = two((x, y) => x - y), mul = two((x, y) => x * y), div = two((x, y) => x / y);
  const max = two(greater), min = two(lesser), abs = one(Math.abs), root = one(Math.sqrt), positive = one((x) => greater(x, 0));
  const sum = (vector) => vector.reduce(add), square = (x) => mul(x, x), sumSq = (vector) => sum(square(vector)), length = (vector) => root(sumSq(vector));

  const offset = ({ c, p }) => sub(p, c);
  const signed = ({ c, h, p }) => sub(abs(sub(p, c)), h);
  const overSides = (lo, hi, p) => positive(max(sub(lo, p), sub(p, hi)));
  const over = (s) => (s.h ? positive(signed(s)) : s.lo ? overSides(s.lo, s.hi, s.p) : overSides(s.x, add(s.x, s.w), s.p));
  const distSq = (s) => sumSq(over(s)), dist = (s) => root(distSq(s));
  const closed = (s) => distSq(s) <= square(s.r), open = (s) => distSq(s) < square(s.r);
  const outside = (s) => over(s).filter((each) => each > 0).length;
  const reachesSquare = (s) => over(s).every((each) => each <= s.r);
  const farthestSq = ({ c, h, p }) => sumSq(add(abs(sub(p, c)), h));
  const nearestCornerSq = ({ lo, hi, p }) => sumSq(min(abs(sub(p, lo)), abs(sub(p, hi))));
  /** A box by corner and extents by its centre. */
  const centered = (s) => ({ ...s, h: div(s.w, 2), c: add(s.x, div(s.w, 2)) });

  const lengthOfAxis = ([x, y]) => (f === Math.fround ? f(Math.sqrt(x * x + y * y)) : hypot(x, y));
  const rotationOf = (turn) => div(turn, (turn.length === 2 ? lengthOfAxis : length)(turn));
  const rotated = (v, [x, y, z, w]) => {
    const inner = [add(sub(mul(y, v[2]), mul(z, v[1])), mul(w, v[0])), add(sub(mul(z, v[0]), mul(x, v[2])), mul(w, v[1])),
      add(sub(mul(x, v[1]), mul(y, v[0])), mul(w, v[2]))];
    const cross = [sub(mul(y, inner[2]), mul(z, inner[1])), sub(mul(z, inner[0]), mul(x, inner[2])), sub(mul(x, inner[1]), mul(y, inner[0]))];
    return add(v, mul(2, cross));
  };
  /** A direction in the frame that cosine and sine, or a unit quaternion, turn to. */
  const intoFrame = (v, turn) =>
    turn.length === 2 ? [add(mul(turn[0], v[0]), mul(turn[1], v[1])), sub(mul(turn[0], v[1]), mul(turn[1], v[0]))] : rotated(v, [-turn[0], -turn[1], -turn[2], turn[3]]);
  const reaches = (local, h, r) => sumSq(positive(sub(abs(local), h))) <= square(r);
  const hitsRotated = (s, turn) => reaches(intoFrame(offset(s), turn), s.h, s.r);
  const local = (s) => intoFrame(offset(s), rotationOf(s.turn));

  return { f, add, sub, mul, div, max, min, abs, root, positive, sum, square, sumSq, length, offset, signed, over, distSq, dist, closed, open, outside,
    reachesSquare, farthestSq, nearestCornerSq, centered, rotationOf, rotated, intoFrame, reaches, hitsRotated, local };
}

/** In doubles, for what leaves them unrounded. */
export const wide = arithmetic((x) => x);
/** In floats, for what casts doubles to them. */
export const narrow = arithmetic(Math.fround);

// SPDX-License-Identifier: MIT
// Exact numbers in BigInt: fractions, and sums of fractions times square roots, whose signs are decided by squaring.
import { BadRequest } from "./bad-request.mjs";

/** The sum over masks of n[mask] times the roots that the mask names, over d. `of` has what is under the roots. */
const make = (n, d, of = []) => ({ n, d, of });
const longer = (x, y) => (x.n.length > y.n.length ? x : y);

/** The product of the numbers under the roots of a mask. */
const under = (mask, of) => of.reduce((product, number, place) => ((mask >> place) & 1 ? product * number : product), 1n);

/** p / q; q is not 0. */
export const fraction = (p, q = 1n) => make([q < 0n ? -p : p], q < 0n ? -q : q);
export const zero = fraction(0n), one = fraction(1n);

export function add(x, y) {
  const [a, b] = x.d === y.d ? [1n, 1n] : [y.d, x.d];
  return make(longer(x, y).n.map((_, mask) => (x.n[mask] ?? 0n) * a + (y.n[mask] ?? 0n) * b), x.d * a, longer(x, y).of);
}
export const neg = (x) => make(x.n.map((each) => -each), x.d, x.of);
export const sub = (x, y) => add(x, neg(y));
export function mul(x, y) {
  const { n: { length }, of } = longer(x, y);
  const n = Array(length).fill(0n);
  x.n.forEach((a, i) => y.n.forEach((b, j) => {
    n[i ^ j] += a * b * under(i & j, of);
  }));
  return make(n, x.d * y.d, of);
}
/** x / y of a y without roots; 0 where y is 0. */
export const over = (x, y) => (y.n[0] === 0n ? zero : mul(x, fraction(y.d, y.n[0])));

/** With r the last root x is a + b r; where a and b have unlike signs, the greater of a^2 and b^2 r^2 decides. */
export function sign({ n, d, of }) {
  if (n.length === 1) return n[0] > 0n ? 1 : n[0] < 0n ? -1 : 0;
  const a = make(n.slice(0, n.length / 2), d, of), b = make(n.slice(n.length / 2), d, of);
  const s = sign(a), t = sign(b);
  if (t === 0 || s === t) return s;
  return s === 0 ? t : s * sign(sub(mul(a, a), mul(fraction(of[Math.log2(n.length) - 1]), mul(b, b))));
}
export const compare = (x, y) => sign(sub(x, y));
export const max = (x, y) => (compare(x, y) < 0 ? y : x);
export const dot = (p, q) => p.map((x, axis) => mul(x, q[axis])).reduce(add);
export const cross = (p, q) => sub(mul(p[0], q[1]), mul(p[1], q[0]));
export const isZero = (p) => p.every((x) => sign(x) === 0);
export const minus = (p, q) => p.map((x, axis) => sub(x, q[axis]));

const mostRoots = 4;

/** sqrt(p / q) = sqrt(p q) / q. `of` has the numbers whose roots the case has, and gets one more if this is new. */
export function rootOf({ n: [p], d: q }, of) {
  if (floorRoot(p * q) ** 2n === p * q) return fraction(floorRoot(p * q), q);
  if (!of.includes(p * q)) of.push(p * q);
  if (of.length > mostRoots) throw new BadRequest("more than four roots in one certificate");
  const n = Array(2 ** of.length).fill(0n);
  n[2 ** of.indexOf(p * q)] = 1n;
  return make(n, q, of);
}

/** The largest whole number whose square is no more. */
export function floorRoot(x) {
  if (x < 2n) return x;
  let root = 1n << BigInt((x.toString(2).length + 1) >> 1);
  for (let next = (root + x / root) >> 1n; next < root; next = (root + x / root) >> 1n) root = next;
  return root;
}

/** The double as it is, exactly. */
export function fractionOf(double) {
  if (!Number.isFinite(double)) throw new BadRequest("a number of the row is not finite");
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  const bits = view.getBigUint64(0), biased = Number((bits >> 52n) & 0x7ffn);
  const whole = (bits & 0xfffffffffffffn) | (biased ? 1n << 52n : 0n), exponent = (biased || 1) - 1075;
  const twos = exponent < 0 ? BigInt(Math.min(-exponent, (whole.toString(2).match(/0*$/) ?? [""])[0].length)) : 0n;
  const p = double < 0 ? -(whole >> twos) : whole >> twos;
  return exponent < 0 ? fraction(p, whole ? 1n << (BigInt(-exponent) - twos) : 1n) : fraction(p << BigInt(exponent));
}

const texts = { whole: /^-?[0-9]+(\/0*[1-9][0-9]*)?$/, none: /^-?[0-9]+\/0+$/ };
const hasKeys = (x, ...keys) => typeof x === "object" && x !== null && Object.keys(x).sort().join() === keys.sort().join();

/** A number as a certificate has it written; of lo and hi, which only angles have, the middle. */
export function read(x, of, takesBounds) {
  if (typeof x === "string" && texts.whole.test(x)) return fraction(...x.split("/").map(BigInt));
  if (typeof x === "string" && texts.none.test(x)) throw new BadRequest(`'${x}' has the denominator 0`);
  if (hasKeys(x, "root", "a", "b")) {
    const number = typeof x.root === "string" ? read(x.root, of) : zero;
    if (sign(number) <= 0) throw new BadRequest(`a root is of a number above 0, and here of ${JSON.stringify(x.root)}`);
    return add(mul(rootOf(number, of), read(x.b, of)), read(x.a, of));
  }
  if (hasKeys(x, "lo", "hi")) {
    if (!takesBounds) throw new BadRequest("an enclosure proves nothing where every number is exact");
    const [lo, hi] = [read(x.lo, of), read(x.hi, of)];
    if (compare(lo, hi) > 0) throw new BadRequest(`lo is above hi in ${JSON.stringify(x)}`);
    return over(add(lo, hi), fraction(2n));
  }
  throw new BadRequest(`${JSON.stringify(x)} is no fraction; write p/q or p in whole numbers, root with a and b, or of an angle lo and hi`);
}

export const hasRoot = ({ n }) => n.slice(1).some((each) => each !== 0n);

/** p/q in lowest terms. */
export function textOf({ n: [p], d: q }) {
  let [a, b] = [p < 0n ? -p : p, q];
  while (b) [a, b] = [b, a % b];
  return q / a === 1n ? `${p / a}` : `${p / a}/${q / a}`;
}

const mostDigits = 72;

/** The root of square / below: exactly where both are fractions that do not take long to read. */
export function lengthText(square, below = one) {
  if (hasRoot(square) || hasRoot(below)) return approximate(square, below);
  const ratio = over(fraction(square.n[0], square.d), below), whole = textOf(ratio);
  const [p, q = 1n] = whole.split("/").map(BigInt);
  const root = fraction(floorRoot(p), floorRoot(q));
  const exactly = root.n[0] ** 2n === p && root.d ** 2n === q ? textOf(root) : `sqrt(${whole})`;
  return exactly.length <= mostDigits ? exactly : approximate(square, below);
}

export const radiusText = (radii) => `the radius is ${lengthText(mul(radii, radii))}`;
export const endText = (gap) => `${sign(gap) < 0 ? "before" : "beyond"} the first one's end`;
export function radiiText(given, radii) {
  const off = sub(given, radii);
  return `radii is ${lengthText(mul(off, off))} too ${sign(off) > 0 ? "large" : "small"} for the row's ${lengthText(mul(radii, radii))}`;
}

/** The root of square / below to six digits. */
export function approximate(square, below) {
  const bits = 1200n;
  const value = ({ n, of }, d) => d * n.map((each, mask) => each * floorRoot(under(mask, of) << (2n * bits))).reduce((a, b) => a + b);
  const ratio = (value(square, below.d) << (2n * bits)) / (value(below, square.d) || 1n), scaled = floorRoot(ratio < 0n ? -ratio : ratio);
  const digits = 64n, shift = BigInt(scaled.toString(2).length) > digits ? BigInt(scaled.toString(2).length) - digits : 0n;
  const power = Number(shift - bits) / 2; // half of it at a time, for the whole may be less than the least double
  return `about ${Number((Number(scaled >> shift) * 2 ** Math.floor(power) * 2 ** Math.ceil(power)).toPrecision(6))}`;
}

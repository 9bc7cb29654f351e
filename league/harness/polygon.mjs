// SPDX-License-Identifier: MIT
// Reads polygons from the numbers of a line, and the way round that a library asks for.

// A double times 2^1074, which is whole: so the way round is told without rounding, of needles too.
function whole(number) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  const bits = view.getBigUint64(0), exponent = bits >> 52n & 0x7ffn, fraction = bits & 0xfffffffffffffn;
  const size = exponent === 0n ? fraction : (fraction | 1n << 52n) << exponent - 1n;
  return bits >> 63n ? -size : size;
}

// Points of `count` vertices that begin at number `from`.
export const read = (numbers, from, count) =>
  Array.from({ length: count }, (_, i) => ({ x: numbers[from + 2 * i], y: numbers[from + 2 * i + 1] }));

// The same points with x to the right and y upward counter-clockwise; they are strictly convex, so any three of them tell.
export function counterclockwise(points) {
  const [a, b, c] = points.map(({ x, y }) => ({ x: whole(x), y: whole(y) }));
  return (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x) ? [...points] : [...points].reverse();
}

export const clockwise = points => counterclockwise(points).reverse();

// vertices4 and a ball, vertices3_4: what all adapters of polygons are asked.
export const withBall = (meet, order = points => points) => (...n) => meet(order(read(n, 0, 4)), n[8], n[9], n[10]);
export const two = (meet, order = points => points) => (...n) => meet(order(read(n, 0, 3)), order(read(n, 6, 4)));

// vertices4 and a point, or a segment; vertices3 and a point.
export const withPoint = (contains, order = points => points) => (...n) => contains(order(read(n, 0, 4)), n[8], n[9]);
export const withSegment = (meet, order = points => points) => (...n) => meet(order(read(n, 0, 4)), n[8], n[9], n[10], n[11]);
export const triangle = (contains, order = points => points) => (...n) => contains(order(read(n, 0, 3)), n[6], n[7]);

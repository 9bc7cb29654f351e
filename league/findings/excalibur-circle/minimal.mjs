// SPDX-License-Identifier: MIT
globalThis.window = globalThis;
globalThis.document = { createElement: () => ({ getContext: () => ({}), style: {} }), addEventListener() {} };
globalThis.addEventListener = () => {};
const { CircleCollider, PolygonCollider, Vector } = await import('excalibur');

// A triangle with a corner at (0, 0), and circles about (4, 6), to which that corner is the nearest point.
const points = [[0, 0], [-6, 2], [11, -19]].map(([x, y]) => new Vector(x, y));
for (const radius of [7.3, 7.1, 7, 6.9, 6.8]) {
  const circle = new CircleCollider({ radius, offset: new Vector(4, 6) });
  console.log(`radius ${radius}: ${circle.collide(new PolygonCollider({ points })).length} contacts`);
}

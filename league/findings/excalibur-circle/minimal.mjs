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

// A rectangle half a billion long and 0.75 high, and circles beside its upper left corner, sqrt(2) away.
const width = 494927872;
const corners = [[-width, 0], [0, 0], [0, 0.75], [-width, 0.75]].map(([x, y]) => new Vector(x, y));
for (const radius of [1.42, 1.375, 1]) {
  const circle = new CircleCollider({ radius, offset: new Vector(-width - 1, 1.75) });
  console.log(`long rectangle, radius ${radius}: ${circle.collide(new PolygonCollider({ points: corners })).length} contacts`);
}

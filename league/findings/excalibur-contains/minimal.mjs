// SPDX-License-Identifier: MIT
globalThis.window = globalThis;
globalThis.document = { createElement: () => ({ getContext: () => ({}), style: {} }), addEventListener() {} };
globalThis.addEventListener = () => {};
const { PolygonCollider, Vector } = await import('excalibur');

// A quadrilateral whose leftmost vertex is (0, 0), and points to the left of it.
const points = [[0, 0], [4, -1], [5, 3], [1, 4]].map(([x, y]) => new Vector(x, y));
for (const y of [-0.125, 0, 0.125]) console.log(`(-3, ${y}): ${new PolygonCollider({ points }).contains(new Vector(-3, y))}`);

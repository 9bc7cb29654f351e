// SPDX-License-Identifier: MIT
globalThis.window = globalThis; // it was written for browsers
globalThis.addEventListener = () => {};
globalThis.document = { addEventListener() {}, readyState: 'loading', createElement: () => ({ getContext: () => null, style: {} }) };
const { Rect } = await import('melonjs');

// 10 x 10, with the corner at (-10, 0) and beside it.
for (const x of [-11, -10, -9]) {
  const rect = new Rect(x, 0, 10, 10);
  console.log(`x from ${x} to ${x + 10}: right ${rect.right}, contains (5, 5): ${rect.contains(5, 5)}`);
}

// SPDX-License-Identifier: MIT
// Kontra: collides() of two Sprites, each at its upper left corner; one with a radius is a circle.
globalThis.window ??= {};
globalThis.document ??= { addEventListener() {} };
const { collides, Sprite } = await import('./node_modules/kontra/kontra.mjs');

export const rectCircle = (x, y, w, h, bx, by, r) =>
  collides(Sprite({ x, y, width: w, height: h }), Sprite({ x: bx, y: by, radius: r }));

export const rectangles = (x, y, w, h, x2, y2, w2, h2) =>
  collides(Sprite({ x, y, width: w, height: h }), Sprite({ x: x2, y: y2, width: w2, height: h2 }));

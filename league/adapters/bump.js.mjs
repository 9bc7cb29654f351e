// SPDX-License-Identifier: MIT
// Bump: sprites as Pixi has them, at the corner of their square for an anchor of zero; a `circular` one has a radius.
import Bump from 'bump.js';

const tests = new Bump({ ParticleContainer: Object, Sprite: Object });
const sprite = (x, y, width, height, more) => ({ x, y, width, height, anchor: { x: 0, y: 0 }, ...more });

export const hitTestCircleRectangle = (x, y, w, h, bx, by, r) =>
  tests.hitTestCircleRectangle(sprite(bx, by, 2 * r, 2 * r, { circular: true, diameter: 2 * r, radius: r }), sprite(x, y, w, h));

export const hitTestRectangle = (x, y, w, h, x2, y2, w2, h2) => tests.hitTestRectangle(sprite(x, y, w, h), sprite(x2, y2, w2, h2));

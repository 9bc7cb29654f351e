// SPDX-License-Identifier: MIT
// matter-js: bodies made by Bodies.rectangle (centre, sizes) and Bodies.circle, which is a polygon; Collision.collides decides.
import Matter from 'matter-js';

export function collides(cx, cy, w, h, px, py, r) {
  return Matter.Collision.collides(Matter.Bodies.rectangle(cx, cy, w, h), Matter.Bodies.circle(px, py, r)) !== null;
}

// SPDX-License-Identifier: MIT
// detect-collisions: a Box at a corner (or its centre) with width and height, rotated by radians about it; a Circle; both inserted into a System.
import { createRequire } from 'node:module';
import { two, withBall } from './polygon.mjs';

const { System } = createRequire(import.meta.url)('detect-collisions');
const system = new System();

function collide(box, px, py, r) {
  const circle = system.createCircle({ x: px, y: py }, r);
  const hit = system.checkCollision(box, circle);
  system.remove(box);
  system.remove(circle);
  return hit;
}

export const checkCollision = (x, y, w, h, px, py, r) => collide(system.createBox({ x, y }, w, h), px, py, r);
export const checkRotated = (cx, cy, w, h, angle, px, py, r) =>
  collide(system.createBox({ x: cx, y: cy }, w, h, { isCentered: true, angle }), px, py, r);

function meet(one, other) {
  const hit = system.checkCollision(one, other);
  system.remove(one);
  system.remove(other);
  return hit;
}

// The constructor puts vertices in the order that it needs.
const polygon = points => system.createPolygon({ x: 0, y: 0 }, points);
export const polygonCircle = withBall((points, px, py, r) => meet(polygon(points), system.createCircle({ x: px, y: py }, r)));
export const polygons = two((one, other) => meet(polygon(one), polygon(other)));

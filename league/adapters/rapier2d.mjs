// SPDX-License-Identifier: MIT
// Rapier 2-D (f32): a Cuboid by half extents, rotated by radians, and a Ball; Shape.intersectsShape.
import RAPIER from '@dimforge/rapier2d-compat';

export const ready = RAPIER.init();

export function rotated(cx, cy, hx, hy, angle, px, py, r) {
  const box = new RAPIER.Cuboid(hx, hy), ball = new RAPIER.Ball(r);
  return box.intersectsShape({ x: cx, y: cy }, angle, ball, { x: px, y: py }, 0);
}

export const axisAligned = (cx, cy, hx, hy, px, py, r) => rotated(cx, cy, hx, hy, 0, px, py, r);

export const balls = (px, py, r, qx, qy, s) => new RAPIER.Ball(r).intersectsShape({ x: px, y: py }, 0, new RAPIER.Ball(s), { x: qx, y: qy }, 0);
export const cuboids = (cx, cy, hx, hy, cx2, cy2, hx2, hy2) =>
  new RAPIER.Cuboid(hx, hy).intersectsShape({ x: cx, y: cy }, 0, new RAPIER.Cuboid(hx2, hy2), { x: cx2, y: cy2 }, 0);

// A ray of any direction asked for up to 1 time it, solid; a point, which has no direction, is asked of containsPoint.
export function castRay(cx, cy, hx, hy, ax, ay, bx, by) {
  const box = new RAPIER.Cuboid(hx, hy), a = { x: ax, y: ay }, way = { x: Math.fround(bx - ax), y: Math.fround(by - ay) };
  if (ax === bx && ay === by) return box.containsPoint({ x: cx, y: cy }, 0, a);
  return box.intersectsRay(new RAPIER.Ray(a, way), { x: cx, y: cy }, 0, 1);
}

// From a to b at a speed of 1, stopping at a hit from the start as well; a ball at rest is asked of intersectsShape.
export function castShape(cx, cy, hx, hy, ax, ay, bx, by, r) {
  const box = new RAPIER.Cuboid(hx, hy), ball = new RAPIER.Ball(r), c = { x: cx, y: cy }, a = { x: ax, y: ay };
  if (ax === bx && ay === by) return ball.intersectsShape(a, 0, box, c, 0);
  const length = Math.hypot(bx - ax, by - ay), way = { x: (bx - ax) / length, y: (by - ay) / length };
  return ball.castShape(a, 0, way, box, c, 0, { x: 0, y: 0 }, 0, length, true) !== null;
}

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

export const containsPoint = (cx, cy, hx, hy, px, py) => new RAPIER.Cuboid(hx, hy).containsPoint({ x: cx, y: cy }, 0, { x: px, y: py });
export const rotatedPoint = (cx, cy, hx, hy, angle, px, py) => new RAPIER.Cuboid(hx, hy).containsPoint({ x: cx, y: cy }, angle, { x: px, y: py });
const origin = { x: 0, y: 0 }, segment = (ax, ay, bx, by) => new RAPIER.Segment({ x: ax, y: ay }, { x: bx, y: by });
export const segmentBall = (ax, ay, bx, by, px, py, r) => segment(ax, ay, bx, by).intersectsShape(origin, 0, new RAPIER.Ball(r), { x: px, y: py }, 0);
export const segments = (...n) => segment(...n.slice(0, 4)).intersectsShape(origin, 0, segment(...n.slice(4)), origin, 0);
const triangleOf = n => new RAPIER.Triangle({ x: n[0], y: n[1] }, { x: n[2], y: n[3] }, { x: n[4], y: n[5] });
export const trianglePoint = (...n) => triangleOf(n).containsPoint(origin, 0, { x: n[6], y: n[7] });

// A Capsule by half its length lies along y about its place: both are computed here.
const capsule = (ax, ay, bx, by, r) =>
  [new RAPIER.Capsule(Math.hypot(bx - ax, by - ay) / 2, r), { x: (ax + bx) / 2, y: (ay + by) / 2 }, Math.atan2(ax - bx, by - ay)];
export function capsuleBall(ax, ay, bx, by, r, px, py, s) {
  const [shape, middle, angle] = capsule(ax, ay, bx, by, r);
  return shape.intersectsShape(middle, angle, new RAPIER.Ball(s), { x: px, y: py }, 0);
}
export function capsules(...n) {
  const [one, middle, angle] = capsule(...n.slice(0, 5)), [other, middle2, angle2] = capsule(...n.slice(5));
  return one.intersectsShape(middle, angle, other, middle2, angle2);
}

// SPDX-License-Identifier: MIT
// Rapier 3-D (f32): a Cuboid by half extents, rotated by a unit quaternion, and a Ball; Shape.intersectsShape.
import RAPIER from '@dimforge/rapier3d-compat';

export const ready = RAPIER.init();
const none = { x: 0, y: 0, z: 0, w: 1 };

export function rotated(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const n = Math.hypot(qx, qy, qz, qw), q = { x: qx / n, y: qy / n, z: qz / n, w: qw / n };
  return new RAPIER.Cuboid(hx, hy, hz).intersectsShape({ x: cx, y: cy, z: cz }, q, new RAPIER.Ball(r), { x: px, y: py, z: pz }, none);
}

export const axisAligned = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  rotated(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);

export const balls = (px, py, pz, r, qx, qy, qz, s) =>
  new RAPIER.Ball(r).intersectsShape({ x: px, y: py, z: pz }, none, new RAPIER.Ball(s), { x: qx, y: qy, z: qz }, none);
export const cuboids = (cx, cy, cz, hx, hy, hz, cx2, cy2, cz2, hx2, hy2, hz2) => new RAPIER.Cuboid(hx, hy, hz).intersectsShape(
  { x: cx, y: cy, z: cz }, none, new RAPIER.Cuboid(hx2, hy2, hz2), { x: cx2, y: cy2, z: cz2 }, none);

// From a to b at a speed of 1, stopping at a hit from the start as well; a ball at rest is asked of intersectsShape.
export function castShape(cx, cy, cz, hx, hy, hz, ax, ay, az, bx, by, bz, r) {
  const box = new RAPIER.Cuboid(hx, hy, hz), ball = new RAPIER.Ball(r), c = { x: cx, y: cy, z: cz }, a = { x: ax, y: ay, z: az };
  const length = Math.hypot(bx - ax, by - ay, bz - az);
  const way = { x: (bx - ax) / length, y: (by - ay) / length, z: (bz - az) / length };
  if (ax === bx && ay === by && az === bz) return ball.intersectsShape(a, none, box, c, none);
  return ball.castShape(a, none, way, box, c, none, { x: 0, y: 0, z: 0 }, 0, length, true) !== null;
}

const origin = { x: 0, y: 0, z: 0 }, unturned = { x: 0, y: 0, z: 0, w: 1 }, point = n => ({ x: n[0], y: n[1], z: n[2] });
export const containsPoint = (...n) => new RAPIER.Cuboid(...n.slice(3, 6)).containsPoint(point(n), unturned, point(n.slice(6)));
export const segmentBall = (...n) =>
  new RAPIER.Segment(point(n), point(n.slice(3))).intersectsShape(origin, unturned, new RAPIER.Ball(n[9]), point(n.slice(6)), unturned);
// A Capsule by half its length lies along y about its place: both, and the turn that takes y to the segment, are computed here.
function capsule(ax, ay, az, bx, by, bz, r) {
  const length = Math.hypot(bx - ax, by - ay, bz - az), middle = { x: (ax + bx) / 2, y: (ay + by) / 2, z: (az + bz) / 2 };
  const [x, y, z] = length ? [bx - ax, by - ay, bz - az].map(n => n / length) : [0, 1, 0];
  const w = Math.sqrt((1 + Math.abs(y)) / 2), sign = y < 0 ? -1 : 1;
  return [new RAPIER.Capsule(length / 2, r), middle, { x: sign * z / (2 * w), y: 0, z: -sign * x / (2 * w), w }];
}
export function capsuleBall(...n) {
  const [shape, middle, turn] = capsule(...n.slice(0, 7));
  return shape.intersectsShape(middle, turn, new RAPIER.Ball(n[10]), point(n.slice(7)), unturned);
}
export function capsules(...n) {
  const [one, middle, turn] = capsule(...n.slice(0, 7)), [other, middle2, turn2] = capsule(...n.slice(7));
  return one.intersectsShape(middle, turn, other, middle2, turn2);
}

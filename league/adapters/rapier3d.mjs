// SPDX-License-Identifier: MIT
// Rapier 3-D (f32): a Cuboid by half extents, turned by a unit quaternion, and a Ball; Shape.intersectsShape.
import RAPIER from '@dimforge/rapier3d-compat';

export const ready = RAPIER.init();
const none = { x: 0, y: 0, z: 0, w: 1 };

export function turned(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const n = Math.hypot(qx, qy, qz, qw), q = { x: qx / n, y: qy / n, z: qz / n, w: qw / n };
  return new RAPIER.Cuboid(hx, hy, hz).intersectsShape({ x: cx, y: cy, z: cz }, q, new RAPIER.Ball(r), { x: px, y: py, z: pz }, none);
}

export const straight = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  turned(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);

// SPDX-License-Identifier: MIT
// Rapier 2-D (f32): a Cuboid by half extents, turned by radians, and a Ball; Shape.intersectsShape.
import RAPIER from '@dimforge/rapier2d-compat';

export const ready = RAPIER.init();

export function turned(cx, cy, hx, hy, angle, px, py, r) {
  const box = new RAPIER.Cuboid(hx, hy), ball = new RAPIER.Ball(r);
  return box.intersectsShape({ x: cx, y: cy }, angle, ball, { x: px, y: py }, 0);
}

export const straight = (cx, cy, hx, hy, px, py, r) => turned(cx, cy, hx, hy, 0, px, py, r);

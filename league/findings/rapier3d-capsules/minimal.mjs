// SPDX-License-Identifier: MIT
import RAPIER from '@dimforge/rapier3d-compat';

await RAPIER.init();
// A capsule between two points with y = 0: its middle, and the turn about an axis with y = 0 that takes y to the way between them.
function capsule([ax, az], [bx, bz], radius) {
  const length = Math.hypot(bx - ax, bz - az), half = Math.SQRT1_2;
  return { shape: new RAPIER.Capsule(length / 2, radius), at: { x: (ax + bx) / 2, y: 0, z: (az + bz) / 2 },
    turn: { x: (bz - az) / length * half, y: 0, z: (ax - bx) / length * half, w: half } };
}
for (const scale of [1, 2]) {
  const scaled = (...point) => point.map(n => n * scale);
  const one = capsule(scaled(0, 0), scaled(1 / 32, 0), 15 / 256 * scale);
  const other = capsule(scaled(1 / 32, 1 / 8), scaled(1 / 16, 1 / 2), 1 / 16 * scale);
  const contact = one.shape.contactShape(one.at, one.turn, other.shape, other.at, other.turn, 1);
  console.log(`scale ${scale}: ${one.shape.intersectsShape(one.at, one.turn, other.shape, other.at, other.turn)}, distance ${contact.distance}`);
}

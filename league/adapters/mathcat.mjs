// SPDX-License-Identifier: MIT
// mathcat: box3 as six numbers, obb3 by centre, half extents and quaternion.
import { box3, obb3, segment2 } from 'mathcat';

export const intersectsSphere = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  box3.intersectsSphere([lox, loy, loz, hix, hiy, hiz], { center: [px, py, pz], radius: r });

export const boxes = (...n) => box3.intersectsBox3(n.slice(0, 6), n.slice(6));

export const containsPoint = (...n) => box3.containsPoint(n.slice(0, 6), n.slice(6));

// The quaternion is made a unit one by the adapter.
export function nearestInObb(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  const length = Math.hypot(qx, qy, qz, qw);
  const unit = [qx, qy, qz, qw].map((each) => each / length);
  return obb3.clampPoint([0, 0, 0], obb3.setFromCenterHalfExtentsQuaternion(obb3.create(), [cx, cy, cz], [hx, hy, hz], unit), [px, py, pz]);
}
export const nearestOnSegment = (ax, ay, bx, by, px, py) => segment2.closestPoint([0, 0], [px, py], [ax, ay], [bx, by]);

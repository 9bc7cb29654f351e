// SPDX-License-Identifier: MIT
// @math.gl/culling: distanceSquaredTo a box is compared with the squared radius by the adapter.
import { AxisAlignedBoundingBox, OrientedBoundingBox } from '@math.gl/culling';
import { Quaternion } from '@math.gl/core';

export const axisAlignedBox = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  new AxisAlignedBoundingBox([lox, loy, loz], [hix, hiy, hiz]).distanceSquaredTo([px, py, pz]) <= r * r;

export function orientedBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const unit = new Quaternion(qx, qy, qz, qw).normalize();
  const box = new OrientedBoundingBox().fromCenterHalfSizeQuaternion([cx, cy, cz], [hx, hy, hz], unit);
  return box.distanceSquaredTo([px, py, pz]) <= r * r;
}

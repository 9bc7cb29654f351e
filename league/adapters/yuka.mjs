// SPDX-License-Identifier: MIT
// Yuka: AABB by two corners, OBB by centre, half sizes and a rotation matrix; BoundingSphere.
import { AABB, BoundingSphere, Matrix3, OBB, Quaternion, Vector3 } from 'yuka';

const sphere = (px, py, pz, r) => new BoundingSphere(new Vector3(px, py, pz), r);

export const aabb = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  new AABB(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz)).intersectsBoundingSphere(sphere(px, py, pz, r));

export function obb(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const rotation = new Matrix3().fromQuaternion(new Quaternion(qx, qy, qz, qw).normalize());
  return new OBB(new Vector3(cx, cy, cz), new Vector3(hx, hy, hz), rotation).intersectsBoundingSphere(sphere(px, py, pz, r));
}

export const spheres = (px, py, pz, r, qx, qy, qz, s) => sphere(px, py, pz, r).intersectsBoundingSphere(sphere(qx, qy, qz, s));

const bounds = (lox, loy, loz, hix, hiy, hiz) => new AABB(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz));
export const boxes = (...n) => bounds(...n.slice(0, 6)).intersectsAABB(bounds(...n.slice(6)));

export const containsPoint = (...n) => bounds(...n.slice(0, 6)).containsPoint(new Vector3(...n.slice(6)));
export function obbContainsPoint(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  const rotation = new Matrix3().fromQuaternion(new Quaternion(qx, qy, qz, qw).normalize());
  return new OBB(new Vector3(cx, cy, cz), new Vector3(hx, hy, hz), rotation).containsPoint(new Vector3(px, py, pz));
}

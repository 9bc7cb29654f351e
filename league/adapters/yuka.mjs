// SPDX-License-Identifier: MIT
// Yuka: AABB by two corners, OBB by centre, half sizes and a rotation matrix; BoundingSphere.
import { AABB, BoundingSphere, LineSegment, Matrix3, OBB, Quaternion, Vector3 } from 'yuka';

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

// Of a ball as the other shape the library is asked for its centre.
export const nearestInBox = (...n) => bounds(...n.slice(0, 6)).clampPoint(new Vector3(...n.slice(6)), new Vector3()).toArray([]);
export const nearestInSphere = (px, py, pz, r, qx, qy, qz) => sphere(px, py, pz, r).clampPoint(new Vector3(qx, qy, qz), new Vector3()).toArray([]);
export function nearestInObb(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  const rotation = new Matrix3().fromQuaternion(new Quaternion(qx, qy, qz, qw).normalize());
  return new OBB(new Vector3(cx, cy, cz), new Vector3(hx, hy, hz), rotation).clampPoint(new Vector3(px, py, pz), new Vector3()).toArray([]);
}
export const nearestOnSegment = (ax, ay, az, bx, by, bz, px, py, pz) =>
  new LineSegment(new Vector3(ax, ay, az), new Vector3(bx, by, bz)).closestPointToPoint(new Vector3(px, py, pz), true, new Vector3()).toArray([]);

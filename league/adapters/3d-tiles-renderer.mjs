// SPDX-License-Identifier: MIT
// 3d-tiles-renderer: OBB, a Box3 in its own frame and a matrix, intersectsSphere.
import { Box3, Matrix4, Quaternion, Sphere, Vector3 } from 'three';
import { OBB } from './node_modules/3d-tiles-renderer/src/three/renderer/math/OBB.js';

export function obb(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const place = new Matrix4().compose(new Vector3(cx, cy, cz), new Quaternion(qx, qy, qz, qw).normalize(), new Vector3(1, 1, 1));
  const box = new OBB(new Box3(new Vector3(-hx, -hy, -hz), new Vector3(hx, hy, hz)), place);
  box.update();
  return box.intersectsSphere(new Sphere(new Vector3(px, py, pz), r));
}

export function nearestInObb(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  const place = new Matrix4().compose(new Vector3(cx, cy, cz), new Quaternion(qx, qy, qz, qw).normalize(), new Vector3(1, 1, 1));
  const box = new OBB(new Box3(new Vector3(-hx, -hy, -hz), new Vector3(hx, hy, hz)), place);
  box.update();
  return box.clampPoint(new Vector3(px, py, pz), new Vector3()).toArray();
}

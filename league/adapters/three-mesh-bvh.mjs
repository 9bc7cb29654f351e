// SPDX-License-Identifier: MIT
// three-mesh-bvh: OrientedBox by two corners in its own frame and a matrix; distanceToPoint is compared with the radius by the adapter.
import { Matrix4, Quaternion, Vector3 } from 'three';
import { OrientedBox } from 'three-mesh-bvh';

export function orientedBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const place = new Matrix4().compose(new Vector3(cx, cy, cz), new Quaternion(qx, qy, qz, qw).normalize(), new Vector3(1, 1, 1));
  const box = new OrientedBox();
  box.set(new Vector3(-hx, -hy, -hz), new Vector3(hx, hy, hz), place);
  return box.distanceToPoint(new Vector3(px, py, pz)) <= r;
}

export function nearestInBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  const place = new Matrix4().compose(new Vector3(cx, cy, cz), new Quaternion(qx, qy, qz, qw).normalize(), new Vector3(1, 1, 1));
  const box = new OrientedBox(), nearest = new Vector3();
  box.set(new Vector3(-hx, -hy, -hz), new Vector3(hx, hy, hz), place);
  box.closestPointToPoint(new Vector3(px, py, pz), nearest);
  return nearest.toArray();
}

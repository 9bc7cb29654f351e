// SPDX-License-Identifier: MIT
// PlayCanvas: BoundingBox by centre and half extents; OrientedBox by its transform and half extents; BoundingSphere.
import * as pc from 'playcanvas';

const sphere = (px, py, pz, r) => new pc.BoundingSphere(new pc.Vec3(px, py, pz), r);

export const boundingBox = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  new pc.BoundingBox(new pc.Vec3(cx, cy, cz), new pc.Vec3(hx, hy, hz)).intersectsBoundingSphere(sphere(px, py, pz, r));

export function orientedBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const place = new pc.Mat4().setTRS(new pc.Vec3(cx, cy, cz), new pc.Quat(qx, qy, qz, qw).normalize(), pc.Vec3.ONE);
  return new pc.OrientedBox(place, new pc.Vec3(hx, hy, hz)).intersectsBoundingSphere(sphere(px, py, pz, r));
}

export const spheres = (px, py, pz, r, qx, qy, qz, s) => sphere(px, py, pz, r).intersectsBoundingSphere(sphere(qx, qy, qz, s));

const bounds = (cx, cy, cz, hx, hy, hz) => new pc.BoundingBox(new pc.Vec3(cx, cy, cz), new pc.Vec3(hx, hy, hz));
export const boxes = (...n) => bounds(...n.slice(0, 6)).intersects(bounds(...n.slice(6)));

export const containsPoint = (...n) => bounds(...n.slice(0, 6)).containsPoint(new pc.Vec3(...n.slice(6)));
export function orientedContainsPoint(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  const place = new pc.Mat4().setTRS(new pc.Vec3(cx, cy, cz), new pc.Quat(qx, qy, qz, qw).normalize(), pc.Vec3.ONE);
  return new pc.OrientedBox(place, new pc.Vec3(hx, hy, hz)).containsPoint(new pc.Vec3(px, py, pz));
}

export function nearestInBox(...n) {
  const { x, y, z } = bounds(...n.slice(0, 6)).closestPoint(new pc.Vec3(...n.slice(6)));
  return [x, y, z];
}

// SPDX-License-Identifier: MIT
// three.js: Box3 by two corners, OBB by centre, half sizes and a rotation matrix; Sphere.
import { Box2, Box3, Line3, Matrix4, Quaternion, Sphere, Triangle, Vector2, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';

const ball = new Sphere(), flat = new Box3(), box = new OBB(), matrix = new Matrix4(), orientation = new Quaternion();

export function boxIntersectsSphere(lox, loy, loz, hix, hiy, hiz, px, py, pz, r) {
  flat.set(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz));
  return flat.intersectsSphere(new Sphere(new Vector3(px, py, pz), r));
}

export function obbIntersectsSphere(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  box.center.set(cx, cy, cz);
  box.halfSize.set(hx, hy, hz);
  box.rotation.setFromMatrix4(matrix.makeRotationFromQuaternion(orientation.set(qx, qy, qz, qw).normalize()));
  ball.center.set(px, py, pz);
  ball.radius = r;
  return box.intersectsSphere(ball);
}

const sphere = (px, py, pz, r) => new Sphere(new Vector3(px, py, pz), r);
export const spheres = (px, py, pz, r, qx, qy, qz, s) => sphere(px, py, pz, r).intersectsSphere(sphere(qx, qy, qz, s));

const bounds = (lox, loy, loz, hix, hiy, hiz) => new Box3(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz));
export const boxes = (...n) => bounds(...n.slice(0, 6)).intersectsBox(bounds(...n.slice(6)));

// The radius of the ball, or of the other sphere, is taken off by the adapter.
export const boxDistance = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  Math.max(bounds(lox, loy, loz, hix, hiy, hiz).distanceToPoint(new Vector3(px, py, pz)) - r, 0);
export const sphereDistance = (px, py, pz, r, qx, qy, qz, s) => sphere(px, py, pz, r).distanceToPoint(new Vector3(qx, qy, qz)) - s;

export const containsPoint = (...n) => bounds(...n.slice(0, 6)).containsPoint(new Vector3(...n.slice(6)));
export const box2ContainsPoint = (lox, loy, hix, hiy, px, py) =>
  new Box2(new Vector2(lox, loy), new Vector2(hix, hiy)).containsPoint(new Vector2(px, py));
export function obbContainsPoint(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  box.center.set(cx, cy, cz);
  box.halfSize.set(hx, hy, hz);
  box.rotation.setFromMatrix4(matrix.makeRotationFromQuaternion(orientation.set(qx, qy, qz, qw).normalize()));
  return box.containsPoint(new Vector3(px, py, pz));
}
export const triangleContainsPoint = (ax, ay, bx, by, cx, cy, px, py) =>
  Triangle.containsPoint(new Vector3(px, py, 0), new Vector3(ax, ay, 0), new Vector3(bx, by, 0), new Vector3(cx, cy, 0));

// Of a ball as the other shape the library is asked for its centre.
export const nearestInBox = (...n) => bounds(...n.slice(0, 6)).clampPoint(new Vector3(...n.slice(6)), new Vector3()).toArray();
export const nearestInBox2 = (lox, loy, hix, hiy, px, py) =>
  new Box2(new Vector2(lox, loy), new Vector2(hix, hiy)).clampPoint(new Vector2(px, py), new Vector2()).toArray();
export const nearestInSphere = (px, py, pz, r, qx, qy, qz) => sphere(px, py, pz, r).clampPoint(new Vector3(qx, qy, qz), new Vector3()).toArray();
export function nearestInObb(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz) {
  box.center.set(cx, cy, cz);
  box.halfSize.set(hx, hy, hz);
  box.rotation.setFromMatrix4(matrix.makeRotationFromQuaternion(orientation.set(qx, qy, qz, qw).normalize()));
  return box.clampPoint(new Vector3(px, py, pz), new Vector3()).toArray();
}
export const nearestOnLine = (ax, ay, az, bx, by, bz, px, py, pz) =>
  new Line3(new Vector3(ax, ay, az), new Vector3(bx, by, bz)).closestPointToPoint(new Vector3(px, py, pz), true, new Vector3()).toArray();

// SPDX-License-Identifier: MIT
// toxiclibsjs: AABB by its corners, intersectsSphere(centre, radius).
import toxi from 'toxiclibsjs';

const { AABB, Ray3D, Rect, Vec3D } = toxi.geom;

export const intersectsSphere = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  AABB.fromMinMax(new Vec3D(lox, loy, loz), new Vec3D(hix, hiy, hiz)).intersectsSphere(new Vec3D(px, py, pz), r);

const box = (lox, loy, loz, hix, hiy, hiz) => AABB.fromMinMax(new Vec3D(lox, loy, loz), new Vec3D(hix, hiy, hiz));
export const boxes = (...n) => box(...n.slice(0, 6)).intersectsBox(box(...n.slice(6)));

// The way is the ray's direction, asked from 0 to 1 of it; a point, which has no direction, is asked of containsPoint.
export function segment(...n) {
  const a = new Vec3D(...n.slice(6, 9)), way = new Vec3D(...n.slice(9)).sub(a), bounds = box(...n.slice(0, 6));
  return way.x === 0 && way.y === 0 && way.z === 0 ? bounds.containsPoint(a) : Boolean(bounds.intersectsRay(new Ray3D(a, way), 0, 1));
}

export const rectangles = (x, y, w, h, x2, y2, w2, h2) => new Rect(x, y, w, h).intersectsRect(new Rect(x2, y2, w2, h2));

// SPDX-License-Identifier: MIT
// toxiclibsjs: AABB by its corners, intersectsSphere(centre, radius).
import toxi from 'toxiclibsjs';
import { withPoint } from './polygon.mjs';

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

const { Line2D, Polygon2D, Triangle2D, Vec2D } = toxi.geom;
export const rectContains = (x, y, w, h, px, py) => new Rect(x, y, w, h).containsPoint(new Vec2D(px, py));
export const boxContains = (...n) => box(...n.slice(0, 6)).containsPoint(new Vec3D(...n.slice(6)));
export const polygonContains = withPoint((points, px, py) =>
  new Polygon2D(points.map(({ x, y }) => new Vec2D(x, y))).containsPoint(new Vec2D(px, py)));
export const triangleContains = (ax, ay, bx, by, cx, cy, px, py) =>
  new Triangle2D(new Vec2D(ax, ay), new Vec2D(bx, by), new Vec2D(cx, cy)).containsPoint(new Vec2D(px, py));
export function lines(ax, ay, bx, by, cx, cy, dx, dy) {
  const { INTERSECTING, COINCIDENT } = Line2D.LineIntersection.Type;
  const one = new Line2D(new Vec2D(ax, ay), new Vec2D(bx, by)), other = new Line2D(new Vec2D(cx, cy), new Vec2D(dx, dy));
  return [INTERSECTING, COINCIDENT].includes(one.intersectLine(other).getType());
}

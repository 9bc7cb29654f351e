// SPDX-License-Identifier: MIT
// planck: a polygon shape as a box by half extents, a circle shape, and transforms (position, angle in radians).
import planck from 'planck';
import { two, withBall, withPoint } from './polygon.mjs';

const { BoxShape, CircleShape, EdgeShape, Manifold, PolygonShape, Transform, Vec2 } = planck;
const place = (x, y, angle = 0) => new Transform(new Vec2(x, y), angle);

export function testOverlap(cx, cy, hx, hy, px, py, r) {
  return planck.testOverlap(new BoxShape(hx, hy), 0, new CircleShape(r), 0, place(cx, cy), place(px, py));
}

export function testOverlapRotated(cx, cy, hx, hy, angle, px, py, r) {
  return planck.testOverlap(new BoxShape(hx, hy), 0, new CircleShape(r), 0, place(cx, cy, angle), place(px, py));
}

// The skin of a polygon is a field of the shape; at 0 there is none.
export function collidePolygonCircle(cx, cy, hx, hy, px, py, r) {
  const manifold = new Manifold(), box = new BoxShape(hx, hy);
  box.m_radius = 0;
  planck.CollidePolygonCircle(manifold, box, place(cx, cy), new CircleShape(r), place(px, py));
  return manifold.pointCount > 0;
}

const { AABB } = planck;
const bounds = (lox, loy, hix, hiy) => new AABB(new Vec2(lox, loy), new Vec2(hix, hiy));
export const boundsOverlap = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  AABB.testOverlap(bounds(lox, loy, hix, hiy), bounds(lox2, loy2, hix2, hiy2));

export function collideCircles(px, py, r, qx, qy, s) {
  const manifold = new Manifold();
  planck.CollideCircles(manifold, new CircleShape(r), place(px, py), new CircleShape(s), place(qx, qy));
  return manifold.pointCount > 0;
}

// PolygonShape makes the hull of its vertices itself, in its own order.
const convex = points => new PolygonShape(points.map(({ x, y }) => new Vec2(x, y)));
const overlap = (one, other, at) => planck.testOverlap(one, 0, other, 0, place(0, 0), at);
export const polygonCircle = withBall((points, px, py, r) => overlap(convex(points), new CircleShape(r), place(px, py)));
export const polygons = two((one, other) => overlap(convex(one), convex(other), place(0, 0)));

export const collideVerticesCircle = withBall((points, px, py, r) => {
  const manifold = new Manifold(), polygon = convex(points);
  polygon.m_radius = 0;
  planck.CollidePolygonCircle(manifold, polygon, place(0, 0), new CircleShape(r), place(px, py));
  return manifold.pointCount > 0;
});

export const boxTestPoint = (cx, cy, hx, hy, px, py) => new BoxShape(hx, hy).testPoint(place(cx, cy), new Vec2(px, py));
export const boxTestPointRotated = (cx, cy, hx, hy, angle, px, py) => new BoxShape(hx, hy).testPoint(place(cx, cy, angle), new Vec2(px, py));
export const polygonTestPoint = withPoint((points, px, py) => convex(points).testPoint(place(0, 0), new Vec2(px, py)));
export function collideEdgeCircle(ax, ay, bx, by, px, py, r) {
  const manifold = new Manifold(), edge = new EdgeShape(new Vec2(ax, ay), new Vec2(bx, by));
  edge.m_radius = 0;
  planck.CollideEdgeCircle(manifold, edge, place(0, 0), new CircleShape(r), place(px, py));
  return manifold.pointCount > 0;
}

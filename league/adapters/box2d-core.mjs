// SPDX-License-Identifier: MIT
// @box2d/core: b2TestOverlapShape of a polygon shape (half extents) and a circle shape.
import b2 from '@box2d/core';
import { two, withBall, withPoint } from './polygon.mjs';

const place = (x, y, angle = 0) => {
  const transform = new b2.b2Transform();
  transform.SetPositionAngle({ x, y }, angle);
  return transform;
};

export function testOverlapRotated(cx, cy, hx, hy, angle, px, py, r) {
  const box = new b2.b2PolygonShape().SetAsBox(hx, hy), circle = new b2.b2CircleShape(r);
  return b2.b2TestOverlap(box, 0, circle, 0, place(cx, cy, angle), place(px, py));
}

export const testOverlap = (cx, cy, hx, hy, px, py, r) => testOverlapRotated(cx, cy, hx, hy, 0, px, py, r);

// Set makes the hull of its vertices itself, in its own order.
function convex(points) {
  const shape = new b2.b2PolygonShape();
  if (!shape.Set(points, points.length)) throw new Error('Set refuses the vertices');
  return shape;
}

export const polygonCircle = withBall((points, px, py, r) =>
  b2.b2TestOverlap(convex(points), 0, new b2.b2CircleShape(r), 0, place(0, 0), place(px, py)));
export const polygons = two((one, other) => b2.b2TestOverlap(convex(one), 0, convex(other), 0, place(0, 0), place(0, 0)));

export const boxTestPoint = (cx, cy, hx, hy, px, py) => new b2.b2PolygonShape().SetAsBox(hx, hy).TestPoint(place(cx, cy), { x: px, y: py });
export const polygonTestPoint = withPoint((points, px, py) => convex(points).TestPoint(place(0, 0), { x: px, y: py }));
export function collideEdgeAndCircle(ax, ay, bx, by, px, py, r) {
  const manifold = new b2.b2Manifold(), edge = new b2.b2EdgeShape().SetTwoSided({ x: ax, y: ay }, { x: bx, y: by });
  edge.m_radius = 0;
  b2.b2CollideEdgeAndCircle(manifold, edge, place(0, 0), new b2.b2CircleShape(r), place(px, py));
  return manifold.pointCount > 0;
}

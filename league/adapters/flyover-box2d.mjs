// SPDX-License-Identifier: MIT
// @flyover/box2d: b2TestOverlapShape of a polygon shape by half extents and a circle shape.
import { createRequire } from 'node:module';
import { two, withBall, withPoint } from './polygon.mjs';

const b2 = createRequire(import.meta.url)('@flyover/box2d');
const place = (x, y, angle = 0) => new b2.b2Transform().SetPositionAngle(new b2.b2Vec2(x, y), angle);

export const testOverlapRotated = (cx, cy, hx, hy, angle, px, py, r) => b2.b2TestOverlapShape(
  new b2.b2PolygonShape().SetAsBox(hx, hy), 0, new b2.b2CircleShape(r), 0, place(cx, cy, angle), place(px, py));

export const testOverlap = (cx, cy, hx, hy, px, py, r) => testOverlapRotated(cx, cy, hx, hy, 0, px, py, r);

// Set makes the hull of its vertices itself, in its own order.
const convex = points => new b2.b2PolygonShape().Set(points, points.length);
export const polygonCircle = withBall((points, px, py, r) =>
  b2.b2TestOverlapShape(convex(points), 0, new b2.b2CircleShape(r), 0, place(0, 0), place(px, py)));
export const polygons = two((one, other) => b2.b2TestOverlapShape(convex(one), 0, convex(other), 0, place(0, 0), place(0, 0)));

export const boxTestPoint = (cx, cy, hx, hy, px, py) => new b2.b2PolygonShape().SetAsBox(hx, hy).TestPoint(place(cx, cy), new b2.b2Vec2(px, py));
export const polygonTestPoint = withPoint((points, px, py) => convex(points).TestPoint(place(0, 0), new b2.b2Vec2(px, py)));

// SPDX-License-Identifier: MIT
// Phaser Box2D (Box2D v3 in JavaScript): b2MakeBox by half extents, rotated by its transform; a point of
// b2CollidePolygonAndCircle counts when it is no farther than 0.
import * as b2 from './node_modules/phaser-box2d/dist/PhaserBox2D.js';
import { two, withBall } from './polygon.mjs';

export function rotated(cx, cy, hx, hy, angle, px, py, r) {
  const box = b2.b2MakeBox(hx, hy), ball = new b2.b2Circle();
  ball.center = new b2.b2Vec2(0, 0);
  ball.radius = r;
  const manifold = new b2.b2Manifold();
  b2.b2CollidePolygonAndCircle(box, new b2.b2Transform(new b2.b2Vec2(cx, cy), b2.b2MakeRot(angle)),
    ball, new b2.b2Transform(new b2.b2Vec2(px, py), b2.b2MakeRot(0)), manifold);
  return manifold.pointCount > 0 && manifold.points[0].separation <= 0;
}

export const axisAligned = (cx, cy, hx, hy, px, py, r) => rotated(cx, cy, hx, hy, 0, px, py, r);

function polygon(points) {
  const hull = b2.b2ComputeHull(points.map(({ x, y }) => new b2.b2Vec2(x, y)), points.length);
  return b2.b2MakePolygon(hull, 0);
}
const still = (x, y) => new b2.b2Transform(new b2.b2Vec2(x, y), b2.b2MakeRot(0));
const touches = manifold => manifold.points.slice(0, manifold.pointCount).some(point => point.separation <= 0);
export const polygonCircle = withBall((points, px, py, r) => {
  const ball = new b2.b2Circle(), manifold = new b2.b2Manifold();
  ball.center = new b2.b2Vec2(0, 0);
  ball.radius = r;
  b2.b2CollidePolygonAndCircle(polygon(points), still(0, 0), ball, still(px, py), manifold);
  return touches(manifold);
});
export const polygons = two((one, other) => {
  const manifold = new b2.b2Manifold();
  b2.b2CollidePolygons(polygon(one), still(0, 0), polygon(other), still(0, 0), manifold);
  return touches(manifold);
});

// SPDX-License-Identifier: MIT
// Phaser Box2D (Box2D v3 in JavaScript): b2MakeBox by half extents, rotated by its transform; a point of
// b2CollidePolygonAndCircle counts when it is no farther than 0.
import * as b2 from './node_modules/phaser-box2d/dist/PhaserBox2D.js';
import { two, withBall, withPoint } from './polygon.mjs';

const place = (x, y, angle = 0) => new b2.b2Transform(new b2.b2Vec2(x, y), b2.b2MakeRot(angle));
const touches = manifold => manifold.points.slice(0, manifold.pointCount).some(point => point.separation <= 0);

function meet(polygon, at, px, py, r) {
  const ball = new b2.b2Circle(), manifold = new b2.b2Manifold();
  ball.center = new b2.b2Vec2(0, 0);
  ball.radius = r;
  b2.b2CollidePolygonAndCircle(polygon, at, ball, place(px, py), manifold);
  return touches(manifold);
}

export const rotated = (cx, cy, hx, hy, angle, px, py, r) => meet(b2.b2MakeBox(hx, hy), place(cx, cy, angle), px, py, r);

export const axisAligned = (cx, cy, hx, hy, px, py, r) => rotated(cx, cy, hx, hy, 0, px, py, r);

// b2ComputeHull orders the vertices itself; a polygon without rounding has a radius of 0.
const convex = points => b2.b2MakePolygon(b2.b2ComputeHull(points.map(({ x, y }) => new b2.b2Vec2(x, y)), points.length), 0);
export const polygonCircle = withBall((points, px, py, r) => meet(convex(points), place(0, 0), px, py, r));
export const polygons = two((one, other) => {
  const manifold = new b2.b2Manifold();
  b2.b2CollidePolygons(convex(one), place(0, 0), convex(other), place(0, 0), manifold);
  return touches(manifold);
});

const capsule = (ax, ay, bx, by, r) =>
  Object.assign(new b2.b2Capsule(), { center1: new b2.b2Vec2(ax, ay), center2: new b2.b2Vec2(bx, by), radius: r });
export function capsuleCircle(ax, ay, bx, by, r, px, py, s) {
  const manifold = new b2.b2Manifold();
  const ball = Object.assign(new b2.b2Circle(), { center: new b2.b2Vec2(px, py), radius: s });
  b2.b2CollideCapsuleAndCircle(capsule(ax, ay, bx, by, r), place(0, 0), ball, place(0, 0), manifold);
  return touches(manifold);
}
export function capsules(...n) {
  const manifold = new b2.b2Manifold();
  b2.b2CollideCapsules(capsule(...n.slice(0, 5)), place(0, 0), capsule(...n.slice(5)), place(0, 0), manifold);
  return touches(manifold);
}
export const pointInPolygon = withPoint((points, px, py) => b2.b2PointInPolygon(new b2.b2Vec2(px, py), convex(points)));

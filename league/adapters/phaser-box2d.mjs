// SPDX-License-Identifier: MIT
// Phaser Box2D (Box2D v3 in JavaScript): b2MakeBox by half extents, rotated by its transform; a point of
// b2CollidePolygonAndCircle counts when it is no farther than 0.
import * as b2 from './node_modules/phaser-box2d/dist/PhaserBox2D.js';

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

// SPDX-License-Identifier: MIT
// Box2D 2.4 in WebAssembly (f32): b2TestOverlap of a polygon shape by half extents and a circle shape.
import { createRequire } from 'node:module';
import { two, withBall } from './polygon.mjs';

delete globalThis.fetch; // its loader would fetch a file by it
const B = await createRequire(import.meta.url)('box2d-wasm')();
const box = new B.b2PolygonShape(), ball = new B.b2CircleShape(), there = new B.b2Transform(), here = new B.b2Transform();

export function rotated(cx, cy, hx, hy, angle, px, py, r) {
  box.SetAsBox(hx, hy);
  ball.m_radius = r;
  const c = new B.b2Vec2(cx, cy), p = new B.b2Vec2(px, py);
  there.Set(c, angle);
  here.Set(p, 0);
  const hit = B.b2TestOverlap(box, 0, ball, 0, there, here);
  B.destroy(c);
  B.destroy(p);
  return hit;
}

export const axisAligned = (cx, cy, hx, hy, px, py, r) => rotated(cx, cy, hx, hy, 0, px, py, r);

// Set makes the hull of its vertices itself, in its own order.
const first = new B.b2PolygonShape(), second = new B.b2PolygonShape();
function shape(polygon, points) {
  const [vertices, destroy] = B.pointsToVec2Array(points);
  polygon.Set(vertices, points.length);
  destroy();
  return polygon;
}

function overlap(one, other, px, py) {
  const origin = new B.b2Vec2(0, 0), p = new B.b2Vec2(px, py);
  there.Set(origin, 0);
  here.Set(p, 0);
  const hit = B.b2TestOverlap(one, 0, other, 0, there, here);
  B.destroy(origin);
  B.destroy(p);
  return hit;
}

export const polygonCircle = withBall((points, px, py, r) => {
  ball.m_radius = r;
  return overlap(shape(first, points), ball, px, py);
});
export const polygons = two((one, other) => overlap(shape(first, one), shape(second, other), 0, 0));

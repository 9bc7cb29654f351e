// SPDX-License-Identifier: MIT
// Chipmunk.js 6: a BoxShape2 with its corners in space, a CircleShape; collideShapes makes contacts.
import cp from 'chipmunk';
import { clockwise, two, withBall } from './polygon.mjs';

const still = () => new cp.Body(Infinity, Infinity);

export function collideShapes(cx, cy, hx, hy, px, py, r) {
  const a = still(), b = still();
  a.setPos(cp.v(px, py));
  b.setPos(cp.v(cx, cy));
  const circle = new cp.CircleShape(a, r, cp.v(0, 0)), box = new cp.BoxShape2(b, new cp.BB(-hx, -hy, hx, hy));
  circle.update(a.p, a.rot);
  box.update(b.p, b.rot);
  return cp.collideShapes(circle, box).length > 0;
}

const place = shape => (shape.update(shape.body.p, shape.body.rot), shape);
// Vertices clockwise, as PolyShape asserts.
const polygon = points => place(new cp.PolyShape(still(), points.flatMap(({ x, y }) => [x, y]), cp.v(0, 0)));
export const polygonCircle = withBall((points, px, py, r) =>
  cp.collideShapes(place(new cp.CircleShape(still(), r, cp.v(px, py))), polygon(points)).length > 0, clockwise);
export const polygons = two((one, other) => cp.collideShapes(polygon(one), polygon(other)).length > 0, clockwise);

const capsule = (ax, ay, bx, by, r) => place(new cp.SegmentShape(still(), cp.v(ax, ay), cp.v(bx, by), r));
export const capsuleCircle = (ax, ay, bx, by, r, px, py, s) =>
  cp.collideShapes(place(new cp.CircleShape(still(), s, cp.v(px, py))), capsule(ax, ay, bx, by, r)).length > 0;
export const segmentCircle = (ax, ay, bx, by, px, py, r) => capsuleCircle(ax, ay, bx, by, 0, px, py, r);

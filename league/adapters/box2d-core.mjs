// SPDX-License-Identifier: MIT
// @box2d/core: b2TestOverlapShape of a polygon shape (half extents) and a circle shape.
import b2 from '@box2d/core';

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

// SPDX-License-Identifier: MIT
// Collisions: a Polygon of points about a corner, a Circle; Body.collides decides.
import { Circle, Polygon } from 'collisions';

export function collides(x, y, w, h, px, py, r) {
  return new Polygon(x, y, [[0, 0], [w, 0], [w, h], [0, h]]).collides(new Circle(px, py, r));
}

export function collidesRotated(cx, cy, hx, hy, angle, px, py, r) {
  return new Polygon(cx, cy, [[-hx, -hy], [hx, -hy], [hx, hy], [-hx, hy]], angle).collides(new Circle(px, py, r));
}

// SPDX-License-Identifier: MIT
// Collisions: a Polygon of points about a corner, a Circle; Body.collides decides.
import { Circle, Point, Polygon, Result } from 'collisions';
import { counterclockwise, two, withBall, withPoint } from './polygon.mjs';

export function collides(x, y, w, h, px, py, r) {
  return new Polygon(x, y, [[0, 0], [w, 0], [w, h], [0, h]]).collides(new Circle(px, py, r));
}

export function collidesRotated(cx, cy, hx, hy, angle, px, py, r) {
  return new Polygon(cx, cy, [[-hx, -hy], [hx, -hy], [hx, hy], [-hx, hy]], angle).collides(new Circle(px, py, r));
}

// A circle is told from one side of each edge only: vertices in the order of the README's examples.
const polygon = points => new Polygon(0, 0, points.map(({ x, y }) => [x, y]));
export const polygonCircle = withBall((points, px, py, r) => polygon(points).collides(new Circle(px, py, r)), counterclockwise);
export const polygons = two((one, other) => polygon(one).collides(polygon(other)), counterclockwise);

// The README takes overlap * (overlap_x, overlap_y) from the first, which moves the second by it.
function push(one, other) {
  const result = new Result();
  return one.collides(other, result) ? [result.overlap * result.overlap_x, result.overlap * result.overlap_y] : [0, 0];
}
const box = (x, y, w, h) => new Polygon(x, y, [[0, 0], [w, 0], [w, h], [0, h]]), circle = (...ball) => new Circle(...ball);
export const pushCircle = (x, y, w, h, ...ball) => push(box(x, y, w, h), circle(...ball));
export const pushCircles = (px, py, r, ...other) => push(circle(px, py, r), circle(...other));
export const pushFromPolygon = withBall((points, ...ball) => push(polygon(points), circle(...ball)), counterclockwise);
export const pushPolygons = two((one, other) => push(polygon(one), polygon(other)), counterclockwise);

// A Point is a Polygon of one vertex, a line one of two.
const segment = (ax, ay, bx, by) => new Polygon(0, 0, [[ax, ay], [bx, by]]);
export const point = withPoint((points, px, py) => polygon(points).collides(new Point(px, py)), counterclockwise);
export const segments = (...n) => segment(...n.slice(0, 4)).collides(segment(...n.slice(4)));
export const segmentCircle = (ax, ay, bx, by, ...ball) => segment(ax, ay, bx, by).collides(circle(...ball));

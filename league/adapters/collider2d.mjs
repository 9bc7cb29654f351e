// SPDX-License-Identifier: MIT
// Collider2D: Box(position, width, height) by its lower corner.
import collider2d from 'collider2d';

const { Collider2d, Box, Vector, Circle } = collider2d;
const world = new Collider2d();

export function testPolygonCircle(x, y, w, h, px, py, r) {
  return world.testPolygonCircle(new Box(new Vector(x, y), w, h).toPolygon(), new Circle(new Vector(px, py), r));
}

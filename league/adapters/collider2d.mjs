// SPDX-License-Identifier: MIT
// Collider2D: Box(position, width, height) by its lower corner.
import collider2d from 'collider2d';
import { counterclockwise, two, withBall, withPoint } from './polygon.mjs';

const { Collider2d, Box, Vector, Circle, Polygon } = collider2d;
const world = new Collider2d();

export function testPolygonCircle(x, y, w, h, px, py, r) {
  return world.testPolygonCircle(new Box(new Vector(x, y), w, h).toPolygon(), new Circle(new Vector(px, py), r));
}

export const testCircleCircle = (px, py, r, qx, qy, s) =>
  world.testCircleCircle(new Circle(new Vector(px, py), r), new Circle(new Vector(qx, qy), s));

const polygon = (x, y, w, h) => new Box(new Vector(x, y), w, h).toPolygon();
export const testPolygonPolygon = (x, y, w, h, x2, y2, w2, h2) => world.testPolygonPolygon(polygon(x, y, w, h), polygon(x2, y2, w2, h2));

// Vertices counter-clockwise, as the documentation asks.
const vertices = points => new Polygon(new Vector(0, 0), points.map(({ x, y }) => new Vector(x, y)));
export const polygonCircle = withBall((points, px, py, r) =>
  world.testPolygonCircle(vertices(points), new Circle(new Vector(px, py), r)), counterclockwise);
export const polygons = two((one, other) => world.testPolygonPolygon(vertices(one), vertices(other)), counterclockwise);

// overlapV is to be subtracted from the first, which moves the second by it.
const push = details => details ? [details.overlapV.x, details.overlapV.y] : [0, 0];
const circle = (px, py, r) => new Circle(new Vector(px, py), r);
export const pushCircle = (x, y, w, h, ...ball) => push(world.testPolygonCircle(polygon(x, y, w, h), circle(...ball), true));
export const pushCircles = (px, py, r, ...other) => push(world.testCircleCircle(circle(px, py, r), circle(...other), true));
export const pushFromPolygon = withBall((points, ...ball) => push(world.testPolygonCircle(vertices(points), circle(...ball), true)), counterclockwise);
export const pushPolygons = two((one, other) => push(world.testPolygonPolygon(vertices(one), vertices(other), true)), counterclockwise);

export const pointInPolygon = withPoint((points, px, py) => world.pointInPolygon(new Vector(px, py), vertices(points)), counterclockwise);

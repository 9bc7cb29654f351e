// SPDX-License-Identifier: MIT
// SAT.js: Box(pos, w, h) by its lower corner; Circle(pos, r).
import SAT from 'sat';
import { counterclockwise, two, withBall, withPoint } from './polygon.mjs';

export function testPolygonCircle(x, y, w, h, px, py, r) {
  const box = new SAT.Box(new SAT.Vector(x, y), w, h).toPolygon();
  return SAT.testPolygonCircle(box, new SAT.Circle(new SAT.Vector(px, py), r));
}

export const testCircleCircle = (px, py, r, qx, qy, s) =>
  SAT.testCircleCircle(new SAT.Circle(new SAT.Vector(px, py), r), new SAT.Circle(new SAT.Vector(qx, qy), s));

const polygon = (x, y, w, h) => new SAT.Box(new SAT.Vector(x, y), w, h).toPolygon();
export const testPolygonPolygon = (x, y, w, h, x2, y2, w2, h2) => SAT.testPolygonPolygon(polygon(x, y, w, h), polygon(x2, y2, w2, h2));

// Vertices counter-clockwise, as the documentation asks.
const vertices = points => new SAT.Polygon(new SAT.Vector(0, 0), points.map(({ x, y }) => new SAT.Vector(x, y)));
export const polygonCircle = withBall((points, px, py, r) =>
  SAT.testPolygonCircle(vertices(points), new SAT.Circle(new SAT.Vector(px, py), r)), counterclockwise);
export const polygons = two((one, other) => SAT.testPolygonPolygon(vertices(one), vertices(other)), counterclockwise);

// overlapV is to be subtracted from the first (Response's documentation), which moves the second by it.
const push = (test, ...shapes) => {
  const response = new SAT.Response();
  return test(...shapes, response) ? [response.overlapV.x, response.overlapV.y] : [0, 0];
};
const circle = (px, py, r) => new SAT.Circle(new SAT.Vector(px, py), r);
export const pushCircle = (x, y, w, h, ...ball) => push(SAT.testPolygonCircle, polygon(x, y, w, h), circle(...ball));
export const pushCircles = (px, py, r, ...other) => push(SAT.testCircleCircle, circle(px, py, r), circle(...other));
export const pushBoxes = (...n) => push(SAT.testPolygonPolygon, polygon(...n.slice(0, 4)), polygon(...n.slice(4)));
export const pushFromPolygon = withBall((points, ...ball) => push(SAT.testPolygonCircle, vertices(points), circle(...ball)), counterclockwise);
export const pushPolygons = two((one, other) => push(SAT.testPolygonPolygon, vertices(one), vertices(other)), counterclockwise);

export const pointInPolygon = withPoint((points, px, py) => SAT.pointInPolygon(new SAT.Vector(px, py), vertices(points)), counterclockwise);

// SPDX-License-Identifier: MIT
// check2d: a Box at a corner (or its centre) with width and height, rotated by radians about it; a Circle; both inserted into a System.
import { createRequire } from 'node:module';
import { two, withBall, withSegment } from './polygon.mjs';

const { System } = createRequire(import.meta.url)('check2d');
const system = new System();

function collide(box, px, py, r) {
  const circle = system.createCircle({ x: px, y: py }, r);
  const hit = system.checkCollision(box, circle);
  system.remove(box);
  system.remove(circle);
  return hit;
}

export const checkCollision = (x, y, w, h, px, py, r) => collide(system.createBox({ x, y }, w, h), px, py, r);
export const checkRotated = (cx, cy, w, h, angle, px, py, r) =>
  collide(system.createBox({ x: cx, y: cy }, w, h, { isCentered: true, angle }), px, py, r);

function meet(one, other) {
  const hit = system.checkCollision(one, other);
  system.remove(one);
  system.remove(other);
  return hit;
}

export const circles = (px, py, r, qx, qy, s) => meet(system.createCircle({ x: px, y: py }, r), system.createCircle({ x: qx, y: qy }, s));
export const boxes = (x, y, w, h, x2, y2, w2, h2) => meet(system.createBox({ x, y }, w, h), system.createBox({ x: x2, y: y2 }, w2, h2));
// A Line has a length: a point is asked as a circle without a radius, since a Point is a box of 0.001.
export const boxLine = (x, y, w, h, ax, ay, bx, by) => meet(system.createBox({ x, y }, w, h), ax === bx && ay === by ?
  system.createCircle({ x: ax, y: ay }, 0) : system.createLine({ x: ax, y: ay }, { x: bx, y: by }));

// The constructor puts vertices in the order that it needs.
const polygon = points => system.createPolygon({ x: 0, y: 0 }, points);
export const polygonCircle = withBall((points, px, py, r) => meet(polygon(points), system.createCircle({ x: px, y: py }, r)));
export const polygons = two((one, other) => meet(polygon(one), polygon(other)));

// overlapV is to be subtracted from the first, which moves the second by it; a response is kept from the last collision.
function push(one, other) {
  const { x, y } = system.checkCollision(one, other) ? system.response.overlapV : { x: 0, y: 0 };
  system.remove(one);
  system.remove(other);
  return [x, y];
}
const box = (x, y, w, h) => system.createBox({ x, y }, w, h), circle = (px, py, r) => system.createCircle({ x: px, y: py }, r);
export const pushCircle = (x, y, w, h, ...ball) => push(box(x, y, w, h), circle(...ball));
export const pushCircles = (px, py, r, ...other) => push(circle(px, py, r), circle(...other));
export const pushBoxes = (...n) => push(box(...n.slice(0, 4)), box(...n.slice(4)));
export const pushFromPolygon = withBall((points, ...ball) => push(polygon(points), circle(...ball)));
export const pushPolygons = two((one, other) => push(polygon(one), polygon(other)));

const line = (ax, ay, bx, by) => system.createLine({ x: ax, y: ay }, { x: bx, y: by });
export const lineCircle = (ax, ay, bx, by, ...ball) => meet(line(ax, ay, bx, by), circle(...ball));
export const lines = (...n) => meet(line(...n.slice(0, 4)), line(...n.slice(4)));
export const polygonLine = withSegment((points, ...ends) => meet(polygon(points), line(...ends)));

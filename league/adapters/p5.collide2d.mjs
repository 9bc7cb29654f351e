// SPDX-License-Identifier: MIT
// p5.collide2d: a rectangle by its corner, a circle by its diameter. The file adds methods to the prototype of p5.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { two, withBall, withPoint } from './polygon.mjs';

class Sketch {
  dist(x1, y1, x2, y2) { return Math.hypot(x2 - x1, y2 - y1); } // as p5 does
  createVector(x, y) { return { x, y }; }
}
// The file calls the functions of mathematics that p5 has as methods.
for (const name of ['abs', 'atan2', 'cos', 'max', 'min', 'pow', 'sin', 'sqrt']) Sketch.prototype[name] = Math[name];
const file = new URL('node_modules/p5.collide2d/p5.collide2d.js', import.meta.url);
vm.runInNewContext(readFileSync(file, 'utf8'), { p5: Sketch, console });
const p5 = new Sketch();

export const collideRectCircle = (x, y, w, h, px, py, r) => p5.collideRectCircle(x, y, w, h, px, py, 2 * r);

export function collideCirclePoly(lox, loy, hix, hiy, px, py, r) {
  const corners = [{ x: lox, y: loy }, { x: hix, y: loy }, { x: hix, y: hiy }, { x: lox, y: hiy }];
  return p5.collideCirclePoly(px, py, 2 * r, corners, true);
}

export const collideCircleCircle = (px, py, r, qx, qy, s) => p5.collideCircleCircle(px, py, 2 * r, qx, qy, 2 * s);
export const collideRectRect = (...numbers) => p5.collideRectRect(...numbers);
export const polygonCircle = withBall((points, px, py, r) => p5.collideCirclePoly(px, py, 2 * r, points, true));
export const polygons = two((one, other) => p5.collidePolyPoly(one, other, true));

export const collidePointRect = (x, y, w, h, px, py) => p5.collidePointRect(px, py, x, y, w, h);
export const collidePointPoly = withPoint((points, px, py) => p5.collidePointPoly(px, py, points));
export const collidePointTriangle = (...n) => p5.collidePointTriangle(n[6], n[7], ...n.slice(0, 6));
export const collideLineLine = (...n) => p5.collideLineLine(...n);
export const collideLineCircle = (ax, ay, bx, by, px, py, r) => p5.collideLineCircle(ax, ay, bx, by, px, py, 2 * r);

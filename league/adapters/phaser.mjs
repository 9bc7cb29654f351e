// SPDX-License-Identifier: MIT
// Phaser: Geom.Intersects of rectangles (corner and size, or the sides that it reads), circles and lines.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { withPoint } from './polygon.mjs';

function load(path, require) {
  const module = {};
  vm.runInNewContext(readFileSync(new URL(`node_modules/phaser/src/${path}.js`, import.meta.url), 'utf8'), { module, require });
  return module.exports;
}
const find = name => load(`geom/intersects/${name}`, () => load('math/distance/DistanceBetween'));
const [CircleToRectangle, CircleToCircle, RectangleToRectangle, LineToRectangle] =
  ['CircleToRectangle', 'CircleToCircle', 'RectangleToRectangle', 'LineToRectangle'].map(find);

export const circleToRectangle = (x, y, width, height, px, py, r) => CircleToRectangle({ x: px, y: py, radius: r }, { x, y, width, height });
export const circleToCircle = (px, py, r, qx, qy, s) => CircleToCircle({ x: px, y: py, radius: r }, { x: qx, y: qy, radius: s });

const sides = (x, y, right, bottom) => ({ x, y, right, bottom, width: right - x, height: bottom - y });
export const rectangleToRectangle = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  RectangleToRectangle(sides(lox, loy, hix, hiy), sides(lox2, loy2, hix2, hiy2));
export const lineToRectangle = (lox, loy, hix, hiy, x1, y1, x2, y2) => LineToRectangle({ x1, y1, x2, y2 }, sides(lox, loy, hix, hiy));

const [Contains, Inside, Within] = ['rectangle', 'polygon', 'triangle'].map(shape => load(`geom/${shape}/Contains`));
const [LineToLine] = ['LineToLine'].map(find);
const LineToCircle = load('geom/intersects/LineToCircle', path => path.includes('circle') ? load('geom/circle/Contains') : class {});
export const rectangleContains = (x, y, width, height, px, py) => Contains({ x, y, width, height }, px, py);
export const polygonContains = withPoint((points, px, py) => Inside({ points }, px, py));
export const triangleContains = (x1, y1, x2, y2, x3, y3, px, py) => Within({ x1, y1, x2, y2, x3, y3 }, px, py);
export const lineToLine = (ax, ay, bx, by, cx, cy, dx, dy) => LineToLine({ x1: ax, y1: ay, x2: bx, y2: by }, { x1: cx, y1: cy, x2: dx, y2: dy });
// Circle.Contains reads the circle's sides and its radius.
export const lineToCircle = (x1, y1, x2, y2, x, y, radius) =>
  LineToCircle({ x1, y1, x2, y2 }, { x, y, radius, left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });

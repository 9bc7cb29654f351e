// SPDX-License-Identifier: MIT
// Phaser: Geom.Intersects of rectangles (corner and size, or the sides that it reads), circles and lines.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

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

// SPDX-License-Identifier: MIT
// Phaser CE: Circle.intersectsRectangle; a rectangle by its corner, with half sizes, a circle by centre and radius.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { withPoint } from './polygon.mjs';

const context = { PIXI: {}, Phaser: { Physics: {} } };
for (const name of ['geom/Point', 'math/Math', 'geom/Circle', 'geom/Rectangle', 'geom/Line', 'geom/Polygon', 'physics/arcade/World'])
  vm.runInNewContext(readFileSync(new URL(`node_modules/phaser-ce/src/${name}.js`, import.meta.url), 'utf8'), context);
const { Phaser } = context;

export const intersectsRectangle = (x, y, w, h, px, py, r) =>
  Phaser.Circle.intersectsRectangle(new Phaser.Circle(px, py, 2 * r), new Phaser.Rectangle(x, y, w, h));

export const circles = (px, py, r, qx, qy, s) => Phaser.Circle.intersects(new Phaser.Circle(px, py, 2 * r), new Phaser.Circle(qx, qy, 2 * s));
export const rectangles = (x, y, w, h, x2, y2, w2, h2) =>
  Phaser.Rectangle.intersects(new Phaser.Rectangle(x, y, w, h), new Phaser.Rectangle(x2, y2, w2, h2));
// "The line has a non-zero length" says the documentation: a point is asked of contains.
export const lineRectangle = (x, y, right, bottom, ax, ay, bx, by) => (ax === bx && ay === by ?
  new Phaser.Rectangle(x, y, right - x, bottom - y).contains(ax, ay) :
  Phaser.Line.intersectsRectangle(new Phaser.Line(ax, ay, bx, by), { x, y, right, bottom, empty: false }));

// The arcade physics' own test of a round body against a square one.
export const circleBodyIntersects = (x, y, w, h, px, py, r) => Phaser.Physics.Arcade.prototype.circleBodyIntersects(
  { center: { x: px, y: py }, halfWidth: r }, { left: x, top: y, right: x + w, bottom: y + h });

export const contains = (x, y, w, h, px, py) => new Phaser.Rectangle(x, y, w, h).contains(px, py);
export const polygonContains = withPoint((points, px, py) => new Phaser.Polygon(points.map(({ x, y }) => new Phaser.Point(x, y))).contains(px, py));
export const lines = (ax, ay, bx, by, cx, cy, dx, dy) => Phaser.Line.intersectsPoints(
  new Phaser.Point(ax, ay), new Phaser.Point(bx, by), new Phaser.Point(cx, cy), new Phaser.Point(dx, dy)) !== null;

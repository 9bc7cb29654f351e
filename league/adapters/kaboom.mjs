// SPDX-License-Identifier: MIT
// Kaboom: the shapes Circle and Polygon and testCirclePolygon, taken from the bundle since starting a game needs a browser.
import { take } from './bundle.mjs';

const { Circle, Line, Polygon, Rect, vec2, testCirclePolygon, testLineCircle, testLineLine, testRectLine, testRectPoint, testRectRect } = await take(
  import.meta.url, 'node_modules/kaboom/dist/kaboom.mjs',
  ['Circle', 'Line', 'Polygon', 'Rect', 'vec2', 'testCirclePolygon', 'testLineCircle', 'testLineLine', 'testRectLine',
    'testRectPoint', 'testRectRect']);

export const circlePolygon = (lox, loy, hix, hiy, px, py, r) => testCirclePolygon(new Circle(vec2(px, py), r),
  new Polygon([vec2(lox, loy), vec2(hix, loy), vec2(hix, hiy), vec2(lox, hiy)]));

export const rectangles = (x, y, w, h, x2, y2, w2, h2) => testRectRect(new Rect(vec2(x, y), w, h), new Rect(vec2(x2, y2), w2, h2));
export const rectLine = (x, y, w, h, ax, ay, bx, by) => testRectLine(new Rect(vec2(x, y), w, h), new Line(vec2(ax, ay), vec2(bx, by)));

const segment = (ax, ay, bx, by) => new Line(vec2(ax, ay), vec2(bx, by));
export const rectPoint = (x, y, w, h, px, py) => testRectPoint(new Rect(vec2(x, y), w, h), vec2(px, py));
export const lineLine = (...n) => testLineLine(segment(...n.slice(0, 4)), segment(...n.slice(4))) !== null;
export const lineCircle = (ax, ay, bx, by, px, py, r) => testLineCircle(segment(ax, ay, bx, by), new Circle(vec2(px, py), r));

// SPDX-License-Identifier: MIT
// KAPLAY: the shapes Circle, Rect and Polygon that a game has, taken from the bundle since starting one needs a browser.
import { take } from './bundle.mjs';
import { two, withBall, withPoint, withSegment } from './polygon.mjs';

const kaplay = await take(import.meta.url, 'node_modules/kaplay/dist/kaplay.mjs',
  ['Circle', 'Line', 'Polygon', 'Rect', 'testCirclePolygon', 'testLineCircle', 'testLineLine', 'testRectPoint', 'vec2']);
const { Circle, Line, Polygon, Rect, testCirclePolygon, testLineCircle, testLineLine, testRectPoint, vec2 } = kaplay;

export const rectCircle = (x, y, w, h, px, py, r) => new Circle(vec2(px, py), r).collides(new Rect(vec2(x, y), w, h));
export const circlePolygon = (lox, loy, hix, hiy, px, py, r) => testCirclePolygon(new Circle(vec2(px, py), r),
  new Polygon([vec2(lox, loy), vec2(hix, loy), vec2(hix, hiy), vec2(lox, hiy)]));

export const circles = (px, py, r, qx, qy, s) => new Circle(vec2(px, py), r).collides(new Circle(vec2(qx, qy), s));
export const rectangles = (x, y, w, h, x2, y2, w2, h2) => new Rect(vec2(x, y), w, h).collides(new Rect(vec2(x2, y2), w2, h2));
// A segment without a length is asked as a point.
export const rectLine = (x, y, w, h, ax, ay, bx, by) =>
  new Rect(vec2(x, y), w, h).collides(ax === bx && ay === by ? vec2(ax, ay) : new Line(vec2(ax, ay), vec2(bx, by)));

const polygon = points => new Polygon(points.map(({ x, y }) => vec2(x, y)));
export const vertices4Circle = withBall((points, px, py, r) => polygon(points).collides(new Circle(vec2(px, py), r)));
export const polygons = two((one, other) => polygon(one).collides(polygon(other)));

export const rectPoint = (x, y, w, h, px, py) => testRectPoint(new Rect(vec2(x, y), w, h), vec2(px, py));
export const lineLine = (ax, ay, bx, by, cx, cy, dx, dy) =>
  testLineLine(new Line(vec2(ax, ay), vec2(bx, by)), new Line(vec2(cx, cy), vec2(dx, dy))) !== null;
export const lineCircle = (ax, ay, bx, by, px, py, r) => testLineCircle(new Line(vec2(ax, ay), vec2(bx, by)), new Circle(vec2(px, py), r));
export const polygonPoint = withPoint((points, px, py) => polygon(points).collides(vec2(px, py)));
export const polygonLine = withSegment((points, ax, ay, bx, by) => polygon(points).collides(new Line(vec2(ax, ay), vec2(bx, by))));

// SPDX-License-Identifier: MIT
// KAPLAY: the shapes Circle, Rect and Polygon that a game has, taken from the bundle since starting one needs a browser.
import { take } from './bundle.mjs';

const kaplay = await take(import.meta.url, 'node_modules/kaplay/dist/kaplay.mjs',
  ['Circle', 'Polygon', 'Rect', 'testCirclePolygon', 'vec2']);
const { Circle, Polygon, Rect, testCirclePolygon, vec2 } = kaplay;

export const rectCircle = (x, y, w, h, px, py, r) => new Circle(vec2(px, py), r).collides(new Rect(vec2(x, y), w, h));
export const circlePolygon = (lox, loy, hix, hiy, px, py, r) => testCirclePolygon(new Circle(vec2(px, py), r),
  new Polygon([vec2(lox, loy), vec2(hix, loy), vec2(hix, hiy), vec2(lox, hiy)]));

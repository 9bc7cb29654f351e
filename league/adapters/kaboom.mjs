// SPDX-License-Identifier: MIT
// Kaboom: the shapes Circle and Polygon and testCirclePolygon, taken from the bundle since starting a game needs a browser.
import { take } from './bundle.mjs';

const { Circle, Polygon, vec2, testCirclePolygon } = await take(import.meta.url, 'node_modules/kaboom/dist/kaboom.mjs',
  ['Circle', 'Polygon', 'vec2', 'testCirclePolygon']);

export const circlePolygon = (lox, loy, hix, hiy, px, py, r) => testCirclePolygon(new Circle(vec2(px, py), r),
  new Polygon([vec2(lox, loy), vec2(hix, loy), vec2(hix, hiy), vec2(lox, hiy)]));

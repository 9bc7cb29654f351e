// SPDX-License-Identifier: MIT
// melonJS: a Rect by its corner and an Ellipse by centre and diameters, as bodies of two parents without offset; the
// bundle's testPolygonEllipse, which its detector calls for the pair, decides.
import { take } from './bundle.mjs';
import { counterclockwise, two, withBall, withPoint } from './polygon.mjs';

globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.document = { addEventListener() {}, readyState: 'loading', createElement: () => ({ getContext: () => null, style: {} }) };
const { Ellipse, Polygon, Rect, Vector2d, testPolygonEllipse, testPolygonPolygon } =
  await take(import.meta.url, 'node_modules/melonjs/build/index.js', ['testPolygonEllipse', 'testPolygonPolygon']);
const still = () => ({ pos: new Vector2d(0, 0), ancestor: { getAbsolutePosition: () => new Vector2d(0, 0) } });

export const polygonEllipse = (x, y, w, h, px, py, r) =>
  testPolygonEllipse(still(), new Rect(x, y, w, h), still(), new Ellipse(px, py, 2 * r, 2 * r));

// Vertices clockwise as seen with y downward, as the documentation of isConvex asks.
const polygon = points => new Polygon(0, 0, points.map(({ x, y }) => new Vector2d(x, y)));
export const polygonCircle = withBall((points, px, py, r) => testPolygonEllipse(still(), polygon(points), still(), new Ellipse(px, py, 2 * r, 2 * r)), counterclockwise);
export const polygons = two((one, other) => testPolygonPolygon(still(), polygon(one), still(), polygon(other)), counterclockwise);

export const rectContains = (x, y, w, h, px, py) => new Rect(x, y, w, h).contains(px, py);
export const polygonContains = withPoint((points, px, py) => polygon(points).contains(px, py), counterclockwise);

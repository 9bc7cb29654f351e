// SPDX-License-Identifier: MIT
// melonJS: a Rect by its corner and an Ellipse by centre and diameters, as bodies of two parents without offset; the
// bundle's testPolygonEllipse, which its detector calls for the pair, decides.
import { take } from './bundle.mjs';

globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.document = { addEventListener() {}, readyState: 'loading', createElement: () => ({ getContext: () => null, style: {} }) };
const { Ellipse, Rect, Vector2d, testPolygonEllipse } =
  await take(import.meta.url, 'node_modules/melonjs/build/index.js', ['testPolygonEllipse']);
const still = () => ({ pos: new Vector2d(0, 0), ancestor: { getAbsolutePosition: () => new Vector2d(0, 0) } });

export const polygonEllipse = (x, y, w, h, px, py, r) =>
  testPolygonEllipse(still(), new Rect(x, y, w, h), still(), new Ellipse(px, py, 2 * r, 2 * r));

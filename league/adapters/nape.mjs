// SPDX-License-Identifier: MIT
// Nape, compiled to JavaScript: a Polygon.box of full sizes and a Circle, each on a body; Geom.intersects of the shapes.
import { two, withBall } from './polygon.mjs';

globalThis.window = globalThis; // it was compiled for browsers
globalThis.document = { createElement: () => ({ getContext: () => null, style: {} }), addEventListener() {} };
const { default: start } = await import('./node_modules/@newkrok/nape-js/js/libs/nape-js.module.js');
start();
const { geom: { Geom, Vec2 }, phys: { Body }, shape: { Circle, Polygon } } = globalThis.nape;

function put(shape, x, y, angle) {
  const body = new Body(null, new Vec2(x, y));
  body.set_rotation(angle);
  shape.set_body(body);
  return shape;
}

export const rotated = (cx, cy, w, h, angle, px, py, r) =>
  Geom.intersects(put(new Polygon(Polygon.box(w, h)), cx, cy, angle), put(new Circle(r), px, py, 0));

export const axisAligned = (cx, cy, w, h, px, py, r) => rotated(cx, cy, w, h, 0, px, py, r);

const polygon = points => put(new Polygon(points.map(({ x, y }) => new Vec2(x, y))), 0, 0, 0);
export const polygonCircle = withBall((points, px, py, r) => Geom.intersects(polygon(points), put(new Circle(r), px, py, 0)));
export const polygons = two((one, other) => Geom.intersects(polygon(one), polygon(other)));

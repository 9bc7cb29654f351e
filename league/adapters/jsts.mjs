// SPDX-License-Identifier: MIT
// JSTS: the distance of a point from a polygon is compared with the radius by isWithinDistance. The package's own bundle starts in a
// third of the time of its single modules, which counts where a function throws; it leaves RectangleLineIntersector out.
import 'jsts/dist/jsts.min.js';
import { two, withBall, withPoint, withSegment } from './polygon.mjs';

const { Coordinate, Envelope, GeometryFactory } = globalThis.jsts.geom;
const factory = new GeometryFactory();

export const isWithinDistance = (lox, loy, hix, hiy, px, py, r) =>
  factory.toGeometry(new Envelope(lox, hix, loy, hiy)).isWithinDistance(factory.createPoint(new Coordinate(px, py)), r);

export const envelopes = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  new Envelope(lox, hix, loy, hiy).intersects(new Envelope(lox2, hix2, loy2, hiy2));

const line = (ax, ay, bx, by) => factory.createLineString([new Coordinate(ax, ay), new Coordinate(bx, by)]);
export const lineWithinDistance = (lox, loy, hix, hiy, ax, ay, bx, by, r) =>
  factory.toGeometry(new Envelope(lox, hix, loy, hiy)).isWithinDistance(line(ax, ay, bx, by), r);

const polygon = points => factory.createPolygon([...points, points[0]].map(({ x, y }) => new Coordinate(x, y)));
export const polygonPoint = withBall((points, px, py, r) => polygon(points).isWithinDistance(factory.createPoint(new Coordinate(px, py)), r));

// The radius is taken off by the adapter.
export const envelopeDistance = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  new Envelope(lox, hix, loy, hiy).distance(new Envelope(lox2, hix2, loy2, hiy2));
export const lineDistance = (lox, loy, hix, hiy, ax, ay, bx, by) => factory.toGeometry(new Envelope(lox, hix, loy, hiy)).distance(line(ax, ay, bx, by));
export const polygonDistance = withBall((points, px, py, r) =>
  Math.max(polygon(points).distance(factory.createPoint(new Coordinate(px, py))) - r, 0));
export const polygonsDistance = two((one, other) => polygon(one).distance(polygon(other)));
export const polygons = two((one, other) => polygon(one).intersects(polygon(other)));

export const envelopePoint = (lox, loy, hix, hiy, px, py) => new Envelope(lox, hix, loy, hiy).intersects(px, py);
export const polygonHasPoint = withPoint((points, px, py) => polygon(points).intersects(factory.createPoint(new Coordinate(px, py))));
export const polygonLine = withSegment((points, ...ends) => polygon(points).intersects(line(...ends)));
export const lines = (...n) => line(...n.slice(0, 4)).intersects(line(...n.slice(4)));
export const linePoint = (ax, ay, bx, by, px, py, r) => line(ax, ay, bx, by).isWithinDistance(factory.createPoint(new Coordinate(px, py)), r);

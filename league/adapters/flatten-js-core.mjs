// SPDX-License-Identifier: MIT
// @flatten-js/core: the distance of a Point from a Polygon made of a Box is compared with the radius by the adapter.
import Flatten from '@flatten-js/core';
import { withPoint } from './polygon.mjs';

export function distanceTo(lox, loy, hix, hiy, px, py, r) {
  const box = new Flatten.Polygon(new Flatten.Box(lox, loy, hix, hiy)), point = new Flatten.Point(px, py);
  return box.contains(point) || point.distanceTo(box)[0] <= r;
}

export const boxes = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  new Flatten.Box(lox, loy, hix, hiy).intersect(new Flatten.Box(lox2, loy2, hix2, hiy2));

const segment = (ax, ay, bx, by) => new Flatten.Segment(new Flatten.Point(ax, ay), new Flatten.Point(bx, by));
export const segments = (...n) => segment(...n.slice(0, 4)).intersect(segment(...n.slice(4))).length > 0;
export const polygonContains = withPoint((points, px, py) => new Flatten.Polygon(points.map(({ x, y }) => [x, y])).contains(new Flatten.Point(px, py)));
// The distance is compared with the radius by the adapter.
export const segmentPoint = (ax, ay, bx, by, px, py, r) => new Flatten.Point(px, py).distanceTo(segment(ax, ay, bx, by))[0] <= r;

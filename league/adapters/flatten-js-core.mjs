// SPDX-License-Identifier: MIT
// @flatten-js/core: the distance of a Point from a Polygon made of a Box is compared with the radius by the adapter.
import Flatten from '@flatten-js/core';
import { two, withBall } from './polygon.mjs';

export function distanceTo(lox, loy, hix, hiy, px, py, r) {
  const box = new Flatten.Polygon(new Flatten.Box(lox, loy, hix, hiy)), point = new Flatten.Point(px, py);
  return box.contains(point) || point.distanceTo(box)[0] <= r;
}

export const boxes = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  new Flatten.Box(lox, loy, hix, hiy).intersect(new Flatten.Box(lox2, loy2, hix2, hiy2));

const polygon = points => new Flatten.Polygon(points.map(({ x, y }) => new Flatten.Point(x, y)));
export const polygonCircle = withBall((points, px, py, r) => {
  const shape = polygon(points), point = new Flatten.Point(px, py);
  return shape.contains(point) || point.distanceTo(shape)[0] <= r;
});
export const polygons = two((one, other) => Flatten.Relations.intersect(polygon(one), polygon(other)));

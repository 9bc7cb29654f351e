// SPDX-License-Identifier: MIT
// @flatten-js/core: the distance of a Point from a Polygon made of a Box is compared with the radius by the adapter; Polygon and Circle relations decide alone.
import Flatten from '@flatten-js/core';

const polygon = (lox, loy, hix, hiy) => new Flatten.Polygon(new Flatten.Box(lox, loy, hix, hiy));

export const disjoint = (lox, loy, hix, hiy, px, py, r) =>
  !Flatten.Relations.disjoint(polygon(lox, loy, hix, hiy), new Flatten.Polygon(new Flatten.Circle(new Flatten.Point(px, py), r)));

export function distanceTo(lox, loy, hix, hiy, px, py, r) {
  const box = polygon(lox, loy, hix, hiy), point = new Flatten.Point(px, py);
  return box.contains(point) || point.distanceTo(box)[0] <= r;
}

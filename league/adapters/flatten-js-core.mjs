// SPDX-License-Identifier: MIT
// @flatten-js/core: the distance of a Point from a Polygon made of a Box is compared with the radius by the adapter.
import Flatten from '@flatten-js/core';

export function distanceTo(lox, loy, hix, hiy, px, py, r) {
  const box = new Flatten.Polygon(new Flatten.Box(lox, loy, hix, hiy)), point = new Flatten.Point(px, py);
  return box.contains(point) || point.distanceTo(box)[0] <= r;
}

export const boxes = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  new Flatten.Box(lox, loy, hix, hiy).intersect(new Flatten.Box(lox2, loy2, hix2, hiy2));

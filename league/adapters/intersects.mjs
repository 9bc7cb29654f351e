// SPDX-License-Identifier: MIT
// Intersects: boxes by their lower corner, width and height; polygons as a list of numbers.
import Intersects from 'intersects';

export const boxCircle = (x, y, w, h, px, py, r) => Intersects.boxCircle(x, y, w, h, px, py, r);

// A tolerance of 0 is taken for none given, and the default is 1.
export const polygonCircle = (lox, loy, hix, hiy, px, py, r) =>
  Intersects.polygonCircle([lox, loy, hix, loy, hix, hiy, lox, hiy], px, py, r, 0);

export const { circleCircle, boxBox, boxLine } = Intersects;
export const vertices4Circle = (...n) => Intersects.polygonCircle(n.slice(0, 8), ...n.slice(8), 0);
export const polygons = (...n) => Intersects.polygonPolygon(n.slice(0, 6), n.slice(6));

export const { boxPoint, lineCircle, lineLine } = Intersects;
export const polygonPoint = (...n) => Intersects.polygonPoint(n.slice(0, 8), n[8], n[9], 1e-9);
export const polygonLine = (...n) => Intersects.polygonLine(n.slice(0, 8), ...n.slice(8), 1e-9);

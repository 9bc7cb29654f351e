// SPDX-License-Identifier: MIT
// OpenLayers: an extent is [minX, minY, maxX, maxY].
import { containsXY as contains, intersects, intersectsSegment } from 'ol/extent.js';
import Polygon from 'ol/geom/Polygon.js';
import { withPoint } from './polygon.mjs';

export const extents = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) => intersects([lox, loy, hix, hiy], [lox2, loy2, hix2, hiy2]);
export const segment = (lox, loy, hix, hiy, ax, ay, bx, by) => intersectsSegment([lox, loy, hix, hiy], [ax, ay], [bx, by]);

export const containsXY = (lox, loy, hix, hiy, px, py) => contains([lox, loy, hix, hiy], px, py);
export const polygonPoint = withPoint((points, px, py) =>
  new Polygon([[...points, points[0]].map(({ x, y }) => [x, y])]).intersectsCoordinate([px, py]));

// SPDX-License-Identifier: MIT
// iTwin.js: Range2d and Range3d by their corners.
import geometry from '@itwin/core-geometry';
import { withPoint } from './polygon.mjs';

const { Point3d, PolygonOps, Range2d, Range3d } = geometry;
export const flat = (...n) => new Range2d(...n.slice(0, 4)).intersectsRange(new Range2d(...n.slice(4)));
export const space = (...n) => new Range3d(...n.slice(0, 6)).intersectsRange(new Range3d(...n.slice(6)));

// The radius is taken off by the adapter.
export const pointDistance = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  Math.max(new Range3d(lox, loy, loz, hix, hiy, hiz).distanceToPoint(new Point3d(px, py, pz)) - r, 0);
export const rangeDistance = (...n) => new Range3d(...n.slice(0, 6)).distanceToRange(new Range3d(...n.slice(6)));

export const rangePoint = (...n) => new Range3d(...n.slice(0, 6)).containsXYZ(...n.slice(6));
export const polygonPoint = withPoint((points, px, py) =>
  PolygonOps.classifyPointInPolygon(px, py, points.map(({ x, y }) => Point3d.create(x, y))) >= 0);

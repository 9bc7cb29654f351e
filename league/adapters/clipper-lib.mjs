// SPDX-License-Identifier: MIT
// clipper-lib: whole numbers; PointInPolygon gives 0 outside, 1 inside, -1 on the boundary.
import ClipperLib from 'clipper-lib';
import { withPoint } from './polygon.mjs';

export const polygonPoint = withPoint((points, px, py) =>
  ClipperLib.Clipper.PointInPolygon({ X: px, Y: py }, points.map(({ x, y }) => ({ X: x, Y: y }))) !== 0);

// SPDX-License-Identifier: MIT
// d3-polygon: polygonContains of an array of points.
import { polygonContains } from 'd3-polygon';
import { withPoint } from './polygon.mjs';

export const polygonPoint = withPoint((points, px, py) => polygonContains(points.map(({ x, y }) => [x, y]), [px, py]));

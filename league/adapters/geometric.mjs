// SPDX-License-Identifier: MIT
// Geometric.js: points and polygons are arrays.
import * as geometric from 'geometric';
import { withPoint } from './polygon.mjs';

export const polygonPoint = withPoint((points, px, py) => geometric.pointInPolygon([px, py], points.map(({ x, y }) => [x, y])));

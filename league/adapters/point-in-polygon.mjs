// SPDX-License-Identifier: MIT
// point-in-polygon: a point and a ring of points, even-odd.
import inside from 'point-in-polygon';
import { withPoint } from './polygon.mjs';

export const polygonPoint = withPoint((points, px, py) => inside([px, py], points.map(({ x, y }) => [x, y])));

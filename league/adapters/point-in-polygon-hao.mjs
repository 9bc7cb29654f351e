// SPDX-License-Identifier: MIT
// point-in-polygon-hao: true inside, 0 on the boundary, false outside; rings are closed.
import inside from 'point-in-polygon-hao';
import { withPoint } from './polygon.mjs';

export const polygonPoint = withPoint((points, px, py) => inside([px, py], [[...points, points[0]].map(({ x, y }) => [x, y])]) !== false);

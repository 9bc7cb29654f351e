// SPDX-License-Identifier: MIT
// robust-point-in-polygon: -1 inside, 0 on the boundary, 1 outside.
import classify from 'robust-point-in-polygon';
import { withPoint } from './polygon.mjs';

export const polygonPoint = withPoint((points, px, py) => classify(points.map(({ x, y }) => [x, y]), [px, py]) <= 0);

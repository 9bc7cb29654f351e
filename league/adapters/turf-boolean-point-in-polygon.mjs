// SPDX-License-Identifier: MIT
// @turf/boolean-point-in-polygon: a GeoJSON polygon, whose ring is closed.
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { withPoint } from './polygon.mjs';

export const polygonPoint = withPoint((points, px, py) =>
  booleanPointInPolygon([px, py], { type: 'Polygon', coordinates: [[...points, points[0]].map(({ x, y }) => [x, y])] }));

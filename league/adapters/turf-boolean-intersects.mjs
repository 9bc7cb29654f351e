// SPDX-License-Identifier: MIT
// @turf/boolean-intersects: two GeoJSON polygons, whose rings are closed.
import { booleanIntersects } from '@turf/boolean-intersects';

function polygon(n) {
  const ring = Array.from({ length: n.length / 2 }, (_, i) => [n[2 * i], n[2 * i + 1]]);
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}
export const polygons = (...n) => booleanIntersects(polygon(n.slice(0, 6)), polygon(n.slice(6)));

// SPDX-License-Identifier: MIT
// martinez-polygon-clipping: two polygons whose rings are closed have something in common where their intersection is not empty.
import * as martinez from 'martinez-polygon-clipping';

function ring(n) {
  const points = Array.from({ length: n.length / 2 }, (_, i) => [n[2 * i], n[2 * i + 1]]);
  return [...points, [...points[0]]];
}
export const polygons = (...n) => (martinez.intersection([ring(n.slice(0, 6))], [ring(n.slice(6))]) ?? []).length > 0;

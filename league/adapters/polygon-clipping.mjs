// SPDX-License-Identifier: MIT
// polygon-clipping: two polygons have something in common where their intersection is not the empty list.
import polygonClipping from 'polygon-clipping';

const pairs = n => Array.from({ length: n.length / 2 }, (_, i) => [n[2 * i], n[2 * i + 1]]);
export const polygons = (...n) => polygonClipping.intersection([pairs(n.slice(0, 6))], [pairs(n.slice(6))]).length > 0;

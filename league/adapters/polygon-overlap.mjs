// SPDX-License-Identifier: MIT
// polygon-overlap: two lists of points.
import overlap from 'polygon-overlap';

const pairs = n => Array.from({ length: n.length / 2 }, (_, i) => [n[2 * i], n[2 * i + 1]]);
export const polygons = (...n) => overlap(pairs(n.slice(0, 6)), pairs(n.slice(6)));

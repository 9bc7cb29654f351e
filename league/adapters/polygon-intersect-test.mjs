// SPDX-License-Identifier: MIT
// polygon-intersect-test: two flat lists of numbers.
import intersect from 'polygon-intersect-test';

export const polygons = (...n) => intersect(n.slice(0, 6), n.slice(6));

// SPDX-License-Identifier: MIT
import intersect from 'polygon-intersect-test';

const triangle = [2, -2, 3, 3, -2, 2];
console.log('from (2.8, 2) on:', intersect(triangle, [2.8, 2, -1, 1.5, 0, 0.5, 2, 1]));
console.log('the same from (2, 1) on:', intersect(triangle, [2, 1, 2.8, 2, -1, 1.5, 0, 0.5]));

// SPDX-License-Identifier: MIT
// lines-intersect: two segments by eight numbers.
import intersect from 'lines-intersect';

export const segments = (...n) => intersect(...n);

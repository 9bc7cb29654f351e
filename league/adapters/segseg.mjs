// SPDX-License-Identifier: MIT
// segseg: 1 where segments intersect, 2 where they do on one line.
import segseg from 'segseg';

const common = [0, 0];
export const segments = (...n) => segseg(common, [n[0], n[1]], [n[2], n[3]], [n[4], n[5]], [n[6], n[7]]);

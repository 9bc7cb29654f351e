// SPDX-License-Identifier: MIT
// robust-segment-intersect: two closed segments by their ends.
import intersects from 'robust-segment-intersect';

export const segments = (...n) => intersects([n[0], n[1]], [n[2], n[3]], [n[4], n[5]], [n[6], n[7]]);

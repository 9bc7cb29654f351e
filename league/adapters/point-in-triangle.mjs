// SPDX-License-Identifier: MIT
// point-in-triangle: a point and three points.
import inside from 'point-in-triangle';

export const trianglePoint = (...n) => inside([n[6], n[7]], [[n[0], n[1]], [n[2], n[3]], [n[4], n[5]]]);

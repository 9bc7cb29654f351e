// SPDX-License-Identifier: MIT
import Intersects from 'intersects';

const box = [3, 0, 8, 0, 8, 2, 3, 2];
for (const tolerance of [0, 1e-9])
  console.log('box (3, 0)-(8, 2), ball r 1 at (6, -1.125), tolerance', tolerance, Intersects.polygonCircle(box, 6, -1.125, 1, tolerance));

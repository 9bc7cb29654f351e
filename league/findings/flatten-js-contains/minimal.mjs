// SPDX-License-Identifier: MIT
import Flatten from '@flatten-js/core';

// A quadrilateral whose lowest side falls by `step` on a length of 0.125, and points to the left of all of it.
for (const step of [0, 3e-7, 3e-6]) {
  const polygon = new Flatten.Polygon([[0, 0], [0.125, -step], [0, 1], [-1, 1]]);
  for (const x of [-200, -2]) console.log(`a step of ${step}: (${x}, 0) is inside: ${polygon.contains(new Flatten.Point(x, 0))}`);
}

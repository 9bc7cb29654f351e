// SPDX-License-Identifier: MIT
import Cartesian2 from '@cesium/engine/Source/Core/Cartesian2.js';
import pointInsideTriangle from '@cesium/engine/Source/Core/pointInsideTriangle.js';

// A triangle that reaches to x = 18 and is thin, the same a hundred times as wide, and points beyond its end.
for (const y of [9.4000003, 9.40003]) {
  for (const point of [[27, 14.1], [36, 18.8]]) {
    const inside = pointInsideTriangle(...[point, [0, 0], [9, 4.7], [18, y]].map(([a, b]) => new Cartesian2(a, b)));
    console.log(`(${point}) in (0, 0), (9, 4.7), (18, ${y}): ${inside}`);
  }
}

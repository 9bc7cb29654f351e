// SPDX-License-Identifier: MIT
import Cartesian2 from '@cesium/engine/Source/Core/Cartesian2.js';
import pointInsideTriangle from '@cesium/engine/Source/Core/pointInsideTriangle.js';

function tell(...points) {
  const [point, ...triangle] = points.map(corner => `(${corner})`);
  console.log(`${point} in ${triangle.join(', ')}: ${pointInsideTriangle(...points.map(([x, y]) => new Cartesian2(x, y)))}`);
}
// A triangle with a right angle, of sides 1 and a million, and the same with sides 1 and a thousand.
for (const length of [1e6, 1e3]) tell([1, 0.5], [length, 0], [0, 0], [0, 1]);
// A triangle that reaches to x = 18 and is thin, the same a hundred times as wide, and a point beyond its end.
for (const y of [9.4000003, 9.40003]) tell([27, 14.1], [0, 0], [9, 4.7], [18, y]);

// SPDX-License-Identifier: MIT
import p5 from 'p5collide';

const polygon = [[0, 2], [2, -1], [2, 0], [0, 3]].map(([x, y]) => ({ x, y }));
for (const y of [-0.125, 0, 0.125]) {
  console.log(`(0, ${y}): in the polygon ${p5.collidePointPoly(0, y, polygon)}, circle of diameter 2 ${p5.collideCirclePoly(0, y, 2, polygon, true)}`);
}

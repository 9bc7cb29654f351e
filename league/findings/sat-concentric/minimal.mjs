// SPDX-License-Identifier: MIT
import SAT from 'sat';

const one = new SAT.Circle(new SAT.Vector(0, 0), 1);
for (const x of [0.5, 0]) {
  const response = new SAT.Response();
  const meet = SAT.testCircleCircle(one, new SAT.Circle(new SAT.Vector(x, 0), 1), response);
  console.log(`circles at (0, 0) and (${x}, 0), r 1: ${meet}, overlap ${response.overlap}, overlapV (${response.overlapV.x}, ${response.overlapV.y})`);
}

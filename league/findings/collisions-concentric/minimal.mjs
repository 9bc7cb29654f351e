// SPDX-License-Identifier: MIT
import { Circle, Result } from 'collisions';

for (const x of [0.5, 0]) {
  const result = new Result();
  const meet = new Circle(0, 0, 1).collides(new Circle(x, 0, 1), result);
  console.log(`circles at (0, 0) and (${x}, 0), r 1: ${meet}, overlap ${result.overlap}, direction (${result.overlap_x}, ${result.overlap_y})`);
}

// SPDX-License-Identifier: MIT
import { createRequire } from 'node:module';

for (const library of ['check2d', 'detect-collisions']) {
  const { System } = createRequire(import.meta.url)(library);
  const system = new System();
  const meet = (bx, by, x, y) => {
    const line = system.createLine({ x: 0, y: 0 }, { x: bx, y: by }), circle = system.createCircle({ x, y }, 1);
    const hit = system.checkCollision(line, circle);
    system.remove(line);
    system.remove(circle);
    return hit;
  };
  for (const y of [0, -1e-17]) console.log(`${library}: line (0, 0)-(0, 1), circle of radius 1 at (5, ${y}): ${meet(0, 1, 5, y)}`);
  let hits = 0;
  for (let i = 1; i < 100; ++i) hits += meet(i * 0.06, i * 0.08, -2.4, 1.8);
  console.log(`${library}: of 99 lines from (0, 0) along (0.6, 0.8) ${hits} meet the circle of radius 1 at (-2.4, 1.8), 3 away`);
}

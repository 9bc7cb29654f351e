// SPDX-License-Identifier: MIT
import { createRequire } from 'node:module';

for (const library of ['check2d', 'detect-collisions']) {
  const { System } = createRequire(import.meta.url)(library);
  const system = new System(), line = (ax, ay, bx, by) => system.createLine({ x: ax, y: ay }, { x: bx, y: by });
  const one = line(0, 0, 1, 0);
  console.log(library, 'on one line, 8 apart:', system.checkCollision(one, line(9, 0, 10, 0)));
  console.log(library, 'beside each other, 1 apart:', system.checkCollision(one, line(0, 1, 1, 1)));
}

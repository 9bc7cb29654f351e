// SPDX-License-Identifier: MIT
const inside = require('point-in-triangle');

for (const x of [1e-6, 1e-8]) {
  for (const point of [[0, -1], [100, 100]]) console.log(`(${point}) in (0, 0), (0, 1), (${x}, 2): ${inside(point, [[0, 0], [0, 1], [x, 2]])}`);
}

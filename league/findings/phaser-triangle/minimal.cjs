// SPDX-License-Identifier: MIT
// The file of the package alone: all of Phaser wants a browser.
const { readFileSync } = require('node:fs');
const vm = require('node:vm');

const file = { module: {} };
vm.runInNewContext(readFileSync('node_modules/phaser/src/geom/triangle/Contains.js', 'utf8'), file);
for (const x of [1e-6, 1e-8]) {
  const triangle = { x1: 0, y1: 0, x2: 0, y2: 1, x3: x, y3: 2 };
  for (const [px, py] of [[0, -1], [100, 100]]) console.log(`(${px}, ${py}) in (0, 0), (0, 1), (${x}, 2): ${file.module.exports(triangle, px, py)}`);
}

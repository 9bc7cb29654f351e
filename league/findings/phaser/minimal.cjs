// SPDX-License-Identifier: MIT
// The files of the packages alone: all of Phaser wants a browser.
const { readFileSync } = require('node:fs');
const vm = require('node:vm');

const read = path => readFileSync(`node_modules/${path}`, 'utf8');
const phaser = { module: {} };
vm.runInNewContext(read('phaser/src/geom/intersects/LineToRectangle.js'), phaser);
const ce = { Phaser: { Point: class { constructor(x, y) { Object.assign(this, { x, y }); } } }, PIXI: {} };
vm.runInNewContext(read('phaser-ce/src/geom/Line.js'), ce);

const square = { x: 0, y: 0, right: 1, bottom: 1, empty: false };
const [a, b, c, d] = [-0.41308546495088194, -0.3098140987129341, 1.6523418598035278, 1.2392563948517363];
for (const [name, sign] of [['down', 1], ['back', -1]]) {
  const [x1, y1, x2, y2] = sign > 0 ? [a, b, c, d] : [c, d, a, b];
  console.log(`${name}: Phaser ${phaser.module.exports({ x1, y1, x2, y2 }, square)},`,
    `Phaser CE ${ce.Phaser.Line.intersectsRectangle({ length: 1, start: { x: x1, y: y1 }, end: { x: x2, y: y2 } }, square)}`);
}

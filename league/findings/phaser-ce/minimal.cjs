// SPDX-License-Identifier: MIT
// The two files of the package alone: all of Phaser CE wants a browser.
const { readFileSync } = require('node:fs');
const vm = require('node:vm');

const context = { PIXI: {}, Phaser: { Point: class {} } };
for (const name of ['Circle', 'Rectangle'])
  vm.runInNewContext(readFileSync(require.resolve(`phaser-ce/src/geom/${name}.js`), 'utf8'), context);
const { Circle, Rectangle } = context.Phaser;
const hit = Circle.intersectsRectangle(new Circle(12, 2, 8), new Rectangle(0, 0, 7, 7));
console.log('rectangle (0, 0) to (7, 7), circle (12, 2) of diameter 8:', hit, 'halfWidth', new Rectangle(0, 0, 7, 7).halfWidth);

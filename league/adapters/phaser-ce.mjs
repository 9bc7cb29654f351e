// SPDX-License-Identifier: MIT
// Phaser CE: Circle.intersectsRectangle; a rectangle by its corner, with half sizes, a circle by centre and radius.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const context = { PIXI: {}, Phaser: { Point: class {} } };
for (const name of ['Circle', 'Rectangle'])
  vm.runInNewContext(readFileSync(new URL(`node_modules/phaser-ce/src/geom/${name}.js`, import.meta.url), 'utf8'), context);
const { Phaser } = context;

export const intersectsRectangle = (x, y, w, h, px, py, r) =>
  Phaser.Circle.intersectsRectangle(new Phaser.Circle(px, py, 2 * r), new Phaser.Rectangle(x, y, w, h));

// SPDX-License-Identifier: MIT
// Phaser: Geom.Intersects.CircleToRectangle; a rectangle by its corner, a circle by centre and radius.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const file = new URL('node_modules/phaser/src/geom/intersects/CircleToRectangle.js', import.meta.url);
const module = {};
vm.runInNewContext(readFileSync(file, 'utf8'), { module });

export const circleToRectangle = (x, y, width, height, px, py, r) =>
  module.exports({ x: px, y: py, radius: r }, { x, y, width, height });

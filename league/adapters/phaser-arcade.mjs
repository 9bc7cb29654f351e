// SPDX-License-Identifier: MIT
// Phaser: the arcade world's circleBodyIntersects of a round body and a square one, as its intersects() calls it.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const world = new URL('node_modules/phaser/src/physics/arcade/World.js', import.meta.url);
const clamp = new URL('node_modules/phaser/src/math/Clamp.js', import.meta.url);
const own = {}, found = {};
vm.runInNewContext(readFileSync(clamp, 'utf8'), { module: own });
// Of what the file requires, the function uses Clamp alone.
const require = name => (name === '../../math/Clamp' ? own.exports : class { constructor(made) { Object.assign(found, made); } });
vm.runInNewContext(readFileSync(world, 'utf8'), { module: {}, require });

export const circleBodyIntersects = (x, y, w, h, px, py, r) => found.circleBodyIntersects(
  { center: { x: px, y: py }, halfWidth: r }, { left: x, top: y, right: x + w, bottom: y + h });

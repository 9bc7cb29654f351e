// SPDX-License-Identifier: MIT
// The file adds methods to the prototype of p5, which stands here for p5's own mathematics.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

class Sketch {}
for (const name of ['abs', 'atan2', 'cos', 'max', 'min', 'pow', 'sin', 'sqrt']) Sketch.prototype[name] = Math[name];
const file = new URL('node_modules/p5.collide2d/p5.collide2d.js', import.meta.url);
vm.runInNewContext(readFileSync(file, 'utf8'), { p5: Sketch, console: { log() {} } });
const p5 = new Sketch(), points = (...n) => n.flatMap((x, i) => i % 2 ? [] : [{ x, y: n[i + 1] }]);
const triangle = points(2, -2, 3, 3, -2, 2);
console.log('from (2.8, 2) on:', p5.collidePolyPoly(triangle, points(2.8, 2, -1, 1.5, 0, 0.5, 2, 1), true));
console.log('the same from (2, 1) on:', p5.collidePolyPoly(triangle, points(2, 1, 2.8, 2, -1, 1.5, 0, 0.5), true));

// SPDX-License-Identifier: MIT
// The file adds methods to the prototype of p5, which stands here for p5's own mathematics.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import p5collide from 'p5collide';

class Sketch {}
for (const name of ['abs', 'atan2', 'cos', 'max', 'min', 'pow', 'sin', 'sqrt']) Sketch.prototype[name] = Math[name];
const file = new URL('node_modules/p5.collide2d/p5.collide2d.js', import.meta.url);
vm.runInNewContext(readFileSync(file, 'utf8'), { p5: Sketch, console: { log() {} } });
const p5 = new Sketch();
const triangle = [0, 0, 200, 0, 0, 200];
let kept = 0, keptToo = 0;
for (let i = 1; i < 100; ++i) {
  const at = 50 + i / 10;
  kept += p5.collidePointTriangle(at, at, ...triangle);
  keptToo += p5collide.collidePointTriangle(at, at, ...triangle);
}
console.log(`of 99 points from (50.1, 50.1) to (59.9, 59.9) in the triangle (0, 0), (200, 0), (0, 200): ${kept}, by p5collide ${keptToo}`);

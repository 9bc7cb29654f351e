// SPDX-License-Identifier: MIT
// SAT.js, testPolygonCircle: a box by its corner and size, as numbers a line; 1 or 0 a line comes back.
const SAT = require('sat');
const readline = require('readline');

function hits(x, y, w, h, px, py, r) {
  const box = new SAT.Box(new SAT.Vector(x, y), w, h).toPolygon();
  return SAT.testPolygonCircle(box, new SAT.Circle(new SAT.Vector(px, py), r));
}

readline.createInterface({ input: process.stdin }).on('line', line =>
  process.stdout.write(hits(...line.split(' ').map(Number)) ? '1\n' : '0\n'));

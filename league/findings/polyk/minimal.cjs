// SPDX-License-Identifier: MIT
const PolyK = require('polyk');

// A square on its corner, and points from left to right through its middle, level with two of its corners or just above them.
const square = [1, 0, 0, 1, -1, 0, 0, -1];
for (const y of [0, 0.125]) for (const x of [-1.5, -0.5, 0, 0.5, 1.5]) console.log(`(${x}, ${y}): ${PolyK.ContainsPoint(square, x, y)}`);

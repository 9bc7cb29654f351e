// SPDX-License-Identifier: MIT
import * as b2 from 'phaser-box2d/dist/PhaserBox2D.js';

const corners = [[5, 6], [0, 6], [-1, 0], [5, 0]].map(([x, y]) => new b2.b2Vec2(x, y));
const polygon = b2.b2MakePolygon(b2.b2ComputeHull(corners, 4), 0);
// Points on a diagonal, and just beside it.
for (const [x, y] of [[0, 1], [0, 1.25], [1, 2], [4, 5], [4, 4.75]])
  console.log(`(${x}, ${y}): ${b2.b2PointInPolygon(new b2.b2Vec2(x, y), polygon)}`);

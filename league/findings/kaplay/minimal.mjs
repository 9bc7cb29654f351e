// SPDX-License-Identifier: MIT
import { readFileSync, writeFileSync } from 'node:fs';

// Rect, Line and vec2 are global in a game; here they are exported from the bundle, since a game needs a browser.
const text = readFileSync('node_modules/kaplay/dist/kaplay.mjs', 'utf8');
const find = name => `${text.match(new RegExp(`[{,]${name}:([A-Za-z_$][\\w$]*)[,}]`))[1]} as ${name}`;
writeFileSync('opened.mjs', `${text}\nexport { ${['Rect', 'Line', 'vec2'].map(find)} };\n`);
const { Rect, Line, vec2 } = await import('./opened.mjs');

const box = new Rect(vec2(0, 0), 2, 2);
for (const [a, b] of [[vec2(100, 0), vec2(100, 2)], [vec2(0, 100), vec2(2, 100)], [vec2(100, 0), vec2(101, 2)]])
  console.log(`box (0, 0)-(2, 2), line (${a.x}, ${a.y})-(${b.x}, ${b.y}):`, box.collides(new Line(a, b)));

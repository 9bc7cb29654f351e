// SPDX-License-Identifier: MIT
import { readFileSync, writeFileSync } from 'node:fs';

// Circle, Line, testLineCircle and vec2 are global in a game; here they are exported from the bundles, since a game needs a browser.
for (const library of ['kaplay', 'kaboom']) {
  const text = readFileSync(`node_modules/${library}/dist/${library}.mjs`, 'utf8');
  const find = name => {
    const found = text.match(new RegExp(`[{,]${name}:([A-Za-z_$][\\w$]*)[,}]`));
    return found ? `${found[1]} as ${name}` : name;
  };
  writeFileSync(`${library}.opened.mjs`, `${text}\nexport { ${['Circle', 'Line', 'testLineCircle', 'vec2'].map(find)} };\n`);
  const { Circle, Line, testLineCircle, vec2 } = await import(`./${library}.opened.mjs`);
  for (const size of [1e6, 1e7]) {
    const line = new Line(vec2(0, 0), vec2(3 * size, 4 * size));
    let hits = 0;
    for (let i = 0; i < 100; ++i) {
      const along = 0.3 + i / 250;
      hits += testLineCircle(line, new Circle(vec2(3 * size * along - 0.808, 4 * size * along + 0.606), 1));
    }
    console.log(`${library}: ${hits} of 100 circles of radius 1 meet the line (0, 0)-(${3 * size}, ${4 * size}) at a distance of 1.01`);
  }
}

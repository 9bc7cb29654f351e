// SPDX-License-Identifier: MIT
// take(here, file, names): what a bundle keeps under these names in its own object of functions, exported besides.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export async function take(here, file, names) {
  const from = new URL(file, here), opened = new URL(file.replace(/\.m?js$/, '.opened.mjs'), here);
  const text = readFileSync(from, 'utf8');
  const kept = names.map(name => {
    const found = text.match(new RegExp(`[{,]${name}:([A-Za-z_$][\\w$]*)[,}]`));
    return found ? `${found[1]} as ${name}` : name;
  });
  // Another process may be reading the one of before, so it is replaced at once.
  const own = new URL(`${opened}.${process.pid}`);
  writeFileSync(own, `${text}\nexport { ${kept.join(', ')} };\n`);
  renameSync(own, opened);
  return import(opened);
}

// SPDX-License-Identifier: MIT
// EaselJS: Rectangle by its corner and size, from the file that pages load.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const context = { document: { createElement: () => ({ getContext: () => null }) }, addEventListener() {}, performance };
context.window = context;
vm.runInNewContext(readFileSync(new URL('node_modules/easeljs/lib/easeljs.js', import.meta.url), 'utf8'), context);
const { Rectangle } = context.createjs;

export const intersects = (...n) => new Rectangle(...n.slice(0, 4)).intersects(new Rectangle(...n.slice(4)));

export const contains = (x, y, w, h, px, py) => new Rectangle(x, y, w, h).contains(px, py);

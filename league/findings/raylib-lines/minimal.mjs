// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';

globalThis.window = globalThis; // it was compiled for browsers
globalThis.document = { title: '', addEventListener() {} };
const folder = new URL('node_modules/raylib-wasm/docs/raylib/', import.meta.url);
const { default: Module } = await import(new URL('raylib_emscripten.js', folder));
const raylib = await Module({ wasmBinary: readFileSync(new URL('raylib.wasm', folder)), noInitialRun: true });
const at = raylib._malloc(64);
const put = (offset, numbers) => (raylib.HEAPF32.set(numbers, (at + offset) / 4), at + offset);

// Two segments that cross at x = 1.697278; the second is upright, or its lower end is a few floats farther right.
for (const x of [1.697278, 1.6972783, 1.7]) {
  const hit = raylib._CheckCollisionLines(put(0, [0, 0]), put(8, [2, -3]), put(16, [1.697278, -2]), put(24, [x, -7.418457]), put(40, [0, 0]));
  console.log(`(0, 0)-(2, -3) and (1.697278, -2)-(${x}, -7.418457): ${Boolean(hit)}`);
}

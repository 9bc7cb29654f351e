// SPDX-License-Identifier: MIT
// raylib (f32): CheckCollisionCircleRec (Vector2, float, Rectangle by its corner), CheckCollisionBoxSphere (two corners).
import { readFileSync } from 'node:fs';
import Module from './node_modules/raylib-wasm/docs/raylib/raylib_emscripten.js';

globalThis.window = globalThis; // it was compiled for browsers
globalThis.document = { title: '', addEventListener() {} };
const wasmBinary = readFileSync(new URL('node_modules/raylib-wasm/docs/raylib/raylib.wasm', import.meta.url));
const raylib = await Module({ wasmBinary, noInitialRun: true });
const at = raylib._malloc(64);

function put(offset, numbers) {
  raylib.HEAPF32.set(numbers, (at + offset) / 4);
  return at + offset;
}

export const checkCollisionCircleRec = (x, y, w, h, px, py, r) =>
  raylib._CheckCollisionCircleRec(put(0, [px, py]), r, put(16, [x, y, w, h]));
export const checkCollisionBoxSphere = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  raylib._CheckCollisionBoxSphere(put(0, [lox, loy, loz, hix, hiy, hiz]), put(32, [px, py, pz]), r);

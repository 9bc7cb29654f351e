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

export const circles = (px, py, r, qx, qy, s) => raylib._CheckCollisionCircles(put(0, [px, py]), r, put(16, [qx, qy]), s);
export const spheres = (px, py, pz, r, qx, qy, qz, s) => raylib._CheckCollisionSpheres(put(0, [px, py, pz]), r, put(32, [qx, qy, qz]), s);
export const rectangles = (...n) => raylib._CheckCollisionRecs(put(0, n.slice(0, 4)), put(16, n.slice(4)));
export const boxes = (...n) => raylib._CheckCollisionBoxes(put(0, n.slice(0, 6)), put(32, n.slice(6)));

export const pointRec = (x, y, w, h, px, py) => raylib._CheckCollisionPointRec(put(0, [px, py]), put(16, [x, y, w, h]));
export const pointPoly = (...n) => raylib._CheckCollisionPointPoly(put(0, n.slice(8)), put(16, n.slice(0, 8)), 4);
export const pointTriangle = (...n) =>
  raylib._CheckCollisionPointTriangle(put(0, n.slice(6)), put(8, n.slice(0, 2)), put(16, n.slice(2, 4)), put(24, n.slice(4, 6)));
export const lines = (...n) =>
  raylib._CheckCollisionLines(put(0, n.slice(0, 2)), put(8, n.slice(2, 4)), put(16, n.slice(4, 6)), put(24, n.slice(6)), put(40, [0, 0]));
export const circleLine = (ax, ay, bx, by, px, py, r) =>
  raylib._CheckCollisionCircleLine(put(0, [px, py]), r, put(8, [ax, ay]), put(16, [bx, by]));

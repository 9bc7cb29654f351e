// SPDX-License-Identifier: MIT
// PolyK: a polygon is an array of numbers.
import { createRequire } from 'node:module';

const PolyK = createRequire(import.meta.url)('polyk');
export const polygonPoint = (...n) => PolyK.ContainsPoint(n.slice(0, 8), n[8], n[9]);

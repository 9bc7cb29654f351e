// SPDX-License-Identifier: MIT
// Babylon.js: BoundingBox.IntersectsSphere(lowest corner, highest corner, centre, radius).
import { BoundingBox } from '@babylonjs/core/Culling/boundingBox.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';

export const intersectsSphere = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  BoundingBox.IntersectsSphere(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz), new Vector3(px, py, pz), r);

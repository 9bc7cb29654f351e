// SPDX-License-Identifier: MIT
// Galacean: CollisionUtil.intersectsSphereAndBox of a BoundingBox by two corners and a BoundingSphere.
import { createRequire } from 'node:module';

const { BoundingBox, BoundingSphere, CollisionUtil, Vector3 } = createRequire(import.meta.url)('@galacean/engine-math');

export const sphereAndBox = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) => CollisionUtil.intersectsSphereAndBox(
  new BoundingSphere(new Vector3(px, py, pz), r), new BoundingBox(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz)));

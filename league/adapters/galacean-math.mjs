// SPDX-License-Identifier: MIT
// Galacean: CollisionUtil.intersectsSphereAndBox of a BoundingBox by two corners and a BoundingSphere.
import { createRequire } from 'node:module';

const { BoundingBox, BoundingSphere, CollisionUtil, Vector3 } = createRequire(import.meta.url)('@galacean/engine-math');

export const sphereAndBox = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) => CollisionUtil.intersectsSphereAndBox(
  new BoundingSphere(new Vector3(px, py, pz), r), new BoundingBox(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz)));

const sphere = (px, py, pz, r) => new BoundingSphere(new Vector3(px, py, pz), r);
export const spheres = (px, py, pz, r, qx, qy, qz, s) => CollisionUtil.intersectsSphereAndSphere(sphere(px, py, pz, r), sphere(qx, qy, qz, s));

const bounds = (lox, loy, loz, hix, hiy, hiz) => new BoundingBox(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz));
export const boxes = (...n) => CollisionUtil.intersectsBoxAndBox(bounds(...n.slice(0, 6)), bounds(...n.slice(6)));

// SPDX-License-Identifier: MIT
// Babylon.js: BoundingBox.IntersectsSphere(lowest corner, highest corner, centre, radius).
import { BoundingBox } from '@babylonjs/core/Culling/boundingBox.js';
import { BoundingSphere } from '@babylonjs/core/Culling/boundingSphere.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';

export const intersectsSphere = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  BoundingBox.IntersectsSphere(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz), new Vector3(px, py, pz), r);

// A sphere is made from two corners of its box, of which the radius is half the diagonal's side; the fields are then set.
function sphere(px, py, pz, r) {
  const made = new BoundingSphere(Vector3.Zero(), Vector3.Zero());
  made.centerWorld.set(px, py, pz);
  made.radiusWorld = r;
  return made;
}

export const spheres = (px, py, pz, r, qx, qy, qz, s) => BoundingSphere.Intersects(sphere(px, py, pz, r), sphere(qx, qy, qz, s));

const bounds = (lox, loy, loz, hix, hiy, hiz) => new BoundingBox(new Vector3(lox, loy, loz), new Vector3(hix, hiy, hiz));
export const boxes = (...n) => BoundingBox.Intersects(bounds(...n.slice(0, 6)), bounds(...n.slice(6)));

export const intersectsPoint = (...n) => bounds(...n.slice(0, 6)).intersectsPoint(new Vector3(...n.slice(6)));

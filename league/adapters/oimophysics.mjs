// SPDX-License-Identifier: MIT
// OimoPhysics: a BoxGeometry by half extents and a SphereGeometry; the collision matrix chooses the detector.
import { oimo } from './node_modules/oimophysics/OimoPhysics.js';

const { Quat, Transform, Vec3 } = oimo.common;
const { BoxGeometry, GeometryType, SphereGeometry } = oimo.collision.geometry;
const { CollisionMatrix, DetectorResult } = oimo.collision.narrowphase;
const detector = new CollisionMatrix().getDetector(GeometryType.SPHERE, GeometryType.BOX);

export function sphereBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const box = new BoxGeometry(new Vec3(hx, hy, hz)), ball = new SphereGeometry(r), result = new DetectorResult();
  const there = new Transform(), here = new Transform();
  there.setPosition(new Vec3(cx, cy, cz));
  there.setOrientation(new Quat(qx, qy, qz, qw).normalize());
  here.setPosition(new Vec3(px, py, pz));
  detector.detect(result, ball, box, here, there, null);
  return result.numPoints > 0;
}

export const sphereBoxAxisAligned = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  sphereBox(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);

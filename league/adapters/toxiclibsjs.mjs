// SPDX-License-Identifier: MIT
// toxiclibsjs: AABB by its corners, intersectsSphere(centre, radius).
import toxi from 'toxiclibsjs';

const { AABB, Vec3D } = toxi.geom;

export const intersectsSphere = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  AABB.fromMinMax(new Vec3D(lox, loy, loz), new Vec3D(hix, hiy, hiz)).intersectsSphere(new Vec3D(px, py, pz), r);

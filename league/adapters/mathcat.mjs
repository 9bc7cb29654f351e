// SPDX-License-Identifier: MIT
// mathcat: box3 as six numbers, obb3 by centre, half extents and quaternion.
import { box3 } from 'mathcat';

export const intersectsSphere = (lox, loy, loz, hix, hiy, hiz, px, py, pz, r) =>
  box3.intersectsSphere([lox, loy, loz, hix, hiy, hiz], { center: [px, py, pz], radius: r });

export const boxes = (...n) => box3.intersectsBox3(n.slice(0, 6), n.slice(6));

export const containsPoint = (...n) => box3.containsPoint(n.slice(0, 6), n.slice(6));

// SPDX-License-Identifier: MIT
// @thi.ng/geom-isec: boxes by their lowest corner and size, or by centre and half size.
import { testAABBSphere, testCenteredAABBSphere, testRectCircle as rect } from '@thi.ng/geom-isec/rect-circle';

export const testRectCircle = (x, y, w, h, px, py, r) => rect([x, y], [w, h], [px, py], r);
export const testBoxSphere = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  testCenteredAABBSphere([cx, cy, cz], [hx, hy, hz], [px, py, pz], r);

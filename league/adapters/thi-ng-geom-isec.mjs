// SPDX-License-Identifier: MIT
// @thi.ng/geom-isec: boxes by their lowest corner and size, or by centre and half size.
import { IntersectionType } from '@thi.ng/geom-isec/api';
import { intersectLineLine } from '@thi.ng/geom-isec/line-line';
import { pointInCenteredAABB, pointInPolygon2, pointInRect, pointInTriangle2 } from '@thi.ng/geom-isec/point';
import { counterclockwise, triangle, withPoint } from './polygon.mjs';
import { testCircleCircle } from '@thi.ng/geom-isec/circle-circle';
import { testAabbAabb, testRectRect } from '@thi.ng/geom-isec/rect-rect';
import { testAABBSphere, testCenteredAABBSphere, testRectCircle as rect } from '@thi.ng/geom-isec/rect-circle';

export const testRectCircle = (x, y, w, h, px, py, r) => rect([x, y], [w, h], [px, py], r);
export const testBoxSphere = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  testCenteredAABBSphere([cx, cy, cz], [hx, hy, hz], [px, py, pz], r);

export const circles = (px, py, r, qx, qy, s) => testCircleCircle([px, py], [qx, qy], r, s);
export const rectangles = (x, y, w, h, x2, y2, w2, h2) => testRectRect([x, y], [w, h], [x2, y2], [w2, h2]);
export const boxes = (x, y, z, w, h, d, x2, y2, z2, w2, h2, d2) => testAabbAabb([x, y, z], [w, h, d], [x2, y2, z2], [w2, h2, d2]);

export const inRect = (x, y, w, h, px, py) => pointInRect([px, py], [x, y], [w, h]);
export const inCenteredBox = (cx, cy, cz, hx, hy, hz, px, py, pz) => pointInCenteredAABB([px, py, pz], [cx, cy, cz], [hx, hy, hz]);
// Triangles of an area up to EPS count as counter-clockwise.
export const inTriangle = triangle((points, px, py) => pointInTriangle2([px, py], ...points.map(({ x, y }) => [x, y])), counterclockwise);
export const inPolygon = withPoint((points, px, py) => Boolean(pointInPolygon2([px, py], points.map(({ x, y }) => [x, y]))));
export const lines = (ax, ay, bx, by, cx, cy, dx, dy) =>
  [IntersectionType.INTERSECT, IntersectionType.COINCIDENT].includes(intersectLineLine([ax, ay], [bx, by], [cx, cy], [dx, dy], 0).type);

// SPDX-License-Identifier: MIT
// JointJS: g.Rect by its corner and size; intersect() gives the common rectangle or null.
import { Line, Point, Polygon, Rect } from './node_modules/@joint/core/src/g/index.mjs';
import { withPoint } from './polygon.mjs';

export const intersect = (...n) => new Rect(...n.slice(0, 4)).intersect(new Rect(...n.slice(4))) !== null;

export const containsPoint = (x, y, w, h, px, py) => new Rect(x, y, w, h).containsPoint(new Point(px, py));
export const polygonContains = withPoint((points, px, py) => new Polygon(points).containsPoint(new Point(px, py)));
export const lines = (ax, ay, bx, by, cx, cy, dx, dy) =>
  new Line(new Point(ax, ay), new Point(bx, by)).intersectionWithLine(new Line(new Point(cx, cy), new Point(dx, dy))) !== null;

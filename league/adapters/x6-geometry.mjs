// SPDX-License-Identifier: MIT
// AntV X6: Rectangle by its corner and size.
import geometry from '@antv/x6-geometry';
import { withPoint } from './polygon.mjs';

const { Line, Point, Polyline, Rectangle } = geometry;
export const isIntersectWithRect = (...n) => new Rectangle(...n.slice(0, 4)).isIntersectWithRect(new Rectangle(...n.slice(4)));

export const containsPoint = (x, y, w, h, px, py) => new Rectangle(x, y, w, h).containsPoint(px, py);
export const polylineContains = withPoint((points, px, py) => new Polyline([...points, points[0]]).containsPoint(new Point(px, py)));
export const lines = (ax, ay, bx, by, cx, cy, dx, dy) => new Line(ax, ay, bx, by).intersectsWithLine(new Line(cx, cy, dx, dy)) !== null;

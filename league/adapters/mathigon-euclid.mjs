// SPDX-License-Identifier: MIT
// @mathigon/euclid: Polygon by its points, Rectangle by its corner and size, and intersections of two Segments.
import { createRequire } from 'node:module';
import { withPoint } from './polygon.mjs';

const { Point, Polygon, Rectangle, Segment, intersections } = createRequire(import.meta.url)('@mathigon/euclid');
export const polygonPoint = withPoint((points, px, py) => new Polygon(...points.map(({ x, y }) => new Point(x, y))).contains(new Point(px, py)));
export const rectanglePoint = (x, y, w, h, px, py) => new Rectangle(new Point(x, y), w, h).contains(new Point(px, py));
const segment = (ax, ay, bx, by) => new Segment(new Point(ax, ay), new Point(bx, by));
export const segments = (...n) => intersections(segment(...n.slice(0, 4)), segment(...n.slice(4))).length > 0;

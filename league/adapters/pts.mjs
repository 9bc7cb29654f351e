// SPDX-License-Identifier: MIT
// Pts: Polygon.hasIntersectCircle of a group of four corners and a circle made from centre and radius.
import pts from 'pts';
import { two, withPoint } from './polygon.mjs';

const { Circle, Group, Line, Polygon, Pt, Rectangle } = pts;

export function hasIntersectCircle(lox, loy, hix, hiy, px, py, r) {
  const corners = new Group(new Pt(lox, loy), new Pt(hix, loy), new Pt(hix, hiy), new Pt(lox, hiy));
  return Polygon.hasIntersectCircle(corners, Circle.fromCenter(new Pt(px, py), r)) !== null;
}

const group = points => new Group(...points.map(({ x, y }) => new Pt(x, y)));
export const polygons = two((one, other) => Polygon.hasIntersectPolygon(group(one), group(other)) !== null);

export const withinBound = (lox, loy, hix, hiy, px, py) => Rectangle.withinBound(new Group(new Pt(lox, loy), new Pt(hix, hiy)), new Pt(px, py));
export const hasIntersectPoint = withPoint((points, px, py) => Polygon.hasIntersectPoint(group(points), new Pt(px, py)));
export const lines = (ax, ay, bx, by, cx, cy, dx, dy) =>
  Boolean(Line.intersectLine2D([new Pt(ax, ay), new Pt(bx, by)], [new Pt(cx, cy), new Pt(dx, dy)]));

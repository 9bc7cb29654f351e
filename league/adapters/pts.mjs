// SPDX-License-Identifier: MIT
// Pts: Polygon.hasIntersectCircle of a group of four corners and a circle made from centre and radius.
import pts from 'pts';
import { two } from './polygon.mjs';

const { Circle, Group, Polygon, Pt } = pts;

export function hasIntersectCircle(lox, loy, hix, hiy, px, py, r) {
  const corners = new Group(new Pt(lox, loy), new Pt(hix, loy), new Pt(hix, hiy), new Pt(lox, hiy));
  return Polygon.hasIntersectCircle(corners, Circle.fromCenter(new Pt(px, py), r)) !== null;
}

const group = points => new Group(...points.map(({ x, y }) => new Pt(x, y)));
export const polygons = two((one, other) => Polygon.hasIntersectPolygon(group(one), group(other)) !== null);

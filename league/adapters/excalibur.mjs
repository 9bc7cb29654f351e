// SPDX-License-Identifier: MIT
// Excalibur: Shape.Box and Shape.Circle colliders with an offset; CollisionJumpTable.CollideCirclePolygon makes contacts.
import { withBall, withPoint } from './polygon.mjs';

globalThis.window = globalThis;
globalThis.document = { createElement: () => ({ getContext: () => ({}), style: {} }), addEventListener() {} };
globalThis.addEventListener = () => {};
const { BoundingBox, CircleCollider, CollisionJumpTable, EdgeCollider, PolygonCollider, Vector } = await import('./node_modules/excalibur/build/esm/excalibur.js');

export function circlePolygon(lox, loy, hix, hiy, px, py, r) {
  const points = [new Vector(lox, loy), new Vector(hix, loy), new Vector(hix, hiy), new Vector(lox, hiy)];
  const circle = new CircleCollider({ radius: r, offset: new Vector(px, py) });
  return CollisionJumpTable.CollideCirclePolygon(circle, new PolygonCollider({ points })).length > 0;
}

const bounds = (x, y, w, h) => BoundingBox.fromDimension(w, h, new Vector(0, 0), new Vector(x, y));
export const overlaps = (x, y, w, h, x2, y2, w2, h2) => bounds(x, y, w, h).overlaps(bounds(x2, y2, w2, h2));
export const circles = (px, py, r, qx, qy, s) => CollisionJumpTable.CollideCircleCircle(
  new CircleCollider({ radius: r, offset: new Vector(px, py) }), new CircleCollider({ radius: s, offset: new Vector(qx, qy) })).length > 0;

// The collider puts the vertices in its order by itself.
const polygon = points => new PolygonCollider({ points: points.map(({ x, y }) => new Vector(x, y)) });
export const polygonCircle = withBall((points, px, py, r) =>
  CollisionJumpTable.CollideCirclePolygon(new CircleCollider({ radius: r, offset: new Vector(px, py) }), polygon(points)).length > 0);

export const boundsContain = (x, y, w, h, px, py) => bounds(x, y, w, h).contains(new Vector(px, py));
export const polygonContains = withPoint((points, px, py) => polygon(points).contains(new Vector(px, py)));
export const circleEdge = (ax, ay, bx, by, px, py, r) => CollisionJumpTable.CollideCircleEdge(
  new CircleCollider({ radius: r, offset: new Vector(px, py) }), new EdgeCollider({ begin: new Vector(ax, ay), end: new Vector(bx, by) })).length > 0;

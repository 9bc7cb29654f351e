// SPDX-License-Identifier: MIT
// p5collide: a rectangle by its corner, a circle by its diameter.
import p5 from 'p5collide';
import { withBall, withPoint } from './polygon.mjs';

export const collideRectCircle = (x, y, w, h, px, py, r) => p5.collideRectCircle(x, y, w, h, px, py, 2 * r);

export function collideCirclePoly(lox, loy, hix, hiy, px, py, r) {
  const corners = [{ x: lox, y: loy }, { x: hix, y: loy }, { x: hix, y: hiy }, { x: lox, y: hiy }];
  return p5.collideCirclePoly(px, py, 2 * r, corners, true);
}

export const collideCircleCircle = (px, py, r, qx, qy, s) => p5.collideCircleCircle(px, py, 2 * r, qx, qy, 2 * s);
export const { collideRectRect } = p5;
export const polygonCircle = withBall((points, px, py, r) => p5.collideCirclePoly(px, py, 2 * r, points, true));

export const collidePointRect = (x, y, w, h, px, py) => p5.collidePointRect(px, py, x, y, w, h);
export const collidePointPoly = withPoint((points, px, py) => p5.collidePointPoly(px, py, points));
export const collidePointTriangle = (...n) => p5.collidePointTriangle(n[6], n[7], ...n.slice(0, 6));
export const collideLineLine = (...n) => p5.collideLineLine(...n);
export const collideLineCircle = (ax, ay, bx, by, px, py, r) => p5.collideLineCircle(ax, ay, bx, by, px, py, 2 * r);

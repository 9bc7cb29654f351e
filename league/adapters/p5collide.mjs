// SPDX-License-Identifier: MIT
// p5collide: a rectangle by its corner, a circle by its diameter.
import p5 from 'p5collide';
import { withBall } from './polygon.mjs';

export const collideRectCircle = (x, y, w, h, px, py, r) => p5.collideRectCircle(x, y, w, h, px, py, 2 * r);

export function collideCirclePoly(lox, loy, hix, hiy, px, py, r) {
  const corners = [{ x: lox, y: loy }, { x: hix, y: loy }, { x: hix, y: hiy }, { x: lox, y: hiy }];
  return p5.collideCirclePoly(px, py, 2 * r, corners, true);
}

export const collideCircleCircle = (px, py, r, qx, qy, s) => p5.collideCircleCircle(px, py, 2 * r, qx, qy, 2 * s);
export const { collideRectRect } = p5;
export const polygonCircle = withBall((points, px, py, r) => p5.collideCirclePoly(px, py, 2 * r, points, true));

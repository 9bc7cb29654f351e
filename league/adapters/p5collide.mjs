// SPDX-License-Identifier: MIT
// p5collide: a rectangle by its corner, a circle by its diameter.
import p5 from 'p5collide';

export const collideRectCircle = (x, y, w, h, px, py, r) => p5.collideRectCircle(x, y, w, h, px, py, 2 * r);

export function collideCirclePoly(lox, loy, hix, hiy, px, py, r) {
  const corners = [{ x: lox, y: loy }, { x: hix, y: loy }, { x: hix, y: hiy }, { x: lox, y: hiy }];
  return p5.collideCirclePoly(px, py, 2 * r, corners, true);
}

// SPDX-License-Identifier: MIT
// yy-intersects: a Rectangle around its article, the position of the centre, with width and height; a Circle likewise.
import Intersects from 'yy-intersects';

const { Circle, Rectangle } = Intersects;

function collide(cx, cy, w, h, angle, px, py, r, noRotate) {
  const box = new Rectangle({ x: cx, y: cy, rotation: angle, position: { x: cx, y: cy } }, { width: w, height: h, noRotate });
  const circle = new Circle({ x: px, y: py, position: { x: px, y: py } }, { radius: r });
  box.update();
  circle.update();
  return circle.collidesRectangle(box);
}

export const collidesRectangle = (cx, cy, w, h, px, py, r) => collide(cx, cy, w, h, 0, px, py, r, true);
export const collidesTurned = (cx, cy, w, h, angle, px, py, r) => collide(cx, cy, w, h, angle, px, py, r, false);

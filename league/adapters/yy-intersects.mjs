// SPDX-License-Identifier: MIT
// yy-intersects: a Rectangle around its article, the position of the centre, with width and height; a Circle likewise.
import Intersects from 'yy-intersects';

const { Circle, Polygon, Rectangle } = Intersects;

function collide(cx, cy, w, h, angle, px, py, r, noRotate) {
  const box = new Rectangle({ x: cx, y: cy, rotation: angle, position: { x: cx, y: cy } }, { width: w, height: h, noRotate });
  const circle = new Circle({ x: px, y: py, position: { x: px, y: py } }, { radius: r });
  box.update();
  circle.update();
  return circle.collidesRectangle(box);
}

export const collidesRectangle = (cx, cy, w, h, px, py, r) => collide(cx, cy, w, h, 0, px, py, r, true);
export const collidesRotated = (cx, cy, w, h, angle, px, py, r) => collide(cx, cy, w, h, angle, px, py, r, false);

export function collidesCircle(px, py, r, qx, qy, s) {
  const [one, other] = [[px, py, r], [qx, qy, s]].map(([x, y, radius]) => new Circle({ x, y, position: { x, y } }, { radius }));
  one.update();
  other.update();
  return one.collidesCircle(other);
}

// Full sizes from half ones are exact.
export function boxes(cx, cy, hx, hy, cx2, cy2, hx2, hy2) {
  const [one, other] = [[cx, cy, hx, hy], [cx2, cy2, hx2, hy2]].map(([x, y, w, h]) =>
    new Rectangle({ x, y, rotation: 0, position: { x, y } }, { width: 2 * w, height: 2 * h, noRotate: true }));
  one.update();
  other.update();
  return one.collidesRectangle(other);
}

// Polygons around an article at the origin.
const polygon = points => new Polygon({ x: 0, y: 0, rotation: 0 }, points);
export function polygonCircle(...n) {
  const circle = new Circle({ x: n[8], y: n[9], position: { x: n[8], y: n[9] } }, { radius: n[10] });
  circle.update();
  return polygon(n.slice(0, 8)).collidesCircle(circle);
}
export const polygons = (...n) => polygon(n.slice(0, 6)).collidesPolygon(polygon(n.slice(6)));

export const polygonPoint = (...n) => polygon(n.slice(0, 8)).collidesPoint({ x: n[8], y: n[9] });
export const polygonLine = (...n) => polygon(n.slice(0, 8)).collidesLine({ x: n[8], y: n[9] }, { x: n[10], y: n[11] });
export function lineCircle(ax, ay, bx, by, px, py, radius) {
  const circle = new Circle({ x: px, y: py, position: { x: px, y: py } }, { radius });
  circle.update();
  return circle.collidesLine({ x: ax, y: ay }, { x: bx, y: by });
}

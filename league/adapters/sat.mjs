// SPDX-License-Identifier: MIT
// SAT.js: Box(pos, w, h) by its lower corner; Circle(pos, r).
import SAT from 'sat';

export function testPolygonCircle(x, y, w, h, px, py, r) {
  const box = new SAT.Box(new SAT.Vector(x, y), w, h).toPolygon();
  return SAT.testPolygonCircle(box, new SAT.Circle(new SAT.Vector(px, py), r));
}

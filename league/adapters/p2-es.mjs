// SPDX-License-Identifier: MIT
// p2-es: bodies with a Box of width and height and a Circle; Narrowphase.circleConvex as the world calls it, only to test.
import * as p2 from 'p2-es';

const narrowphase = new p2.Narrowphase();

export function circleConvex(cx, cy, w, h, angle, px, py, r) {
  const box = new p2.Box({ width: w, height: h }), circle = new p2.Circle({ radius: r });
  const a = new p2.Body(), b = new p2.Body();
  return narrowphase.circleConvex(a, circle, [px, py], 0, b, box, [cx, cy], angle, true, r);
}

export const circleConvexStraight = (cx, cy, w, h, px, py, r) => circleConvex(cx, cy, w, h, 0, px, py, r);

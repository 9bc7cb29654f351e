// SPDX-License-Identifier: MIT
// Chipmunk.js 6: a BoxShape2 with its corners in space, a CircleShape; collideShapes makes contacts.
import cp from 'chipmunk';

const still = () => new cp.Body(Infinity, Infinity);

export function collideShapes(cx, cy, hx, hy, px, py, r) {
  const a = still(), b = still();
  a.setPos(cp.v(px, py));
  b.setPos(cp.v(cx, cy));
  const circle = new cp.CircleShape(a, r, cp.v(0, 0)), box = new cp.BoxShape2(b, new cp.BB(-hx, -hy, hx, hy));
  circle.update(a.p, a.rot);
  box.update(b.p, b.rot);
  return cp.collideShapes(circle, box).length > 0;
}

// SPDX-License-Identifier: MIT
// Box2DWeb (Box2D 2.1): b2AABB by its bounds.
import Box2D from 'box2dweb';

function bounds(lox, loy, hix, hiy) {
  const box = new Box2D.Collision.b2AABB();
  box.lowerBound.Set(lox, loy);
  box.upperBound.Set(hix, hiy);
  return box;
}

export const testOverlap = (...n) => bounds(...n.slice(0, 4)).TestOverlap(bounds(...n.slice(4)));

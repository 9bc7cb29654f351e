// SPDX-License-Identifier: MIT
// Excalibur: Shape.Box and Shape.Circle colliders with an offset; CollisionJumpTable.CollideCirclePolygon makes contacts.
globalThis.window = globalThis;
globalThis.document = { createElement: () => ({ getContext: () => ({}), style: {} }), addEventListener() {} };
globalThis.addEventListener = () => {};
const { CircleCollider, CollisionJumpTable, PolygonCollider, Vector } = await import('./node_modules/excalibur/build/esm/excalibur.js');

export function circlePolygon(lox, loy, hix, hiy, px, py, r) {
  const points = [new Vector(lox, loy), new Vector(hix, loy), new Vector(hix, hiy), new Vector(lox, hiy)];
  const circle = new CircleCollider({ radius: r, offset: new Vector(px, py) });
  return CollisionJumpTable.CollideCirclePolygon(circle, new PolygonCollider({ points })).length > 0;
}

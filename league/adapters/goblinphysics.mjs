// SPDX-License-Identifier: MIT
// Goblin: a BoxShape by half extents and a SphereShape; Goblin.BoxSphere makes a contact.
import Goblin from 'goblinphysics/build/goblin.js';

function body(shape, x, y, z) {
  const made = new Goblin.RigidBody(shape, 1);
  made.position.set(x, y, z);
  return made;
}

export function boxSphere(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const box = body(new Goblin.BoxShape(hx, hy, hz), cx, cy, cz), ball = body(new Goblin.SphereShape(r), px, py, pz);
  box.rotation.set(qx, qy, qz, qw);
  box.rotation.normalize();
  box.updateDerived();
  ball.updateDerived();
  return Goblin.BoxSphere(box, ball) !== undefined;
}

export const boxSphereAxisAligned = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  boxSphere(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);

const bounds = (lox, loy, loz, hix, hiy, hiz) => new Goblin.AABB(new Goblin.Vector3(lox, loy, loz), new Goblin.Vector3(hix, hiy, hiz));
export const boxes = (...n) => bounds(...n.slice(0, 6)).intersects(bounds(...n.slice(6)));
// A ray has a direction: a point is asked of intersects, as a box of no size.
export const rayIntersects = (lox, loy, loz, hix, hiy, hiz, ax, ay, az, bx, by, bz) => (ax === bx && ay === by && az === bz ?
  boxes(lox, loy, loz, hix, hiy, hiz, ax, ay, az, ax, ay, az) :
  bounds(lox, loy, loz, hix, hiy, hiz).testRayIntersect(new Goblin.Vector3(ax, ay, az), new Goblin.Vector3(bx, by, bz)));

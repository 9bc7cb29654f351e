// SPDX-License-Identifier: MIT
// cannon-es: a Box by its half extents and a Sphere; the narrow phase makes contacts for the pair of bodies.
import * as CANNON from 'cannon-es';

const world = new CANNON.World(), narrowphase = new CANNON.Narrowphase(world);

function contacts(box, ball) {
  const found = [];
  narrowphase.getContacts([ball], [box], world, found, [], [], []);
  return found.length > 0;
}

export function sphereBox(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const box = new CANNON.Body({ mass: 1, shape: new CANNON.Box(new CANNON.Vec3(hx, hy, hz)) });
  box.position.set(cx, cy, cz);
  box.quaternion.set(qx, qy, qz, qw);
  box.quaternion.normalize();
  const ball = new CANNON.Body({ mass: 1, shape: new CANNON.Sphere(r) });
  ball.position.set(px, py, pz);
  return contacts(box, ball);
}

export const sphereBoxAxisAligned = (cx, cy, cz, hx, hy, hz, px, py, pz, r) =>
  sphereBox(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);

function ballAt(px, py, pz, r) {
  const ball = new CANNON.Body({ mass: 1, shape: new CANNON.Sphere(r) });
  ball.position.set(px, py, pz);
  return ball;
}

export const spheres = (px, py, pz, r, qx, qy, qz, s) => contacts(ballAt(px, py, pz, r), ballAt(qx, qy, qz, s));

const bounds = (lox, loy, loz, hix, hiy, hiz) =>
  new CANNON.AABB({ lowerBound: new CANNON.Vec3(lox, loy, loz), upperBound: new CANNON.Vec3(hix, hiy, hiz) });
export const overlaps = (...n) => bounds(...n.slice(0, 6)).overlaps(bounds(...n.slice(6)));

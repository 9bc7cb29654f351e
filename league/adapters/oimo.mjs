// SPDX-License-Identifier: MIT
// Oimo.js: a Box of full sizes and a Sphere as bodies of a world; World.checkContact after the shapes were put in place.
import { createRequire } from 'node:module';

const OIMO = createRequire(import.meta.url)('./node_modules/oimo/build/oimo.min.js');

function contact(cx, cy, cz, w, h, d, qx, qy, qz, qw, px, py, pz, r) {
  const world = new OIMO.World({ gravity: [0, 0, 0] });
  const box = world.add({ type: 'box', size: [w, h, d], pos: [cx, cy, cz], move: true, name: 'box' });
  const ball = world.add({ type: 'sphere', size: [r, r, r], pos: [px, py, pz], move: true, name: 'ball' });
  if (qw !== undefined) box.setQuaternion(new OIMO.Quat(qx, qy, qz, qw).normalize());
  world.step();
  return world.checkContact('box', 'ball') === true;
}

export const checkContact = (cx, cy, cz, w, h, d, px, py, pz, r) =>
  contact(cx, cy, cz, w, h, d, 0, 0, 0, undefined, px, py, pz, r);

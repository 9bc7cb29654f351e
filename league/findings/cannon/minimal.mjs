// SPDX-License-Identifier: MIT
import CANNON from 'cannon';

const world = new CANNON.World();
for (const shape of [new CANNON.Box(new CANNON.Vec3(2, 2, 2)), new CANNON.Sphere(1)]) world.addBody(new CANNON.Body({ mass: 1, shape }));
world.step(1 / 60);
console.log('box half (2, 2, 2) and ball r 1, both at the origin: contacts', world.contacts.length);

// SPDX-License-Identifier: MIT
import { Body, Box, Sphere, Vec3, World } from 'cannon-es';

const world = new World({ gravity: new Vec3(0, 0, 0) });
for (const shape of [new Box(new Vec3(2, 2, 2)), new Sphere(1)]) world.addBody(new Body({ mass: 1, shape }));
world.step(1 / 60);
console.log('box half (2, 2, 2) and ball r 1, both at the origin: contacts', world.contacts.length);

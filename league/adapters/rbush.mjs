// SPDX-License-Identifier: MIT
// RBush: a tree of one rectangle is asked whether another collides with it.
import RBush from 'rbush';

const bounds = (minX, minY, maxX, maxY) => ({ minX, minY, maxX, maxY });
export const collides = (...n) => new RBush().insert(bounds(...n.slice(0, 4))).collides(bounds(...n.slice(4)));

// SPDX-License-Identifier: MIT
// JointJS: g.Rect by its corner and size; intersect() gives the common rectangle or null.
import { Rect } from './node_modules/@joint/core/src/g/index.mjs';

export const intersect = (...n) => new Rect(...n.slice(0, 4)).intersect(new Rect(...n.slice(4))) !== null;

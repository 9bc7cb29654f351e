// SPDX-License-Identifier: MIT
// Konva: Util.haveIntersection of two rectangles by corner and size.
import { Util } from 'konva/lib/Util.js';

const rectangle = (x, y, width, height) => ({ x, y, width, height });
export const haveIntersection = (...n) => Util.haveIntersection(rectangle(...n.slice(0, 4)), rectangle(...n.slice(4)));

// SPDX-License-Identifier: MIT
// OpenLayers: an extent is [minX, minY, maxX, maxY].
import { intersects, intersectsSegment } from 'ol/extent.js';

export const extents = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) => intersects([lox, loy, hix, hiy], [lox2, loy2, hix2, hiy2]);
export const segment = (lox, loy, hix, hiy, ax, ay, bx, by) => intersectsSegment([lox, loy, hix, hiy], [ax, ay], [bx, by]);

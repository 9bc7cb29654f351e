// SPDX-License-Identifier: MIT
// iTwin.js: Range2d and Range3d by their corners.
import geometry from '@itwin/core-geometry';

const { Range2d, Range3d } = geometry;
export const flat = (...n) => new Range2d(...n.slice(0, 4)).intersectsRange(new Range2d(...n.slice(4)));
export const space = (...n) => new Range3d(...n.slice(0, 6)).intersectsRange(new Range3d(...n.slice(6)));

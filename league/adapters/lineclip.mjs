// SPDX-License-Identifier: MIT
// lineclip: the parts of a polyline within [minX, minY, maxX, maxY]; a segment that is outside has none.
import { clipPolyline } from 'lineclip';

export const clip = (lox, loy, hix, hiy, ax, ay, bx, by) => clipPolyline([[ax, ay], [bx, by]], [lox, loy, hix, hiy]).length > 0;

// SPDX-License-Identifier: MIT
// bbox-intersect: boxes as [minX, minY, maxX, maxY].
import bboxIntersect from 'bbox-intersect';

export const intersects = (...n) => bboxIntersect(n.slice(0, 4), n.slice(4));

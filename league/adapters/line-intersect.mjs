// SPDX-License-Identifier: MIT
// line-intersect: checkIntersection tells colinear segments apart from those that intersect, and does not say whether they meet.
import { checkIntersection } from 'line-intersect';

export const segments = (...n) => checkIntersection(...n).type === 'intersecting';

// SPDX-License-Identifier: MIT
// box-intersect: two lists of one box each, [lower corner, upper corner], of any dimension.
import boxIntersect from 'box-intersect';

const pair = n => boxIntersect([n.slice(0, n.length / 2)], [n.slice(n.length / 2)]).length > 0;
export const flat = (...n) => pair(n);
export const space = (...n) => pair(n);

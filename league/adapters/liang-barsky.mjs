// SPDX-License-Identifier: MIT
// liang-barsky: clip() gives 1 where a part of the segment lies within the box, and 0 where none does.
import { clip } from 'liang-barsky';

export const segment = (lox, loy, hix, hiy, ax, ay, bx, by) => clip([ax, ay], [bx, by], [lox, loy, hix, hiy]) === 1;

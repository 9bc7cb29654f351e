// SPDX-License-Identifier: MIT
// LittleJS: collideCircleBox(position, radius, centre of the box, full size) gives the way out, or undefined.
import { collideCircleBox, vec2 } from 'littlejsengine';

export const circleBox = (cx, cy, w, h, px, py, r) => collideCircleBox(vec2(px, py), r, vec2(cx, cy), vec2(w, h)) !== undefined;

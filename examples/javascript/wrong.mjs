// SPDX-License-Identifier: MIT
// The corner decided by the circle's bounding box, as gamelab/kiwi.js #163 reported.
import { serve } from './serve.mjs';

export function circleHitsRect(x, y, w, h, px, py, r) {
  const dx = Math.abs(px - (x + w / 2));
  const dy = Math.abs(py - (y + h / 2));
  return dx < w / 2 + r && dy < h / 2 + r;
}

serve(circleHitsRect);

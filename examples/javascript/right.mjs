// SPDX-License-Identifier: MIT
// A circle against a rectangle, by clamping the centre to it.
import { serve } from './serve.mjs';

export function circleHitsRect(x, y, w, h, px, py, r) {
  const dx = px - Math.max(x, Math.min(px, x + w));
  const dy = py - Math.max(y, Math.min(py, y + h));
  return dx * dx + dy * dy < r * r;
}

serve(circleHitsRect);

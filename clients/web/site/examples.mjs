// SPDX-License-Identifier: MIT
// Functions to begin with, for each question: right ones and wrong ones that people have written.
export const examples = [
  {
    title: "bounding box at the corner (wrong)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  // The circle counts as its bounding box, so corners hit too soon.
  return px + r >= x && px - r <= x + w &&
         py + r >= y && py - r <= y + h;
}
`,
  },
  {
    title: "clamped to the rectangle (right)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  const dx = px - Math.max(x, Math.min(px, x + w));
  const dy = py - Math.max(y, Math.min(py, y + h));
  return dx * dx + dy * dy <= r * r;
}
`,
  },
  {
    title: "folded into one quadrant (right)",
    form: "center_half",
    code: `function hits(cx, cy, hx, hy, px, py, r) {
  const dx = Math.max(Math.abs(px - cx) - hx, 0);
  const dy = Math.max(Math.abs(py - cy) - hy, 0);
  return dx * dx + dy * dy <= r * r;
}
`,
  },
  {
    title: "radius not squared (wrong)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  const dx = px - Math.max(x, Math.min(px, x + w));
  const dy = py - Math.max(y, Math.min(py, y + h));
  return dx * dx + dy * dy <= r;
}
`,
  },
  {
    title: "rotated, by degrees (right)",
    form: "center_half_degrees",
    code: `function hits(cx, cy, hx, hy, angle, px, py, r) {
  const turn = angle * Math.PI / 180;
  const c = Math.cos(turn), s = Math.sin(turn);
  const ux = px - cx, uy = py - cy;
  const dx = Math.max(Math.abs(c * ux + s * uy) - hx, 0);
  const dy = Math.max(Math.abs(c * uy - s * ux) - hy, 0);
  return dx * dx + dy * dy <= r * r;
}
`,
  },
  {
    title: "never ends for some inputs (stopped)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  let left = w;
  while (left !== 0) left = left > 4 ? left : 0;
  return px + r >= x;
}
`,
  },
  {
    title: "a signed distance, min where max belongs (wrong)",
    form: "center_half",
    returns: "signed_distance",
    code: `function distance(cx, cy, hx, hy, px, py, r) {
  const qx = Math.abs(px - cx) - hx, qy = Math.abs(py - cy) - hy;
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0));
  return outside + Math.min(qx, qy, 0) - r;
}
`,
  },
  {
    title: "two circles, squared radii added (wrong)",
    question: "ball_ball",
    form: "center_radius",
    code: `function hits(px, py, r, qx, qy, s) {
  const dx = qx - px, dy = qy - py;
  return dx * dx + dy * dy <= r * r + s * s;
}
`,
  },
  {
    title: "two circles (right)",
    question: "ball_ball",
    form: "center_radius",
    code: `function hits(px, py, r, qx, qy, s) {
  const dx = qx - px, dy = qy - py;
  return dx * dx + dy * dy <= (r + s) * (r + s);
}
`,
  },
  {
    title: "two boxes, a corner of one in the other (wrong)",
    question: "box_box",
    form: "corner_size",
    code: `function hits(x, y, w, h, x2, y2, w2, h2) {
  const within = (px, py) => px >= x && px <= x + w && py >= y && py <= y + h;
  return within(x2, y2) || within(x2 + w2, y2) ||
         within(x2, y2 + h2) || within(x2 + w2, y2 + h2);
}
`,
  },
  {
    title: "two boxes (right)",
    question: "box_box",
    form: "corner_size",
    code: `function hits(x, y, w, h, x2, y2, w2, h2) {
  return x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;
}
`,
  },
  {
    title: "a segment and a box, by both ends (wrong)",
    question: "box_segment",
    form: "lo_hi",
    code: `function hits(lox, loy, hix, hiy, ax, ay, bx, by) {
  const within = (x, y) => x >= lox && x <= hix && y >= loy && y <= hiy;
  return within(ax, ay) || within(bx, by);
}
`,
  },
  {
    title: "a segment and a box, by slabs (right)",
    question: "box_segment",
    form: "lo_hi",
    code: `function hits(lox, loy, hix, hiy, ax, ay, bx, by) {
  let near = 0, far = 1;
  for (const [lo, hi, a, b] of [[lox, hix, ax, bx], [loy, hiy, ay, by]]) {
    if (a === b) {
      if (a < lo || a > hi) return false;
    } else {
      const one = (lo - a) / (b - a), other = (hi - a) / (b - a);
      near = Math.max(near, Math.min(one, other));
      far = Math.min(far, Math.max(one, other));
    }
  }
  return near <= far;
}
`,
  },
  {
    title: "a moving circle and a box, at nine moments (wrong)",
    question: "box_moving_ball",
    form: "lo_hi",
    code: `function hits(lox, loy, hix, hiy, ax, ay, bx, by, r) {
  for (let t = 0; t <= 1; t += 1 / 8) {
    const px = ax + t * (bx - ax), py = ay + t * (by - ay);
    const dx = px - Math.max(lox, Math.min(px, hix));
    const dy = py - Math.max(loy, Math.min(py, hiy));
    if (dx * dx + dy * dy <= r * r) return true;
  }
  return false;
}
`,
  },
  {
    title: "a pentagon and a circle, by its vertices (wrong)",
    question: "polygon_ball",
    form: "vertices5",
    code: `function hits(...numbers) {
  const [px, py, r] = numbers.splice(10);
  for (let i = 0; i < 10; i += 2)
    if (Math.hypot(numbers[i] - px, numbers[i + 1] - py) <= r) return true;
  return false;
}
`,
  },
  {
    title: "two quadrilaterals, a vertex of one in the other (wrong)",
    question: "polygon_polygon",
    form: "vertices4_4",
    code: `function hits(...numbers) {
  const points = (from) => [0, 2, 4, 6].map((i) => [numbers[from + i], numbers[from + i + 1]]);
  const within = (polygon, [x, y]) => {
    const turns = polygon.map(([ax, ay], i) => {
      const [bx, by] = polygon[(i + 1) % 4];
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    });
    return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  };
  const one = points(0), other = points(8);
  return other.some((point) => within(one, point)) || one.some((point) => within(other, point));
}
`,
  },
  {
    title: "a circle and a segment, by the discriminant alone (wrong)",
    question: "segment_ball",
    form: "ends",
    code: `function hits(ax, ay, bx, by, px, py, r) {
  // Where the line meets the circle; the segment may end before.
  const dx = bx - ax, dy = by - ay, fx = ax - px, fy = ay - py;
  const a = dx * dx + dy * dy, b = 2 * (fx * dx + fy * dy);
  const c = fx * fx + fy * fy - r * r;
  return b * b - 4 * a * c >= 0;
}
`,
  },
  {
    title: "a circle and a segment, both roots asked for in 0 to 1 (wrong)",
    question: "segment_ball",
    form: "ends",
    code: `function hits(ax, ay, bx, by, px, py, r) {
  const dx = bx - ax, dy = by - ay, fx = ax - px, fy = ay - py;
  const a = dx * dx + dy * dy, b = 2 * (fx * dx + fy * dy);
  const c = fx * fx + fy * fy - r * r;
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return false;
  const root = Math.sqrt(discriminant);
  const first = (-b - root) / (2 * a), last = (-b + root) / (2 * a);
  // A segment within the circle meets its rim nowhere.
  return (first >= 0 && first <= 1) || (last >= 0 && last <= 1);
}
`,
  },
  {
    title: "a circle and a segment, by its nearest point (right)",
    question: "segment_ball",
    form: "ends",
    code: `function hits(ax, ay, bx, by, px, py, r) {
  const dx = bx - ax, dy = by - ay, length = dx * dx + dy * dy;
  const along = (px - ax) * dx + (py - ay) * dy;
  const t = length > 0 ? Math.max(0, Math.min(1, along / length)) : 0;
  const x = px - (ax + t * dx), y = py - (ay + t * dy);
  return x * x + y * y <= r * r;
}
`,
  },
  {
    title: "a point in a rotated rectangle, turned the wrong way (wrong)",
    question: "box_point",
    form: "center_half_radians",
    code: `function hits(cx, cy, hx, hy, angle, px, py) {
  const c = Math.cos(angle), s = Math.sin(angle);
  const dx = px - cx, dy = py - cy;
  return Math.abs(c * dx - s * dy) <= hx && Math.abs(s * dx + c * dy) <= hy;
}
`,
  },
  {
    title: "a point in a rectangle (right)",
    question: "box_point",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py) {
  return px >= x && px - x <= w && py >= y && py - y <= h;
}
`,
  },
  {
    title: "a capsule and a circle, by the ends alone (wrong)",
    question: "capsule_ball",
    form: "ends_radius",
    code: `function hits(ax, ay, bx, by, r, px, py, s) {
  const reach = r + s;
  return Math.hypot(px - ax, py - ay) <= reach || Math.hypot(px - bx, py - by) <= reach;
}
`,
  },
  {
    title: "two capsules, each end before the other (wrong)",
    question: "capsule_capsule",
    form: "ends_radius",
    code: `function hits(ax, ay, bx, by, r, ax2, ay2, bx2, by2, s) {
  const distance = (px, py, ax, ay, bx, by) => {
    const dx = bx - ax, dy = by - ay, length = dx * dx + dy * dy;
    const along = (px - ax) * dx + (py - ay) * dy;
    const t = length > 0 ? Math.max(0, Math.min(1, along / length)) : 0;
    return Math.hypot(px - ax - t * dx, py - ay - t * dy);
  };
  // Where they cross, no end need be near.
  return Math.min(distance(ax, ay, ax2, ay2, bx2, by2), distance(bx, by, ax2, ay2, bx2, by2),
    distance(ax2, ay2, ax, ay, bx, by), distance(bx2, by2, ax, ay, bx, by)) <= r + s;
}
`,
  },
  {
    title: "two segments, by the sides of one line (wrong)",
    question: "segment_segment",
    form: "ends",
    code: `function hits(ax, ay, bx, by, ax2, ay2, bx2, by2) {
  const side = (px, py) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  return side(ax2, ay2) * side(bx2, by2) <= 0;
}
`,
  },
  {
    title: "a point in a pentagon, in one order alone (wrong)",
    question: "polygon_point",
    form: "vertices5",
    code: `function hits(...numbers) {
  const [px, py] = numbers.splice(10);
  for (let i = 0; i < 10; i += 2) {
    const ax = numbers[i], ay = numbers[i + 1];
    const bx = numbers[(i + 2) % 10], by = numbers[(i + 3) % 10];
    if ((bx - ax) * (py - ay) - (by - ay) * (px - ax) < 0) return false;
  }
  return true;
}
`,
  },
  {
    title: "a segment and a pentagon, by both ends (wrong)",
    question: "polygon_segment",
    form: "vertices5",
    code: `function hits(...numbers) {
  const [ax, ay, bx, by] = numbers.splice(10);
  const within = (px, py) => {
    const turns = [0, 2, 4, 6, 8].map((i) => {
      const x = numbers[i], y = numbers[i + 1];
      return (numbers[(i + 2) % 10] - x) * (py - y) - (numbers[(i + 3) % 10] - y) * (px - x);
    });
    return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  };
  return within(ax, ay) || within(bx, by);
}
`,
  },
];

// SPDX-License-Identifier: MIT
// The shapes moved a little to a tie: exact where floats have one.
import { direction, lengthsOf } from "./shapes.mjs";

const triples = [[1, 0, 1], [0, 1, 1], [3, 4, 5], [4, 3, 5], [5, 12, 13], [12, 5, 13], [8, 15, 17], [15, 8, 17], [20, 21, 29], [21, 20, 29]];

// The Pythagorean direction nearest to (dx, dy), as long as they are about, in eighths: [x, y, length].
function pythagorean(dx, dy) {
  const distance = Math.hypot(dx, dy) || 1;
  const off = ([a, b, c]) => Math.hypot(a / c - Math.abs(dx) / distance, b / c - Math.abs(dy) / distance);
  const [a, b, c] = triples.reduce((best, each) => (off(each) < off(best) ? each : best));
  const unit = Math.max(1, Math.round((distance / c) * 8)) / 8;
  return [a * unit * Math.sign(dx || 1), b * unit * Math.sign(dy || 1), c * unit];
}

function boxBall(v) {
  const [c, s] = direction(v.angle), dx = v.px - v.cx, dy = v.py - v.cy, x = c * dx + s * dy, y = c * dy - s * dx;
  const beyond = [Math.max(Math.abs(x) - v.hx, 0), Math.max(Math.abs(y) - v.hy, 0)];
  if (v.angle % 90 !== 0) return { r: Math.hypot(...beyond) };
  if (beyond[0] === 0 && beyond[1] === 0) return { r: 0 };
  const [a, b, length] = pythagorean(...beyond);
  const lx = Math.sign(x || 1) * (a === 0 ? Math.min(Math.abs(x), v.hx) : v.hx + a), ly = Math.sign(y || 1) * (b === 0 ? Math.min(Math.abs(y), v.hy) : v.hy + b);
  return { px: v.cx + c * lx - s * ly, py: v.cy + s * lx + c * ly, r: length };
}

function ballBall({ px, py, r, qx, qy }) {
  const [x, y, length] = pythagorean(qx - px, qy - py);
  return { qx: px + x, qy: py + y, ...(length >= r ? { s: length - r } : { r: 0, s: length }) };
}

// Along the axis on which they reach least far into each other; on the other as well if they are apart there, too.
function boxBox(v) {
  const beyond = [["cx", "hx"], ["cy", "hy"]].map(([c, h]) => ({ c, sum: v[h] + v[`${h}2`], away: v[`${c}2`] - v[c] }));
  const over = ({ sum, away }) => Math.abs(away) - sum, least = Math.max(...beyond.map(over));
  const touching = beyond.filter((each) => over(each) === least || over(each) > 0);
  return Object.fromEntries(touching.map(({ c, sum, away }) => [`${c}2`, v[c] + Math.sign(away || 1) * sum]));
}

// The end is put before the side that the start lies farthest beyond, and the start no nearer to it.
function boxWay(v) {
  const r = v.r ?? 0, axes = [["ax", "bx", "cx", "hx"], ["ay", "by", "cy", "hy"]];
  const over = ([a, , c, h]) => Math.abs(v[a] - v[c]) - v[h];
  const [main, other] = over(axes[0]) >= over(axes[1]) ? axes : [axes[1], axes[0]];
  const [a, b, c, h] = main, side = Math.sign(v[a] - v[c] || 1), contact = v[c] + side * (v[h] + r);
  const start = side * (v[a] - contact) >= 0 ? v[a] : contact + side;
  return { [a]: start, [b]: contact, [other[1]]: Math.min(Math.max(v[other[1]], v[other[2]] - v[other[3]]), v[other[2]] + v[other[3]]) };
}

const ways = { box_ball: boxBall, ball_ball: ballBall, box_box: boxBox, box_segment: boxWay, box_moving_ball: boxWay };

/** The values, in eighths but for an angle, at a tie; at angles other than quarter turns the nearest there is. */
export function snapped(question, values) {
  const near = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === "angle" ? value : Math.round(value * 8) / 8]));
  for (const name of lengthsOf(question)) near[name] = Math.max(near[name], 0);
  return { ...near, ...ways[question](near) };
}

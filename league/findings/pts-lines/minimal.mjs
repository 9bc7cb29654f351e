// SPDX-License-Identifier: MIT
import pts from 'pts';

const { Group, Line, Pt } = pts;
const level = new Group(new Pt(0, 0), new Pt(1, 0));
for (const [top, bottom] of [[[1, 1], [0, -4]], [[1, 1], [0, -3]]]) {
  const found = Line.intersectLine2D(new Group(new Pt(...top), new Pt(...bottom)), level);
  console.log(`(${top})-(${bottom}) and (0, 0)-(1, 0): ${found ?? 'none'}`);
}

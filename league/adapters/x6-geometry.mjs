// SPDX-License-Identifier: MIT
// AntV X6: Rectangle by its corner and size.
import geometry from '@antv/x6-geometry';

const { Rectangle } = geometry;
export const isIntersectWithRect = (...n) => new Rectangle(...n.slice(0, 4)).isIntersectWithRect(new Rectangle(...n.slice(4)));

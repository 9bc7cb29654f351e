// SPDX-License-Identifier: MIT
// JSTS: RectangleLineIntersector, which the package has as a module alone.
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import Envelope from 'jsts/org/locationtech/jts/geom/Envelope.js';
import RectangleLineIntersector from 'jsts/org/locationtech/jts/algorithm/RectangleLineIntersector.js';

export const rectangleLine = (lox, loy, hix, hiy, ax, ay, bx, by) =>
  new RectangleLineIntersector(new Envelope(lox, hix, loy, hiy)).intersects(new Coordinate(ax, ay), new Coordinate(bx, by));

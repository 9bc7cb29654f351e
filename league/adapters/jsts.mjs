// SPDX-License-Identifier: MIT
// JSTS: the distance of a point from a polygon is compared with the radius by isWithinDistance.
import 'jsts/org/locationtech/jts/monkey.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import Envelope from 'jsts/org/locationtech/jts/geom/Envelope.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';

const factory = new GeometryFactory();

export const isWithinDistance = (lox, loy, hix, hiy, px, py, r) =>
  factory.toGeometry(new Envelope(lox, hix, loy, hiy)).isWithinDistance(factory.createPoint(new Coordinate(px, py)), r);

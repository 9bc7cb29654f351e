// SPDX-License-Identifier: MIT
// matter-js: bodies made by Bodies.rectangle (centre, sizes) and Bodies.circle, which is a polygon; Collision.collides decides.
import Matter from 'matter-js';
import { counterclockwise, two, withPoint } from './polygon.mjs';

export function collides(cx, cy, w, h, px, py, r) {
  return Matter.Collision.collides(Matter.Bodies.rectangle(cx, cy, w, h), Matter.Bodies.circle(px, py, r)) !== null;
}

const bounds = (lox, loy, hix, hiy) => ({ min: { x: lox, y: loy }, max: { x: hix, y: hiy } });
export const boundsOverlap = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) =>
  Matter.Bounds.overlaps(bounds(lox, loy, hix, hiy), bounds(lox2, loy2, hix2, hiy2));

// Full sizes from half ones are exact.
// A ray has a direction: a point is asked of Query.point.
export function ray(cx, cy, hx, hy, ax, ay, bx, by) {
  const boxes = [Matter.Bodies.rectangle(cx, cy, 2 * hx, 2 * hy)], a = { x: ax, y: ay };
  return (ax === bx && ay === by ? Matter.Query.point(boxes, a) : Matter.Query.ray(boxes, a, { x: bx, y: by })).length > 0;
}

// A body of vertices in its clockwise order, y downward, about their centre, as Bodies.fromVertices makes one of a convex set. Where that
// is their middle, it is where they are.
const body = points => Matter.Body.create({ position: Matter.Vertices.centre(points), vertices: points });
export const polygons = two((one, other) => Matter.Collision.collides(body(one), body(other)) !== null, counterclockwise);

export const boundsContain = (lox, loy, hix, hiy, px, py) => Matter.Bounds.contains(bounds(lox, loy, hix, hiy), { x: px, y: py });
export const verticesContain = withPoint((points, px, py) => Matter.Vertices.contains(points, { x: px, y: py }), counterclockwise);

// SPDX-License-Identifier: MIT
import toxi from 'toxiclibsjs';

const { Triangle2D, Vec2D } = toxi.geom;
const triangle = new Triangle2D(new Vec2D(0, 0), new Vec2D(0, 400), new Vec2D(400, 0));
for (const x of [0.375, -0.375, -0.75]) console.log(`(${x}, 200): ${triangle.containsPoint(new Vec2D(x, 200))}`);

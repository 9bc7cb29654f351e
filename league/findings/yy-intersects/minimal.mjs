// SPDX-License-Identifier: MIT
import Intersects from 'yy-intersects';

const { Circle, Rectangle } = Intersects;
const box = new Rectangle({ x: 0, y: 0 }, { width: 2, height: 4, noRotate: true });
const ball = new Circle({ x: 1.5, y: 0.5 }, { radius: 1 });
box.update();
ball.update();
console.log('box half (1, 2) at (0, 0), ball r 1 at (1.5, 0.5):', ball.collidesRectangle(box), 'AABB', box.AABB);

// A box smaller than the rounding of where it is, deep in a circle: without noRotate its corners fall together.
const tiny = new Rectangle({ x: 2 ** 23, y: 2 ** 23, rotation: 0 }, { width: 2 ** -30, height: 2 ** -30 });
const large = new Circle({ x: 0, y: 0 }, { radius: 2 ** 24 });
tiny.update();
large.update();
console.log('box of size 2^-30 at (2^23, 2^23), ball r 2^24 at (0, 0):', large.collidesRectangle(tiny), 'vertices', tiny.vertices);

// SPDX-License-Identifier: MIT
import Intersects from 'yy-intersects';

const { Circle, Rectangle } = Intersects;
const box = new Rectangle({ x: 0, y: 0 }, { width: 2, height: 4, noRotate: true });
const ball = new Circle({ x: 1.5, y: 0.5 }, { radius: 1 });
box.update();
ball.update();
console.log('box half (1, 2) at (0, 0), ball r 1 at (1.5, 0.5):', ball.collidesRectangle(box), 'AABB', box.AABB);

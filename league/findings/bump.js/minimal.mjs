// SPDX-License-Identifier: MIT
import Bump from 'bump.js';

const bump = new Bump({ ParticleContainer: Object, Sprite: Object });
const sprite = (x, y, width, height, more) => ({ x, y, width, height, anchor: { x: 0, y: 0 }, ...more });
const box = sprite(0, -0.5, 1, 1), ball = sprite(-2, 1, 5, 5, { circular: true, diameter: 5, radius: 2.5 });
console.log('box (0, -0.5) size (1, 1), ball r 2.5, its square from (-2, 1):', bump.hitTestCircleRectangle(ball, box));

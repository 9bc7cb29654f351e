// SPDX-License-Identifier: MIT
import Flatten from '@flatten-js/core';

const box = new Flatten.Polygon(new Flatten.Box(0, 0, 0.001, 0.001));
const point = new Flatten.Point(0.0018, 0.0015);
console.log(`within ${box.contains(point)}, ${point.distanceTo(box)[0]} from the box, tolerance ${Flatten.Utils.getTolerance()}`);
console.log(`${point.distanceTo(new Flatten.Point(0.001, 0.001))[0]} from its corner`);

// SPDX-License-Identifier: MIT
// three.js, OBB.intersectsSphere: a box in space rotated by a quaternion, as numbers a line; 1 or 0 a line comes back.
import { createInterface } from 'node:readline';
import { Matrix4, Quaternion, Sphere } from 'three';
import { OBB } from 'three/addons/math/OBB.js';

const box = new OBB(), ball = new Sphere(), matrix = new Matrix4(), orientation = new Quaternion();

function hits(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  box.center.set(cx, cy, cz);
  box.halfSize.set(hx, hy, hz);
  // The library takes unit quaternions only; those of the check have any length.
  box.rotation.setFromMatrix4(matrix.makeRotationFromQuaternion(orientation.set(qx, qy, qz, qw).normalize()));
  ball.center.set(px, py, pz);
  ball.radius = r;
  return box.intersectsSphere(ball);
}

createInterface({ input: process.stdin }).on('line', line =>
  process.stdout.write(hits(...line.split(' ').map(Number)) ? '1\n' : '0\n'));

// SPDX-License-Identifier: MIT
import overlap from 'polygon-overlap';

const triangle = [[0, 0], [4, 0], [3, 7]], spike = [[3.8, 1.4], [-4, 5], [-5, 6], [-4, 7]];
console.log(`as in its README: ${overlap(triangle, spike)}`);
console.log(`with the first vertex again at the end: ${overlap([...triangle, triangle[0]], [...spike, spike[0]])}`);

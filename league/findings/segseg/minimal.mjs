// SPDX-License-Identifier: MIT
import segseg from 'segseg';

const common = [NaN, NaN];
for (const gap of [0.25, 0.875, 1]) {
  console.log(`two segments of length 1, ${gap} apart:`, segseg(common, [0, 0], [1, 0], [0, gap], [1, gap]));
}

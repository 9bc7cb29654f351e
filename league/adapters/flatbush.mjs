// SPDX-License-Identifier: MIT
// Flatbush: an index of one rectangle, in doubles, is searched by another.
import Flatbush from 'flatbush';

export function search(lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) {
  const index = new Flatbush(1);
  index.add(lox, loy, hix, hiy);
  index.finish();
  return index.search(lox2, loy2, hix2, hiy2).length > 0;
}

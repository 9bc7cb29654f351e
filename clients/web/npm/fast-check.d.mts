// SPDX-License-Identifier: MIT
import type { Arbitrary } from "fast-check";

import type { Kind, Signature } from "./index.mjs";

export interface RowOptions extends Signature {
  kind?: Kind;
  domain?: string;
}

/** Rows of a form, for `fn(...row)`; what fails shrinks to simple numbers. */
export function row(options: RowOptions): Arbitrary<number[]>;

// SPDX-License-Identifier: MIT
// The core in Node: loaded when it is first asked.
import { readFileSync } from "node:fs";

import { Core } from "./core.mjs";

let loaded = null;

export function core() {
  return (loaded ??= new Core(new WebAssembly.Module(readFileSync(new URL("core.wasm", import.meta.url)))));
}

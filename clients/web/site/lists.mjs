// SPDX-License-Identifier: MIT
// Writes what the core knows of, so that the page need not start a worker to ask: node lists.mjs core.wasm > lists.json
import { readFileSync } from "node:fs";

import { Core } from "../npm/core.mjs";

const core = new Core(new WebAssembly.Module(readFileSync(process.argv[2])));
process.stdout.write(JSON.stringify(core.ask("lists", { subjects: true })));

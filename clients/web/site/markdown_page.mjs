// SPDX-License-Identifier: MIT
// A page of documentation beside the others: node markdown_page.mjs FILE.md > FILE.html
import { readFileSync } from "node:fs";

import { frame } from "./frame.mjs";
import { blocks, titleOf } from "./markdown.mjs";

const text = readFileSync(process.argv[2], "utf8");
process.stdout.write(frame(titleOf(text), { "league.html": "League" }, blocks(text)));

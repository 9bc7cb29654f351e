// SPDX-License-Identifier: MIT
// Why each test vector is there: node reasons_page.mjs reasons.json > reasons.html
import { readFileSync } from "node:fs";

import { escape, frame, table } from "./frame.mjs";

const { reasons } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const headings = { case: "What an input is", bug: "Bugs that answer it wrongly", policy: "What is no valid input" };

function section(kind) {
  const rows = reasons.filter((reason) => reason.kind === kind).map(({ id, meaning, consequence, seen_in: seen = [] }) => [id, meaning, consequence, seen.join("; ")].map(escape));
  return `<h2>${headings[kind]}</h2>${table(["reason", "meaning", "what a miss costs", "seen in, or invited by"], rows)}`;
}

process.stdout.write(frame("reasons of the test vectors", { "audit.html": "Audit", "league.html": "League" },
  `<h1>Reasons of the test vectors</h1>${Object.keys(headings).map(section).join("")}`));

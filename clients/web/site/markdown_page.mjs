// SPDX-License-Identifier: MIT
// A page of documentation beside the others: node markdown_page.mjs FILE.md > FILE.html
import { readFileSync } from "node:fs";

import { escape, frame, scrolling } from "./frame.mjs";

// Links lead to pages that are not here.
const inline = (text) => escape(text).replace(/`([^`]*)`/g, "<code>$1</code>").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*([^*]*)\*\*/g, "<strong>$1</strong>");
const cells = (line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
const row = (line, tag) => `<tr>${cells(line).map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

function block(text) {
  const lines = text.split("\n"), heading = /^(#{1,4}) (.*)$/.exec(text);
  if (heading) return `<h${heading[1].length}>${inline(heading[2])}</h${heading[1].length}>`;
  if (text.startsWith("|") && /^\|[\s:|-]+\|$/.test(lines[1] ?? ""))
    return scrolling(`<table><thead>${row(lines[0], "th")}</thead><tbody>${lines.slice(2).map((line) => row(line, "td")).join("")}</tbody></table>`);
  if (text.startsWith("- ")) return `<ul>${text.slice(2).split("\n- ").map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
  if (text.startsWith("```")) return `<pre>${escape(lines.slice(1, -1).join("\n"))}</pre>`;
  return `<p>${inline(text)}</p>`;
}

// A blank line inside a fence ends no block.
const fenced = (text) => text.replace(/^```[^]*?^```$/gm, (fence) => `\n${fence.replaceAll("\n\n", "\n\u00a0\n")}\n`);
const text = fenced(readFileSync(process.argv[2], "utf8")).replace(/^(#{1,4} .*)$/gm, "$1\n").replace(/^<!--.*-->$/gm, "");
const title = /^# (.*)$/m.exec(text)[1];
process.stdout.write(frame(title, { "league.html": "League" }, text.split(/\n{2,}/).map((part) => part.trim()).filter(Boolean).map(block).join("\n")));

// SPDX-License-Identifier: MIT
// The Markdown that our own commands and findings are written in, as HTML.
import { escape, table } from "./frame.mjs";

// A long name may break behind an underscore, a dot or a comma: else it widens its column.
const breakable = (text) => text.replace(/[^\s<>]{24,}/g, (name) => name.replace(/[_.,](?=\w)/g, "$&<wbr>"));

// Links lead to pages that are not here.
export const inline = (text) => breakable(escape(text)).replace(/`([^`]*)`/g, "<code>$1</code>").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*([^*]*)\*\*/g, "<strong>$1</strong>");

/** The cells of a line of a table, as they are written. */
export const cells = (line) => line.replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));

function block(text) {
  const lines = text.split("\n"), heading = /^(#{1,4}) (.*)$/.exec(text);
  if (heading) return `<h${heading[1].length}>${inline(heading[2])}</h${heading[1].length}>`;
  if (text.startsWith("|") && /^\|[\s:|-]+\|$/.test(lines[1] ?? "")) {
    const [heads, ...rows] = [lines[0], ...lines.slice(2)].map((line) => cells(line).map(inline));
    return table(heads, rows);
  }
  if (text.startsWith("- ")) return `<ul>${text.slice(2).split("\n- ").map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
  if (text.startsWith("```")) return `<pre>${escape(lines.slice(1, -1).join("\n"))}</pre>`;
  return `<p>${inline(text)}</p>`;
}

// A blank line inside a fence ends no block.
const fenced = (text) => text.replace(/^```[^]*?^```$/gm, (fence) => `\n${fence.replaceAll("\n\n", "\n\u00a0\n")}\n`);

export const titleOf = (text) => /^# (.*)$/m.exec(text)[1];
export const blocks = (text) => fenced(text).replace(/^(#{1,4} .*)$/gm, "$1\n").replace(/^<!--.*-->$/gm, "").split(/\n{2,}/).map((part) => part.trim()).filter(Boolean).map(block).join("\n");

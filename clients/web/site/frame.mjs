// SPDX-License-Identifier: MIT
// What the pages that node writes have around their text, and their tables and drawings.
export const escape = (text) => String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Of cells that are HTML; on a narrow screen each row is a card, whose cells say what column they are of. */
export function table(heads, rows) {
  const line = (cells) => `<tr>${cells.map((cell, place) => `<td data-head="${heads[place]}">${cell}</td>`).join("")}</tr>`;
  return `<table class="cards"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows.map(line).join("")}</tbody></table>`;
}

export const folded = (summary, body) => `<details><summary>${summary}</summary>${body}</details>`;

/** One case: its drawing, and beside it what is said of it. */
export const card = (id, drawing, body) => `<article id="${escape(id)}" class="case">${drawing && `<figure class="pictures">${drawing}</figure>`}<div>${body}</div></article>`;

/** A whole page; `other` are the pages that it leads to, each a file and what it is called. */
export function frame(title, other, body) {
  const links = Object.entries({ "./": "Try and explore", ...other }).map(([file, name]) => `<a href="${file}">${name}</a>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Tangency: ${escape(title)}</title><link rel="icon" href="icon.svg"><link rel="stylesheet" href="style.css"></head>
<body><header><nav aria-label="Pages">${links.join(" ")}</nav></header><main>
${body}
</main></body></html>
`;
}

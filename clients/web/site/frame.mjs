// SPDX-License-Identifier: MIT
// What the pages that node writes have around their text.
export const escape = (text) => String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const scrolling = (table) => `<div class="scroll wide" tabindex="0" role="region" aria-label="Table">${table}</div>`;

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

// SPDX-License-Identifier: MIT
// Draws what fold and exact_filtered answer on neighbouring floats: node float_map.mjs core.wasm OUT.svg [--check]
import { readFileSync, writeFileSync } from "node:fs";

import { Core } from "../npm/core.mjs";

const [wasm, out, check] = process.argv.slice(2);
const core = new Core(new WebAssembly.Module(readFileSync(wasm)));
const cells = 61, cell = 5, gap = 24, top = 26, width = 2 * cells * cell + gap, height = top + cells * cell + 44;
// Near the origin floats lie eight times as dense as where fold subtracts the box's centre and rounds.
const box = [-6, -6, 3, 2], [px, py] = [0.6, 0.6].map(Math.fround), r = Math.fround(Math.hypot(px + 3, py + 4));
const ulp = 2 ** -24;
const place = (i) => i - (cells - 1) / 2;
const text = (number) => String(number);
const across = { px: [...Array(cells).keys()].map((i) => text(px + place(i) * ulp)) };
const up = { py: [...Array(cells).keys()].map((i) => text(py - place(i) * ulp)) };
const numbers = [...box, px, py, r].map(text);

// Runs of one kind in a row are one rectangle.
function panel(method, left) {
  const { letters, contract } = core.ask("map", { form: "center_half", scalar: "f32", numbers, across, up, method });
  let svg = `<text class="ink" x="${left}" y="16">${method}, f32</text>`, wrong = 0;
  for (let row = 0; row < cells; ++row)
    for (let i = 0; i < cells; ) {
      const kindAt = (column) => {
        const code = letters.charCodeAt(row * cells + column) - 65, verdict = code >> 2, hit = ((code >> 1) & 1) === 1;
        const isRight = hit === (contract === "closed" ? verdict !== 0 : verdict === 2);
        return isRight ? (hit ? "hit" : "miss") : hit ? "bad-hit" : "bad-miss";
      };
      const kind = kindAt(i), from = i;
      while (i < cells && kindAt(i) === kind) ++i;
      if (kind.startsWith("bad")) wrong += i - from;
      svg += `<path class="${kind}" d="M${left + from * cell} ${top + row * cell}h${(i - from) * cell}v${cell}h${(from - i) * cell}z"/>`;
    }
  return { svg, wrong };
}

const left = panel("fold", 0), right = panel("exact_filtered", cells * cell + gap);
const legend = [["hit", "right hit"], ["miss", "right miss"], ["bad-hit", "wrong hit"], ["bad-miss", "wrong miss"]]
  .map(([kind, words], i) => `<rect class="${kind}" x="${i * 120}" y="${height - 20}" width="12" height="12"/><text class="ink" x="${i * 120 + 18}" y="${height - 9}">${words}</text>`).join("");
const caption = `${cells} x ${cells} neighbouring floats as the circle's centre: fold is wrong at ${left.wrong} of them, exact_filtered at ${right.wrong}.`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${caption}"><title>${caption}</title>
<style>.ink{fill:#1d2430;font:13px sans-serif}.hit{fill:#9fc5a4}.miss{fill:#dfe6ee}.bad-hit{fill:#d8442f}.bad-miss{fill:#7a2fb5}@media (prefers-color-scheme:dark){.ink{fill:#e8e6e0}.hit{fill:#2f5a3a}.miss{fill:#3a4554}}</style>
${left.svg}${right.svg}${legend}</svg>
`;
if (check === undefined) {
  writeFileSync(out, svg);
  console.error(caption);
} else if (readFileSync(out, "utf8") !== svg) {
  console.error(`${out} is not what the core draws; ./run web images writes it`);
  process.exitCode = 1;
}

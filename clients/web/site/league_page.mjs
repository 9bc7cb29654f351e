// SPDX-License-Identifier: MIT
// The league, and a page a question with a case of each function that is not right: node league_page.mjs core.wasm league.json FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Core } from "../npm/core.mjs";
import { card, escape, folded, frame } from "./frame.mjs";
import { inline } from "./markdown.mjs";

const [core, known, folder] = [new Core(new WebAssembly.Module(readFileSync(process.argv[2]))), JSON.parse(readFileSync(process.argv[3], "utf8")), process.argv[4]];
const classes = { wrong: "wrong", dies: "dying", tolerance: "right but for a tolerance", ties: "wrong at touches only", right: "right" };
const standings = { violated: "violated", beyond: "violated only above the level required", held: "held" };
const key = ({ library, call, asked }) => `${library}:${call}:${asked}`;
const link = (row) => `league-${row.question}.html#${encodeURIComponent(key(row))}`;
const name = ({ library, version, function: called }) => `${escape(library)} ${escape(version)} <code>${escape(called)}</code>`;
const shape = ({ answer, form, scalar, dim }) => [answer, form, scalar, `${dim}-D`].filter(Boolean).join(", ");
const upper = (text) => text[0].toUpperCase() + text.slice(1);
const inOrder = (rows) => [...rows].sort((a, b) => a.library.localeCompare(b.library, "en") || a.call.localeCompare(b.call, "en"));
const declared = inOrder(known.rows.filter(({ asked }) => asked === "declared"));
const beyond = inOrder(known.rows.filter(({ asked }) => asked === "everything"));
const ofClass = (rows, kind) => rows.filter((row) => row.class === kind);

function tally(rows) {
  const counts = Object.keys(classes).map((kind) => [ofClass(rows, kind).length, classes[kind]]).filter(([count]) => count > 0);
  return `${rows.length} functions of ${new Set(rows.map(({ library }) => library)).size} libraries: ${counts.map((pair) => pair.join(" ")).join(", ")}.`;
}

const draw = ({ question, form, scalar, dim, counterexample, dies_on: died }) => {
  const { bits } = counterexample ?? died ?? {};
  return bits ? core.ask("draw", { question, form, scalar, dim, numbers: Object.values(bits) }) : {};
};

// What a reader who doubts the sentence asks for.
function facts(row, { contact, caption } = {}) {
  const { counterexample: shown, dies_on: died } = row;
  const regions = row.contract === "mixed" ? `mixed: ${Object.entries(row.contract_by_region).map((pair) => pair.join(" ")).join(", ")}` : row.contract;
  const groups = Object.entries(standings).map(([standing, said]) => [said, Object.keys(row.properties).filter((group) => row.properties[group] === standing)]);
  const lines = [
    ...(shown ? [`${Object.entries(shown.decimal).map((pair) => pair.join(" ")).join(", ")}: ${shown.reference}; answered ${shown.answer}`] : []),
    ...(died ? [died.message] : []),
    `${shape(row)}; contract ${regions}; domain ${row.domain ?? "any"}${row.margin ? `; margin ${row.margin}` : ""}`,
    ...Object.entries(row.why).map((pair) => pair.join(": ")),
    ...groups.filter(([, names]) => names.length > 0).map(([said, names]) => `${said}: ${names.join(", ")}`),
    `level ${row.level}${row.level_but_for_ties === row.level ? "" : `, ${row.level_but_for_ties} but for ties`}`,
    `${row.package} ${row.version} (${row.licence}), measured ${row.measured}`,
  ];
  const call = shown?.call ?? died?.call;
  return `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join("")}</ul>${call ? `<p><code>${escape(call)}</code></p>` : ""}
${contact ? `<div class="pictures"><figure>${contact}</figure></div><p class="hint">${escape(caption)}</p>` : ""}<p><code>${escape(`./run league '${row.library}:${row.call}' --again`)}</code></p>`;
}

function article(row) {
  if (row.class === "right") return `<div id="${escape(key(row))}">${folded(`${name(row)} ${shape(row)}`, facts(row))}</div>`;
  const drawn = draw(row);
  return card(key(row), drawn.whole ?? "", `<h3>${name(row)}</h3><p>${upper(escape(row.sentence))}</p>${row.says ? `<p class="hint">Why: ${inline(row.says)}</p>` : ""}
${row.finding && row.asked === "declared" ? `<p class="hint"><a href="finding-${row.finding}.html">A program that shows it, the cause, a report</a></p>` : ""}${folded("Numbers, properties, level", facts(row, drawn))}`);
}

function section(rows, kind) {
  const found = ofClass(rows, kind), title = `${found.length} ${classes[kind]}`;
  if (found.length === 0) return "";
  return kind === "right" ? folded(title, found.map(article).join("")) : `<h2>${title}</h2>${found.map(article).join("")}`;
}

const line = (row) => `<li><a href="${link(row)}">${name(row)}</a>: ${escape(row.sentence)}</li>`;
const overview = [];
for (const { name: question, decides } of core.ask("lists").questions) {
  const rows = declared.filter((row) => row.question === question), asked = upper(`${decides}?`);
  if (rows.length === 0) continue;
  const bad = [...ofClass(rows, "wrong"), ...ofClass(rows, "dies")], more = beyond.filter((row) => row.question === question);
  overview.push(`<h2><a href="league-${question}.html">${asked}</a></h2><p>${tally(rows)}</p>${bad.length ? `<ul class="cases">${bad.map(line).join("")}</ul>` : ""}`);
  writeFileSync(join(folder, `league-${question}.html`), frame(`the league: ${decides}`, { "league.html": "League", "audit.html": "Audit" },
    `<h1>${asked}</h1><p>${tally(rows)} Each function is asked what its documentation promises.</p>${Object.keys(classes).map((kind) => section(rows, kind)).join("")}
${more.length ? folded(`${more.length} asked beyond what they promise, every valid input`, more.map(article).join("")) : ""}`));
}
writeFileSync(join(folder, "league.html"), frame("the league", { "audit.html": "Audit" },
  `<h1>What shipped libraries answer when shapes meet</h1><p>${tally(declared)} Of each wrong one a case; its link has the drawing, the cause and a report.</p>${overview.join("")}`));

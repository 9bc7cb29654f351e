// SPDX-License-Identifier: MIT
// Try: a function, what is asked of it, and what came of it.
import { Asker, check } from "./ask.mjs";
import { examples } from "./examples.mjs";
import { flush, read, write } from "./state.mjs";

const silence = 1; // seconds without an answer after which a function counts as hung
const $ = (id) => document.getElementById(id);
const settings = ["question", "form", "dim", "returns", "contract", "scalar", "cases", "domain", "margin"];
const asker = new Asker();
let running = null, report = null;

export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function options(select, words) {
  select.replaceChildren(...words.map((word) => (Array.isArray(word) ? make("option", { value: word[0], textContent: word[1] }) : make("option", { value: word, textContent: word }))));
}

export function table(element, head, rows, mark = () => "") {
  const cells = (tag, list, row) => list.map((text, place) => make(tag, { textContent: String(text), className: row ? mark(row, place) : "" }));
  element.replaceChildren(make("thead", {}, make("tr", {}, ...cells("th", head))), make("tbody", {}, ...rows.map((row) => make("tr", {}, ...cells("td", row, row)))));
}

function save(name, type, text) {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Fulfilled when the example has its verdict, or at once where a function came with the address. */
export async function startTry(lists) {
  const question = () => lists.questions.find(({ name }) => name === $("question").value);
  const form = () => question().forms.find(({ name }) => name === $("form").value);
  // What is returned stays, where the form is asked for it.
  const showDims = () => {
    const { dims, answers } = form(), before = $("returns").value;
    options($("dim"), dims);
    options($("returns"), answers);
    if (answers.includes(before)) $("returns").value = before;
  };
  const showNumbers = () => ($("numbers").textContent = form().fields[$("dim").value].join(", "));
  options($("question"), lists.questions.map(({ name, decides }) => [name, `${name}: ${decides}`]));
  const showForms = () => options($("form"), question().forms.map(({ name }) => name));
  showForms();
  options($("contract"), lists.contracts);
  options($("scalar"), ["f64", ...lists.scalars.filter((scalar) => scalar !== "f64")]);
  options($("example"), examples.map(({ title }, place) => [place, title]));
  const shown = () => Object.fromEntries([["code", $("code").value], ...settings.map((id) => [id, $(id).value])]);
  const keep = () => write("try", shown());
  const show = (values) => {
    // What was shared before there were several questions has none.
    $("question").value = values.question ?? "box_ball";
    showForms();
    if (values.form) $("form").value = values.form;
    showDims();
    for (const id of ["code", ...settings]) if (values[id] !== undefined) $(id).value = values[id];
    $("returns").value = values.returns ?? "bool";
    showNumbers();
  };
  $("question").addEventListener("change", () => {
    // An example makes room for one of the question; what somebody wrote stays.
    const example = examples.findIndex((each) => (each.question ?? "box_ball") === $("question").value);
    if (examples.some(({ code }) => code === $("code").value)) showExample(example);
    else showForms(), showDims(), showNumbers();
  });
  $("form").addEventListener("change", () => (showDims(), showNumbers()));
  $("dim").addEventListener("change", showNumbers);
  const showExample = (place) => {
    $("example").value = place;
    show(examples[place]);
    keep();
  };
  $("example").addEventListener("change", () => showExample($("example").value));
  for (const id of ["code", ...settings]) $(id).addEventListener("input", keep);
  $("run").addEventListener("click", run);
  $("stop").addEventListener("click", () => running?.abort(new Error("stopped")));
  $("json").addEventListener("click", () => save("tangency.json", "application/json", `${JSON.stringify(report, null, 2)}\n`));
  $("junit").addEventListener("click", async () => save("tangency.xml", "application/xml", (await asker.ask("render", { as: "junit", document: report })).text));
  $("share").addEventListener("click", async () => {
    keep();
    flush();
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    $("shared").textContent = "The address has all of it.";
  });
  $("cases").value = "1000000";
  const shared = read().try;
  show({ ...examples[0], ...(shared && typeof shared === "object" ? shared : {}) });
  if (shared) tell("", "This function came with the address. Read it, then run it.");
  else await run();
}

function tell(result, text) {
  $("verdict").dataset.result = result;
  $("verdict").textContent = text;
}

async function run() {
  running?.abort(new Error("run anew"));
  const mine = (running = new AbortController());
  report = null;
  tell("", "Running…");
  for (const id of ["counterexample", "shared"]) $(id).replaceChildren();
  $("more").hidden = $("odd").hidden = true;
  $("stop").disabled = false;
  $("progress").hidden = false;
  $("progress").value = 0;
  const value = (id) => $(id).value.trim() || undefined;
  const code = $("code").value;
  try {
    const { name } = nameOf(code);
    const contract = value("contract") === "auto" ? undefined : value("contract"); // so that no answer is asked for it that has none
    const request = { question: value("question"), form: value("form"), dim: value("dim"), answer: value("returns"), contract, scalar: value("scalar"),
      domain: value("domain"), margin: value("margin"), cases: value("cases") && Number(value("cases")), function: name, subject: name };
    let odd = null;
    const checking = check(code, request, { silence, progress: (share) => ($("progress").value = share), tellOdd: (text) => (odd = text), signal: mine.signal });
    asker.warm(); // for the picture
    const document = await checking;
    const found = await tellCauses(document);
    if (running === mine) showReport(document, odd, found);
  } catch (error) {
    if (running === mine) tell(error.message === "stopped" ? "stopped" : "refused", error.message === "stopped" ? "Stopped. Nothing is known." : error.message);
  }
  if (running !== mine) return;
  running = null;
  $("stop").disabled = true;
  $("progress").hidden = true;
}

// The name for reports; the code itself runs in a worker only.
function nameOf(code) {
  const names = [...code.matchAll(/^(?:export\s+)?(?:default\s+)?(?:function\s*\*?\s*([\w$]+)|(?:const|let|var)\s+([\w$]+)\s*=)/gm)];
  return { name: names.length ? names.at(-1)[1] ?? names.at(-1)[2] : "hits" };
}

function callOf(document, shown) {
  return `${document.function}(${Object.values(shown.bits).map((bits) => literal(bits, document.scalar)).join(", ")})`;
}

/** A number of JavaScript from its bits: of a float the double that it is. */
export function literal(bits, scalar) {
  if (scalar === "i32") return String(Number(bits) | 0);
  const view = new DataView(new ArrayBuffer(8));
  if (scalar === "f32") view.setUint32(0, Number(bits));
  else view.setBigUint64(0, BigInt(bits));
  const number = scalar === "f32" ? view.getFloat32(0) : view.getFloat64(0);
  return Object.is(number, -0) ? "-0" : String(number);
}

// Each input that is shown, with its call as the core writes it.
function shownIn({ exits, properties, function: name }) {
  const cases = [...exits.ways.flatMap((way) => way.case ?? []), ...properties.flatMap((each) => [each.proper_counterexample, each.counterexample]).flatMap((shown) => shown?.cases ?? [])];
  return cases.map((shown) => ({ shown, written: `${name}(${Object.values(shown.decimal).join(", ")})` }));
}

// A verdict, and of what is wrong a drawing and the lines that say why; the call in the numbers of JavaScript.
async function tellCauses(document) {
  const { causes, sentence: told } = document, asked = shownIn(document), { question, form, scalar, dim } = document, parts = [];
  for (const { sentence, lines } of causes) {
    const said = lines.map((line) => ({ line, ...asked.find(({ written }) => line.startsWith(written)) })), first = said.find(({ shown }) => shown)?.shown;
    if (parts.length > 0) parts.push(make("h3", { textContent: sentence }));
    const pictures = first && (await draw(first, { question, form, scalar, dim }));
    parts.push(...(pictures ? [pictures] : []), ...said.map(({ line, shown, written }) =>
      (shown ? make("pre", { textContent: line.replace(written, callOf(document, shown)) }) : make("p", { textContent: line }))));
  }
  return { sentence: told, parts };
}

// All at once, so that a verdict is never seen without its case.
function showReport(document, odd, { sentence, parts }) {
  report = document;
  tell(document.verdict, sentence);
  $("odd").hidden = !odd || document.verdict === "holds";
  $("odd").textContent = odd ?? "";
  $("counterexample").replaceChildren(...parts);
  const { ties, properties, level, level_but_for_ties: butForTies } = document;
  $("line").textContent = document.verdict_line;
  $("level").textContent = level === butForTies ? level : `${level}, ${butForTies} but for ties`;
  $("touches").hidden = Object.keys(ties).length === 0;
  table($("ties"), ["region", "hit", "miss", "excused"], Object.entries(ties).map(([region, { yes, no, excused }]) => [region, yes, no, excused]));
  const asked = properties.filter(({ standing }) => standing !== "not_applicable");
  table($("properties"), ["property", "level", "standing"],
    asked.map((each) => [`${each.id} ${each.title}`, each.level, `${each.standing.replaceAll("_", " ")}${each.violations ? ` by ${each.violations}` : ""} of ${each.instances}`]),
    (row, place) => (place === 2 && row[2].startsWith("violated by") ? "bad" : ""));
  $("more").hidden = false;
}

// What is no valid input has no picture.
async function draw(shown, signature) {
  try {
    const { whole, contact, caption } = await asker.ask("draw", { ...signature, numbers: Object.values(shown.bits) });
    const figures = [whole, contact].filter(Boolean).map((svg) => make("figure", { innerHTML: svg }));
    return make("div", {}, make("div", { className: "pictures" }, ...figures), make("p", { className: "hint", textContent: caption }));
  } catch {
    return null;
  }
}

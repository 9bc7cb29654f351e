// SPDX-License-Identifier: MIT
// Explore: two shapes to drag, the exact verdict beside every method's answer, and a map of floats.
import { Asker } from "./ask.mjs";
import { languages } from "./copied.mjs";
import { fieldsOf, lengthsOf, movedAlong, questions, rounded, rowOf, texts, ulpOf } from "./shapes.mjs";
import { snapped } from "./snap.mjs";
import { read, write } from "./state.mjs";
import { make, options, table } from "./try.mjs";

const side = 432, cells = 73, cell = side / cells, middle = (cells - 1) / 2;
const deepest = 1100;
const own = "your function";
// Larger numbers are made as large, so that neither the view nor other forms of the shapes overflow.
const farthest = { f32: 2 ** 120, f64: 2 ** 1016 };
const $ = (id) => document.getElementById(id);
// Maps of rotated boxes and of polygons take up to a second, which the answers do not wait for.
const asker = new Asker(), mapper = new Asker();
let question = "box_ball", values = { ...questions.box_ball.start }, zoom = 0, methods = [], lists = null, frozen = null, last = null, snappedTo = null;

const scalar = () => $("shapes-scalar").value;
const fields = () => fieldsOf(question);
function set(changes) {
  const lengths = lengthsOf(question), limit = farthest[scalar()];
  for (const [name, value] of Object.entries(changes)) values[name] = rounded(Math.min(Math.max(value, lengths.includes(name) ? 0 : -limit), limit), scalar());
}

// The view: where its middle is, and how wide a cell is along each axis.
function viewNow() {
  const { shapes, moves } = questions[question], points = shapes.flatMap((shape) => shape.bounds(values));
  const xs = points.map(([x]) => x), ys = points.map(([, y]) => y);
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 2 ** -900);
  const whole = 2 ** Math.ceil(Math.log2((1.2 * span) / cells)), step = whole * 2 ** -zoom;
  const scale = scaleNow();
  const finest = (p) => ulpOf(Math.max(Math.abs(p), scale / 1024), scalar());
  const snap = (number) => Math.round(number / whole) * whole;
  const [x, y] = zoom === 0 ? [snap((Math.max(...xs) + Math.min(...xs)) / 2), snap((Math.max(...ys) + Math.min(...ys)) / 2)] : moves[0].map((name) => values[name]);
  const stepX = Math.max(step, finest(x)), stepY = Math.max(step, finest(y));
  return { x, y, stepX, stepY, isFinest: step <= finest(x) && step <= finest(y), showsShapes: step > scale * 2 ** -18 };
}
const view = () => frozen ?? viewNow();
const scaleNow = () => Math.max(...fields().map((name) => (name === "angle" ? 0 : Math.abs(values[name]))));

// From points and lengths to places in the drawing.
function placement(v) {
  const point = ([x, y]) => [side / 2 + ((x - v.x) / v.stepX) * cell, side / 2 - ((y - v.y) / v.stepY) * cell];
  const center = (at) => {
    const [cx, cy] = point(at);
    return { cx, cy };
  };
  return { point, center, length: (r) => (r / v.stepX) * cell, step: v.stepX };
}

function element(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

// Made once for a question, so that focus and drags stay; placed at every change. Handles lie on top.
let parts = new Map(), dot = null;
function makeParts() {
  const all = questions[question].shapes.flatMap((shape) => shape.parts), isHandle = ({ look }) => look === "handle";
  parts = new Map([...all.filter((part) => !isHandle(part)), ...all.filter(isHandle)].map((part) =>
    [part.name, { ...part, element: element(part.tag, { class: part.look, tabindex: 0, role: "button", "aria-label": part.label, "data-part": part.name }) }]));
  dot = element("circle", { class: "center", r: 4 });
  $("shapes").replaceChildren(...[...parts.values()].map((part) => part.element), dot);
}

function place() {
  const v = view(), to = placement(v);
  const put = (element, attributes) => Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  for (const part of parts.values()) {
    part.element.style.display = v.showsShapes ? "" : "none";
    if (v.showsShapes) put(part.element, part.attributes(values, to));
  }
  put(dot, to.center(questions[question].moves[0].map((name) => values[name])));
}

function listen() {
  let part = null, held = null;
  const position = (event) => {
    const frame = $("shapes").getBoundingClientRect(), v = view();
    return [v.x + ((event.clientX - frame.left) / frame.width - 0.5) * cells * v.stepX, v.y - ((event.clientY - frame.top) / frame.height - 0.5) * cells * v.stepY];
  };
  $("shapes").addEventListener("pointerdown", (event) => {
    part = parts.get(event.target.dataset?.part) ?? null;
    if (!part) return;
    event.preventDefault();
    event.target.focus();
    frozen = viewNow();
    const at = position(event), from = part.at?.(values) ?? at;
    held = [at[0] - from[0], at[1] - from[1]];
    $("shapes").setPointerCapture(event.pointerId);
  });
  $("shapes").addEventListener("pointermove", (event) => {
    if (!part) return;
    const v = view(), on = (step) => (number) => Math.round(number / step) * step;
    set(part.drag(values, ...position(event), held, { x: on(v.stepX), y: on(v.stepY) }));
    changed();
  });
  const drop = () => {
    if (!part) return;
    part = frozen = null;
    changed();
  };
  for (const name of ["pointerup", "pointercancel"]) $("shapes").addEventListener(name, drop);
  $("shapes").addEventListener("keydown", (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key], focused = parts.get(event.target.dataset?.part);
    if (!way || !focused) return;
    event.preventDefault();
    const v = view();
    set(focused.key(values, way[0] * v.stepX, way[1] * v.stepY));
    changed();
  });
  $("stage").addEventListener("wheel", (event) => (event.preventDefault(), zoomTo(zoom + (event.deltaY < 0 ? 1 : -1))), { passive: false });
  $("zoom-in").addEventListener("click", () => zoomTo(zoom + 1));
  $("zoom-out").addEventListener("click", () => zoomTo(zoom - 1));
  $("zoom-all").addEventListener("click", () => zoomTo(0));
  $("zoom-ulps").addEventListener("click", () => {
    for (zoom = Math.max(zoom, 1); !viewNow().isFinest && zoom < deepest; ) ++zoom;
    changed();
  });
  $("snap").addEventListener("click", () => {
    set(snapped(question, values));
    snappedTo = String(signature(mainForm()).numbers);
    changed();
  });
  $("shapes-question").addEventListener("change", () => {
    begin($("shapes-question").value);
    changed();
  });
  $("method").addEventListener("change", changed);
  $("shapes-scalar").addEventListener("change", () => (set({ ...values }), changed()));
  $("copy").addEventListener("click", copy);
}

function zoomTo(wanted) {
  if (wanted < 0 || (wanted > zoom && zoom > 0 && viewNow().isFinest)) return;
  zoom = wanted;
  changed();
}

// The forms in which the shapes can be told, and the methods that take them.
const isRotated = () => (values.angle ?? 0) !== 0, takesAngle = (form) => /_(radians|degrees|axis)$/.test(form);
function showMethods() {
  const isMeant = (method) => method.question === question && method.kind !== "mutant" && method.kind !== "control" && method.dim === 2 && method.scalar === scalar() && isRotated() === takesAngle(method.form);
  methods = lists.subjects.filter(isMeant);
  const before = $("method").value;
  options($("method"), [...methods.map(({ name }) => name), own]);
  if ([...$("method").options].some(({ value }) => value === before)) $("method").value = before;
  else $("method").value = methods.find(({ name }) => name === "fold")?.name ?? methods[0]?.name ?? own;
}

const signature = (form) => ({ question, form, scalar: scalar(), dim: 2, numbers: texts(rowOf(question, form, values, scalar())) });
const mainForm = () => questions[question].form ?? (isRotated() ? "center_half_degrees" : "center_half");
const formNamed = (form) => lists.questions.find(({ name }) => name === question).forms.find(({ name }) => name === form);

async function showAnswers() {
  const answers = [];
  const forms = [...new Set([mainForm(), ...methods.map(({ form }) => form)])];
  for (const form of forms) {
    const asked = signature(form), answer = await asker.askLatest(form, "methods", asked).catch(({ message }) => ({ refusal: message }));
    if (!answer || asked.question !== question) return;
    if (answer.refusal) return refuse(answer.refusal);
    if (form === mainForm()) tell(answer, String(asked.numbers) === snappedTo);
    const judged = ({ hit, wrong }) => `${hit ? "hit" : "miss"}, ${wrong ? (answer.in_band ? "wrong in the band" : "wrong") : "right"}`;
    answers.push(...answer.methods.map((each) => [each.name, form, judged(each), each.contract, `${answer.verdict}, gap ${gapText(answer)} ulps`]));
  }
  table($("methods"), ["method", "form", "answer", "contract", "exact"], answers, (row, place) => (place === 2 && row[2].includes("wrong") ? "bad" : ""));
}

const gapText = ({ gap_ulps: gap }) => (gap === 0 ? "0" : gap < 1e6 ? gap.toPrecision(3) : gap.toExponential(1));

// What is no input, as a polygon that is not convex, which begins with the names of the vertex.
function refuse(message) {
  last = null;
  $("answer").dataset.verdict = "";
  $("answer").textContent = `No input: ${message}.`;
  $("snapped").textContent = "";
  $("methods").replaceChildren();
  markFlaw(message);
}

const markFlaw = (message) => parts.forEach(({ name, element }) => element.classList.toggle("flaw", message.startsWith(`${name},`)));

function tell(answer, hasSnapped) {
  last = answer;
  markFlaw("");
  $("answer").dataset.verdict = answer.verdict;
  const within = answer.in_band && answer.verdict !== "touching" ? ", so near that rounding may excuse a wrong answer" : "";
  $("answer").textContent = `Exactly: ${answer.verdict}, ${questions[question].nearest ?? ""}${answer.region}; gap ${gapText(answer)} ulps${within}.`;
  $("snapped").textContent = !hasSnapped ? "" : answer.verdict === "touching" ? "Exactly touching." : "Floats come near to touching here; this is as near as they come.";
}

// What the numbers of a form are where the point that the map moves goes through `places` along an axis; those that stay are left out.
function numbersAlong(form, axis, places) {
  const name = questions[question].moves[0][axis], rowAt = (place) => rowOf(question, form, movedAlong(question, values, axis, place), scalar());
  const here = rowAt(values[name]), elsewhere = rowAt(values[name] + 4 * scaleNow() + 1), rows = places.map(rowAt);
  const names = formNamed(form).fields["2"];
  return Object.fromEntries(names.flatMap((field, place) => (here[place] === elsewhere[place] ? [] : [[field, texts(rows.map((row) => row[place]))]])));
}

async function showMap() {
  const v = view(), chosen = $("method").value, isOwn = chosen === own;
  const form = isOwn ? $("form").value : methods.find(({ name }) => name === chosen).form;
  const range = [...Array(cells).keys()].map((place) => place - middle);
  const around = (p, step) => range.map((place) => rounded(p + place * step, scalar()));
  $("zoom").textContent = v.isFinest ? "A cell is one float wide: these are neighbouring floats." : `A cell is 2^${Math.log2(v.stepX)} wide.`;
  try {
    if (isOwn && $("question").value !== question) throw new Error(`your function is tried for ${$("question").value}, and these shapes are of ${question}`);
    if (isOwn && ($("dim").value !== "2" || (isRotated() && !takesAngle(form)) || form !== (questions[question].form ?? form))) throw new Error(`these shapes cannot be told in your function's form, ${form}`);
    const request = { ...signature(form), across: numbersAlong(form, 0, around(v.x, v.stepX)), up: numbersAlong(form, 1, around(v.y, v.stepY).reverse()), contract: "closed" };
    const map = await mapper.askLatest("map", "map", isOwn ? request : { ...request, method: chosen }, isOwn ? $("code").value : undefined);
    if (!map) return;
    paint(map);
    if (map.letters.includes("-")) $("zoom").textContent += " Where nothing is painted, rounding leaves no convex polygon.";
  } catch (error) {
    $("zoom").textContent = `No map: ${error.message}.`;
    delete $("map").dataset.counts;
    $("map").getContext("2d").clearRect(0, 0, side, side);
  }
}

function paint({ letters, columns, contract }) {
  const style = getComputedStyle(document.documentElement), colour = (name) => style.getPropertyValue(`--${name}`);
  const canvas = $("map").getContext("2d"), counts = {};
  canvas.clearRect(0, 0, side, side);
  for (let i = 0; i < letters.length; ++i) {
    if (letters[i] === "-") continue; // no input
    const place = letters.charCodeAt(i) - 65, verdict = place >> 2, hit = ((place >> 1) & 1) === 1, inBand = (place & 1) === 1;
    const right = hit === (contract === "closed" ? verdict !== 0 : verdict === 2);
    const kind = right ? (verdict === 1 ? "tie" : hit ? "right-hit" : "right-miss") : inBand ? "band" : hit ? "wrong-hit" : "wrong-miss";
    counts[kind] = (counts[kind] ?? 0) + 1;
    canvas.fillStyle = colour(kind);
    const x = Math.round((i % columns) * cell), y = Math.round(Math.floor(i / columns) * cell);
    canvas.fillRect(x, y, Math.ceil(cell), Math.ceil(cell));
  }
  $("map").dataset.counts = JSON.stringify(counts);
}

async function copy() {
  if (!last) {
    $("copied").textContent = "There is nothing to copy: the shapes are no input.";
    return;
  }
  const form = mainForm(), numbers = texts(rowOf(question, form, values, scalar()));
  const text = languages[$("language").value](numbers, last.verdict, last.verdict !== "disjoint", scalar());
  $("copied").textContent = `${form}: copied`;
  $("copied").dataset.text = text;
  await navigator.clipboard?.writeText(text).catch(() => ($("copied").textContent = text));
}

// A change may come with every movement of a pointer. The part is busy until what the last one asks for is shown.
let due = false, latest = 0;
function changed() {
  if (due) return;
  due = true;
  $("explore").ariaBusy = "true";
  requestAnimationFrame(async () => {
    due = false;
    const mine = ++latest;
    for (const name of fields()) if (document.activeElement !== $(`shape-${name}`)) $(`shape-${name}`).value = texts([values[name]])[0];
    showMethods();
    place();
    write("explore", { question, values, zoom, method: $("method").value, scalar: scalar() });
    await Promise.all([showAnswers(), showMap()]);
    if (mine === latest && !due) $("explore").ariaBusy = "false";
  });
}

function makeInputs() {
  const inputs = fields().map((name) => {
    const input = make("input", { id: `shape-${name}`, inputMode: "decimal", autocomplete: "off" });
    input.addEventListener("change", () => {
      const number = Number(input.value);
      if (input.value.trim() !== "" && Number.isFinite(number)) set({ [name]: number });
      input.value = texts([values[name]])[0];
      changed();
    });
    return make("label", {}, { angle: "angle (degrees)" }[name] ?? name, input);
  });
  $("shapes-numbers").replaceChildren(...inputs);
}

// The shapes of a question, as they are to begin with unless numbers are given.
function begin(wanted, numbers = questions[wanted].start) {
  question = wanted;
  values = Object.fromEntries(fieldsOf(wanted).map((name) => [name, 0]));
  set(numbers);
  zoom = 0;
  $("shapes-question").value = question;
  $("moved").textContent = questions[question].moved;
  makeInputs();
  makeParts();
}

export function startExplore(all) {
  lists = all;
  options($("language"), Object.keys(languages));
  options($("shapes-question"), lists.questions.map(({ name, decides }) => [name, decides]));
  const kept = read().explore, isKept = Object.hasOwn(questions, kept?.question) && fieldsOf(kept.question).every((name) => Number.isFinite(kept.values?.[name]));
  if (isKept) $("shapes-scalar").value = kept.scalar === "f32" ? "f32" : "f64";
  begin(isKept ? kept.question : "box_ball", isKept ? Object.fromEntries(fieldsOf(kept.question).map((name) => [name, kept.values[name]])) : undefined);
  if (isKept) zoom = Math.min(Math.max(Math.trunc(kept.zoom) || 0, 0), deepest);
  listen();
  showMethods();
  if (isKept && methods.some(({ name }) => name === kept.method)) $("method").value = kept.method;
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  changed();
}

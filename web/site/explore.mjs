// SPDX-License-Identifier: MIT
// Explore: a box and a circle to drag, the exact verdict beside every method's answer, and a map of floats.
import { Asker } from "./ask.mjs";
import { languages } from "./copied.mjs";
import { ballOf, direction, fields, rounded, rowOf, snapped, texts, ulpOf } from "./scene.mjs";
import { read, write } from "./state.mjs";
import { make, options, table } from "./try.mjs";

const side = 432, cells = 73, cell = side / cells, middle = (cells - 1) / 2;
const deepest = 1100;
const own = "your function";
const $ = (id) => document.getElementById(id);
// Maps of rotated boxes take a second, which the answers do not wait for.
const asker = new Asker(), mapper = new Asker();
const start = { cx: 0, cy: 0, hx: 3, hy: 2, angle: 0, px: 6, py: 6, r: 5 };
let scene = { ...start }, zoom = 0, methods = [], lists = null, frozen = null, last = null;

const scalar = () => $("scene-scalar").value;
const set = (values) => {
  for (const [name, value] of Object.entries(values)) scene[name] = rounded(["hx", "hy", "r"].includes(name) ? Math.max(value, 0) : value, scalar());
};

// The view: where its middle is, and how wide a cell is along each axis.
function viewNow() {
  const reach = Math.max(scene.hx, scene.hy) * (scene.angle % 90 === 0 ? 1 : 1.42);
  const xs = [scene.cx - reach, scene.cx + reach, scene.px - scene.r, scene.px + scene.r];
  const ys = [scene.cy - reach, scene.cy + reach, scene.py - scene.r, scene.py + scene.r];
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 2 ** -900);
  const whole = 2 ** Math.ceil(Math.log2((1.2 * span) / cells)), step = whole * 2 ** -zoom;
  const scale = Math.max(...fields.map((name) => Math.abs(name === "angle" ? 0 : scene[name])));
  const finest = (p) => ulpOf(Math.max(Math.abs(p), scale / 1024), scalar());
  const snap = (number) => Math.round(number / whole) * whole;
  const [x, y] = zoom === 0 ? [snap((Math.max(...xs) + Math.min(...xs)) / 2), snap((Math.max(...ys) + Math.min(...ys)) / 2)] : [scene.px, scene.py];
  const stepX = Math.max(step, finest(x)), stepY = Math.max(step, finest(y));
  return { x, y, stepX, stepY, isFinest: step <= finest(x) && step <= finest(y), showsShapes: step > scale * 2 ** -18 };
}
const view = () => frozen ?? viewNow();

const toX = (v, x) => side / 2 + ((x - v.x) / v.stepX) * cell, toY = (v, y) => side / 2 - ((y - v.y) / v.stepY) * cell;

function element(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

// Made once, so that focus and drags stay; placed at every change.
const parts = {};
function makeParts() {
  const part = (name, tag, className, label) => {
    parts[name] = element(tag, { class: className, ...(label ? { tabindex: 0, role: "button", "aria-label": label, "data-part": name } : {}) });
    $("scene").append(parts[name]);
  };
  part("box", "polygon", "box", "Box: drag it, or move it by the arrow keys");
  part("ball", "circle", "ball", "Circle: drag it, or move it by the arrow keys");
  part("corner", "rect", "handle", "Size of the box: drag its corner, or use the arrow keys");
  part("knob", "circle", "handle", "Rotation of the box: drag the knob, or use the left and right arrow keys");
  part("rim", "circle", "handle", "Radius of the circle: drag its rim, or use the left and right arrow keys");
  part("center", "circle", "center");
}

function place() {
  const v = view(), [c, s] = direction(scene.angle), { cx, cy, hx, hy, px, py, r } = scene;
  const at = (x, y) => [toX(v, cx + c * x - s * y), toY(v, cy + s * x + c * y)];
  const attributes = (name, values) => Object.entries(values).forEach(([key, value]) => parts[name].setAttribute(key, value));
  for (const name of ["box", "ball", "corner", "knob", "rim"]) parts[name].style.display = v.showsShapes ? "" : "none";
  if (v.showsShapes) {
    attributes("box", { points: [[hx, hy], [-hx, hy], [-hx, -hy], [hx, -hy]].map(([x, y]) => at(x, y).join(",")).join(" ") });
    attributes("ball", { cx: toX(v, px), cy: toY(v, py), r: (r / v.stepX) * cell });
    const [x, y] = at(hx, hy), [kx, ky] = at(hx + 4 * v.stepX, 0);
    attributes("corner", { x: x - 6, y: y - 6, width: 12, height: 12 });
    attributes("knob", { cx: kx, cy: ky, r: 7 });
    attributes("rim", { cx: toX(v, px + r), cy: toY(v, py), r: 7 });
  }
  attributes("center", { cx: toX(v, px), cy: toY(v, py), r: 4 });
}

// What the pointer at (x, y) makes of a part that was taken hold of.
function drag(part, x, y, held) {
  const v = view(), [c, s] = direction(scene.angle);
  const onGrid = (number, step) => Math.round(number / step) * step;
  const moved = (px, py) => [onGrid(px, v.stepX), onGrid(py, v.stepY)];
  if (part === "box") [scene.cx, scene.cy] = moved(x - held.x, y - held.y).map((number) => rounded(number, scalar()));
  if (part === "ball") [scene.px, scene.py] = moved(x - held.x, y - held.y).map((number) => rounded(number, scalar()));
  const dx = x - scene.cx, dy = y - scene.cy;
  if (part === "corner") set({ hx: onGrid(Math.abs(c * dx + s * dy), v.stepX), hy: onGrid(Math.abs(c * dy - s * dx), v.stepY) });
  if (part === "knob") set({ angle: onGrid((Math.atan2(dy, dx) * 180) / Math.PI, 5) || 0 });
  if (part === "rim") set({ r: onGrid(Math.hypot(x - scene.px, y - scene.py), v.stepX) });
}

function listen() {
  let part = null, held = null;
  const position = (event) => {
    const frame = $("scene").getBoundingClientRect(), v = view();
    return { x: v.x + ((event.clientX - frame.left) / frame.width - 0.5) * cells * v.stepX, y: v.y - ((event.clientY - frame.top) / frame.height - 0.5) * cells * v.stepY };
  };
  $("scene").addEventListener("pointerdown", (event) => {
    part = event.target.dataset?.part ?? null;
    if (!part) return;
    event.preventDefault();
    event.target.focus();
    frozen = viewNow();
    const { x, y } = position(event), from = part === "box" ? [scene.cx, scene.cy] : [scene.px, scene.py];
    held = { x: x - from[0], y: y - from[1] };
    $("scene").setPointerCapture(event.pointerId);
  });
  $("scene").addEventListener("pointermove", (event) => {
    if (!part) return;
    const { x, y } = position(event);
    drag(part, x, y, held);
    changed();
  });
  const drop = () => {
    if (!part) return;
    part = frozen = null;
    changed();
  };
  for (const name of ["pointerup", "pointercancel"]) $("scene").addEventListener(name, drop);
  $("scene").addEventListener("keydown", (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key], name = event.target.dataset?.part;
    if (!way || !name) return;
    event.preventDefault();
    const v = view(), [x, y] = [way[0] * v.stepX, way[1] * v.stepY];
    if (name === "box") set({ cx: scene.cx + x, cy: scene.cy + y });
    if (name === "ball") set({ px: scene.px + x, py: scene.py + y });
    if (name === "corner") set({ hx: scene.hx + x, hy: scene.hy + y });
    if (name === "rim") set({ r: scene.r + x + y });
    if (name === "knob") set({ angle: scene.angle + 5 * (way[0] || way[1]) });
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
    const found = snapped(scene);
    set(found.scene);
    $("snapped").textContent = found.exact ? "Exactly touching." : "At this angle floats come near to touching; this is as near as the radius comes.";
    changed();
  });
  $("method").addEventListener("change", changed);
  $("scene-scalar").addEventListener("change", () => (set({ ...scene }), changed()));
  $("copy").addEventListener("click", copy);
}

function zoomTo(wanted) {
  if (wanted < 0 || (wanted > zoom && zoom > 0 && viewNow().isFinest)) return;
  zoom = wanted;
  changed();
}

// The forms in which the scene can be told, and the methods that take them.
function showMethods() {
  const rotated = scene.angle !== 0;
  const isMeant = ({ kind, dim, form, scalar: type }) => kind !== "mutant" && kind !== "control" && dim === 2 && type === scalar() && rotated === /_(radians|degrees|axis)$/.test(form);
  methods = lists.subjects.filter(isMeant);
  const before = $("method").value;
  options($("method"), [...methods.map(({ name }) => name), own]);
  if ([...$("method").options].some(({ value }) => value === before)) $("method").value = before;
  else $("method").value = methods.find(({ name }) => name === "fold")?.name ?? methods[0].name;
}

const signature = (form) => ({ form, scalar: scalar(), dim: 2, numbers: texts(rowOf(form, scene, scalar())) });
const mainForm = () => (scene.angle === 0 ? "center_half" : "center_half_degrees");

async function showAnswers() {
  const answers = [];
  const forms = [...new Set([mainForm(), ...methods.map(({ form }) => form)])];
  for (const form of forms) {
    const answer = await asker.askLatest(form, "methods", signature(form));
    if (!answer) return;
    if (form === mainForm()) tell(answer);
    answers.push(...answer.methods.map((each) => [each.name, form, each.hit ? "hit" : "miss", each.contract, each.wrong ? (answer.in_band ? "wrong, in the band" : "wrong") : "right", answer.verdict, gapText(answer)]));
  }
  table($("methods"), ["method", "form", "answer", "contract", "", "exact", "gap in ulps"], answers, (row, place) => (place === 4 && row[4] !== "right" ? "bad" : ""));
}

const gapText = ({ gap_ulps: gap }) => (gap === 0 ? "0" : gap < 1e6 ? gap.toPrecision(3) : gap.toExponential(1));

function tell(answer) {
  last = answer;
  $("answer").dataset.verdict = answer.verdict;
  const within = answer.in_band && answer.verdict !== "touching" ? ", so near that rounding may excuse a wrong answer" : "";
  $("answer").textContent = `Exactly: ${answer.verdict}, nearest to the box's ${answer.region}; gap ${gapText(answer)} ulps${within}.`;
}

async function showMap() {
  const v = view(), chosen = $("method").value, isOwn = chosen === own;
  const method = methods.find(({ name }) => name === chosen), form = isOwn ? $("form").value : method.form;
  const range = [...Array(cells).keys()].map((place) => place - middle);
  const around = (p, step) => range.map((place) => rounded(p + place * step, scalar()));
  $("zoom").textContent = v.isFinest ? "A cell is one float wide: these are neighbouring floats." : `A cell is 2^${Math.log2(v.stepX)} wide.`;
  try {
    if (isOwn && ($("dim").value !== "2" || (scene.angle !== 0 && !/_(radians|degrees|axis)$/.test(form)))) throw new Error("your function's form cannot say this scene");
    const { fields: names } = lists.questions[0].forms.find(({ name }) => name === form);
    const [fx, fy] = names["2"].slice(-3);
    const xs = around(v.x, v.stepX).map((x) => ballOf(form, x, 0, scene.r)[0]), ys = around(v.y, v.stepY).reverse().map((y) => ballOf(form, 0, y, scene.r)[1]);
    const request = { ...signature(form), across: { field: fx, values: texts(xs.map((x) => rounded(x, scalar()))) }, up: { field: fy, values: texts(ys.map((y) => rounded(y, scalar()))) }, contract: "closed" };
    const map = await mapper.askLatest("map", "map", isOwn ? request : { ...request, method: chosen }, isOwn ? $("code").value : undefined);
    if (map) paint(map);
  } catch (error) {
    $("zoom").textContent = `No map: ${error.message}`;
    $("map").getContext("2d").clearRect(0, 0, side, side);
  }
}

function paint({ letters, columns, contract }) {
  const style = getComputedStyle(document.documentElement), colour = (name) => style.getPropertyValue(`--${name}`);
  const canvas = $("map").getContext("2d"), counts = {};
  canvas.clearRect(0, 0, side, side);
  for (let i = 0; i < letters.length; ++i) {
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
  const form = mainForm(), numbers = texts(rowOf(form, scene, scalar()));
  const text = languages[$("language").value](numbers, last.verdict, last.verdict !== "disjoint", scalar());
  $("copied").textContent = `${form}: copied`;
  $("copied").dataset.text = text;
  await navigator.clipboard?.writeText(text).catch(() => ($("copied").textContent = text));
}

// A change may come with every movement of a pointer.
let due = false;
function changed() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    for (const name of fields) if (document.activeElement !== $(`scene-${name}`)) $(`scene-${name}`).value = texts([scene[name]])[0];
    showMethods();
    place();
    showAnswers();
    showMap();
    write("explore", { scene, zoom, method: $("method").value, scalar: scalar() });
  });
}

export function startExplore(all) {
  lists = all;
  options($("language"), Object.keys(languages));
  for (const name of fields) {
    const input = make("input", { id: `scene-${name}`, inputMode: "decimal", autocomplete: "off" });
    input.addEventListener("change", () => {
      const number = Number(input.value);
      if (input.value.trim() !== "" && Number.isFinite(number)) set({ [name]: number });
      input.value = texts([scene[name]])[0];
      changed();
    });
    $("scene-numbers").append(make("label", {}, { angle: "angle (degrees)", r: "radius" }[name] ?? name, input));
  }
  const kept = read().explore;
  if (kept && fields.every((name) => Number.isFinite(kept.scene?.[name]))) {
    $("scene-scalar").value = kept.scalar === "f32" ? "f32" : "f64";
    set(kept.scene);
    zoom = Math.min(Math.max(Math.trunc(kept.zoom) || 0, 0), deepest);
  }
  makeParts();
  listen();
  showMethods();
  if (kept && methods.some(({ name }) => name === kept.method)) $("method").value = kept.method;
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  changed();
}

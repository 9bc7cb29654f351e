// SPDX-License-Identifier: MIT
// The page's ways to the core: questions to a worker that stays, and checks each in a worker of its own.
import { runWatched } from "./watch.mjs";

const patience = 4; // seconds for a small question, which a function of the user's may never answer
let module = null;

const start = () => new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });
// For the first check and the first picture: they read their scripts while the core is on its way.
const early = [start(), start()];
const nextWorker = () => early.pop() ?? start();

async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name} cannot be loaded (${response.status})`);
  return response;
}

// While it arrives, where the server says what it is.
async function compiled(response) {
  const says = response.headers.get("content-type") === "application/wasm";
  return says ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Makes the core ready to be asked; returns what it knows of. */
export async function load() {
  const [lists, core] = await Promise.all([fetched("lists.json").then((response) => response.json()), fetched("core.wasm").then(compiled)]);
  module = core;
  return lists;
}

/** A worker for questions; of those asked with the same key while one is open only the latest is asked. */
export class Asker {
  #open = new Map();
  #waiting = new Map();
  #busy = new Set();
  #count = 0;

  /** Has the worker make its core while something else is waited for. */
  warm() {
    this.#worker().postMessage({ module });
  }

  ask(verb, request, code) {
    return new Promise((resolve, reject) => {
      const id = ++this.#count;
      const timer = code === undefined ? null : setTimeout(() => this.#restart(), 1000 * patience);
      this.#open.set(id, { resolve, reject, timer });
      this.#worker().postMessage({ id, verb, request, code, module });
    });
  }

  /** The answer is undefined if a later question with that key came in between. */
  async askLatest(key, verb, request, code) {
    if (this.#busy.has(key)) {
      this.#waiting.get(key)?.(undefined);
      if ((await new Promise((resolve) => this.#waiting.set(key, resolve))) === undefined) return undefined;
    }
    this.#busy.add(key);
    try {
      return await this.ask(verb, request, code);
    } finally {
      this.#busy.delete(key);
      const next = this.#waiting.get(key);
      this.#waiting.delete(key);
      next?.(true);
    }
  }

  #worker() {
    if (this.worker) return this.worker;
    this.worker = nextWorker();
    this.worker.onmessage = ({ data: { id, answer, error } }) => {
      const asked = this.#open.get(id);
      if (!asked) return;
      clearTimeout(asked.timer);
      this.#open.delete(id);
      if (error === undefined) asked.resolve(answer);
      else asked.reject(new Error(error));
    };
    return this.worker;
  }

  #restart() {
    this.worker.terminate();
    this.worker = null;
    for (const { reject, timer } of this.#open.values()) {
      clearTimeout(timer);
      reject(new Error(`your function gave no answer for ${patience} s`));
    }
    this.#open.clear();
  }
}

/** The document of a check of the code; see runWatched. */
export function check(code, request, { silence, progress, tellOdd, signal }) {
  const thread = (take, ended) => {
    const worker = nextWorker();
    worker.onmessage = ({ data }) => take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      ended(`ended its worker: ${event.message}`);
    };
    return { post: (message) => worker.postMessage({ check: message, code, module }), end: () => worker.terminate() };
  };
  return runWatched({ start: thread, request, startup: 20, silence, progress, tellOdd, signal });
}

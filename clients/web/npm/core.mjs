// SPDX-License-Identifier: MIT
// The core in WebAssembly: one verb at a time, a request and an answer in JSON. Runs in Node, in workers and in pages.

import { BadRequest } from "./bad-request.mjs";
import { refutation } from "./certificates.mjs";
import { shown, takerOf } from "./replies.mjs";

const encoder = new TextEncoder(), decoder = new TextDecoder();
const ok = 0, notSupported = 52;
const tellingUndefineds = 5000;

export { BadRequest };

/** Something else than an answer came of a row: what, whether it hung, whether the check cannot go on; of what it returned, why that is none. */
export class Failure {
  constructor(what, { hung = false, fatal = false, trace = "", defect = "" } = {}) {
    Object.assign(this, { what, hung, fatal, trace, defect });
  }
}

export class Core {
  /** @param module the compiled core.wasm */
  constructor(module) {
    this.instance = new WebAssembly.Instance(module, this.#imports());
    this.exports = this.instance.exports;
    this.exports._initialize();
  }

  /**
   * The answer to a request; throws BadRequest.
   * @param host what answers rows and is told of progress, for the verbs that ask a function: answer(rows, width, answers, shrinks)
   *   fills in the numbers of the answers and returns nothing, or a Failure with its place among the rows in `place`; `shrinks` says
   *   whether a smaller row is looked for that fails like one before.
   */
  ask(verb, request = {}, host = null) {
    const before = this.host;
    this.host = host;
    const texts = [verb, JSON.stringify(request)].map((text) => this.#give(text));
    try {
      const answer = JSON.parse(this.#text(this.exports.ask(...texts)));
      if (answer.error !== undefined) throw new BadRequest(answer.error.replace(/^this needs/, `${request.verb ?? verb} needs`));
      return answer;
    } finally {
      this.host = before;
      for (const text of texts) this.exports.release(text);
    }
  }

  get #bytes() {
    return new Uint8Array(this.exports.memory.buffer);
  }

  #give(text) {
    const bytes = encoder.encode(text);
    const place = this.exports.allocate(bytes.length + 1);
    this.#bytes.set(bytes, place);
    this.#bytes[place + bytes.length] = 0;
    return place;
  }

  #text(place) {
    const bytes = this.#bytes;
    return decoder.decode(bytes.subarray(place, bytes.indexOf(0, place)));
  }

  #answerRows(rows, width, count, answers, size, shrinks) {
    const { buffer } = this.exports.memory;
    const failure = this.host.answer(new Float64Array(buffer, rows, width * count), width, new Float64Array(buffer, answers, size * count), shrinks === 1);
    this.failure = failure;
    return failure ? failure.place : count;
  }

  #takeFailure(place, size) {
    const { what, hung, fatal, trace, defect } = this.failure;
    // Half a pair of surrogates, as a cut may leave it, is no text.
    const cut = (long) => decoder.decode(encoder.encode(long.slice(0, 1000)));
    const text = JSON.stringify({ what: cut(what), hung, fatal, trace: cut(trace), defect });
    return encoder.encodeInto(text, this.#bytes.subarray(place, place + size)).written;
  }

  // The judge of what the core accuses a function by: what it cannot read is refused as well.
  #refute(place, length, reason, most) {
    let why;
    try {
      why = refutation(JSON.parse(decoder.decode(this.#bytes.subarray(place, place + length))));
    } catch (error) {
      why = error.message;
    }
    return encoder.encodeInto(why, this.#bytes.subarray(reason, reason + most)).written;
  }

  // Of the system the core needs a clock; it writes to no file.
  #imports() {
    const unreachable = () => {
      throw new Error("the core has ended, which is a defect of Tangency");
    };
    return {
      host: {
        answer_rows: (...args) => this.#answerRows(...args),
        take_failure: (...args) => this.#takeFailure(...args),
        refute: (...args) => this.#refute(...args),
        tell_progress: (share) => this.host?.progress?.(share),
      },
      env: { emscripten_notify_memory_growth() {}, __call_sighandler: unreachable },
      wasi_snapshot_preview1: {
        clock_time_get: (clock, precision, place) => {
          new DataView(this.exports.memory.buffer).setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
          return ok;
        },
        environ_sizes_get: (count, size) => {
          new Uint32Array(this.exports.memory.buffer)[count / 4] = 0;
          new Uint32Array(this.exports.memory.buffer)[size / 4] = 0;
          return ok;
        },
        environ_get: () => ok,
        fd_close: () => notSupported,
        fd_write: () => notSupported,
        fd_seek: () => notSupported,
        proc_exit: unreachable,
      },
    };
  }
}

/**
 * A function of numbers as a host: every row a call. A yes or no counts as in an `if`, but a promise is no answer, nor is always undefined.
 * @param options.kind of the answers, in the words of `answer`
 * @param options.known what becomes of rows that are not to be asked, by their texts: { what, hung }
 * @param options.only the text of the one row that is to be asked
 * @param options.before called with a row before it is asked; slow, so only where one is looked for
 * @param options.between called before each row, so that a slow function is told from one that hangs
 */
export function hostOf(fn, { name = fn.name || "the function", kind, known = null, only = null, before = null, between = null, progress = null } = {}) {
  const take = takerOf(kind);
  let hasReturned = false, undefineds = 0;
  const failed = (place, failure) => Object.assign(failure, { place });
  const answer = (rows, width, answers) => {
    const call = caller(fn, width), count = rows.length / width, size = answers.length / count;
    for (let place = 0; place < count; ++place) {
      between?.();
      if (known?.size || only !== null || before) {
        const row = rows.subarray(place * width, (place + 1) * width), text = known?.size || only !== null ? rowText(row) : "";
        const fate = known?.get(text);
        if (fate) return failed(place, new Failure(fate.what, fate));
        if (only !== null && only !== text) continue;
        before?.(row);
      }
      let returned, defect;
      try {
        returned = call(rows, place * width);
        if (returned !== null && typeof returned === "object" && typeof returned.then === "function")
          return failed(place, new Failure(`${name} returned a promise; make it answer at once`, { fatal: true }));
        defect = take(returned, answers, place * size, size);
      } catch (error) {
        return failed(place, new Failure(`${name} threw ${describe(error)}`, { trace: String(error?.stack ?? "") }));
      }
      if (defect) return failed(place, new Failure(`${name} returned ${textOf(() => shown(returned))}; ${defect}`, { defect }));
      // Falling off the end says no in an `if`; of a function that has said nothing else, a return is missing.
      if (returned !== undefined) hasReturned = true;
      else if (!hasReturned && ++undefineds > tellingUndefineds)
        return failed(place, new Failure(`${name} returned undefined for each of the first ${tellingUndefineds} inputs; return true or false`, { fatal: true }));
    }
    return null;
  };
  return { answer, progress };
}

/** The numbers of a row, told apart bit by bit: +0 from -0. */
export function rowText(row) {
  return Array.from(row, numberText).join(" ");
}

/** A number that reads back to the same bits. */
export function numberText(number) {
  return Object.is(number, -0) ? "-0" : String(number);
}

function textOf(write) {
  try {
    return write();
  } catch {
    return "something that has no text";
  }
}

const describe = (error) => textOf(() => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)));

// Calls with the numbers spelled out, which takes a third of the time of spreading a row.
function caller(fn, width) {
  switch (width) {
    case 7:
      return (r, i) => fn(r[i], r[i + 1], r[i + 2], r[i + 3], r[i + 4], r[i + 5], r[i + 6]);
    case 8:
      return (r, i) => fn(r[i], r[i + 1], r[i + 2], r[i + 3], r[i + 4], r[i + 5], r[i + 6], r[i + 7]);
    case 10:
      return (r, i) => fn(r[i], r[i + 1], r[i + 2], r[i + 3], r[i + 4], r[i + 5], r[i + 6], r[i + 7], r[i + 8], r[i + 9]);
    default:
      return (r, i) => fn(...r.subarray(i, i + width));
  }
}

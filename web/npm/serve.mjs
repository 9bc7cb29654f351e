// SPDX-License-Identifier: MIT
// The inside of a watched thread: loads the function, runs the check, and says before each call what it is about to do.
import { BadRequest, hostOf } from "./core.mjs";

const ticks = 200; // milliseconds between signs of life

/**
 * @param post sends a message to watch.mjs
 * @param load gives the core and the function; what it throws is why there is no check
 */
export async function serve({ request, known, careful }, post, load) {
  let core, fn;
  try {
    ({ core, fn } = await load());
  } catch (error) {
    return post({ problem: error instanceof Error ? error.message : String(error) });
  }
  post({ ready: true });
  let last = Date.now(), call = 0, looks = false;
  const between = () => {
    if (Date.now() - last < ticks) return;
    last = Date.now();
    post({ alive: true });
  };
  const before = (row) => looks && post({ row: Array.from(row) });
  const host = hostOf(fn, { name: request.function, known: new Map(known), before: careful === null ? null : before, between });
  const watched = {
    answer(rows, width, answers) {
      post({ asking: ++call });
      looks = call === careful;
      const failure = host.answer(rows, width, answers);
      post({ answered: call });
      return failure;
    },
    progress: (share) => post({ progress: share }),
  };
  try {
    post({ document: core.ask("check", request, watched) });
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    post({ problem: error.message });
  }
}

// SPDX-License-Identifier: MIT
// A worker with a core of its own: runs a check, or answers small questions one after the other.
import { closeDoors, functionOf } from "./code.mjs";
import { Core, hostOf } from "./core.mjs";
import { serve } from "./serve.mjs";

let core = null;
closeDoors(self);

self.onmessage = async ({ data }) => {
  core ??= new Core(data.module);
  if (data.check) return serve(data.check, (message) => self.postMessage(message), async () => ({ core, fn: functionOf(data.code).fn }));
  const { id, verb, request, code } = data;
  if (id === undefined) return; // to have the core
  try {
    self.postMessage({ id, answer: core.ask(verb, request, code === undefined ? null : hostOf(functionOf(code).fn)) });
  } catch (error) {
    self.postMessage({ id, error: error.message });
  }
};

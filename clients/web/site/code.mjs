// SPDX-License-Identifier: MIT
// From the text that a user pasted to a function.

// A pasted function is no program: it gets no way to reach anything.
const doors = ["fetch", "XMLHttpRequest", "WebSocket", "WebTransport", "EventSource", "importScripts", "indexedDB", "caches", "BroadcastChannel", "Worker"];

export function closeDoors(scope) {
  for (const name of doors) if (name in scope) Object.defineProperty(scope, name, { value: undefined });
}

/** The last function that the code declares, or the one that it is: { fn, name }. Throws an Error that says what is wrong. */
export function functionOf(code) {
  const plain = code.replace(/^\s*export\s+default\s+/gm, "").replace(/^\s*export\s+(?=function|async|const|let|var|class)/gm, "");
  const names = [...plain.matchAll(/^(?:async\s+)?(?:function\s*\*?\s*([\w$]+)|(?:const|let|var)\s+([\w$]+)\s*=)/gm)].map((found) => found[1] ?? found[2]);
  let fn;
  try {
    fn = names.length > 0 ? last(plain, names) : new Function(`"use strict"; return (${plain.trim().replace(/;$/, "")}\n);`)();
  } catch (error) {
    throw new Error(`the code does not run: ${error.name}: ${error.message}`);
  }
  if (typeof fn !== "function") throw new Error("the code declares no function; write function hits(x, y, w, h, px, py, r) { ... }");
  return { fn, name: fn.name || "hits" };
}

function last(code, names) {
  const found = `[${names.map((name) => `typeof ${name} === "undefined" ? undefined : ${name}`).join(", ")}]`;
  return new Function(`"use strict"; ${code}\n;return ${found};`)().filter((each) => typeof each === "function").at(-1);
}

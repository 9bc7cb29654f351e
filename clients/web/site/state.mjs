// SPDX-License-Identifier: MIT
// What the page shows, kept in its address behind the #, which no server is sent.

const encode = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const decode = (text) => new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)));

/** What the address says: { try, explore }, either of which may be missing. */
export function read() {
  const found = /^#s=([\w-]+)$/.exec(location.hash);
  try {
    const state = found ? JSON.parse(decode(found[1])) : {};
    return state && typeof state === "object" ? state : {};
  } catch {
    return {};
  }
}

let state = read();
let timer = null;

/** Says a part of it anew; soon after, the address has it. */
export function write(part, value) {
  state = { ...state, [part]: value };
  clearTimeout(timer);
  timer = setTimeout(flush, 150);
}

export function flush() {
  clearTimeout(timer);
  history.replaceState(null, "", `#s=${encode(JSON.stringify(state))}`);
}

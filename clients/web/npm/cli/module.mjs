// SPDX-License-Identifier: MIT
// A function of the user's module.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { Refusal } from "./words.mjs";

/** The export of that name; of a CommonJS module a property of what it exports, of `default` that itself. */
export async function functionOf(file, name) {
  let module;
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new Refusal(`cannot load '${file}': ${error instanceof Error ? `${error.name}: ${error.message.split("\n")[0]}` : String(error)}`);
  }
  const fn = module[name] ?? module.default?.[name];
  if (typeof fn === "function") return fn;
  const names = Object.entries(module).filter(([, value]) => typeof value === "function").map(([key]) => key);
  const what = fn === undefined ? `has no export '${name}'` : `exports '${name}', which is no function`;
  throw new Refusal(`'${file}' ${what}; ${names.length ? `give --export ${names.join(" or --export ")}` : "it exports no function"}`);
}

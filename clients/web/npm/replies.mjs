// SPDX-License-Identifier: MIT
// What a function returns, as the numbers that the core takes of each kind of answer (docs/answers.md).

const verdicts = { disjoint: -1, touching: 0, overlapping: 1 };

// Each fills in the numbers of one answer, or says why what was returned is none.
function putYesOrNo(returned, numbers, from) {
  numbers[from] = returned ? 1 : 0;
}

const putNumber = (what) => (returned, numbers, from) => {
  if (typeof returned !== "number") return what;
  numbers[from] = returned;
};

const putVerdict = (returned, numbers, from) =>
  putNumber("a verdict is disjoint, touching or overlapping, or -1, 0 or 1")(Object.hasOwn(verdicts, returned) ? verdicts[returned] : returned, numbers, from);

// [x, y] or { x, y }: an object may have more in it, but a list of three numbers is no vector of the plane.
const putVector = (what) => (returned, numbers, from, size) => {
  const names = ["x", "y", "z"].slice(0, size), isList = returned?.[0] !== undefined;
  const read = isList ? Array.from({ length: returned.length ?? size }, (_, place) => returned[place]) : names.map((name) => returned?.[name]);
  if (read.length === size && read.every((number) => typeof number === "number")) numbers.set(read, from);
  else return `${what} is ${size} numbers, [${names.join(", ")}] or { ${names.join(", ")} }`;
};

const vectors = { mtv: "an mtv", nearest: "a nearest point" };

const isYesOrNo = (kind) => (kind ?? "bool") === "bool";

/** What a function without a name is called in counterexamples. */
export const nameFor = (kind, yesOrNo) => (isYesOrNo(kind) ? yesOrNo : kind);

/**
 * What takes the answers of a kind, a yes or no if it is not given: put(returned, numbers, from, size) fills in `size` numbers, or returns
 * why there is no answer.
 */
export function takerOf(kind) {
  if (isYesOrNo(kind)) return putYesOrNo;
  if (kind === "verdict") return putVerdict;
  return Object.hasOwn(vectors, kind) ? putVector(vectors[kind]) : putNumber(`a ${kind} is a number`);
}

/** What was returned, for people. */
export function shown(returned) {
  if (typeof returned === "string") return JSON.stringify(returned);
  if (Array.isArray(returned) || ArrayBuffer.isView(returned)) return `[${Array.from(returned, shown).join(", ")}]`;
  if (typeof returned === "object" && returned !== null) return `{ ${Object.keys(returned).join(", ")} }`;
  return typeof returned === "bigint" ? `${returned}n` : String(returned);
}

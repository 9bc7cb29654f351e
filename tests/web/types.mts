// SPDX-License-Identifier: MIT
// The types of the npm package as a user meets them; compiled, never run.
import fc from "fast-check";
import { assertHolds, check, classify, inputs, lists, refutation, type Certificate, type CheckOptions, type Report } from "tangency";
import { row } from "tangency/fast-check";

const hits = (x: number, y: number, w: number, h: number, px: number, py: number, r: number): boolean => x + y + w + h + px + py > r;
const options: CheckOptions = { form: "corner_size", contract: "auto", cases: 1000, waive: ["P17"] };
const report: Report = await check(hits, options);
const level: "none" | "logic" | "banded" | "full_range" | "exact" = report.level;
const region: string = classify([0, 0, 1, 1, 2, 2, "0x1p+0"], { form: "corner_size" }).region;
const drawn: number[] = inputs({ form: "lo_hi", dim: 3, kind: "tie" })[0]!.row;
const numbers: fc.Arbitrary<number[]> = row({ form: "center_half_degrees" });
const names: string[] = lists().questions.flatMap((question) => question.forms.map((form) => form.name));
const certificate: Certificate = { first: ["4", { root: "2", a: "0", b: "1" }], second: ["7", "6"], normal: ["3", "4"], radii: "5" };
const said: string = refutation({ form: "corner_size", numbers: [0, 0, 4, 2, 7, 6, 5], verdict: "touching", certificate });
await assertHolds(hits, options);
const given: boolean | undefined = report.counterexamples[0]?.cases[0]?.answer;
const point = (x: number, y: number, w: number, h: number): [number, number] => [x + w, y + h];
const written: string | undefined = (await check(point, { form: "corner_size", answer: "nearest" })).counterexamples[0]?.cases[0]?.answer;
await assertHolds((...row) => Math.hypot(...row), { form: "lo_hi", answer: "distance", contract: "closed" });
const exact: string[] | undefined = classify([0, 0, 1, 1, 2, 2, 1], { form: "lo_hi", answer: "distance" }).answer?.exact;
// @ts-expect-error a distance is no yes or no
await check(hits, { form: "corner_size", answer: "distance" });
// @ts-expect-error there is no such answer
await check(hits, { form: "corner_size", answer: "depth" });
// @ts-expect-error there is no such form
await check(hits, { form: "corner_sizes" });
// @ts-expect-error a form is needed
classify([1, 2], {});
export { drawn, exact, given, level, names, numbers, region, said, written };

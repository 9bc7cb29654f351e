// SPDX-License-Identifier: MIT
// A row as a test to paste, in five languages.

const point = (text) => (/[.e]/.test(text) ? text : `${text}.0`);
const name = (verdict) => ({ disjoint: "misses", touching: "hits at the tie", overlapping: "hits" })[verdict];
const identifier = (verdict) => ({ disjoint: "Misses", touching: "HitsAtTheTie", overlapping: "Hits" })[verdict];

const suffix = (numbers, scalar, end) => numbers.map((text) => point(text) + (scalar === "f32" ? end : "")).join(", ");

/** language: (numbers as texts, verdict, whether a hit is right, scalar) to text. */
export const languages = {
  JavaScript: (numbers, verdict, hit) => `test("${name(verdict)}", () => assert.equal(hits(${numbers.join(", ")}), ${hit}));\n`,
  Python: (numbers, verdict, hit) => `def test_${name(verdict).replaceAll(" ", "_")}():\n    assert hits(${numbers.map(point).join(", ")}) is ${hit ? "True" : "False"}\n`,
  "C++": (numbers, verdict, hit, scalar) => `TEST(Collision, ${identifier(verdict)}) { EXPECT_${hit ? "TRUE" : "FALSE"}(hits(${suffix(numbers, scalar, "f")})); }\n`,
  "C#": (numbers, verdict, hit, scalar) => `[Test] public void ${identifier(verdict)}() => Assert.That(Hits(${suffix(numbers, scalar, "f")}), Is.${hit ? "True" : "False"});\n`,
  Java: (numbers, verdict, hit, scalar) => `@Test void ${identifier(verdict)[0].toLowerCase()}${identifier(verdict).slice(1)}() { assert${hit ? "True" : "False"}(hits(${suffix(numbers, scalar, "f")})); }\n`,
};

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency vectors` of every question from outside: spoilt files are named, functions are asked in their own question.

usage: vectors_questions_test.py TANGENCY_BINARY PROJECT_FOLDER PLUGIN
"""
import json
import os
import pathlib
import subprocess
import sys
import textwrap
import unittest

import vectors_command_test as vectors
from vectors_command_test import command

BALLS = "ball_ball-center_radius-f32-2d.json"
FILES = (BALLS, "box_box-lo_hi-f64-3d.json", "box_segment-corner_size-f32-2d.json", "box_moving_ball-center_half-f64-2d.json",
         "polygon_ball-vertices5-f32-2d.json", "polygon_polygon-vertices3_3-f64-2d.json")


def options_of(name):
    """box_box-lo_hi-f64-3d.json as the options that select it."""
    question, form, scalar, dim = name[:-len("d.json")].split("-")
    return ("--question", question, "--form", form, "--scalar", scalar, "--dim", dim)


class Verify(vectors.Folder):
    copied = FILES

    def expect_named(self, name, change, words, pick=lambda case: True):
        case = self.spoil_case(change, pick, name)
        self.expect(1, name, case, *words, only=options_of(name))

    def test_the_copies_hold(self):
        for name in FILES:
            self.expect(0, "all hold", only=options_of(name))

    def test_a_planted_verdict_is_named_by_the_reference(self):
        for name in FILES:
            self.expect_named(name, lambda case: case.update(verdict="disjoint", closed=False, open=False),
                              ['verdict: stored is "disjoint", found is "touching"'], lambda case: case["verdict"] == "touching")

    def test_a_planted_region_is_named(self):
        for name in FILES:
            self.expect_named(name, lambda case: case.update(region="face"), ['region: stored is "face", found is "corner"'],
                              lambda case: case["region"] == "corner")

    def test_a_planted_gap_or_relation_is_named(self):
        for name in FILES:
            self.expect_named(name, lambda case: case.update(gap_sq="7/3", relation="circle_inside_box"),
                              ['gap_sq: stored is "7/3"', 'relation: stored is "circle_inside_box"'])

    def test_a_bug_or_a_reason_that_is_not_true_is_named(self):
        self.expect_named(BALLS, lambda case: case["reasons"].append("bug_circles_open"), ["bug_circles_open does not show"],
                          lambda case: case["verdict"] == "disjoint")
        self.expect_named(BALLS, lambda case: case["reasons"].append("interiors_meet"), ["reasons: stored is"])

    def test_a_bug_with_too_few_cases_is_counted(self):
        self.spoil(lambda text: text.replace(',"bug_circles_open"', "", 4), BALLS)
        self.expect(1, "1 cases show bug_circles_open, 5 are needed", only=options_of(BALLS))

    def test_a_neighbour_in_an_argument_that_nothing_moves_is_missed(self):
        self.spoil(lambda text: "\n".join(line for line in text.split("\n") if '"field":"s","ulps":-1}' not in line), BALLS)
        self.expect(1, "no neighbour of a tie is -1 ulps away in s", only=options_of(BALLS))

    def test_a_file_of_another_question_is_named(self):
        self.spoil(lambda text: text.replace('"question":"ball_ball"', '"question":"box_box"', 1), BALLS)
        self.expect(2, BALLS, "form center_radius of box_box does not exist", only=options_of(BALLS))
        self.spoil(lambda text: text.replace('"question":"box_box",', "", 1), BALLS)
        self.expect(2, BALLS, "form center_radius of box_ball does not exist", only=options_of(BALLS))


class Run(vectors.Replay):
    def test_a_method_passes_and_a_mutant_fails_with_what_a_miss_costs(self):
        self.assertEqual(self.replay("--subject", "circles_squared").returncode, 0)
        result = self.replay("--subject", "mutant_segment_ends_only")
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("bug_segment_ends_only: looks at the two ends alone. A miss costs: fast bodies tunnel through walls", result.stdout)

    def test_a_plugin_is_asked_in_its_question(self):
        right = self.replay("--plugin", vectors.PLUGIN, "--contract", "closed", *options_of(BALLS))
        self.assertEqual(right.returncode, 0, right)
        open_ties = self.replay("--plugin", vectors.PLUGIN, "--contract", "open", *options_of(BALLS))
        self.assertEqual(open_ties.returncode, 1, open_ties)
        self.assertIn("(touching, ", open_ties.stdout)
        missing = self.replay("--plugin", vectors.PLUGIN, "--contract", "closed", "--question", "box_box", "--form", "lo_hi")
        self.refuse(missing, "tangency_box_box_lo_hi_f32")

    def test_a_command_is_asked_about_polygons(self):
        program = "import sys; [print(0, flush=True) for line in sys.stdin]"
        result = self.replay("--command", f"{sys.executable} -c '{program}'", "--contract", "open", *options_of(FILES[4]))
        self.assertEqual(result.returncode, 1, result)
        self.assertNotIn("(disjoint", result.stdout)

    def test_a_word_that_is_no_question_or_no_form_of_it_is_one_line(self):
        for verb in ("generate", "verify", "run"):
            self.refuse(vectors.run(verb, "--question", "boxes"), "unknown --question 'boxes'", "box_moving_ball")
            self.refuse(vectors.run(verb, "--question", "box_box", "--form", "center_radius"), "unknown --form 'center_radius'", "corner_size")
            self.refuse(vectors.run(verb, "--form", "vertices3"), "unknown --form 'vertices3'", "center_half")
        self.refuse(self.replay("--question", "ball_ball", "--subject", "fold"), "no case was asked")
        self.refuse(vectors.run("verify", vectors.VECTORS, "--question", "polygon_ball", "--dim", 3), "is stored in that dimension")
        self.refuse(self.replay("--question", "ball_ball", "--command", "true", "--contract", "open"), "needs --form")


class Readers(unittest.TestCase):
    PROGRAMS = {
        sys.executable: ("-c", """
            import sys; sys.path.insert(0, sys.argv[1]); sys.dont_write_bytecode = True
            import read
            vectors = read.load(sys.argv[2])
            for sign in (1, -1):
                print(len(read.failures(vectors, lambda px, py, r, qx, qy, s: (qx - px)**2 + (qy - py)**2 <= (r + sign * s)**2)))"""),
        os.environ.get("TANGENCY_NODE"): ("--input-type=module", "-e", """
            const [, folder, file] = process.argv;
            const { load, failures } = await import(`file://${folder}/read.mjs`);
            const vectors = load(file);
            for (const sign of [1, -1])
                console.log(failures(vectors, (px, py, r, qx, qy, s) => (qx - px) ** 2 + (qy - py) ** 2 <= (r + sign * s) ** 2).length);"""),
    }

    def test_both_readers_tell_right_from_wrong(self):
        for reader, (*words, program) in self.PROGRAMS.items():
            if reader is None:
                continue
            for file in (BALLS, BALLS.replace("f32", "i32")):
                result = subprocess.run([reader, *words, textwrap.dedent(program), vectors.VECTORS, vectors.VECTORS / file],
                                        capture_output=True, text=True, timeout=60, check=False)
                self.assertRegex(result.stdout, r"^0\n[1-9]\d*\n$", result)


class Whole(unittest.TestCase):
    def test_every_question_has_the_files_that_the_page_names(self):
        listed = [entry["file"] for entry in json.loads((vectors.VECTORS / "manifest.json").read_text())["files"]]
        page = (vectors.VECTORS.parent / "docs" / "vectors-questions.md").read_text()
        of_questions = [name for name in listed if name.count("-") == 3]
        self.assertEqual(len(of_questions), 165)
        for name in of_questions:
            question, form, _, _ = name.split("-")
            self.assertIn(f"`{question}`", page)
            self.assertIn(f"`{form}`", page)
        texts = [(vectors.VECTORS / name).read_text() for name in of_questions]
        proofs = [sum(len(json.dumps({"certificate": case["certificate"]}, separators=(",", ":"))) for case in json.loads(text)["cases"])
                  for text in texts]
        sizes = [len(text) - proof for text, proof in zip(texts, proofs)]
        self.assertLess(max(sizes), 300_000)
        self.assertLess(sum(sizes), 19_000_000)
        self.assertLess(sum(proofs), 8_000_000)


if __name__ == "__main__":
    paths = [pathlib.Path(argument).resolve() for argument in sys.argv[1:4]]
    command.BINARY, vectors.PLUGIN, vectors.VECTORS = str(paths[0]), str(paths[2]), paths[1] / "vectors"
    del sys.argv[1:4]
    unittest.main()

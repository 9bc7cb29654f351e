#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency fuzz` from outside: what a found input shows, as words, as a vector, as a finding, and seeds for the next run.

usage: fuzz_command_test.py TANGENCY_BINARY PROJECT_FOLDER FOLDER_OF_PLUGINS
"""
import hashlib
import json
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
import command

PROJECT = PLUGINS = pathlib.Path()
TIE = "cx=0 cy=0 hx=1 hy=1 px=2 py=0 r=1\n"
FAR = "cx=100 cy=-3 hx=7 hy=5 px=140.5 py=2 r=3\n"


def tangency(*args):
    return command.run(*args, timeout=600, errors="replace")


def fuzz(*args):
    return tangency("fuzz", *args)


class Folder(command.Folder):
    def file(self, content, name="input"):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def plugin(self, name="check_faulty", form="center_half", scalar="f64", contract="closed"):
        return ["--plugin", PLUGINS / f"{name}.so", "--form", form, "--scalar", scalar, "--contract", contract]


class Explain(Folder):
    def test_a_case_as_text_that_fails_is_minimised_and_said_as_the_checker_says_it(self):
        result = fuzz("explain", self.file(TIE), "--subject", "mutant_open_ball")
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("VIOLATED: mutant_open_ball (center_half f32 2-D closed) breaks P03 tie contract.", result.stdout)
        self.assertIn("  intersects(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);  // answered false\n", result.stdout)
        self.assertIn("    reference: touching with its centre inside, gap_sq 0\n", result.stdout)
        self.assertIn("  expected true: a tie, and the contract is closed\n", result.stdout)

    def test_a_case_that_holds_is_said_to(self):
        result = fuzz("explain", self.file(FAR), "--subject", "mutant_open_ball")
        self.assertEqual(result.returncode, 0, result)
        self.assertIn("HOLDS: mutant_open_ball", result.stdout)
        self.assertIn("disjoint at a side, gap_sq", result.stdout)

    def test_the_worst_of_several_files_is_the_status_and_each_is_told_of(self):
        good, bad = self.file(FAR, "good"), self.file(TIE, "bad")
        result = fuzz("explain", good, bad, "--subject", "mutant_open_ball")
        self.assertEqual((result.returncode, result.stdout.count("HOLDS"), result.stdout.count("VIOLATED")), (1, 1, 1), result)
        result = fuzz("explain", bad, self.folder / "none", "--subject", "mutant_open_ball")
        self.assertEqual((result.returncode, result.stdout.count("VIOLATED")), (2, 1), result)

    def test_bytes_are_played_in_the_signature_that_they_select_and_then_in_the_others(self):
        self.assertEqual(fuzz("seeds", "--out", self.folder / "s", "--vectors", PROJECT / "vectors").returncode, 0)
        seeds = sorted((self.folder / "s" / "rows").iterdir())[:60]
        result = fuzz("explain", *seeds, "--subject", "mutant_ignores_radius")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout.count("VIOLATED") + result.stdout.count("HOLDS"), 60)
        self.assertEqual(fuzz("explain", *seeds, "--subject", "fold").returncode, 0)

    def test_json_has_what_the_words_have(self):
        result = fuzz("explain", self.file(TIE, "a"), self.file(FAR, "b"), "--subject", "mutant_open_ball", "--json")
        violated, holds = map(json.loads, result.stdout.splitlines())
        self.assertEqual((result.returncode, violated["verdict"], holds["verdict"]), (1, "violated", "holds"))
        self.assertEqual(violated["property"]["id"], "P03")
        self.assertEqual(violated["counterexample"]["cases"][0]["answer"], False)
        self.assertIn("intersects(0.0f", violated["counterexample"]["text"])
        self.assertIsNone(holds["counterexample"])
        self.assertEqual(holds["found"]["decimal"]["px"], "140.5")

    def test_what_is_kept_between_calls_shows_in_a_fresh_process(self):
        case = self.file("lox=0 loy=0 hix=1 hiy=1 px=5 py=0 r=1")
        result = fuzz("explain", case, "--subject", "mutant_sticks_once_true")
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("breaks P", result.stdout)

    def test_a_users_plugin_is_named_by_its_symbol(self):
        result = fuzz("explain", self.file(TIE), *self.plugin("check_sound", contract="open"))
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("tangency_center_half_f64(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);  // answered true", result.stdout)
        self.assertIn("looks like the known bug", result.stdout)
        self.assertEqual(fuzz("explain", self.file(TIE), *self.plugin("check_sound")).returncode, 0)

    def test_every_mistake_is_one_line_with_a_hint(self):
        case = self.file(TIE)
        subject = ["--subject", "mutant_open_ball"]
        self.refuse(fuzz("explain", case), "fuzz explain needs one of --subject")
        self.refuse(fuzz("explain", case, *subject, *self.plugin()), "needs one of")
        self.refuse(fuzz("explain", case, "--subject", "fould"), "'fould'", "--list")
        self.refuse(fuzz("explain", case, *subject, "--scalar", "f64"), "it is in center_half f32 2-D")
        self.refuse(fuzz("explain", case, *subject, "--contract", "open"), "leave out --contract")
        self.refuse(fuzz("explain", case, *subject, "--level", "best"), "'best'", "banded")
        self.refuse(fuzz("explain", case, *subject, "--band", "nan"), "--band")
        self.refuse(fuzz("explain", case, "--subject", "fold"), "give --scalar")
        self.refuse(fuzz("explain", self.folder, *subject), f"cannot read {self.folder}: it is a folder")
        self.refuse(fuzz("explain", self.folder / "none", *subject), "cannot read", "none: No such file")
        # It opens, and fails when it is read.
        self.refuse(fuzz("explain", "/proc/self/mem", *subject), "cannot read /proc/self/mem: Input/output error")
        self.refuse(fuzz("explain", self.file(b"\0" * 100000), *subject), "100000 bytes")
        self.refuse(fuzz("explain", self.file("cx=0 cy=0 hx=1"), *subject), "takes 7 numbers", "not 3")
        self.refuse(fuzz("explain", self.file(TIE.replace("hy", "by")), *subject), "'by=1' stands where", "hy")
        self.refuse(fuzz("explain", self.file(TIE.replace("r=1", "r=x")), *subject), "r: 'x' is no number")
        self.refuse(fuzz("explain", self.file(TIE.replace("r=1", "r=-1")), *subject), "r is negative")
        self.refuse(fuzz("explain", self.file("0 0 1 1 2 0"), "--text", *subject), "takes 7 numbers")
        self.refuse(fuzz("explain", case, "--plugin", "/nowhere.so", *self.plugin()[2:]), "/nowhere.so")
        self.refuse(fuzz("explain", case, *self.plugin()[:4], "--scalar", "f64", "--contract", "both"), "closed, open, half_open, auto")
        self.refuse(fuzz("explain"), "FILE")
        self.refuse(fuzz())

    def test_bare_numbers_are_a_case_where_text_is_asked_for(self):
        result = fuzz("explain", self.file("0 0 0x1p0 0x3f800000 2 0 1"), "--text", "--subject", "mutant_open_ball")
        self.assertEqual(result.returncode, 1, result)


class Vector(Folder):
    def test_what_is_found_becomes_vectors_that_verify_and_convict(self):
        out = self.folder / "mine.json"
        for content in (TIE, FAR.replace("r=3", "r=33.5")):
            result = fuzz("vector", self.file(content), "--out", out, "--subject", "mutant_open_ball")
            self.assertEqual(result.returncode, 0, result)
        self.assertEqual(tangency("vectors", "verify", "--file", out).returncode, 0)
        self.assertEqual(tangency("vectors", "run", "--file", out, "--subject", "mutant_open_ball").returncode, 1)
        self.assertEqual(tangency("vectors", "run", "--file", out, "--subject", "fold").returncode, 0)
        case = json.loads(out.read_text())["cases"][0]
        self.assertEqual((case["verdict"], case["gap_sq"], case["decimal"]), ("touching", "0", ["0"] * 7))
        self.assertIn("bug_center_on_surface_missed", case["reasons"])

    def test_the_same_case_is_not_added_twice(self):
        out = self.folder / "mine.json"
        for word in ("added case", "has already case"):
            self.assertIn(word, fuzz("vector", self.file(TIE), "--out", out, "--subject", "mutant_open_ball").stdout)
        self.assertEqual(len(json.loads(out.read_text())["cases"]), 1)

    def test_a_file_is_added_to_and_loses_nothing(self):
        out = self.folder / "lo_hi-f32-2d.json"
        before = (PROJECT / "vectors" / out.name).read_text()
        out.write_text(before)
        result = fuzz("vector", self.file("lox=-7 loy=1 hix=2 hiy=90.25 px=2 py=4 r=3"), "--out", out, "--form", "lo_hi", "--scalar", "f32")
        self.assertEqual(result.returncode, 0, result)
        after = json.loads(out.read_text())
        self.assertEqual(after["cases"][-1]["decimal"], ["-7", "1", "2", "90.25", "2", "4", "3"])
        after["cases"].pop()
        self.assertEqual(after, json.loads(before))
        self.assertEqual(tangency("vectors", "verify", "--file", out).returncode, 0)

    def test_an_exact_case_far_out_keeps_its_whole_gap(self):
        out = self.folder / "mine.json"
        case = self.file("cx=5e-324 cy=0 hx=1e-300 hy=1 px=1.7e308 py=3 r=1.3e308")
        self.assertEqual(fuzz("vector", case, "--out", out, "--form", "center_half", "--scalar", "f64").returncode, 0)
        self.assertGreater(len(json.loads(out.read_text())["cases"][0]["gap_sq"]), 1000)
        self.assertEqual(tangency("vectors", "verify", "--file", out).returncode, 0)

    def test_every_mistake_is_one_line_and_leaves_the_file_as_it_is(self):
        out, case = self.folder / "mine.json", self.file(TIE)
        subject = ["--subject", "mutant_open_ball"]
        self.refuse(fuzz("vector", case, *subject), "--out")
        self.refuse(fuzz("vector", self.file(FAR, "far"), "--out", out, *subject), "answers it rightly", "leave out the subject")
        unsaid = fuzz("vector", case, "--out", out)
        self.assertEqual((unsaid.returncode, "needs --form; give the one whose numbers" in unsaid.stderr), (2, True), unsaid)
        self.assertFalse(out.exists())
        out.write_text("{}")
        self.refuse(fuzz("vector", case, "--out", out, *subject), "mine.json", "format")
        self.assertEqual(out.read_text(), "{}")
        other = self.folder / "other.json"
        other.write_text((PROJECT / "vectors" / "lo_hi-f32-2d.json").read_text())
        self.refuse(fuzz("vector", case, "--out", other, *subject), "lo_hi-f32-2d.json and the case is center_half-f32-2d.json")
        self.refuse(fuzz("vector", case, "--out", "/nowhere/a.json", *subject), "/nowhere/a.json", "folder")
        self.refuse(tangency("vectors", "verify", self.folder, "--file", other), "drop one")

    def test_a_spoilt_file_of_ones_own_does_not_verify(self):
        out = self.folder / "mine.json"
        fuzz("vector", self.file(TIE), "--out", out, "--subject", "mutant_open_ball")
        out.write_text(out.read_text().replace('"gap_sq":"0"', '"gap_sq":"1"'))
        result = tangency("vectors", "verify", "--file", out)
        self.assertEqual(result.returncode, 1)
        self.assertIn('gap_sq: stored is "1"', result.stdout)


class Finding(Folder):
    def test_what_is_known_is_said_and_no_row_is_printed(self):
        result = fuzz("finding", self.file(TIE), "--subject", "vertex_edge", "--scalar", "f32")
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("// F001 says already that vertex_edge breaks P03", result.stdout)
        self.assertIn("Nothing is left to record", result.stdout)

    def test_what_no_finding_accounts_for_is_a_row_with_the_next_id(self):
        # A subject that promises nothing about NaN and tiny numbers beyond its record: asked for more than it promises.
        result = fuzz("finding", self.file("cx=0 cy=0 hx=0 hy=0 px=0x1p-75 py=0 r=0"), "--subject", "fold", "--scalar", "f32", "--level", "exact")
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("F004 says already that fold breaks", result.stdout)

    def test_what_holds_is_no_finding_and_a_mutant_has_none(self):
        self.assertEqual(fuzz("finding", self.file(FAR), "--subject", "fold", "--scalar", "f32").returncode, 0)
        self.refuse(fuzz("finding", self.file(TIE), "--subject", "mutant_open_ball"), "no built-in method")


class Seeds(Folder):
    def test_the_corpus_is_small_named_by_content_and_the_same_every_time(self):
        folders = [self.folder / name for name in "ab"]
        for folder in folders:
            self.assertEqual(fuzz("seeds", "--out", folder, "--vectors", PROJECT / "vectors").returncode, 0)
        first, second = ({path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()} for folder in folders)
        self.assertEqual(first, second)
        self.assertTrue(1000 < len(first) < 5000, len(first))
        self.assertLess(sum(map(len, first.values())), 1_000_000)
        for path, content in first.items():
            self.assertEqual(path.name, hashlib.sha256(content).hexdigest()[:16])
        again = fuzz("seeds", "--out", folders[0], "--vectors", PROJECT / "vectors")
        self.assertIn(f"0 files written (0 bytes), {len(first)} were there", again.stdout)

    def test_a_folder_without_vectors_and_one_that_cannot_be_written_are_named(self):
        self.refuse(fuzz("seeds", "--out", self.folder, "--vectors", "/nowhere"), "/nowhere")
        self.refuse(fuzz("seeds", "--out", "/proc/nowhere", "--vectors", PROJECT / "vectors"), "/proc/nowhere", "--out")
        self.refuse(fuzz("seeds"), "--out")


if __name__ == "__main__":
    command.BINARY, PROJECT, PLUGINS = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
    del sys.argv[1:4]
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency vectors` from outside: every mistake in the files is named, every wrong function fails.

usage: vectors_command_test.py TANGENCY_BINARY PROJECT_FOLDER PLUGIN
Set TANGENCY_ALL_VECTORS to also generate and verify all files, TANGENCY_NODE to also try the JavaScript reader.
"""
import filecmp
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tools"))
import command

VECTORS = pathlib.Path()
PLUGIN = ""
PLAIN = "lo_hi-f32-2d.json"
ROTATED = "center_half_degrees-f32-2d.json"
ONLY_PLAIN = ("--form", "lo_hi", "--scalar", "f32", "--dim", "2")
ONLY_ROTATED = ("--form", "center_half_degrees", "--scalar", "f32")


def run(*args, **options):
    return command.run("vectors", *args, timeout=280, **options)


class Folder(command.Folder):
    """A copy of the committed files, to be spoiled."""

    copied = (PLAIN, ROTATED)

    def setUp(self):
        super().setUp()
        for name in ("manifest.json", "schema.json", "reasons.json", *self.copied):
            shutil.copy(VECTORS / name, self.folder / name)

    def sign(self, name=PLAIN):
        """Puts the spoilt file's checksum into the manifest, so that only the spoiling is left to find."""
        manifest = (self.folder / "manifest.json").read_text()
        digest = hashlib.sha256((self.folder / name).read_bytes()).hexdigest()
        (self.folder / "manifest.json").write_text(
            re.sub(rf'("file":"{re.escape(name)}","sha256":")[0-9a-f]*', rf"\g<1>{digest}", manifest))

    def spoil(self, change, name=PLAIN, sign=True):
        path = self.folder / name
        before = path.read_text()
        after = change(before)
        self.assertNotEqual(before, after, "the test must spoil something")
        path.write_text(after)
        if sign:
            self.sign(name)

    def spoil_case(self, change, pick=lambda case: True, name=PLAIN):
        """Changes the first case that `pick` likes, and returns its id."""
        lines = (self.folder / name).read_text().split("\n")
        for i, line in enumerate(lines):
            case = json.loads(line.rstrip(",")) if line.startswith('{"id"') else None
            if case and "verdict" in case and pick(case):
                change(case)
                lines[i] = json.dumps(case, separators=(",", ":")) + ("," if line.endswith(",") else "")
                (self.folder / name).write_text("\n".join(lines))
                self.sign(name)
                return case["id"]
        self.fail("no such case")

    def expect(self, status, *words, only=ONLY_PLAIN):
        result = run("verify", self.folder, *only)
        if status == 2:
            return self.refuse(result, *words)
        self.assertEqual(result.returncode, status, result)
        for word in words:
            self.assertIn(word, result.stdout)


class Verify(Folder):
    def test_the_copies_hold(self):
        count = len(json.loads((VECTORS / PLAIN).read_text())["cases"])
        self.expect(0, f"vectors 1.11.0: {count} cases", "all hold")
        self.expect(0, "all hold", only=ONLY_ROTATED)

    def test_one_corrupt_byte_is_a_wrong_checksum_and_a_wrong_case(self):
        self.spoil(lambda text: text.replace('"3f800000"', '"3f800001"', 1), sign=False)
        self.expect(1, PLAIN, "sha256 is", "id: stored is", "decimal: stored is")

    def test_a_wrong_checksum_in_the_manifest_is_named(self):
        self.spoil(lambda text: re.sub(rf'(?<={PLAIN}","sha256":")....', "0123", text), "manifest.json", sign=False)
        self.expect(1, PLAIN, "manifest.json says 0123")

    def test_a_flipped_verdict_is_named_with_the_true_one(self):
        case = self.spoil_case(lambda case: case.update(verdict="disjoint"), lambda case: case["verdict"] == "touching")
        self.expect(1, case, 'verdict: stored is "disjoint", found is "touching"')

    def test_a_wrong_answer_is_named(self):
        case = self.spoil_case(lambda case: case.update(closed=False), lambda case: case["verdict"] == "touching")
        self.expect(1, case, "closed: stored is false")

    def test_a_wrong_gap_and_a_wrong_level_are_named(self):
        case = self.spoil_case(lambda case: case.update(gap_sq="7/3", level="banded"),
                               lambda case: case["level"] == "logic")
        self.expect(1, case, 'gap_sq: stored is "7/3"', 'level: stored is "banded"')

    def test_a_wrong_region_and_a_wrong_relation_are_named(self):
        case = self.spoil_case(lambda case: case.update(region="corner", relation="circle_inside_box"),
                               lambda case: case["region"] == "face" and case["relation"] == "crossing")
        self.expect(1, case, 'region: stored is "corner"', 'relation: stored is "circle_inside_box"')

    def test_a_reason_that_is_not_true_is_named(self):
        case = self.spoil_case(lambda case: case["reasons"].insert(1, "tie"), lambda case: case["verdict"] == "disjoint")
        self.expect(1, case, "reasons: stored is")

    def test_a_bug_that_does_not_show_is_named(self):
        case = self.spoil_case(lambda case: case["reasons"].append("bug_box_skin"),
                               lambda case: case["verdict"] == "touching")
        self.expect(1, case, "bug_box_skin does not show")

    def test_a_missing_reason_is_named(self):
        case = self.spoil_case(lambda case: case["reasons"].remove("tie"), lambda case: case["verdict"] == "touching")
        self.expect(1, case, "reasons: stored is")

    def test_a_neighbour_of_nothing_is_named(self):
        case = self.spoil_case(lambda case: case["neighbour"].update(ulps=-case["neighbour"]["ulps"]),
                               lambda case: "neighbour" in case)
        self.expect(1, case, "neighbour: ", "is no tie that differs by")

    def test_a_case_without_any_reason_is_against_the_schema(self):
        case = self.spoil_case(lambda case: case.update(reasons=[]))
        self.expect(2, PLAIN, case, "needs at least 1 items")

    def test_an_unknown_reason_is_named_with_a_hint(self):
        case = self.spoil_case(lambda case: case["reasons"].append("bad_luck"))
        self.expect(2, PLAIN, case, '"bad_luck"', "reasons.json")

    def test_a_missing_field_and_an_unknown_one_are_named(self):
        case = self.spoil_case(lambda case: case.pop("region"))
        self.expect(2, case, 'has no "region"')
        case = self.spoil_case(lambda case: case.update(mood="good"), name=ROTATED)
        self.expect(2, case, 'unknown "mood"', only=ONLY_ROTATED)

    def test_bits_of_the_wrong_length_or_number_are_named(self):
        case = self.spoil_case(lambda case: case["bits"].__setitem__(0, "3f80000000000000"))
        self.expect(2, case, "lox", "8")
        case = self.spoil_case(lambda case: case["bits"].append("3f800000"), name=ROTATED)
        self.expect(2, case, "bits holds 9 numbers", only=ONLY_ROTATED)

    def test_a_duplicate_id_is_named(self):
        lines = (self.folder / PLAIN).read_text().split("\n")
        self.spoil(lambda text: text.replace(lines[2], lines[2] + "\n" + lines[2], 1))
        self.expect(1, json.loads(lines[2].rstrip(","))["id"], "is used twice", "counts other numbers")

    def test_too_few_ties_are_counted(self):
        self.spoil(lambda text: "\n".join(line for line in text.split("\n") if '"verdict":"touching"' not in line))
        self.expect(1, "0 cases are touching", "0 cases show bug_closed_faces_open_corners, 5 are needed", "is no tie")

    def test_a_truncated_file_is_broken_json(self):
        self.spoil(lambda text: text[:len(text) // 2])
        self.expect(2, PLAIN, "broken JSON at byte")

    def test_a_newer_format_asks_for_an_update(self):
        self.spoil(lambda text: text.replace('"format":1', '"format":2', 1))
        self.expect(2, PLAIN, "format 2", "update tangency")

    def test_a_missing_file_is_named(self):
        (self.folder / PLAIN).unlink()
        self.expect(2, PLAIN, "cannot read")

    def test_a_file_that_the_manifest_does_not_list_is_named(self):
        self.spoil(lambda text: text.replace(PLAIN, "other.json"), "manifest.json", sign=False)
        result = run("verify", self.folder, "--form", "lo_hi", "--form", "center_half_degrees", "--scalar", "f32", "--dim", 2)
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("does not list " + PLAIN, result.stdout)

    def test_a_manifest_that_lost_a_field_or_a_count_is_named(self):
        self.spoil(lambda text: text.replace('"disjoint":', '"disjoint":9'), "manifest.json", sign=False)
        self.expect(1, PLAIN, "counts other numbers")
        self.spoil(lambda text: text.replace('"touching":', '"feeling":'), "manifest.json", sign=False)
        self.expect(2, "manifest.json", 'has no "touching"')

    def test_a_file_that_nobody_would_verify_is_named(self):
        self.spoil(lambda text: re.sub(r'("file":")[^"]*radians-f64-2d', r"\1other", text, count=1), "manifest.json", sign=False)
        self.expect(1, 'manifest.json: lists "other.json" twice')

    def test_another_schema_or_reason_table_is_named(self):
        self.spoil(lambda text: text.replace('"const": 1', '"const": 7'), "schema.json", sign=False)
        self.spoil(lambda text: text.replace("costs", "earns").replace("miss", "hit"), "reasons.json", sign=False)
        self.expect(1, "schema.json: is not", "reasons.json: is not")

    def test_a_policy_row_that_is_an_input_is_named(self):
        self.spoil(lambda text: text.replace('"7fc00000"', '"3f800000"', 1))
        self.expect(1, 'belongs under "cases"')

    def test_a_surd_is_checked_like_a_fraction(self):
        case = self.spoil_case(lambda case: case.update(gap_sq=case["gap_sq"].replace("sqrt(3)", "sqrt(2)")),
                               lambda case: "sqrt(3)" in case["gap_sq"], ROTATED)
        self.expect(1, case, "gap_sq: stored is", only=ONLY_ROTATED)


@unittest.skipUnless(os.environ.get("TANGENCY_ALL_VECTORS"), "all files take long, in a test of their own")
class AllFiles(command.Folder):
    def test_generating_again_gives_the_committed_bytes(self):
        for path in VECTORS.glob("*.json"):
            shutil.copy(path, self.folder)
        self.assertEqual(run("generate", "--out", self.folder).returncode, 0)
        names = sorted(path.name for path in self.folder.iterdir())
        self.assertEqual(names, sorted(path.name for path in VECTORS.glob("*.json")))
        differing = [name for name in names if not filecmp.cmp(VECTORS / name, self.folder / name, False)]
        self.assertEqual(differing, [], "run ./run tangency vectors generate and say in the commit why")

        # A reason that no case has any longer.
        for path in self.folder.glob("*_axis-*.json"):
            path.write_text(path.read_text().replace("policy_zero_direction", "policy_nan"))
        for path in self.folder.glob("*_quaternion-*.json"):
            path.write_text(path.read_text().replace("policy_zero_direction", "policy_nan"))
        result = run("verify", self.folder)
        self.assertEqual(result.returncode, 1)
        self.assertIn("policy_zero_direction is defined and used by no case", result.stdout)


RIGHT = """
    import sys
    for line in sys.stdin:
        lox, loy, hix, hiy, px, py, r = map(float, line.split())
        dx, dy = px - min(max(px, lox), hix), py - min(max(py, loy), hiy)
        print(int(dx * dx + dy * dy <= r * r), flush=True)
"""


class Replay(command.TestCase):
    def replay(self, *args):
        return run("run", "--dir", VECTORS, *args)


class Run(Replay):
    def command(self, program):
        file = tempfile.NamedTemporaryFile("w", suffix=".py", delete=False)
        self.addCleanup(os.unlink, file.name)
        with file:
            file.write(textwrap.dedent(program))
        return ("--command", f"{sys.executable} {file.name}", "--contract", "closed")

    def test_a_right_built_in_passes_and_a_mutant_fails_with_ids_and_consequences(self):
        self.assertEqual(self.replay("--subject", "fold").returncode, 0)
        result = self.replay("--subject", "mutant_misses_circle_inside_box")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stdout, r"center_half-f32-2d\.json [0-9a-f]{12}: cx=.* => miss, expected hit")
        self.assertIn("prime31/Nez #395", result.stdout)
        self.assertIn("A miss costs:", result.stdout)

    def test_a_level_asks_for_more_than_the_one_below(self):
        asked = [int(re.findall(r"of (\d+) cases", self.replay("--subject", "scaled", "--level", level).stdout)[-1])
                 for level in ("logic", "banded", "full_range", "exact")]
        self.assertEqual(asked, sorted(set(asked)))

    def test_a_plugin_is_asked_in_the_form_it_exports(self):
        right = self.replay("--plugin", PLUGIN, "--contract", "closed", *ONLY_PLAIN)
        self.assertEqual(right.returncode, 0, right)
        wrong = self.replay("--plugin", PLUGIN, "--contract", "closed", "--form", "center_half", "--scalar", "f32", "--dim", 2)
        self.assertEqual(wrong.returncode, 1, wrong)
        missing = self.replay("--plugin", PLUGIN, "--contract", "closed", "--form", "corner_size")
        self.refuse(missing, "tangency_corner_size_f32")

    def test_a_plugin_says_itself_what_it_takes_and_its_contract_is_found(self):
        result = self.replay("--plugin", PLUGIN)
        self.assertEqual(result.returncode, 1, result)
        self.assertRegex(result.stdout, r"(?m)^lo_hi f32 2-D keeps the closed contract$")
        self.assertRegex(result.stdout, r"lo_hi-f32-2d.json: 0 of \d+ ")
        self.assertIn("center_half f32 2-D keeps the ", result.stdout)
        given = self.replay("--plugin", PLUGIN, "--contract", "open", *ONLY_PLAIN)
        self.assertEqual((given.returncode, "keeps" in given.stdout), (1, False), given)

    def test_a_command_passes_or_fails_by_its_answers(self):
        self.assertEqual(self.replay(*self.command(RIGHT), *ONLY_PLAIN).returncode, 0)
        wrong = self.replay(*self.command(RIGHT.replace("<=", "<")), *ONLY_PLAIN)
        self.assertEqual(wrong.returncode, 1)
        self.assertNotIn("overlapping", wrong.stdout, "an open function only fails ties")

    def test_a_command_that_leaves_is_named_with_a_case(self):
        result = self.replay(*self.command("import sys; sys.stdin.readline(); print(1, flush=True); sys.exit(3)"), *ONLY_PLAIN)
        self.refuse(result, "at case", "lox=")

    def test_single_cases_are_replayed_by_id_at_any_level(self):
        ids = json.loads((VECTORS / PLAIN).read_text())["cases"]
        exact = next(case["id"] for case in ids if case["level"] == "exact")
        result = self.replay("--subject", "scaled", "--id", ids[0]["id"])
        self.assertEqual(result.returncode, 2, "scaled has another form")
        result = self.replay("--subject", "arvo", "--id", ids[0]["id"], "--id", exact)
        self.assertIn("of 2 cases wrong", result.stdout)

    def test_nan_rows_are_only_asked_on_request(self):
        asks = ("--subject", "mutant_hits_on_nan", "--level", "logic")
        self.assertEqual(self.replay(*asks).returncode, 0)
        self.assertIn("policy_nan", self.replay(*asks, "--policy").stdout)

    def test_what_cannot_be_run_is_one_line_with_a_hint(self):
        self.refuse(self.replay("--subject", "fold", "--id", "000000000000"), "000000000000", "id")
        self.refuse(self.replay("--subject", "fould"), "fould", "--list")
        self.refuse(self.replay(), "--plugin")
        self.refuse(self.replay("--plugin", PLUGIN, "--contract", "both"), "--contract", "closed", "auto")
        self.refuse(self.replay("--command", "cat", "--contract", "open"), "--form")
        self.refuse(self.replay("--plugin", command.BINARY), "is a program; give it as --command")
        self.refuse(self.replay("--plugin", "/nowhere.so", "--contract", "open", *ONLY_PLAIN), "/nowhere.so")
        self.refuse(self.replay("--subject", "fold", "--form", "boxes"), "boxes")
        self.refuse(self.replay("--subject", "fold", "--form", "lo_hi"), "no case was asked")
        self.refuse(run("run", "--dir", "/nowhere", "--subject", "fold"), "/nowhere")
        self.refuse(run("run", "--file", command.BINARY, "--subject", "fold"), "zero byte")
        self.refuse(run("run", "--file", __file__, "--subject", "fold"), "broken JSON")
        self.refuse(run("run", "--file", VECTORS, "--subject", "fold"), str(VECTORS), "it is a folder")
        self.refuse(run())


class Spoilt(Folder):
    def test_a_file_with_a_false_verdict_or_level_blames_nobody(self):
        for change, answer, words in (({"verdict": "disjoint", "closed": False, "open": False}, 1,
                                       "verdict: stored is disjoint, found is overlapping"),
                                      ({"level": "logic"}, 0, "level: stored is logic, found is exact")):
            case = self.spoil_case(lambda case, change=change: case.update(change),
                                   lambda case: case["verdict"] == "overlapping" and case["level"] == "exact")
            child = f"{sys.executable} -c 'import sys; [print({answer}, flush=True) for line in sys.stdin]'"
            result = run("run", "--file", self.folder / PLAIN, "--command", child, "--contract", "closed", "--id", case)
            self.assertEqual((result.returncode, result.stdout), (2, ""), result)
            self.assertIn(f"{case}: {words}", result.stderr)


class Installed(Folder):
    def test_the_command_finds_the_vectors_installed_beside_it(self):
        root = self.folder / "root"
        (root / "bin").mkdir(parents=True)
        (root / "share" / "tangency").mkdir(parents=True)
        shutil.copy(command.BINARY, root / "bin" / "tangency")
        shutil.copytree(VECTORS, root / "share" / "tangency" / "vectors")
        result = subprocess.run([root / "bin" / "tangency", "vectors", "verify", *ONLY_PLAIN], capture_output=True,
                                text=True, timeout=60, check=False, cwd=root)
        self.assertEqual(result.returncode, 0, result)


class Readers(Folder):
    def try_reader(self, *reader):
        result = subprocess.run([*reader, self.folder / PLAIN], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(result.returncode, 0, result)
        right, wrong = result.stdout.splitlines()
        self.assertRegex(right, r"^clamp: 0 wrong")
        self.assertRegex(wrong, r": [1-9]\d* wrong at level banded [0-9a-f]{12}")
        self.spoil(lambda text: text.replace("touching", "disjoint", 1), sign=False)
        spoilt = subprocess.run([*reader, self.folder / PLAIN], capture_output=True, text=True, timeout=60, check=False)
        self.assertNotEqual(spoilt.returncode, 0)
        self.assertIn("checksum", spoilt.stderr)

    def test_the_python_reader_tells_right_from_wrong(self):
        self.try_reader(sys.executable, VECTORS / "read.py")

    @unittest.skipUnless(os.environ.get("TANGENCY_NODE"), "node is not installed")
    def test_the_javascript_reader_tells_right_from_wrong(self):
        self.try_reader(os.environ["TANGENCY_NODE"], VECTORS / "read.mjs")

    def test_both_readers_are_short(self):
        for name in ("read.py", "read.mjs"):
            self.assertLess(len((VECTORS / name).read_text().splitlines()), 60, name)

    def test_the_schema_is_one_that_others_can_apply(self):
        try:
            import jsonschema
        except ImportError:
            self.skipTest("the jsonschema package is not installed")
        validator = jsonschema.Draft202012Validator(json.loads((VECTORS / "schema.json").read_text()))
        validator.check_schema(validator.schema)
        self.assertEqual([error.message for error in validator.iter_errors(json.loads((VECTORS / PLAIN).read_text()))], [])


if __name__ == "__main__":
    command.BINARY, project, PLUGIN = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:4])
    VECTORS = pathlib.Path(project) / "vectors"
    del sys.argv[1:4]
    unittest.main()

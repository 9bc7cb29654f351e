#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The stored files: what `tangency vectors generate` draws from nothing, no stored id that is lost, the schema, sizes and the page.

usage: files_test.py TANGENCY_BINARY PROJECT_FOLDER
Set TANGENCY_ALL_VECTORS to also generate and verify all files.
"""
import filecmp
import hashlib
import json
import os
import pathlib
import resource
import shutil
import signal
import struct
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tools"))
import command

VECTORS = pathlib.Path()
PLAIN = "lo_hi-f32-2d.json"
ONLY_PLAIN = ("--form", "lo_hi", "--scalar", "f32", "--dim", "2")
FORMS = ("lo_hi", "center_half_degrees", "center_half_axis")
DRAWN = ("--scalar", "f32", "--dim", "2", *(word for form in FORMS for word in ("--form", form)))


def run(*args, **options):
    return command.run("vectors", *args, timeout=280, **options)


def bits_times_two(bits):
    return struct.pack(">f", 2 * struct.unpack(">f", bytes.fromhex(bits))[0]).hex()


class Generate(command.Folder):
    def test_files_drawn_from_nothing_hold(self):
        self.assertEqual(run("generate", "--out", self.folder, *DRAWN).returncode, 0)
        verified = run("verify", self.folder, *DRAWN)
        self.assertEqual(verified.returncode, 0, verified)
        self.assertEqual({file.name for file in self.folder.glob("*-f32-2d.json")}, {f"{form}-f32-2d.json" for form in FORMS})

    def test_a_case_that_no_draw_gives_stays_for_the_bugs_that_it_shows(self):
        file = self.folder / PLAIN
        shutil.copy(VECTORS / PLAIN, file)
        document = json.loads(file.read_text())
        case = next(each for each in document["cases"] if "bug_face_counted_inside_slab" in each["reasons"])
        double = dict(case, bits=[bits_times_two(bits) for bits in case["bits"]], gap_sq=str(4 * int(case["gap_sq"])),
                      decimal=[str(2 * int(number)) for number in case["decimal"]],
                      reasons=["center_inside", "bug_face_counted_inside_slab", "bug_closed_faces_open_corners"])
        double["id"] = hashlib.sha256(" ".join(["lo_hi", "f32", "2", *double["bits"]]).encode()).hexdigest()[:12]
        self.assertNotIn(double["id"], file.read_text())
        line = json.dumps(case, separators=(",", ":"))
        text = file.read_text()
        self.assertEqual(text.count(line), 1)
        file.write_text(text.replace(line, line + ",\n" + json.dumps(double, separators=(",", ":"))))
        for _ in range(2):
            self.assertEqual(run("generate", "--out", self.folder, *ONLY_PLAIN).returncode, 0)
            now = json.loads(file.read_text())["cases"]
            place = document["cases"].index(case) + 1
            self.assertEqual(now[:place] + now[place + 1:], document["cases"])
            self.assertEqual((now[place]["id"], now[place]["reasons"]), (double["id"], ["center_inside", "bug_face_counted_inside_slab"]))

    def test_what_a_stored_file_lacks_is_drawn_and_nothing_else(self):
        file = self.folder / PLAIN
        document = json.loads((VECTORS / PLAIN).read_text())
        shown = [case for case in document["cases"] if "bug_face_counted_inside_slab" in case["reasons"]]
        moved = [case for case in document["cases"] if case.get("neighbour", {}).get("ulps") == 8]
        self.assertTrue(shown and moved)
        gone = {case["id"] for case in shown + moved}
        lines = (VECTORS / PLAIN).read_text().split("\n")
        file.write_text("\n".join(line for line in lines if not any(f'"id":"{each}"' in line for each in gone)))
        kept = [case for case in document["cases"] if case["id"] not in gone]
        self.assertEqual(json.loads(file.read_text())["cases"], kept)
        self.assertEqual(run("generate", "--out", self.folder, *ONLY_PLAIN).returncode, 0)
        now = json.loads(file.read_text())["cases"]
        self.assertEqual(now[:len(kept)], kept)
        added = now[len(kept):]
        self.assertLess(len(added), 2 * len(gone))
        self.assertGreaterEqual(sum("bug_face_counted_inside_slab" in case["reasons"] for case in added), 5)
        self.assertEqual({case["neighbour"]["field"] for case in added if case.get("neighbour", {}).get("ulps") == 8},
                         {case["neighbour"]["field"] for case in moved})

    def test_a_file_that_cannot_be_read_is_not_written_over(self):
        file = self.folder / PLAIN
        file.write_text("{")
        result = run("generate", "--out", self.folder, *ONLY_PLAIN)
        self.refuse(result, "remove it to draw it from nothing")
        self.assertEqual(file.read_text(), "{")

    def test_where_room_is_lacking_the_stored_file_keeps_its_bytes(self):
        def fill():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

        file = self.folder / PLAIN
        shutil.copy(VECTORS / PLAIN, file)
        result = run("generate", "--out", self.folder, *ONLY_PLAIN, preexec_fn=fill)
        self.refuse(result, f"cannot write {file}: File too large; ")
        self.assertEqual(file.read_bytes(), (VECTORS / PLAIN).read_bytes())
        self.assertEqual(sorted(os.listdir(self.folder)), [PLAIN, "reasons.json", "schema.json"])

    def test_a_folder_that_cannot_be_made_is_named(self):
        self.refuse(run("generate", "--out", "/proc/nowhere"), "/proc/nowhere")


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


class Stored(unittest.TestCase):
    def test_every_question_has_the_files_that_the_page_names(self):
        listed = [entry["file"] for entry in json.loads((VECTORS / "manifest.json").read_text())["files"]]
        page = (VECTORS.parent / "docs" / "vectors-questions.md").read_text()
        of_questions = [name for name in listed if name.count("-") == 3]
        self.assertEqual(len(of_questions), 165)
        for name in of_questions:
            question, form, _, _ = name.split("-")
            self.assertIn(f"`{question}`", page)
            self.assertIn(f"`{form}`", page)
        texts = [(VECTORS / name).read_text() for name in of_questions]
        proofs = [sum(len(json.dumps({"certificate": case["certificate"]}, separators=(",", ":"))) for case in json.loads(text)["cases"])
                  for text in texts]
        sizes = [len(text) - proof for text, proof in zip(texts, proofs)]
        self.assertLess(max(sizes), 300_000)
        self.assertLess(sum(sizes), 19_000_000)
        self.assertLess(sum(proofs), 8_000_000)

    def test_the_schema_is_one_that_others_can_apply(self):
        try:
            import jsonschema
        except ImportError:
            self.skipTest("the jsonschema package is not installed")
        validator = jsonschema.Draft202012Validator(json.loads((VECTORS / "schema.json").read_text()))
        validator.check_schema(validator.schema)
        self.assertEqual([error.message for error in validator.iter_errors(json.loads((VECTORS / PLAIN).read_text()))], [])


if __name__ == "__main__":
    command.BINARY, project = (pathlib.Path(sys.argv.pop(1)).resolve() for _ in range(2))
    VECTORS = project / "vectors"
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency vectors generate` from outside: what is drawn from nothing, and no stored id that is lost.

usage: vectors_generate_test.py TANGENCY_BINARY PROJECT_FOLDER
"""
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

import vectors_command_test as vectors
from vectors_command_test import command

FORMS = ("lo_hi", "center_half_degrees", "center_half_axis")
DRAWN = ("--scalar", "f32", "--dim", "2", *(word for form in FORMS for word in ("--form", form)))


def bits_times_two(bits):
    return struct.pack(">f", 2 * struct.unpack(">f", bytes.fromhex(bits))[0]).hex()


class Generate(command.Folder):
    def test_files_drawn_from_nothing_hold(self):
        self.assertEqual(vectors.run("generate", "--out", self.folder, *DRAWN).returncode, 0)
        verified = vectors.run("verify", self.folder, *DRAWN)
        self.assertEqual(verified.returncode, 0, verified)
        self.assertEqual({file.name for file in self.folder.glob("*-f32-2d.json")}, {f"{form}-f32-2d.json" for form in FORMS})

    def test_a_case_that_no_draw_gives_stays_for_the_bugs_that_it_shows(self):
        file = self.folder / vectors.PLAIN
        shutil.copy(vectors.VECTORS / vectors.PLAIN, file)
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
            self.assertEqual(vectors.run("generate", "--out", self.folder, *vectors.ONLY_PLAIN).returncode, 0)
            now = json.loads(file.read_text())["cases"]
            place = document["cases"].index(case) + 1
            self.assertEqual(now[:place] + now[place + 1:], document["cases"])
            self.assertEqual((now[place]["id"], now[place]["reasons"]), (double["id"], ["center_inside", "bug_face_counted_inside_slab"]))

    def test_what_a_stored_file_lacks_is_drawn_and_nothing_else(self):
        file = self.folder / vectors.PLAIN
        document = json.loads((vectors.VECTORS / vectors.PLAIN).read_text())
        shown = [case for case in document["cases"] if "bug_face_counted_inside_slab" in case["reasons"]]
        moved = [case for case in document["cases"] if case.get("neighbour", {}).get("ulps") == 8]
        self.assertTrue(shown and moved)
        gone = {case["id"] for case in shown + moved}
        lines = (vectors.VECTORS / vectors.PLAIN).read_text().split("\n")
        file.write_text("\n".join(line for line in lines if not any(f'"id":"{each}"' in line for each in gone)))
        kept = [case for case in document["cases"] if case["id"] not in gone]
        self.assertEqual(json.loads(file.read_text())["cases"], kept)
        self.assertEqual(vectors.run("generate", "--out", self.folder, *vectors.ONLY_PLAIN).returncode, 0)
        now = json.loads(file.read_text())["cases"]
        self.assertEqual(now[:len(kept)], kept)
        added = now[len(kept):]
        self.assertLess(len(added), 2 * len(gone))
        self.assertGreaterEqual(sum("bug_face_counted_inside_slab" in case["reasons"] for case in added), 5)
        self.assertEqual({case["neighbour"]["field"] for case in added if case.get("neighbour", {}).get("ulps") == 8},
                         {case["neighbour"]["field"] for case in moved})

    def test_a_file_that_cannot_be_read_is_not_written_over(self):
        file = self.folder / vectors.PLAIN
        file.write_text("{")
        result = vectors.run("generate", "--out", self.folder, *vectors.ONLY_PLAIN)
        self.refuse(result, "remove it to draw it from nothing")
        self.assertEqual(file.read_text(), "{")

    def test_where_room_is_lacking_the_stored_file_keeps_its_bytes(self):
        def fill():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

        file = self.folder / vectors.PLAIN
        shutil.copy(vectors.VECTORS / vectors.PLAIN, file)
        result = vectors.run("generate", "--out", self.folder, *vectors.ONLY_PLAIN, preexec_fn=fill)
        self.refuse(result, f"cannot write {file}: File too large; ")
        self.assertEqual(file.read_bytes(), (vectors.VECTORS / vectors.PLAIN).read_bytes())
        self.assertEqual(sorted(os.listdir(self.folder)), [vectors.PLAIN, "reasons.json", "schema.json"])

    def test_a_folder_that_cannot_be_made_is_named(self):
        self.refuse(vectors.run("generate", "--out", "/proc/nowhere"), "/proc/nowhere")


if __name__ == "__main__":
    command.BINARY, vectors.VECTORS = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve() / "vectors"
    del sys.argv[1:3]
    unittest.main()

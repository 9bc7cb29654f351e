# SPDX-License-Identifier: MIT
"""Plugins that write where they may not are told so, with the input; what they do rightly is not blamed.

Usage: overstep_test.py TANGENCY CC FOLDER
"""
import json
import os
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
import command

command.BINARY, CC, FOLDER = sys.argv[1:4]
SOURCE = pathlib.Path(__file__).resolve().parent / "check" / "oversteps.c"


def plugin():
    return command.compile_plugin(SOURCE.read_text(encoding="utf-8"), os.path.join(FOLDER, "oversteps.so"), CC)


def check(fault, *options):
    return command.run("check", "--verbose", "--plugin", plugin(), "--form", "lo_hi", "--scalar", "f64", "--contract", "closed", "--cases", "20000", *options, timeout=120,
                       env={**os.environ, "FAULT": fault})


class Vectors(command.TestCase):
    def fail_with(self, fault, sentence, *options):
        done = check(fault, "--answer", "mtv", *options)
        self.assertEqual(done.returncode, 1, done)
        self.assertIn(sentence, done.stdout)
        self.assertIn("tangency_mtv_lo_hi_f64(", done.stdout)
        return done

    def test_one_that_keeps_to_its_numbers_holds(self):
        done = check("none", "--answer", "mtv")
        self.assertEqual(done.returncode, 0, done)

    def test_a_third_number_in_the_plane_is_told_in_plain_words_in_every_report(self):
        reports = {option: os.path.join(FOLDER, "third" + option[1:]) for option in ("--json", "--html", "--junit")}
        sentence = "tangency_mtv_lo_hi_f64 wrote a third number behind out[1]; in 2-D it has two"
        self.fail_with("third", sentence, *(word for pair in reports.items() for word in pair))
        for file in reports.values():
            self.assertIn(sentence, pathlib.Path(file).read_text(encoding="utf-8"))
        way = json.loads(pathlib.Path(reports["--json"]).read_text(encoding="utf-8"))["exits"]["ways"][0]
        self.assertTrue(way["answered"])
        self.assertIsNotNone(way["case"])

    def test_what_lies_further_or_before_is_named_by_its_place(self):
        self.fail_with("fourth", "wrote behind out[1], up to out[3]; in 2-D it has two")
        self.fail_with("before", "wrote before out[0], from out[-1] on; in 2-D it has two")

    def test_the_smallest_input_on_which_it_oversteps_is_shown(self):
        done = self.fail_with("when_far", "wrote a third number behind out[1]")
        self.assertIn("tangency_mtv_lo_hi_f64(0.0, 0.0, 0.0, 0.0, 17.0, 0.0, 0.0);", done.stdout)

    def test_what_goes_beyond_the_guards_dies_in_that_very_call(self):
        for fault in ("much", "much_before"):
            done = check(fault, "--answer", "mtv")
            self.assertIn(done.returncode, (1, 2), done)
            self.assertNotIn("between two calls", done.stdout)
            self.assertIn("tangency_mtv_lo_hi_f64(", done.stdout)


class Channel(command.TestCase):
    def test_one_that_writes_to_every_descriptor_is_told_so_and_no_answer_of_it_is_blamed(self):
        done = check("all_descriptors")
        self.assertEqual(done.returncode, 1, done)
        self.assertIn("it writes to descriptors that it did not open", done.stdout)
        self.assertNotIn("reference:", done.stdout)

    def test_a_copy_that_comes_back_from_the_call_is_told(self):
        done = check("forks")
        self.assertEqual(done.returncode, 1, done)
        self.assertIn("called fork, and the copy came back from the call too", done.stdout)

    def test_a_copy_that_ends_is_nobodys_business(self):
        done = check("forks_and_ends")
        self.assertEqual(done.returncode, 0, done)


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])

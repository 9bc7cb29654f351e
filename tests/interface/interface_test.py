#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a difference of the public interface means for the version, on interfaces made up here."""
import contextlib
import io
import pathlib
import tempfile
import unittest

from interface import difference, judge, least_version

OLD = ["header a.hpp", "option tangency check --form TEXT", "plugin int tangency_f(float x, float r)", "verb tangency check"]


def verdict(released, version, new, state="released"):
    """The exit status and what is said, where OLD was released."""
    with tempfile.TemporaryDirectory() as folder:
        stored = pathlib.Path(folder) / "interface.txt"
        stored.write_text(f"# a comment\nversion {released} {state}\n" + "\n".join(OLD) + "\n")
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            return judge(stored, version, new, "REGENERATE"), said.getvalue()


class Difference(unittest.TestCase):
    def test_a_changed_line_is_told_from_one_gone_and_one_new(self):
        new = ["header b.hpp", "option tangency check --form TEXT=lo_hi", "plugin int tangency_f(float r, float x)", "verb tangency check"]
        breaks, additions = difference(OLD, new)
        self.assertEqual([each.split()[0] for each in breaks], ["changed:", "changed:", "gone:"])
        self.assertIn("to: plugin int tangency_f(float r, float x)", breaks[1])
        self.assertEqual(additions, ["new:     header b.hpp"])

    def test_one_overload_of_two_that_goes_is_gone(self):
        both = ["function bool f(int)", "function bool f(long)"]
        self.assertEqual(difference(both, both[:1]), (["gone:    function bool f(long)"], []))


class Version(unittest.TestCase):
    def test_what_breaks_asks_for_the_next_major_version_and_of_0_for_the_next_minor_one(self):
        self.assertEqual(least_version("1.2.3", True), (2, 0, 0))
        self.assertEqual(least_version("0.2.3", True), (0, 3, 0))

    def test_what_is_new_asks_for_the_next_minor_version_and_of_0_for_the_next_patch(self):
        self.assertEqual(least_version("1.2.3", False), (1, 3, 0))
        self.assertEqual(least_version("0.2.3", False), (0, 2, 4))

    def test_no_difference_asks_for_nothing(self):
        self.assertEqual(verdict("1.2.3", "1.2.3", OLD)[0], 0)

    def test_a_line_gone_is_refused_until_the_version_says_so(self):
        status, said = verdict("1.2.3", "1.3.0", OLD[1:])
        self.assertEqual(status, 1)
        self.assertIn("gone:    header a.hpp", said)
        self.assertIn("raise it in CMakeLists.txt to 2.0.0", said)
        self.assertEqual(verdict("1.2.3", "2.0.0", OLD[1:])[0], 0)

    def test_a_new_line_is_refused_until_the_version_says_so(self):
        status, said = verdict("1.2.3", "1.2.4", [*OLD, "verb tangency draw"])
        self.assertEqual(status, 1)
        self.assertIn("1.3.0", said)
        self.assertEqual(verdict("1.2.3", "1.3.0", [*OLD, "verb tangency draw"])[0], 0)

    def test_before_the_first_release_every_difference_is_to_be_written_down(self):
        for new in (OLD[1:], [*OLD, "verb tangency draw"]):
            status, said = verdict("0.1.0", "9.0.0", new, "unreleased")
            self.assertEqual(status, 1)
            self.assertIn("REGENERATE", said)


if __name__ == "__main__":
    unittest.main()

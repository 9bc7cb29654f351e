#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""No call has two arguments that draw: compilers evaluate arguments in orders of their own, so one seed would give two runs.

usage: order_of_draws_test.py PROJECT_FOLDER
"""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else pathlib.Path.cwd()
FOLDERS = ["fuzz", "impl", "properties", "reference", "shapes", "tests", "tools"]
# A member of a source that takes from it, or a function that is given one.
DRAW = re.compile(r"\b(random|source)\.(between|below|chance|pick|unit|with_sign|bits)\b|\bdraw\w*\(\s*(random|source)\b")


def find_mistakes(text):
    """(line, call) of each call with two arguments that draw. Braces list in order, and a lambda among the arguments draws later."""
    text = re.sub(r"//[^\n]*", "", text)
    open_brackets, found = [], []
    for place, character in enumerate(text):
        if character in "({[":
            open_brackets.append((character, [place + 1]))
        elif character == "," and open_brackets:
            open_brackets[-1][1].append(place + 1)
        elif character in ")}]" and open_brackets:
            bracket, begins = open_brackets.pop()
            arguments = [text[begin:end - 1] for begin, end in zip(begins, [*begins[1:], place + 1])]
            drawing = [each for each in arguments if DRAW.search(each) and "{" not in each and ";" not in each]
            if bracket == "(" and len(drawing) > 1:
                found.append((text.count("\n", 0, begins[0]) + 1, " ".join(text[begins[0] - 20:place + 1].split())))
    return found


class Draws(unittest.TestCase):
    def test_what_it_finds(self):
        self.assertEqual(len(find_mistakes("f(1 + random.unit(), -random.between(0, 4));")), 1)
        self.assertEqual(len(find_mistakes("f(draw_number(source, 3), g(source.unit()));")), 1)
        self.assertEqual(find_mistakes("f(random.unit(), 4); g{random.unit(), random.unit()}; h(random, random.pick(all));"), [])
        self.assertEqual(find_mistakes("each([&] { f(random.unit()); }, random.unit());"), [])

    def test_no_call_draws_in_two_arguments(self):
        files = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.[ch]pp"))]
        for folder in FOLDERS:
            self.assertTrue(any(file.is_relative_to(ROOT / folder) for file in files), f"{folder} has no code")
        self.assertGreater(len(files), 400)
        mistakes = [f"{file}:{line}: {call}" for file in files for line, call in find_mistakes(file.read_text())]
        self.assertEqual(mistakes, [], "draw the one before the call, into a name")


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/vectors-questions.md shows the reasons that other questions have of their own as vectors/reasons.json has them.

usage: reasons_page_test.py PROJECT_FOLDER
"""
import json
import pathlib
import re
import sys
import unittest

PROJECT = pathlib.Path()


class Page(unittest.TestCase):
    def test_the_reasons_on_the_page_are_those_of_the_file(self):
        page = (PROJECT / "docs" / "vectors-questions.md").read_text()
        reasons = json.loads((PROJECT / "vectors" / "reasons.json").read_text())["reasons"]
        rows = [f"| `{reason['id']}` | {reason['meaning']} | {reason['consequence']} |" for reason in reasons]
        shown = re.findall(r"^\| `\w+` \| .* \| .* \|$", page[page.index("| reason |"):], re.MULTILINE)
        self.assertGreater(len(shown), 12)
        self.assertEqual(shown, [row for row in rows if row in shown])


if __name__ == "__main__":
    PROJECT = pathlib.Path(sys.argv.pop(1))
    unittest.main()

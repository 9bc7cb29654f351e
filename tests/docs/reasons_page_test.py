#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/vectors.md shows the table of reasons as vectors/reasons.json has it.

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
        page = (PROJECT / "docs" / "vectors.md").read_text()
        reasons = json.loads((PROJECT / "vectors" / "reasons.json").read_text())["reasons"]
        for reason in reasons:
            row = f"| `{reason['id']}` | {reason['meaning']} | {reason['consequence']} |"
            if reason["kind"] == "bug":
                row += f" {'; '.join(reason['seen_in'])} |"
            self.assertIn(row + "\n", page)
        shown = re.findall(r"^\| `(\w+)` \| .* \| .*\|$", page, re.MULTILINE)
        self.assertEqual([name for name in shown if name.split("_")[0] in ("bug", "policy", "turn")],
                         [reason["id"] for reason in reasons if reason["id"].split("_")[0] in ("bug", "policy", "turn")])


if __name__ == "__main__":
    PROJECT = pathlib.Path(sys.argv.pop(1))
    unittest.main()

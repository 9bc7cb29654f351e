# SPDX-License-Identifier: MIT
"""What tests of `tangency check` repeat: runs of the plugins and the child in check/, and what is expected of them."""
import os
import pathlib
import sys
import unittest

import command

FOLDER = pathlib.Path()
CHILD = pathlib.Path(__file__).resolve().parent / "check" / "child.py"
FLAT = ["--form", "center_half", "--contract", "closed"]
QUICK = ["--cases", "2000"]


def check(*args, **environment):
    """In full: what is printed unasked has a test of its own."""
    return command.run("check", *args, "--verbose", timeout=120, env={**os.environ, **environment}, errors="replace")


def plugin(name, *args, scalar="f64", **environment):
    return check("--plugin", FOLDER / f"{name}.so", "--scalar", scalar, *FLAT, *QUICK, *args, **environment)


def child(habit, *args, **environment):
    return check("--command", f"'{sys.executable}' -S '{CHILD}' {habit}", "--scalar", "f64", *FLAT, *QUICK, *args, **environment)


def verdict_of(result):
    return result.stdout.splitlines()[-1] if result.stdout else ""


class Verdicts(command.Folder):
    def expect(self, result, status, start, *words):
        self.assertEqual(result.returncode, status, result)
        self.assertTrue(verdict_of(result).startswith(start), result)
        for word in words:
            self.assertIn(word, result.stdout)


def main():
    """usage: TEST TANGENCY_BINARY FOLDER_OF_PLUGINS [TESTS]"""
    global FOLDER
    FOLDER = pathlib.Path(sys.argv.pop(2)).resolve()
    command.BINARY = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()

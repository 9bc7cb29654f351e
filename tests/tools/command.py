# SPDX-License-Identifier: MIT
"""What tests of the command repeat: runs of it, its refusals, a folder, plugins. Their main part sets BINARY."""
import pathlib
import subprocess
import tempfile
import unittest

BINARY = ""
INCLUDE = pathlib.Path(__file__).resolve().parents[2] / "clients/plugin/include"


def run(*words, timeout=300, **options):
    return subprocess.run([BINARY, *map(str, words)], capture_output=True, text=True, timeout=timeout, check=False, **options)


def compile_plugin(text, file, compiler, language="c", optimization="-O2"):
    """The shared object of a source, which is written to the file."""
    subprocess.run([compiler, "-x", language, optimization, "-ffp-contract=off", "-shared", "-fPIC", "-I", INCLUDE, "-", "-o", file, "-lm"],
                   input=text, text=True, check=True)
    return file


class TestCase(unittest.TestCase):
    def refuse(self, result, *words):
        """One line that names every one of the words, and status 2."""
        self.assertEqual((result.returncode, result.stderr.count("\n"), len(result.stderr.splitlines())), (2, 1, 1), result)
        for word in words:
            self.assertIn(word, result.stderr)


class Folder(TestCase):
    """Each test has an empty folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

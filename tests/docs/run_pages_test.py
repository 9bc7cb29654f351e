#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of run_pages.py on pages made up here; `cat` stands in for the tangency command."""
import os
import pathlib
import tempfile
import unittest

os.environ["TANGENCY_BINARY"] = "cat"

from run_pages import Page, pages_of  # noqa: E402 (needs the variable above)

RUN = """#!/bin/sh
echo 'usage: ./run VERB'
echo '  audit [ARGS]      long'
echo '  tangency ARGS...  short'
"""


def page_after(text, refresh=False):
    """A page made of `text` that was run, and its text thereafter."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder).resolve()
        (source / "run").write_text(RUN)
        (source / "run").chmod(0o755)
        (source / "README.md").write_text(text)
        [page] = [Page(source, path, refresh) for path in pages_of(source)]
        page.run()
        assert {entry.name for entry in source.iterdir()} == {"run", "README.md"}, "the source tree was written to"
        return page, (source / "README.md").read_text()


def examine(text):
    """How many programs a page made of `text` ran, and the mistakes found in it."""
    page, after = page_after(text)
    assert after == text, "the page was written to"
    return page.ran, page.mistakes


class ShellBlocks(unittest.TestCase):
    def test_a_succeeding_command_is_run(self):
        self.assertEqual(examine("```sh\n# said first\necho a\n./run tangency README.md\n```\n"), (2, []))

    def test_a_failing_command_is_a_mistake(self):
        ran, mistakes = examine("text\n```bash\n./run tangency absent\n```\n")
        self.assertEqual(ran, 1)
        self.assertRegex(mistakes[0], r"^README.md:3: exit status 1, expected 0")

    def test_a_failure_inside_a_pipe_is_a_mistake(self):
        self.assertEqual(len(examine("```sh\n./run tangency absent | wc -l\n```\n")[1]), 1)

    def test_an_announced_failure_is_expected(self):
        self.assertEqual(examine("<!-- exit: 1 -->\n```sh\n./run tangency absent\n```\n"), (1, []))

    def test_an_announced_failure_that_does_not_happen_is_a_mistake(self):
        self.assertEqual(len(examine("<!-- exit: 1 -->\n```sh\necho a\n```\n")[1]), 1)

    def test_an_announcement_reaches_only_the_next_block(self):
        self.assertEqual(len(examine("<!-- exit: 1 -->\ntext\n```sh\ngrep a absent\n```\n")[1]), 1)

    def test_a_costly_verb_is_not_run(self):
        self.assertEqual(examine("```sh\n./run audit\n```\n"), (0, []))

    def test_an_unknown_verb_is_a_mistake(self):
        self.assertRegex(examine("```sh\n./run adit\n```\n")[1][0], "no verb adit")

    def test_an_unknown_command_is_a_mistake_and_is_not_run(self):
        ran, mistakes = examine("```sh\ntouch proof\n```\n")
        self.assertEqual(ran, 0)
        self.assertRegex(mistakes[0], "not known to be cheap")

    def test_a_backslash_continues_a_command(self):
        self.assertEqual(examine("```sh\nprintf '%s' \\\n    a\n```\n"), (1, []))

    def test_a_block_without_a_command_is_a_mistake(self):
        self.assertEqual(len(examine("```sh\n```\n")[1]), 1)

    def test_a_fence_that_is_never_closed_is_a_mistake(self):
        self.assertEqual(examine("```sh\necho a\n"), (0, ["README.md:1: the fence is never closed"]))

    def test_an_indented_block_is_run(self):
        self.assertEqual(examine("1. do\n\n   ```console\n   $ echo a\n   a\n   ```\n"), (1, []))


class ConsoleBlocks(unittest.TestCase):
    def test_the_shown_output_is_accepted(self):
        self.assertEqual(examine("```console\n$ printf 'a\\n\\nb\\n'\na\n\nb\n$ echo c\nc\n```\n"), (2, []))

    def test_other_output_is_a_mistake(self):
        self.assertRegex(examine("```console\n$ echo a\nb\n```\n")[1][0], r"^README.md:3: prints something else")

    def test_missing_output_is_a_mistake(self):
        self.assertEqual(len(examine("```console\n$ echo a\n```\n")[1]), 1)

    def test_extra_output_is_a_mistake(self):
        self.assertEqual(len(examine("```console\n$ echo a\na\nb\n```\n")[1]), 1)

    def test_output_ending_in_a_backslash_is_output(self):
        self.assertEqual(examine("```console\n$ printf 'a\\\\\\nb\\n'\na\\\nb\n```\n"), (1, []))

    def test_a_backslash_continues_a_command(self):
        self.assertEqual(examine("```console\n$ echo a \\\n>   b\na b\n```\n"), (1, []))

    def test_output_before_any_command_is_a_mistake(self):
        self.assertEqual(len(examine("```console\na\n```\n")[1]), 1)


class WhatVaries(unittest.TestCase):
    def test_dots_within_a_line_stand_for_any_characters(self):
        self.assertEqual(examine("```console\n$ echo took 3.5 s in all\ntook ... s in all\n```\n"), (1, []))

    def test_dots_on_a_line_stand_for_any_lines_and_for_none(self):
        for printed in ("a\\nb\\nc\\nz", "a\\nz"):
            self.assertEqual(examine(f"```console\n$ printf '{printed}\\n'\na\n...\nz\n```\n"), (1, []))

    def test_what_is_shown_beside_dots_must_be_printed(self):
        self.assertEqual(len(examine("```console\n$ printf 'a\\nb\\n'\n...\nc\n```\n")[1]), 1)
        self.assertEqual(len(examine("```console\n$ echo took 3 s\nlasted ... s\n```\n")[1]), 1)


class PrintedBlocks(unittest.TestCase):
    def test_the_output_of_the_command_before_is_accepted(self):
        self.assertEqual(examine("```sh\nprintf 'a\\nb\\n'\n```\n<!-- prints -->\n```text\na   (1)\n...\n```\n"), (1, []))

    def test_other_output_is_a_mistake(self):
        self.assertRegex(examine("```sh\necho a\n```\n<!-- prints -->\n```text\nb\n```\n")[1][0], "^README.md:6: the command before prints")

    def test_output_without_a_command_is_a_mistake(self):
        self.assertEqual(len(examine("<!-- prints -->\n```text\nb\n```\n")[1]), 1)


class Refreshing(unittest.TestCase):
    def test_what_is_printed_takes_the_place_of_what_was_shown(self):
        page, after = page_after("```console\n$ printf 'a\\nb\\n'\nc\n$ echo z\ne\n```\nend\n", refresh=True)
        self.assertEqual((page.mistakes, after), ([], "```console\n$ printf 'a\\nb\\n'\na\nb\n$ echo z\nz\n```\nend\n"))

    def test_dots_and_notes_stay(self):
        command = "```sh\nprintf 'first line 5\\nsecond\\nlast line\\n'\n```\n<!-- prints -->\n```text\n"
        _, after = page_after(f"{command}first line 4     (1)\n...\nlast line        (2)\n```\n", refresh=True)
        self.assertEqual(after, f"{command}first line 5     (1)\n...\nlast line        (2)\n```\n")

    def test_what_is_right_is_left_alone(self):
        text = "```console\n$ echo a 1\na ...\n```\n"
        self.assertEqual(page_after(text, refresh=True)[1], text)


class Projects(unittest.TestCase):
    def setUp(self):
        self.prefix = tempfile.TemporaryDirectory()
        (pathlib.Path(self.prefix.name) / "installed").write_text("yes\n")
        os.environ["TANGENCY_PREFIX"] = self.prefix.name

    def tearDown(self):
        del os.environ["TANGENCY_PREFIX"]
        self.prefix.cleanup()

    def test_a_project_starts_empty_and_keeps_its_files(self):
        self.assertEqual(examine("<!-- project: game -->\n<!-- file: src/a.txt -->\n```text\nhello\n```\n"
                                 "<!-- project: game -->\n```console\n$ ls\nsrc\n$ cat src/a.txt\nhello\n```\n"), (2, []))

    def test_a_project_does_not_see_the_source_tree_nor_another_project(self):
        self.assertEqual(len(examine("<!-- project: game -->\n```sh\ncat README.md\n```\n")[1]), 1)
        self.assertEqual(len(examine("<!-- project: one -->\n<!-- file: a.txt -->\n```text\nhello\n```\n"
                                     "<!-- project: two -->\n```sh\ncat a.txt\n```\n")[1]), 1)

    def test_the_installed_package_is_at_home(self):
        self.assertEqual(examine("<!-- project: game -->\n```console\n$ cat $HOME/tangency/installed\nyes\n```\n"), (1, []))

    def test_the_source_tree_lies_where_the_page_has_it(self):
        self.assertEqual(examine("<!-- project: game -->\n<!-- with: third_party/tangency -->\n```sh\nls third_party/tangency/run\n```\n"), (1, []))

    def test_without_an_installed_package_a_project_is_left_out_and_counted(self):
        os.environ["TANGENCY_PREFIX"] = ""
        page, _ = page_after("<!-- project: game -->\n```sh\ncat absent\n```\n")
        self.assertEqual((page.ran, page.mistakes, page.left_out), (0, [], 1))


class OtherBlocks(unittest.TestCase):
    def test_unmarked_code_is_left_alone(self):
        self.assertEqual(examine("```cpp\nnonsense\n```\n```text\nrm -rf /\n```\n"), (0, []))

    def test_marked_code_that_compiles_is_accepted(self):
        self.assertEqual(examine("<!-- compile -->\n```cpp\nint main() {}\n```\n"), (1, []))

    def test_marked_code_that_does_not_compile_is_a_mistake(self):
        self.assertRegex(examine("<!-- compile -->\n```cpp\nnonsense\n```\n")[1][0], "does not compile")

    def test_a_named_file_is_there_for_later_commands(self):
        self.assertEqual(examine("<!-- file: a.txt -->\n```text\nhello\n```\n```console\n$ cat a.txt\nhello\n```\n"),
                         (1, []))

    def test_a_named_file_cannot_overwrite_the_source(self):
        self.assertEqual(len(examine("<!-- file: README.md -->\n```text\nhello\n```\n")[1]), 1)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fuzz campaigns from outside: rounds that add up, are cut off, missing, foreign or damaged, on real libFuzzer programs.

usage: fuzz_interrupted_test.py TANGENCY_BINARY FUZZ_SUBJECTS USERS_FUZZER SCHEMA
"""
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
import unittest

import jsonschema

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tools"))
import interrupted_test
import command

SUBJECTS, USERS, SCHEMA = "", "", {}
OPEN_BALL = ["--subject", "mutant_open_ball"]


class Fuzzing(interrupted_test.Campaign):
    """The folder of a test has the target `subjects` and a user's right function, `users`."""

    def setUp(self):
        super().setUp()
        for name, program in (("subjects", SUBJECTS), ("users", USERS)):
            os.symlink(program, self.folder / name)

    def fuzz(self, *words, program="subjects", cases="3000", shards=3, rounds=2, name="plan.json"):
        return self.plan("--fuzzer", program, "--rounds", rounds, *words, cases=cases, shards=shards, name=name)

    def script(self, name, text):
        (self.folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (self.folder / name).chmod(0o755)

    def in_rounds(self, rounds, shards, out="out", status=0):
        """Runs and merges the rounds; returns what the last merge said."""
        for number in range(1, rounds + 1):
            # In no order, as machines end.
            self.run_shards(sorted(range(shards), key=lambda shard: hashlib.md5(bytes([shard, number])).digest()), out=out)
            merged = self.succeed("merge", out, status=status if number == rounds else 0)
            if number < rounds:
                self.assertRegex(merged.stdout, f"^round {number} of {rounds} is merged: .* for round {number + 1}\n$")
        return merged.stdout

    def in_round(self, number, name):
        return self.folder / "out" / f"round-{number:03}" / name

    def report(self, file="out/report.json"):
        document = json.loads((self.folder / file).read_text())
        jsonschema.Draft202012Validator(SCHEMA).validate(document)
        return document


class Rounds(Fuzzing):
    def test_any_number_of_shards_gives_the_bytes_of_all_rounds_in_one_go(self):
        self.fuzz("--subject", "fold", shards=1)
        self.succeed("run", "plan.json", "--json", "whole.json")
        report = self.report("whole.json")
        first, second = report["rounds"]
        self.assertEqual((report["verdict"], report["findings"], report["fuzzer"]["flags"]), ("holds", [], ["--subject=fold"]))
        # Each of the three runs of the second round began with the corpus of the first.
        self.assertEqual((first["inputs"], second["inputs"]), (3000, 3000 + 3 * first["corpus"]))
        self.assertGreater(first["corpus"], 100)
        self.assertGreater(second["features"], first["features"])
        self.assertEqual(report["inputs"], first["inputs"] + second["inputs"])
        for shards in (1, 3):
            self.fuzz("--subject", "fold", shards=shards)
            said = self.in_rounds(2, shards, f"out{shards}")
            self.assertIn("tangency: campaign holds: subjects --subject=fold, 2 rounds, ", said)
            self.assertEqual((self.folder / f"out{shards}/report.json").read_bytes(), (self.folder / "whole.json").read_bytes())
        kept = [file.read_bytes() for file in (self.folder / "out3/corpus").iterdir()]
        self.assertEqual(len(set(kept)), report["corpus"])
        # Another seed, another run.
        self.fuzz("--subject", "fold", "--seed", 2, shards=1)
        self.succeed("run", "plan.json", "--json", "other.json")
        self.assertNotEqual(self.report("other.json")["rounds"], report["rounds"])

    def test_a_finding_is_reported_once_however_often_it_was_found_and_can_be_played_again(self):
        self.fuzz(*OPEN_BALL)
        self.assertRegex(self.in_rounds(2, 3, status=1), r"found 6 times, first in round 1:\n  mutant_open_ball \(.*breaks P(.*\n)*tangency: "
                         r"campaign FAILED with 1 finding: subjects --subject=mutant_open_ball, 2 rounds, ")
        (finding,) = self.report()["findings"]
        self.assertIn("expected true: a tie", finding["said"])
        (file,) = (self.folder / "out/findings").iterdir()
        self.assertEqual(file.read_bytes().hex(), finding["input"])
        self.assertEqual(hashlib.sha256(file.read_bytes()).hexdigest(), finding["sha256"])
        explained = command.run("fuzz", "explain", *OPEN_BALL, file)
        self.assertEqual(explained.returncode, 1, explained)
        self.assertIn(f"breaks {re.search('breaks (P[0-9]+)', finding['said'])[1]} ", explained.stdout)
        # A merge after the last round says the same.
        self.assertIn("FAILED with 1 finding", self.succeed("merge", "out", status=1).stdout)
        self.assertEqual(self.succeed("run", "plan.json", "--shard", 0, "--out", "out").stdout, "shard 0: all 2 rounds are merged\n")

    def test_a_corpus_is_where_the_first_round_starts_and_inputs_that_fail_leave_it(self):
        corpus = self.folder / "corpus"
        corpus.mkdir()
        for name, content in (("tie", b""), ("ordinary", bytes([0, 0, 4, 1, 2])), ("again", bytes([0, 0, 4, 1, 2])), ("near", bytes([0, 0, 7, 1]))):
            (corpus / name).write_bytes(content)
        plan = self.fuzz("--corpus", "corpus", *OPEN_BALL, cases="1024", shards=1, rounds=1)
        (corpus / "near").rename(corpus / "another name")
        self.assertEqual(self.fuzz("--corpus", "corpus", *OPEN_BALL, cases="1024", shards=1, rounds=1), plan)
        self.in_rounds(1, 1, status=1)
        fails = next((self.folder / "out/findings").iterdir()).read_bytes()
        # That one stops every run before it has begun, and the merge goes on behind it.
        (corpus / "fails").write_bytes(fails)
        self.refuse(self.campaign("run", "plan.json", "--shard", 0, "--out", "new"), "corpus has other inputs", "plan anew")
        self.fuzz("--corpus", "corpus", *OPEN_BALL, cases="1024", shards=1, rounds=1)
        self.in_rounds(1, 1, "new", status=1)
        kept = {file.read_bytes() for file in (self.folder / "new/corpus").iterdir()}
        self.assertIn(bytes([0, 0, 4, 1, 2]), kept)
        self.assertNotIn(fails, kept)
        for file in corpus.iterdir():
            file.unlink()
        self.refuse(self.campaign("plan", "--fuzzer", "subjects", "--corpus", "corpus", "--cases", 1024, "--shards", 1), "no input", "leave out")
        self.refuse(self.campaign("plan", "--fuzzer", "subjects", "--corpus", "none", "--cases", 1024, "--shards", 1), "none", "folder")

    def test_what_is_missing_of_which_round_is_said_with_the_command(self):
        self.fuzz(program="users")
        self.run_shards([1])
        self.refuse(self.campaign("merge", "out"), "of 3 shards of round 1", "0, 2", "--shard I --out out")
        self.run_shards([0, 1, 2])
        self.succeed("merge", "out")
        self.refuse(self.campaign("merge", "out"), "of 3 shards of round 2", "0 to 2")
        self.assertEqual(self.succeed("run", "plan.json", "--shard", 1, "--out", "out").stdout, "round 2, shard 1: finished\n")
        self.assertEqual(self.succeed("run", "plan.json", "--shard", 1, "--out", "out").stdout, "round 2, shard 1: was finished before\n")

    def test_a_shard_of_another_round_or_corpus_and_every_damage_are_named_with_a_hint(self):
        self.fuzz(program="users", shards=1)
        self.run_shards([0])
        self.succeed("merge", "out")
        self.run_shards([0])
        whole = self.in_round(2, "shard-000000.json").read_bytes()
        shutil.copy(self.in_round(1, "shard-000000.json"), self.in_round(2, "shard-000000.json"))
        self.refuse(self.campaign("merge", "out"), "round-002/shard-000000.json is of another plan", "another corpus", "run shard 0 again")
        self.in_round(2, "shard-000000.json").write_bytes(whole[:-3] + b"0\n")
        self.refuse(self.campaign("merge", "out"), "round-002/shard-000000.json is damaged", "run shard 0 again")
        self.in_round(2, "shard-000000.json").write_bytes(whole)
        merged = self.in_round(1, "merged.json").read_bytes()
        self.in_round(1, "merged.json").write_bytes(merged[:len(merged) // 2])
        self.refuse(self.campaign("merge", "out"), "round-001/merged.json is damaged", "merge round 1 again")
        self.in_round(1, "merged.json").unlink()
        self.succeed("merge", "out")
        self.assertEqual(json.loads(self.in_round(1, "merged.json").read_text().splitlines()[0])["corpus"],
                         json.loads(merged.splitlines()[0])["corpus"])
        self.assertIn("campaign holds: users, 2 rounds", self.succeed("merge", "out").stdout)

    def test_a_program_that_was_built_anew_is_refused(self):
        shutil.copy(SUBJECTS, self.folder / "copy")
        self.fuzz(program="copy")
        with open(self.folder / "copy", "ab") as file:
            file.write(b"\0")
        self.refuse(self.campaign("run", "plan.json", "--shard", 0, "--out", "out"), "copy is another file", "plan anew")

    def test_the_environment_changes_nothing(self):
        self.fuzz("--subject", "fold", shards=1, rounds=1)
        self.succeed("run", "plan.json", "--json", "plain.json")
        done = self.campaign("run", "plan.json", "--json", "other.json", env={**os.environ, "TANGENCY_FUZZ_FORM": "lo_hi"})
        self.assertEqual(done.returncode, 0, done)
        self.assertEqual(self.report("other.json"), self.report("plain.json"))


class CutOff(Fuzzing):
    def test_it_goes_on_after_signals_and_ends_with_the_same_bytes(self):
        self.fuzz(program="users", cases="18e5", shards=1, rounds=1)
        self.succeed("run", "plan.json", "--json", "whole.json")
        scratch = self.folder / "scratch"
        scratch.mkdir()
        part = self.in_round(1, "shard-000000.part")

        def ready(_):
            """Its first input is played."""
            end = time.monotonic() + 300
            while not any(scratch.glob("*/run")) and time.monotonic() < end:
                time.sleep(0.01)

        def kept(number):
            if number != signal.SIGKILL:
                self.assertEqual(list(scratch.iterdir()), [])
            return part.exists()

        self.cut_off_by_signals(part, "round 1, shard 0", ready, 0.5, kept, env={**os.environ, "TMPDIR": str(scratch)})
        self.in_rounds(1, 1)
        self.assertEqual((self.folder / "out/report.json").read_bytes(), (self.folder / "whole.json").read_bytes())


class Words(Fuzzing):
    SIZE = ["plan", "--cases", "1e4", "--shards", "2"]

    def test_what_cannot_be_planned_is_named_with_a_hint(self):
        size = [*self.SIZE, "--fuzzer", "subjects"]
        self.refuse(self.campaign(*self.SIZE, "--rounds", 3, *interrupted_test.FOLD), "--rounds", "--fuzzer")
        self.refuse(self.campaign(*self.SIZE, "--corpus", "here", *interrupted_test.FOLD), "--corpus", "--fuzzer")
        for option, word in (("--scalar", "f32"), ("--dim", "2"), ("--contract", "open"), ("--decide", "reference"), ("--require", "logic")):
            self.refuse(self.campaign(*size, option, word), option, "leave it out")
        self.refuse(self.campaign(*size, "--plugin", "hits.so"), "--plugin", "--fuzzer")
        self.refuse(self.campaign(*size, "--subject", "fold", "--subject", "arvo"), "one --subject")
        self.refuse(self.campaign(*size, "--question", "box_bal"), "box_bal", "box_segment")
        for rounds in (0, 1000):
            self.refuse(self.campaign(*size, "--rounds", rounds), "--rounds", "1 to 999")
        self.refuse(self.campaign("plan", "--fuzzer", "subjects", "--cases", "1e4", "--shards", "99"), "--shards 99", "give 10 or less")
        self.refuse(self.campaign(*self.SIZE, "--fuzzer", "none"), "cannot read the fuzzer", "none")

    def test_a_program_that_is_no_fuzzer_or_refuses_its_words_is_named_with_what_it_says(self):
        self.script("quiet", "echo hello")
        self.refuse(self.campaign(*self.SIZE, "--fuzzer", "quiet"), "quiet says nothing of inputs played", "docs/fuzz.md", "hello")
        self.script("dying", "echo this is too much >&2; exit 3")
        self.refuse(self.campaign(*self.SIZE, "--fuzzer", "dying"), "dying exited with status 3", "this is too much", "by hand")
        (self.folder / "plain").write_text("")
        self.refuse(self.campaign(*self.SIZE, "--fuzzer", "plain"), "plain", "Permission denied")
        self.refuse(self.campaign(*self.SIZE, "--fuzzer", "subjects", "--subject", "fould"), "no subject or mutant is named 'fould'")
        self.refuse(self.campaign(*self.SIZE, "--fuzzer", "users", "--subject", "fold"), "users is a fuzzer of one function", "--subject=fold")

    def test_a_folder_for_scratch_that_takes_no_file_is_named(self):
        self.fuzz(program="users")
        done = self.campaign("run", "plan.json", "--shard", 0, "--out", "out", env={**os.environ, "TMPDIR": "/proc"})
        self.refuse(done, "temporary folder", "TMPDIR")


class Scripts(Fuzzing):
    # sbatch that runs every task at once and leaves out what $SKIP names, as a job that is killed is left out.
    SBATCH = """dependency=none
for word; do case $word in --dependency=*) dependency=$word ;; esac; done
cat > job-$$.sh
echo $$ $dependency >> jobs
tasks=$(sed -n 's/^#SBATCH --array=0-//p' job-$$.sh)
for task in $(seq 0 ${tasks:-0}); do
    if [ -n "$tasks" ] && [ "$SKIP" = $task ] && [ ! -e skipped ]; then touch skipped; continue; fi
    SLURM_ARRAY_TASK_ID=$task bash job-$$.sh >> log 2>&1 || true
done
echo "$$;cluster"
"""

    def test_slurm_gets_an_array_and_a_merge_a_round_and_the_next_array_runs_what_was_cut_off(self):
        self.fuzz(program="users")
        out = "it's \"$HOME\" & more"
        script = self.succeed("slurm", "plan.json", "--out", out, "--tasks", 2).stdout
        (self.folder / "bin").mkdir()
        self.script("bin/sbatch", self.SBATCH)
        path = f"{self.folder / 'bin'}:{os.environ['PATH']}"

        def submit(**more):
            return subprocess.run(["bash", "-s", "--", "--time=1:00:00"], input=script, cwd=self.folder, text=True, capture_output=True,
                                  check=False, timeout=600, env={**os.environ, "PATH": path, **more})

        done = submit(SKIP="1")
        self.assertEqual((done.returncode, done.stdout.count("round ")), (0, 2), done)
        jobs = [line.split() for line in (self.folder / "jobs").read_text().splitlines()]
        # Each waits for the one before, however that ends.
        self.assertEqual([job[1] for job in jobs], ["none", *(f"--dependency=afterany:{job[0]}" for job in jobs[:-1])])
        log = (self.folder / "log").read_text()
        self.assertIn("of 3 shards of round 1 these are missing", log)
        self.assertIn("round 1, shard 1: finished", log)
        self.assertIn("round 1 of 2 is merged", log)
        self.assertFalse((self.folder / out / "report.json").exists())
        self.assertEqual(submit().returncode, 0)
        self.assertEqual(self.report(f"{out}/report.json")["verdict"], "holds")

    def test_parallel_runs_and_merges_rounds_until_there_is_a_report(self):
        self.fuzz(program="users")
        script = self.succeed("parallel", "plan.json", "--out", "out").stdout
        # parallel in one line of sh: the command is its last word.
        (self.folder / "bin").mkdir()
        self.script("bin/parallel", 'for last; do :; done; while read shard; do eval "$(echo "$last" | sed "s/{}/$shard/")"; done')
        environment = {**os.environ, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}"}
        for times in range(2):
            done = subprocess.run(["bash", "-s", "--", "--jobs", "2"], input=script, cwd=self.folder, text=True, capture_output=True,
                                  check=False, timeout=600, env=environment)
            self.assertEqual(done.returncode, 0, done)
            self.assertEqual(done.stdout.count("campaign holds"), 1 - times)


if __name__ == "__main__":
    # The many small files of a fuzzer are made in memory, where there is some.
    if "TMPDIR" not in os.environ and os.access("/dev/shm", os.W_OK):
        os.environ["TMPDIR"] = "/dev/shm"
    command.BINARY, SUBJECTS, USERS = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:4])
    SCHEMA = json.loads(pathlib.Path(sys.argv[4]).read_text())
    unittest.main(argv=[sys.argv[0], *sys.argv[5:]])

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency campaign` from outside: shards that add up, that are cut off, missing, doubled, foreign or damaged.

usage: campaign_test.py TANGENCY_BINARY FOLDER_OF_PLUGINS
"""
import hashlib
import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import time
import unittest

sys.dont_write_bytecode = True
import command
import signals

PLUGINS = pathlib.Path()
FOLD = ["--subject", "fold", "--scalar", "f32"]
OPEN_BALL = ["--subject", "fold", "--subject", "mutant_open_ball", "--scalar", "f32"]


class Campaign(command.Folder):
    def campaign(self, *words, **options):
        return command.run("campaign", *words, timeout=600, cwd=self.folder, **options)

    def succeed(self, *words, status=0):
        done = self.campaign(*words)
        self.assertEqual(done.returncode, status, done)
        return done

    def plan(self, *subject, cases="5e4", shards=3, name="plan.json"):
        (self.folder / name).write_text(self.succeed("plan", "--cases", cases, "--shards", shards, *subject).stdout)
        return json.loads((self.folder / name).read_text())

    def run_shards(self, shards, plan="plan.json", out="out"):
        for shard in shards:
            self.succeed("run", plan, "--shard", shard, "--out", out)

    def file(self, shard, out="out"):
        return self.folder / out / f"shard-{shard:06}.json"

    def cut_off_by_signals(self, part, name, ready, seconds, kept, **options):
        """Runs shard 0, called `name`, three times and cuts it off by a signal the seconds or more after it is `ready`: each run goes on with
        the blocks of the one before. `kept` is asked with the signal whether they are in `part`, which may not be there yet."""
        def blocks_after(number, status):
            child = subprocess.Popen([command.BINARY, "campaign", "run", "plan.json", "--shard", "0", "--out", "out"], cwd=self.folder,
                                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
            self.addCleanup(child.kill)
            ready(child)
            time.sleep(seconds)
            child.send_signal(number)
            said, complaint = child.communicate(timeout=300)
            self.assertEqual((child.returncode, complaint), (status, ""))
            self.assertFalse(part.with_suffix(".json").exists(), "the run was over before the signal: make it longer")
            if status == 130:
                self.assertEqual(said, f"{name}: interrupted; run it again to go on\n")
            return json.loads(part.read_text().splitlines()[0])["blocks"] if kept(number) else 0

        blocks = 0
        for number in (signal.SIGINT, signal.SIGTERM):
            # As long as this machine takes for a block or two.
            while (more := blocks_after(number, 130)) == blocks and seconds < 60:
                seconds *= 2
            self.assertGreater(more, blocks)
            blocks = more
        self.assertGreaterEqual(blocks_after(signal.SIGKILL, -signal.SIGKILL), blocks)


class Merge(Campaign):
    def test_any_number_of_shards_gives_the_bytes_of_the_undivided_run(self):
        self.plan(*OPEN_BALL, shards=1)
        self.succeed("run", "plan.json", "--json", "whole.json", status=1)
        whole = (self.folder / "whole.json").read_bytes()
        self.assertIn(b'"counterexample"', whole)
        for shards in (1, 2, 5, 16):
            with self.subTest(shards=shards):
                self.plan(*OPEN_BALL, shards=shards)
                # In no order, as machines end.
                self.run_shards(sorted(range(shards), key=lambda shard: hashlib.md5(bytes([shard])).digest()), out=f"out{shards}")
                merged = self.succeed("merge", f"out{shards}", status=1)
                self.assertEqual((self.folder / f"out{shards}" / "report.json").read_bytes(), whole)
                self.assertIn("FAILED mutant_open_ball by P03: ", merged.stdout)

    def test_rotated_boxes_are_merged_likewise_and_their_kinds_are_asked_for(self):
        wrong = ["--subject", "rotated_axis", "--subject", "sat_rotated", "--scalar", "f32", "--require", "banded"]
        for subjects in (wrong, ["--subject", "corner_quaternion", "--scalar", "f64"], ["--subject", "radians_fold", "--scalar", "f32"]):
            with self.subTest(subjects=subjects):
                self.plan(*subjects, cases="7e4", shards=1)
                status = int(subjects is wrong)
                self.succeed("run", "plan.json", "--json", "whole.json", status=status)
                whole = (self.folder / "whole.json").read_bytes()
                self.plan(*subjects, cases="7e4", shards=3)
                out = f"rotated-{subjects[1]}"
                self.run_shards((2, 0, 1), out=out)
                self.succeed("merge", out, status=status)
                self.assertEqual((self.folder / out / "report.json").read_bytes(), whole)
                report = json.loads(whole)
                self.assertGreater(report["kinds_in_share_of_reference"]["rotated"], 10)
                self.assertEqual(report["seen_too_seldom"], [])
                self.assertEqual(report["results"][-1]["level"], "banded")

    def test_exact_filtered_is_held_to_the_reference_in_every_case(self):
        self.assertEqual(self.plan("--subject", "exact_filtered", "--scalar", "f64", "--dim", "3")["decided_by"], "reference")
        self.run_shards(range(3))
        self.succeed("merge", "out")
        report = json.loads((self.folder / "out" / "report.json").read_text())
        self.assertEqual((report["verdict"], report["bulk"]["decided_by_reference"]), ("holds", 50000))
        self.assertEqual(report["results"][0]["level"], "exact")

    def test_a_plugin_is_tried_and_another_file_of_its_name_is_not(self):
        shutil.copy(PLUGINS / "check_sound.so", self.folder / "hits.so")
        self.plan("--plugin", "hits.so", "--form", "center_half", "--scalar", "f64", "--contract", "closed")
        self.run_shards([0, 1])
        shutil.copy(PLUGINS / "check_faulty.so", self.folder / "hits.so")
        self.refuse(self.campaign("run", "plan.json", "--shard", 2, "--out", "out"), "hits.so", "another file")
        shutil.copy(PLUGINS / "check_sound.so", self.folder / "hits.so")
        self.run_shards([2])
        self.assertIn("tangency: campaign holds: ", self.succeed("merge", "out").stdout)

    def test_a_plugin_that_exits_ends_its_shard_with_the_call(self):
        self.plan("--plugin", PLUGINS / "check_faulty.so", "--form", "center_half", "--scalar", "f64", "--contract", "closed")
        done = self.campaign("run", "plan.json", "--shard", 0, "--out", "out", env={**os.environ, "FAULT": "abort"})
        self.refuse(done, "tangency_center_half_f64", "SIGABRT", "check --plugin")

    def test_what_is_missing_is_said_with_the_command(self):
        self.plan(*FOLD, shards=9)
        self.run_shards([0, 2, 8])
        self.refuse(self.campaign("merge", "out"), "of 9 shards", "1, 3 to 7", "--shard I --out out")

    def test_a_shard_under_two_names_is_named(self):
        self.plan(*FOLD)
        self.run_shards(range(3))
        shutil.copy(self.file(1), self.folder / "out" / "shard-1.json")
        self.refuse(self.campaign("merge", "out"), "shard 1 is there twice", "shard-1.json")

    def test_a_shard_in_the_place_of_another_is_named(self):
        self.plan(*FOLD)
        self.run_shards(range(3))
        shutil.copy(self.file(1), self.file(2))
        self.refuse(self.campaign("merge", "out"), "shard-000002.json holds shard 1", "run shard 2 again")

    def test_a_shard_that_the_plan_has_not_is_named(self):
        self.plan(*FOLD)
        self.run_shards(range(3))
        shutil.copy(self.file(1), self.file(3))
        self.refuse(self.campaign("merge", "out"), "shard-000003.json", "0 to 2")

    def test_a_shard_of_another_plan_is_named(self):
        self.plan(*FOLD)
        self.run_shards(range(3))
        self.plan(*FOLD, "--seed", "2", name="other.json")
        self.run_shards([1], "other.json", "other")
        shutil.copy(self.file(1, "other"), self.file(1))
        self.refuse(self.campaign("merge", "out"), "shard-000001.json is of another plan")
        self.refuse(self.campaign("run", "other.json", "--shard", 0, "--out", "out"), "out holds the shards of another plan", "--out")

    def test_every_damage_to_a_file_is_named_with_a_hint(self):
        self.plan(*FOLD)
        self.run_shards(range(3))
        whole = self.file(1).read_bytes()
        middle = len(whole) // 2
        for damaged in (b"", whole[:-1], whole[:middle], whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1:], whole + b"\n"):
            self.file(1).write_bytes(damaged)
            self.refuse(self.campaign("merge", "out"), "shard-000001.json is damaged", "run shard 1 again")
        self.file(1).unlink()
        self.run_shards([1])
        self.assertEqual(self.results(self.file(1).read_text()), self.results(whole.decode()))

    @staticmethod
    def results(text):
        """All but the seconds, and the checksum of all."""
        document = json.loads(text.splitlines()[0])
        return {key: value for key, value in document.items() if key != "seconds"}


class CutOff(Campaign):
    SLOW = ["--subject", "exact_filtered", "--scalar", "f32"]

    def test_it_goes_on_after_signals_and_ends_with_the_same_bytes(self):
        self.plan(*self.SLOW, cases="1.5e6", shards=1)
        self.succeed("run", "plan.json", "--json", "whole.json")
        part = self.file(0).with_suffix(".part")
        self.cut_off_by_signals(part, "shard 0", lambda child: signals.wait_until_caught(child, signal.SIGTERM), 0.2, lambda _: True)
        self.assertEqual(self.succeed("run", "plan.json", "--shard", 0, "--out", "out").stdout, "shard 0: finished\n")
        self.assertFalse(part.exists())
        self.succeed("merge", "out")
        self.assertEqual((self.folder / "out" / "report.json").read_bytes(), (self.folder / "whole.json").read_bytes())

    def test_a_finished_shard_is_not_run_again(self):
        self.plan(*FOLD)
        self.run_shards([0])
        before = self.file(0).stat().st_mtime_ns
        self.assertEqual(self.succeed("run", "plan.json", "--shard", 0, "--out", "out").stdout, "shard 0: was finished before\n")
        self.assertEqual(self.file(0).stat().st_mtime_ns, before)

    def test_a_state_that_is_damaged_is_made_again(self):
        self.plan(*FOLD)
        (self.folder / "out").mkdir()
        self.file(0).with_suffix(".part").write_text("{")
        self.run_shards(range(3))
        self.succeed("merge", "out")

    def test_a_disk_that_is_full_is_named_and_leaves_no_half_a_file(self):
        self.plan(*FOLD)
        self.run_shards([0])
        before = sorted(os.listdir(self.folder / "out"))

        def fill():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

        done = self.campaign("run", "plan.json", "--shard", 1, "--out", "out", preexec_fn=fill)
        self.refuse(done, "cannot write", "shard-000001.part", "free some room")
        self.assertEqual(sorted(os.listdir(self.folder / "out")), before)
        self.run_shards([1, 2])
        self.refuse(self.campaign("merge", "out", preexec_fn=fill), "cannot write", "report.json", "free some room")


class Words(Campaign):
    def test_numbers_of_cases_are_whole_in_whatever_way_they_are_written(self):
        for text, number in (("1e5", 100_000), ("1.5e5", 150_000), ("2E+05", 200_000), ("65536", 65_536)):
            self.assertEqual(self.plan(*FOLD, cases=text)["cases"], number)
        for text in ("1.5", "1e-3", "1.55e1", "e5", "1e", "1e99", "1e20", "-1e5", "0x1e5", "many", ""):
            self.refuse(self.campaign("plan", "--cases", text, "--shards", 2, *FOLD), "--cases", "whole number")
        for option, number in (("--cases", "0"), ("--shards", "0")):
            words = {"--cases": "1e5", "--shards": "2", option: number}
            self.refuse(self.campaign("plan", *[word for pair in words.items() for word in pair], *FOLD), option, "1 or more")

    def test_what_cannot_be_planned_is_named_with_a_hint(self):
        size = ["plan", "--cases", "1e5", "--shards", "4"]
        self.refuse(self.campaign("plan", "--cases", "1e5", "--shards", "99", *FOLD), "--shards 99", "give 98 or less")
        self.refuse(self.campaign(*size), "--subject", "--plugin")
        self.refuse(self.campaign(*size, "--subject", "fould"), "fould", "--list")
        self.refuse(self.campaign(*size, "--subject", "fold"), "center_half f32 2-D", "center_half f64 2-D", "--scalar")
        self.refuse(self.campaign(*size, "--subject", "fold", "--subject", "arvo"), "fold is tried as center_half", "arvo is tried as lo_hi")
        self.refuse(self.campaign(*size, "--subject", "circles_sqrt"), "circles_sqrt", "a ball and a box")
        self.refuse(self.campaign(*size, *FOLD, "--decide", "me"), "'me'", "exact_filtered, reference")
        self.refuse(self.campaign(*size, *FOLD, "--require", "good"), "'good'", "banded")
        self.refuse(self.campaign(*size, "--plugin", "none.so", "--form", "lo_hi", "--scalar", "f32", "--contract", "open"), "none.so")
        self.refuse(self.campaign(*size, "--plugin", PLUGINS / "check_sound.so", "--form", "lo_hi", "--scalar", "f32", "--contract", "both"),
                    "'both'", "closed, open, half_open, auto")

    def test_a_shard_beyond_the_last_is_named_before_a_folder_is_made(self):
        self.plan(*FOLD)
        self.refuse(self.campaign("run", "plan.json", "--shard", 3, "--out", "out"), "no shard 3", "0 to 2")
        self.assertFalse((self.folder / "out").exists())

    def test_a_plan_of_another_version_is_refused_by_both_versions(self):
        plan = self.plan(*FOLD)
        version = plan["tangency"]
        (self.folder / "plan.json").write_text(json.dumps({**plan, "tangency": "0.0.7"}))
        self.refuse(self.campaign("run", "plan.json", "--shard", 0, "--out", "out"), "tangency 0.0.7", f"tangency {version}", "plan anew")

    def test_a_plan_that_was_changed_or_is_none_is_refused(self):
        plan = self.plan(*FOLD)
        for changed in ({**plan, "seed": 2}, {**plan, "shards": 0}, {**plan, "block": 0}, {**plan, "form": "box"},
                        {key: value for key, value in plan.items() if key != "subjects"}):
            (self.folder / "plan.json").write_text(json.dumps(changed))
            self.refuse(self.campaign("run", "plan.json", "--shard", 0, "--out", "out"), "plan.json", "changed", "again")
        for text in ("", "[]", "{}", "tangency", '{"report": "tangency audit"}'):
            (self.folder / "plan.json").write_text(text)
            self.refuse(self.campaign("run", "plan.json", "--shard", 0, "--out", "out"), "plan.json is no plan", "campaign plan")
        self.refuse(self.campaign("run", "none.json", "--shard", 0, "--out", "out"), "none.json")

    def test_a_folder_that_cannot_be_made_or_has_no_plan_is_named(self):
        self.plan(*FOLD)
        for out in ("/proc/nowhere", "plan.json"):
            self.refuse(self.campaign("run", "plan.json", "--shard", 0, "--out", out), out, "--out")
        self.refuse(self.campaign("merge", "nowhere"), "nowhere/plan.json", "--out")
        self.refuse(self.campaign("run", "plan.json", "--json", "/proc/nowhere/report.json"), "/proc/nowhere/report.json", "--json")
        self.refuse(self.campaign("run", "plan.json", "--shard", 0), "--shard", "--out")


class Scripts(Campaign):
    def test_few_tasks_of_an_array_run_all_shards_whatever_the_folder_is_called(self):
        self.plan(*FOLD, shards=5)
        out = "it's \"$HOME\" & more"
        script = self.succeed("slurm", "plan.json", "--out", out, "--tasks", 2).stdout
        self.assertIn("#SBATCH --array=0-1\n", script)
        for task in ("0", "1"):
            subprocess.run(["bash", "-c", script], check=True, capture_output=True, env={**os.environ, "SLURM_ARRAY_TASK_ID": task})
        self.succeed("merge", out)
        self.refuse(self.campaign("slurm", "plan.json", "--out", out, "--tasks", 0), "--tasks")


if __name__ == "__main__":
    command.BINARY, PLUGINS = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])

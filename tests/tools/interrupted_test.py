#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Audits and campaigns that are cut off by signals: what is known is told or kept.

usage: interrupted_test.py TANGENCY_BINARY
"""
import json
import pathlib
import signal
import subprocess
import sys
import time
import unittest

sys.dont_write_bytecode = True
import command
import signals

FOLD = ["--subject", "fold", "--scalar", "f32"]


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
        """Runs shard 0, called `name`, three times and cuts it off by a signal the seconds or more after it is `ready`: each run goes
        on with the blocks of the one before. `kept` is asked with the signal whether they are in `part`, which may not be there yet."""
        def blocks_after(number, status):
            words = [command.BINARY, "campaign", "run", "plan.json", "--shard", "0", "--out", "out"]
            child = subprocess.Popen(words, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
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


class CutOff(Campaign):
    def test_a_shard_goes_on_after_signals_and_ends_with_the_same_bytes(self):
        self.plan("--subject", "exact_filtered", "--scalar", "f32", cases="1.5e6", shards=1)
        self.succeed("run", "plan.json", "--json", "whole.json")
        part = self.file(0).with_suffix(".part")
        self.cut_off_by_signals(part, "shard 0", lambda child: signals.wait_until_caught(child, signal.SIGTERM), 0.2, lambda _: True)
        self.assertEqual(self.succeed("run", "plan.json", "--shard", 0, "--out", "out").stdout, "shard 0: finished\n")
        self.assertFalse(part.exists())
        self.succeed("merge", "out")
        self.assertEqual((self.folder / "out" / "report.json").read_bytes(), (self.folder / "whole.json").read_bytes())

    def test_ctrl_c_prints_what_is_known_and_exits_130(self):
        # As long as this machine takes for the first subjects.
        for seconds in (1, 4, 16, 64):
            child = subprocess.Popen([command.BINARY, "audit", "--mutants", "--verbose", "--out", self.folder], stdout=subprocess.PIPE,
                                     stderr=subprocess.PIPE, text=True)
            signals.wait_until_caught(child)
            time.sleep(seconds)
            child.send_signal(signal.SIGINT)
            out, _ = child.communicate(timeout=300)
            self.assertEqual(child.returncode, 130)
            self.assertIn("interrupted", out)
            self.assertTrue((self.folder / "report.json").exists())
            if "fold" in out:
                break
        self.assertIn("fold", out)


if __name__ == "__main__":
    command.BINARY = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()

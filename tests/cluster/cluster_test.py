#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A campaign of 16 shards by Slurm, with jobs killed and requeued on the way, by GNU parallel, and in one go: the same report. And rounds of
fuzzing, of a user's function that clang compiles here.

usage: cluster_test.py TANGENCY_BINARY   (./run cluster)
"""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True
from slurm import Slurm, adopt_orphans, descendants, end_descendants

BINARY = ""
SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent
SHARDS = 16
CASES = "6e6"
ROUNDS = 3


class Campaign(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="tangency-cluster-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.folder.chmod(0o755)  # munged refuses a socket that others cannot reach

    @classmethod
    def campaign(cls, *words, status=0):
        done = subprocess.run([BINARY, "campaign", *map(str, words)], cwd=cls.folder, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode != status:
            raise RuntimeError(f"{words}: status {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def parallel(self):
        script = self.campaign("parallel", "plan.json", "--out", "parallel")
        return subprocess.run(["bash", "-s", "--", "--jobs", "2"], input=script, cwd=self.folder, text=True, check=True, capture_output=True,
                              timeout=300)

    @staticmethod
    def kill(shard):
        """Kills the process of a shard, as the kernel does where memory is short."""
        for process in descendants():
            try:
                words = pathlib.Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
                if words[1:3] == [b"campaign", b"run"] and words[words.index(b"--shard") + 1] == str(shard).encode():
                    os.kill(process, signal.SIGKILL)
            except (FileNotFoundError, ProcessLookupError):
                pass

    def strike(self, slurm, folder, struck, blow):
        """Strikes shards at work in the folder, but those struck before, until one is cut off by that, which is returned."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            for part in sorted((self.folder / folder).glob("shard-*.part")):
                shard = int(part.stem.removeprefix("shard-"))
                if shard in struck:
                    continue
                struck.add(shard)
                blow(shard)
                time.sleep(0.2)
                if part.exists() and not part.with_suffix(".json").exists():
                    return shard
            time.sleep(0.01)
        self.fail(f"every shard was finished before it could be struck; make the campaign longer\n{slurm.logs()}")


class Bulk(Campaign):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        plan = cls.campaign("plan", "--cases", CASES, "--shards", SHARDS, "--subject", "fold", "--subject", "mutant_open_ball", "--scalar",
                            "f32", "--decide", "reference")
        (cls.folder / "plan.json").write_text(plan)
        cls.campaign("run", "plan.json", "--json", "whole.json", status=1)
        cls.whole = (cls.folder / "whole.json").read_bytes()

    def expect_whole(self, out):
        self.assertIn("mutant_open_ball by P03", self.campaign("merge", out, status=1))
        self.assertEqual((self.folder / out / "report.json").read_bytes(), self.whole)
        report = json.loads(self.whole)
        self.assertEqual(report["bulk"]["cases"], int(float(CASES)))

    def test_gnu_parallel_comes_to_the_report_of_the_run_in_one_go(self):
        self.parallel()
        self.expect_whole("parallel")

    def test_slurm_comes_to_the_same_report_though_jobs_are_killed_and_requeued(self):
        (self.folder / "slurm").mkdir()
        with Slurm(self.folder / "slurm") as slurm:
            script = self.campaign("slurm", "plan.json", "--out", "array")
            job = re.search(r"\d+", slurm.ask("sbatch", input=script, cwd=self.folder))[0]
            struck = set()
            killed = f"{job}_{self.strike(slurm, 'array', struck, self.kill)}"
            slurm.wait_for(lambda: "JobState=FAILED " in slurm.ask("scontrol", "show", "job", killed), f"the failure of job {killed}")
            slurm.ask("scontrol", "requeue", killed)
            requeue = lambda shard: slurm.ask("scontrol", "requeue", f"{job}_{shard}", status=None)
            requeued = f"{job}_{self.strike(slurm, 'array', struck, requeue)}"
            slurm.wait_for(lambda: len(list((self.folder / "array").glob("shard-*.json"))) == SHARDS, f"job {job}", 120)
            for task in (killed, requeued):
                self.assertIn(" Restarts=1 ", slurm.ask("scontrol", "show", "job", task))
        self.assertEqual(descendants(), set())
        self.expect_whole("array")


class Fuzzing(Campaign):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # What is killed leaves its scratch files.
        os.environ["TMPDIR"] = str(cls.folder)
        cls.addClassCleanup(os.environ.pop, "TMPDIR")
        build = pathlib.Path(BINARY).parent.parent
        libraries = [next(build.rglob(f"libtangency_{name}.a")) for name in ("fuzz", "properties", "answers")]
        includes = [f"-I{SOURCE / part / 'include'}" for part in ("fuzz", "properties", "reference", "shapes")]
        subprocess.run(["clang++", "-std=c++20", "-O2", "-ffp-contract=off", "-fsanitize=fuzzer", *includes, SOURCE / "tests/fuzz/fuzzer.cpp",
                        *libraries, "-lfmt", "-lmpfi", "-lmpfr", "-lgmp", "-o", cls.folder / "hits_fuzzer"], check=True)
        plan = cls.campaign("plan", "--fuzzer", "hits_fuzzer", "--rounds", ROUNDS, "--cases", "2e5", "--shards", 4)
        (cls.folder / "plan.json").write_text(plan)
        cls.campaign("run", "plan.json", "--json", "whole.json")
        cls.whole = (cls.folder / "whole.json").read_bytes()

    def test_gnu_parallel_comes_to_the_report_of_the_run_in_one_go(self):
        self.assertIn("tangency: campaign holds: hits_fuzzer, 3 rounds", self.parallel().stdout)
        self.assertEqual((self.folder / "parallel" / "report.json").read_bytes(), self.whole)

    def test_slurm_comes_to_the_same_report_round_by_round_though_a_job_is_killed(self):
        (self.folder / "slurm").mkdir()
        script = self.campaign("slurm", "plan.json", "--out", "array")
        with Slurm(self.folder / "slurm") as slurm:
            def run(until):
                said = slurm.ask("bash", "-s", "--", "--time=10", input=script, cwd=self.folder)
                self.assertEqual(said.count("\n"), ROUNDS)
                until()
                slurm.wait_for(lambda: not slurm.ask("squeue", "--noheader").strip(), "the end of the jobs", 240)

            run(lambda: self.strike(slurm, "array/round-001", set(), self.kill))
            # The second array made up for it, so that one round is left.
            merged = sorted(path.parent.name for path in (self.folder / "array").glob("round-*/merged.json"))
            self.assertEqual(merged, ["round-001", "round-002"], slurm.logs())
            run(lambda: None)
        self.assertEqual(descendants(), set())
        self.assertEqual((self.folder / "array" / "report.json").read_bytes(), self.whole)


if __name__ == "__main__":
    # Ended by a timeout it ends what it started, as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    adopt_orphans()
    BINARY = pathlib.Path(sys.argv.pop(1)).resolve()
    try:
        unittest.main()
    finally:
        end_descendants()

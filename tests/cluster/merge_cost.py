#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What it costs to merge very many shards: their results are written by copying one, so that nothing is run.

usage: merge_cost.py TANGENCY_BINARY [SHARDS]   (100,000 if not given)
"""
import hashlib
import json
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

BLOCK = 1 << 20  # the largest there is, of which each shard then has one


def main(binary, shards):
    binary = str(pathlib.Path(binary).resolve())
    with tempfile.TemporaryDirectory(prefix="tangency-merge-") as folder:
        folder = pathlib.Path(folder)

        def campaign(*words):
            return subprocess.run([binary, "campaign", *words], cwd=folder, capture_output=True, text=True, check=False)

        # Enough cases for blocks of the largest size; more of them than that in few shards.
        cases = max(shards, 1025) * BLOCK
        (folder / "plan.json").write_text(campaign("plan", "--cases", str(cases), "--shards", str(shards), "--subject", "fold", "--subject",
                                                   "mutant_open_ball", "--scalar", "f32").stdout)
        campaign("run", "plan.json", "--shard", "0", "--out", "out")
        result = json.loads((folder / "out" / "shard-000000.json").read_text().splitlines()[0])
        for shard in range(shards):
            text = json.dumps({**result, "shard": shard}, separators=(",", ":")) + "\n"
            (folder / "out" / f"shard-{shard:06}.json").write_text(text + hashlib.sha256(text.encode()).hexdigest() + "\n")
        start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        merged = campaign("merge", "out")
        seconds, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        if merged.returncode == 2:
            sys.exit(merged.stderr)
        computed = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"{shards} shards of {len(text)} bytes: {seconds:.1f} s, of which {computed:.1f} s of one core, {1e6 * computed / shards:.0f} us "
              f"a shard; {after.ru_maxrss / 1024:.0f} MiB at most in any process\n{merged.stdout.splitlines()[-1]}")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 100_000)

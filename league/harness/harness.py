# SPDX-License-Identifier: MIT
"""harness.py ADAPTER FUNCTION FOLDER ANSWER: calls the adapter's function on the numbers of each line, answers 1 or 0 a line.

Of another ANSWER than bool it answers the number that is returned, or those of the tuple."""
import importlib.util
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[3])
spec = importlib.util.spec_from_file_location("adapter", sys.argv[1])
adapter = importlib.util.module_from_spec(spec)
spec.loader.exec_module(adapter)
hits = getattr(adapter, sys.argv[2])
for line in sys.stdin:
    told = hits(*map(float, line.split()))
    print(("1" if told else "0") if sys.argv[4] == "bool" else " ".join(map(repr, told)) if isinstance(told, tuple) else told, flush=True)

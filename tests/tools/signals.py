# SPDX-License-Identifier: MIT
"""When a command is ready for a signal: a busy machine takes its time to start it."""
import pathlib
import re
import signal
import time


def wait_until_caught(child, number=signal.SIGINT):
    """Until the process has its own handler of the signal, or has ended, or five minutes are over."""
    end = time.monotonic() + 300
    while child.poll() is None and time.monotonic() < end:
        caught = re.search(r"SigCgt:\s*(\w+)", pathlib.Path(f"/proc/{child.pid}/status").read_text())
        if caught and int(caught[1], 16) >> (number - 1) & 1:
            return
        time.sleep(0.01)

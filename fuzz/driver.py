# SPDX-License-Identifier: MIT
"""One run of a libFuzzer program: its command line, its end, and what it said."""
import os
import pathlib
import re
import resource
import signal
import subprocess
from dataclasses import dataclass, field

MAX_INPUT_SIZE = 512  # tangency/fuzz/fuzz_input.hpp
STRUCTURED = ["subjects", "properties", "reference"]
STATISTIC = re.compile(r"^stat::(\w+):\s*(\d+)", re.MULTILINE)
PULSE = re.compile(r"^#(\d+)\s", re.MULTILINE)
CORPUS = re.compile(r"corp: (\d+)")
PROPERTY = re.compile(r"^tangency: \S+ breaks (P\d+)", re.MULTILINE)


def corpus_kind(target):
    """Targets whose inputs mean the same share a corpus."""
    return "rows" if target in STRUCTURED else target


@dataclass
class Run:
    """A libFuzzer process in `folder`, which gets its log and what it finds."""
    program: pathlib.Path
    target: str
    folder: pathlib.Path
    seed: int
    seconds: int
    corpora: list  # the first is written to
    flags: list = field(default_factory=list)  # our own: --subject=..., --form=...
    dictionary: pathlib.Path = None
    cpu_limit: int = 0  # seconds of processor time after which the system ends it; 0: none
    process: subprocess.Popen = None
    usage: object = None
    returncode: int = None
    text: str = ""
    found: list = field(default_factory=list)

    def start(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [str(self.program), f"-seed={self.seed}", f"-max_total_time={self.seconds}", "-print_final_stats=1",
                   "-timeout=10", f"-artifact_prefix={self.folder}/", "-verbosity=1"]
        if self.target in STRUCTURED or self.target == "raw":
            command.append(f"-max_len={MAX_INPUT_SIZE}")
        if self.dictionary and self.dictionary.exists():
            command.append(f"-dict={self.dictionary}")
        command += [*self.flags, *(str(corpus) for corpus in self.corpora)]
        limit = self.cpu_limit
        self.log = open(self.folder / "log.txt", "wb")
        # A session of its own, so that Ctrl-C reaches it through us, once.
        self.process = subprocess.Popen(
            command, stdout=self.log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True,
            preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))) if limit else None)
        return self

    def poll(self, flags=os.WNOHANG):
        """Whether it has ended (with flags 0: waits until it has); after that its numbers stand."""
        if self.returncode is not None:
            return True
        pid, status, usage = os.wait4(self.process.pid, flags)
        if pid == 0:
            return False
        self.usage = usage
        self.returncode = self.process.returncode = os.waitstatus_to_exitcode(status)
        self.log.close()
        self.text = (self.folder / "log.txt").read_text(errors="replace")
        self.found = sorted(path for path in self.folder.iterdir()
                            if path.name.startswith(("minimised-", "crash-", "timeout-", "oom-", "leak-", "slow-unit-")))
        return True

    def interrupt(self):
        if self.returncode is None:
            os.kill(self.process.pid, signal.SIGINT)  # Popen.send_signal would wait for one that has just ended

    @property
    def executions(self):
        """So far: exact at the end, before that the last power of two that libFuzzer told."""
        text = self.text or (self.folder / "log.txt").read_text(errors="replace")
        statistics = dict(STATISTIC.findall(text))
        if "number_of_executed_units" in statistics:
            return int(statistics["number_of_executed_units"])
        pulses = PULSE.findall(text)
        return int(pulses[-1]) if pulses else 0

    @property
    def corpus_size(self):
        sizes = CORPUS.findall(self.text)
        return int(sizes[-1]) if sizes else 0

    @property
    def cpu_seconds(self):
        return self.usage.ru_utime + self.usage.ru_stime

    @property
    def broken_property(self):
        match = PROPERTY.search(self.text)
        return match[1] if match else ""

    @property
    def was_interrupted(self):
        return self.returncode == 72  # so libFuzzer says it

    @property
    def failed_to_run(self):
        """It ended badly, and not over an input."""
        return self.returncode != 0 and not self.was_interrupted and not self.found

    def account(self):
        """What was said of a finding, without the driver's stack traces."""
        start = self.text.find("tangency: ")
        if start < 0:
            start = max(self.text.find("ERROR:"), self.text.find("runtime error:"), 0)
            start = self.text.rfind("\n", 0, start) + 1
        end = min((place for mark in ("\n==", "\nMS: ", "\nstat::") if (place := self.text.find(mark, start)) > 0), default=start + 2000)
        return self.text[start:end].strip()

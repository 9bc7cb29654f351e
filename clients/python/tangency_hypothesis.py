# SPDX-License-Identifier: MIT
"""Inputs with their exact verdicts as Hypothesis strategies, drawn by `tangency draw`. Copy this file beside your tests.

    from hypothesis import given
    from tangency_hypothesis import inputs

    @given(inputs("corner_size", "f64"))
    def test_hits(case):
        assert hits(*case.numbers) == case.intersects("closed")

The command is what `command` or the environment variable TANGENCY_BINARY names, else `tangency` on PATH. Needs Hypothesis and
Python 3.8 or newer.
"""
import dataclasses
import functools
import itertools
import math
import os
import subprocess
import typing

from hypothesis import strategies

__all__ = ["CannotDraw", "Input", "inputs"]

_VERDICTS = ("disjoint", "touching", "overlapping")
# A place is drawn in digits: Hypothesis lowers each by itself, and so tries more small places than it would of one number.
_DIGITS = (16, 16, 8)
_BATCH = math.prod(_DIGITS)
_SECONDS = 300  # that a command may take which draws a batch; it takes far less than one


class CannotDraw(Exception):
    """That the command is missing, or refused what it was asked for; the message says which, with a hint."""


@dataclasses.dataclass(frozen=True)
class Input:
    """The numbers of an input in the order of its form, and what is exactly true of them."""

    verdict: str  # "disjoint", "touching" or "overlapping"
    numbers: typing.Tuple[float, ...]

    def intersects(self, contract):
        """The right answer of a function that counts touching ("closed") or does not ("open")."""
        if contract not in ("closed", "open"):
            raise ValueError(f"there is no contract {contract!r}; give 'closed' (touching counts) or 'open'")
        return self.verdict == "overlapping" or (self.verdict == "touching" and contract == "closed")


def inputs(form, scalar, *, question="box_ball", dim=None, kind="any", seeds=4, command=None):
    """A strategy of Input values: the words are those of `tangency draw`, whose page says what each kind is.

    Hypothesis chooses a place among the inputs that the command draws of `seeds` seeds, 2,048 each, simplest first, so that what
    fails shrinks towards simple inputs, and is replayed as long as the command and `seeds` are the same. The command is started
    once a seed, where the strategy is made: more of them are more inputs for a run of many examples, and a later start. A wrong
    word is told at once.
    """
    if not isinstance(seeds, int) or seeds < 1:
        raise CannotDraw(f"tangency_hypothesis: seeds={seeds!r} is no number of seeds; give 1 or more")
    words = {"question": question, "form": form, "scalar": scalar, "dim": dim, "kind": kind, "count": _BATCH}
    asked = tuple(f"--{name}={word}" for name, word in words.items() if word is not None)
    program = command or os.environ.get("TANGENCY_BINARY") or "tangency"
    program = (program,) if isinstance(program, (str, os.PathLike)) else tuple(program)
    # Now, since Hypothesis blames a test whose first examples wait for a process on a busy machine.
    drawn = sorted(itertools.chain.from_iterable(_batch_of(program, asked, seed) for seed in range(seeds)), key=_complexity)

    # Not a map of tuples, which Hypothesis would report as a call of a function; and what is drawn is no argument, which it would print.
    @strategies.composite
    def chosen(draw):
        # Half of the examples are of the simplest quarter, so that a failure there is met, and shrunk to.
        few = 4 ** draw(strategies.integers(0, 1))
        place = 0
        for base in (_DIGITS[0] * few // 4, seeds * _DIGITS[1], _DIGITS[2]):
            place = place * base + draw(strategies.integers(0, base - 1))
        return drawn[place]

    return chosen()


@functools.lru_cache(maxsize=256)
def _batch_of(program, asked, seed):
    """The inputs that the command draws of a seed."""
    name = " ".join(map(str, program))
    try:
        done = subprocess.run([*program, "draw", *asked, f"--seed={seed}"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=_SECONDS, check=False)
    except OSError as error:
        raise CannotDraw(f"tangency_hypothesis: cannot start {name!r} ({error.strerror}); install or build Tangency, and name its "
                         "command by command= or in the environment variable TANGENCY_BINARY") from None
    except subprocess.TimeoutExpired:
        raise CannotDraw(f"tangency_hypothesis: {name!r} drew too little in {_SECONDS} s; give another kind=") from None
    if done.returncode != 0:
        said = done.stderr.strip() or f"{name!r} ended with status {done.returncode} and said nothing"
        raise CannotDraw(f"tangency_hypothesis: {said}")
    lines = done.stdout.splitlines()
    if len(lines) != _BATCH:
        raise CannotDraw(f"tangency_hypothesis: {name!r} wrote {len(lines)} lines where {_BATCH} were asked for; name tangency's command by "
                         "command= or in the environment variable TANGENCY_BINARY")
    return [_read(name, line) for line in lines]


def _complexity(case):
    """How hard an input is to read: numbers of many digits are, and large, tiny and negative ones."""
    return sum(len(repr(number)) + abs(math.log2(abs(number))) if number != 0 else math.copysign(1, number) < 0 for number in case.numbers)


def _read(name, line):
    verdict, *words = line.split() or [""]
    try:
        if verdict not in _VERDICTS:
            raise ValueError
        return Input(verdict, tuple(map(float, words)))
    except ValueError:
        raise CannotDraw(f"tangency_hypothesis: {name!r} wrote the line {line!r}, which is no verdict and numbers; name tangency's command "
                         "by command= or in the environment variable TANGENCY_BINARY") from None

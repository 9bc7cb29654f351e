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
import operator
import os
import re
import subprocess
import typing
from fractions import Fraction

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
    # Of box_point alone: whether the point, if it touches, is on a high side.
    on_high_side: typing.Optional[bool] = dataclasses.field(default=None, repr=False)

    def intersects(self, contract):
        """The right answer of a function that counts touching ("closed"), does not ("open"), or on low sides alone ("half_open")."""
        if contract == "conservative":
            raise ValueError("under 'conservative' either answer may be right; ask is_right(answer, 'conservative')")
        if contract not in ("closed", "open", "half_open"):
            raise ValueError(f"there is no contract {contract!r}; give 'closed' (touching counts), 'open', or of box_point 'half_open'")
        if contract == "half_open" and self.on_high_side is None:
            raise ValueError("contract 'half_open' is of question='box_point'; give 'closed' (touching counts) or 'open'")
        touching_counts = contract == "closed" or (contract == "half_open" and not self.on_high_side)
        return self.verdict == "overlapping" or (self.verdict == "touching" and touching_counts)

    def is_right(self, answer, contract):
        """Whether a function may answer so; one for culling ("conservative") must hit what overlaps, and may hit more."""
        if contract == "conservative":
            return bool(answer) or self.verdict != "overlapping"
        return bool(answer) == self.intersects(contract)


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
    form = next(word for word in asked if word.startswith("--form="))[len("--form="):] if "--question=box_point" in asked else None
    return [_read(name, line, form) for line in lines]


def _complexity(case):
    """How hard an input is to read: numbers of many digits are, and large, tiny and negative ones."""
    return sum(len(repr(number)) + abs(math.log2(abs(number))) if number != 0 else math.copysign(1, number) < 0 for number in case.numbers)


def _is_on_high_side(form, numbers):
    """Whether a point that touches a box is on one of its high sides: as far from the middle along a side's direction as the half extent is.
    Both are doubled, and exact."""
    stored, turn = re.fullmatch("(.*?)(?:_(radians|degrees|axis|quaternion))?", form).groups()
    numbers = tuple(map(Fraction, numbers))
    dim = (len(numbers) - {None: 0, "axis": 2, "quaternion": 4}.get(turn, 1)) // 3
    place, second, orientation, point = numbers[:dim], numbers[dim:2 * dim], numbers[2 * dim:-dim], numbers[-dim:]
    extent = {"lo_hi": map(operator.sub, second, place), "center_half": map(operator.add, second, second)}.get(stored, second)
    extent = tuple(extent)
    offset = [2 * (at - origin) - (size if stored in ("lo_hi", "corner_size") else 0) for at, origin, size in zip(point, place, extent)]
    if turn in ("radians", "degrees"):
        cosines = [_doubled_cosine(orientation[0] - quarter) for quarter in (0, 90)]
        # At other angles no point touches but in the middle of a flat box (docs/why/rotated.md).
        if None in cosines or (turn == "radians" and orientation[0] != 0):
            return True
        (cos, under_cos), (sin, under_sin) = cosines
        sides = [{under_cos: 0, under_sin: 0} for _ in extent]
        for own, sign in ((0, 1), (1, -1)):
            sides[own][under_cos] += cos * offset[own]
            sides[own][under_sin] += sign * sin * offset[1 - own]
        return any(side.pop(1, 0) == 2 * size and not any(side.values()) for side, size in zip(sides, extent))
    if turn == "quaternion":
        x, y, z, w = orientation
        sides = [[w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)],
                 [2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)],
                 [2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z]]
    elif turn == "axis":
        sides = [orientation, [-orientation[1], orientation[0]]]
    else:
        sides = [[int(axis == own) for axis in range(dim)] for own in range(dim)]
    along = [sum(map(operator.mul, side, offset)) for side in sides]
    return any(far >= 0 and far ** 2 == size ** 2 * sum(x * x for x in side) for far, side, size in zip(along, sides, extent))


def _doubled_cosine(degrees):
    """As a whole number and what it is multiplied by the root of, where it is so."""
    fold = min(degrees % 360, -degrees % 360)
    factor, under = {0: (2, 1), 30: (1, 3), 45: (1, 2), 60: (1, 1), 90: (0, 1)}.get(min(fold, 180 - fold), (None, None))
    return None if factor is None else (factor if fold <= 90 else -factor, under)


def _read(name, line, form=None):
    verdict, *words = line.split() or [""]
    try:
        if verdict not in _VERDICTS:
            raise ValueError
        numbers = tuple(map(float, words))
        return Input(verdict, numbers, form and verdict == "touching" and _is_on_high_side(form, numbers))
    except ValueError:
        raise CannotDraw(f"tangency_hypothesis: {name!r} wrote the line {line!r}, which is no verdict and numbers; name tangency's command "
                         "by command= or in the environment variable TANGENCY_BINARY") from None

# SPDX-License-Identifier: MIT
"""The numbers of tangency_certificates.py, which stands beside this file: fractions, square roots, and angles between fractions."""
import decimal
import functools
import itertools
import json
import math
import re
from fractions import Fraction


class Bad(ValueError):
    """What is no certificate, or no input."""


def sign(x):
    return (x > 0) - (x < 0)


# --- Square roots. ----------------------------------------------------------------------------------
@functools.total_ordering
class Surd:
    """Fractions times square roots, summed: {frozenset of what is under the roots: fraction}. Its sign is decided by squaring."""

    def __init__(self, terms):
        self.terms = {key: factor for key, factor in terms.items() if factor}

    def __add__(self, x):
        return Surd({key: self.terms.get(key, 0) + surd(x).terms.get(key, 0) for key in {**self.terms, **surd(x).terms}})

    def __mul__(self, x):
        product = {}
        for (j, c), (k, d) in itertools.product(self.terms.items(), surd(x).terms.items()):
            product[j ^ k] = product.get(j ^ k, 0) + c * d * math.prod(j & k)
        return Surd(product)

    def sign(self):
        root = max((n for key in self.terms for n in key), default=None)
        if root is None:
            return sign(rational(self))
        a, b = (Surd({key - {root}: c for key, c in self.terms.items() if (root in key) is has}) for has in (False, True))
        s, t = a.sign(), b.sign()
        return s if s == t else t if s == 0 else s * (a * a - b * b * root).sign()

    __radd__, __rmul__, __sub__, __rsub__ = __add__, __mul__, lambda self, x: self + x * -1, lambda self, x: self * -1 + x
    __lt__, __eq__ = lambda self, x: (self - x).sign() < 0, lambda self, x: (self - x).sign() == 0


def surd(x):
    return x if isinstance(x, Surd) else Surd({frozenset(): x})


def rational(x):
    """Of a number that has no root."""
    return x.terms.get(frozenset(), Fraction(0)) if isinstance(x, Surd) else x


def root_of(n):
    root = Fraction(math.isqrt(n.numerator), math.isqrt(n.denominator))
    return root if root * root == n else Surd({frozenset({n}): Fraction(1)})


# --- What is written, and how much something is, in words. ------------------------------------------
def whole(digits, most=4000):
    """As int, which refuses more than 4,300 digits."""
    return int(digits) if len(digits) <= most else whole(digits[:-most]) * 10 ** most + int(digits[-most:])


def number(x, bounds=False):
    """As it is written; of lo and hi, which only angles have, the middle."""
    if isinstance(x, str) and re.fullmatch("-?[0-9]+(/0*[1-9][0-9]*)?", x):
        above, _, below = x.lstrip("-").partition("/")
        return Fraction(whole(above) * (-1 if x[0] == "-" else 1), whole(below or "1"))
    if isinstance(x, str) and re.fullmatch("-?[0-9]+/0+", x):
        raise Bad(f"'{x}' has the denominator 0")
    if isinstance(x, dict) and set(x) == {"root", "a", "b"}:
        if not isinstance(x["root"], str) or number(x["root"]) <= 0:
            raise Bad(f"a root is of a number above 0, and here of {json.dumps(x['root'])}")
        value = root_of(number(x["root"])) * number(x["b"]) + number(x["a"])
        return value if any(surd(value).terms.keys() - {frozenset()}) else rational(value)
    if isinstance(x, dict) and set(x) == {"lo", "hi"}:
        if not bounds:
            raise Bad("an enclosure proves nothing where every number is exact")
        lo, hi = (number(x[end]) for end in ("lo", "hi"))
        if lo > hi:
            raise Bad(f"lo is above hi in {json.dumps(x)}")
        return (lo + hi) / 2
    raise Bad(f"{json.dumps(x)} is no fraction; write p/q or p in whole numbers, or root with a and b, or of an angle lo with hi")


def quotient(x, below):
    """Of a number below that has no root."""
    return x * (1 / rational(below)) if rational(below) else 0


def length(square, below=Fraction(1)):
    """The root of square / below: exactly where both are fractions that do not take long to read."""
    roots = [isinstance(x, Surd) and set(x.terms) - {frozenset()} for x in (square, below)]
    if any(roots):
        near = [sum(c * math.prod(map(floor_root, key)) for key, c in surd(x).terms.items()) for x in (square, below)]
        return about(abs(near[0] / (near[1] or 1)))
    square = Fraction(rational(square)) / rational(below)
    if max(square.numerator, square.denominator).bit_length() > 512:
        return about(square)
    root = Fraction(math.isqrt(square.numerator), math.isqrt(square.denominator))
    exactly = str(root) if root * root == square else f"sqrt({square})"
    return exactly if len(exactly) <= 72 else about(square)


def about(square):
    root = floor_root(square)
    return f"about {decimal.Decimal(root.numerator) / root.denominator:.6g}"


def floor_root(x, bits=1100):
    return Fraction(math.isqrt((x.numerator << 2 * bits) // x.denominator), 1 << bits)


# --- Angles: exact at multiples of 30 and 45 degrees, else enclosed ever more closely. --------------
def cosine(degrees):
    """Nothing where it is no root."""
    degrees = abs((degrees + 180) % 360 - 180)
    if degrees > 90:
        return (cosine(180 - degrees) or 0) * -1 if cosine(180 - degrees) is not None else None
    half = Fraction(1, 2)
    return {0: Fraction(1), 30: root_of(Fraction(3)) * half, 45: root_of(Fraction(2)) * half, 60: half, 90: Fraction(0)}.get(degrees)


def exact_angle(form, angle):
    """Cosine and sine; nothing where they are to be enclosed."""
    if form.endswith("radians"):
        return None if angle else (Fraction(1), Fraction(0))
    return None if cosine(angle) is None else (cosine(angle), cosine(angle - 90))


@functools.lru_cache(maxsize=16)
def pi_in(bits):
    """2^bits pi, off by less than 2^25: pi = 16 atan(1/5) - 4 atan(1/239) (Machin, 1706), where each quotient loses less than 1."""
    def arctangent(k):
        power, total, odd = (1 << bits) // k, 0, 1
        while power:
            total += power // odd if odd % 4 == 1 else -(power // odd)
            power, odd = power // (k * k), odd + 2
        return total
    return 16 * arctangent(5) - 4 * arctangent(239)


def turn(form, angle, bits):
    """Cosine and sine, each between two fractions that are less than 2^-bits apart."""
    wide = bits + 64 + max(0, int(abs(angle)).bit_length())
    if form.endswith("degrees"):
        quarters = round(angle / 90)
        x = int((angle - 90 * quarters) * pi_in(wide) / 180)
    else:
        quarters = round(angle * 2 * (1 << wide) / pi_in(wide))
        x = int(angle * (1 << wide) - Fraction(quarters * pi_in(wide), 2))
    # x is within 2^(wide - bits - 38) of the rest of the angle times 2^wide, and at most 0.8 times 2^wide. A term of Taylor's series is off
    # by at most 4, and there are fewer than `wide`.
    sums, term, k = [0, 0], 1 << wide, 0
    while term not in (0, -1):
        sums[k % 2] += term if k % 4 < 2 else -term
        k += 1
        term = (term * x >> wide) // k
    for _ in range(quarters % 4):
        sums = [-sums[1], sums[0]]
    off = 1 << (wide - bits - 32)
    return [(Fraction(value - off, 1 << wide), Fraction(value + off, 1 << wide)) for value in sums]


# --- What lies between two numbers. -----------------------------------------------------------------
def plus(x, y):
    return x[0] + y[0], x[1] + y[1]


def times(factor, x):
    return tuple(sorted((factor * x[0], factor * x[1])))


def magnitude(x):
    return 0 if x[0] <= 0 <= x[1] else min(map(abs, x)), max(map(abs, x))

# SPDX-License-Identifier: MIT
"""Roots, sines and cosines as fractions that are too small by less than 2^-200, and the frame of a box at an angle."""
import math
from fractions import Fraction

ORIENTATIONS = ("radians", "degrees", "axis", "quaternion")
BITS = 300  # of the fractions that stand for sines, cosines and roots


def root(square):
    """The square root, too small by less than 2^-BITS of it or of 1."""
    scaled = square * (1 << 2 * BITS)
    return Fraction(math.isqrt(scaled.numerator // scaled.denominator), 1 << BITS)


def sine_cosine(angle):
    """By Taylor's series of angle / 2^k, doubled k times; the error stays below 2^-200 for angles below 2^20."""
    halvings = max(0, math.ceil(abs(angle)).bit_length() + 8)
    x = angle / (1 << halvings)
    x = Fraction(round(x * (1 << 2 * BITS)), 1 << 2 * BITS)
    sine = cosine = Fraction(0)
    term, n = Fraction(1), 0
    while abs(term) > Fraction(1, 1 << 2 * BITS):
        if n % 2 == 0:
            cosine += term if n % 4 == 0 else -term
        else:
            sine += term if n % 4 == 1 else -term
        n += 1
        term = Fraction(round(term * x / n * (1 << 2 * BITS + 40)), 1 << 2 * BITS + 40)
    for _ in range(halvings):
        sine, cosine = 2 * sine * cosine, cosine * cosine - sine * sine
        sine, cosine = (Fraction(round(v * (1 << 2 * BITS)), 1 << 2 * BITS) for v in (sine, cosine))
    return sine, cosine


def pi():
    """Machin: 16 atan(1/5) - 4 atan(1/239)."""
    def arctangent(n):
        total, term, k, one = 0, (1 << 2 * BITS) // n, 0, 1 << 2 * BITS
        while term:
            total += (term if k % 2 == 0 else -term) // (2 * k + 1)
            term //= n * n
            k += 1
        return Fraction(total, one)
    return 16 * arctangent(5) - 4 * arctangent(239)


def rows_of(kind, numbers):
    """The rows of the matrix that takes an offset in space into the box's own frame."""
    if kind == "quaternion":
        x, y, z, w = numbers
        n = x * x + y * y + z * z + w * w
        columns = ((w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)),
                   (2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)),
                   (2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z))
        return [[columns[i][j] / n for i in range(3)] for j in range(3)]
    if kind == "axis":
        length = root(numbers[0] ** 2 + numbers[1] ** 2)
        cosine, sine = numbers[0] / length, numbers[1] / length
    else:
        sine, cosine = sine_cosine(numbers[0] if kind == "radians" else numbers[0] * pi() / 180)
    return [[cosine, sine], [-sine, cosine]]

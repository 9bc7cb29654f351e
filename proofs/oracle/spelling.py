# SPDX-License-Identifier: MIT
"""Asks how reference and oracle read numbers that are not given as bits, and whether both refuse what is no case."""
import decimal
import subprocess

LEAST = {"f32": (24, -149, 128), "f64": (53, -1074, 1024)}  # precision, exponent of the least subnormal, beyond the greatest
SEPARATE = 40  # numbers a form
decimal.getcontext().prec = 1200  # of a midpoint of subnormals no digit is lost


class Mistaken(Exception):
    """Somebody reads a number in another way than IEEE 754, or takes what is no case."""


def bits_of(significand, exponent, scalar):
    """Of a number that is one of the format, not negative."""
    precision, least, _ = LEAST[scalar]
    bits = significand
    if significand >= 1 << (precision - 1):
        bits = ((exponent - least + 1) << (precision - 1)) + significand - (1 << (precision - 1))
    return f"0x{bits:0{8 if scalar == 'f32' else 16}x}"


def written(significand, exponent, source):
    """significand * 2^exponent in full, in one of the ways that a number may be written."""
    way = source.randrange(3)
    if way == 0:
        return f"{source.choice(('0x', '0X'))}{significand:x}p{exponent:+d}"
    if way == 1:  # with a point
        return f"0x{significand >> 4:x}.{significand & 15:x}p{exponent + 4}"
    exact = decimal.Decimal(significand) * decimal.Decimal(2) ** exponent
    return source.choice((f"{exact:E}", f"+{exact:e}", f"{exact:f}"))


def numbers(scalar, source):
    """Texts with the bits that each must be read as: floats, the midpoints between two, and what lies just beside these."""
    precision, least, greatest = LEAST[scalar]
    for _ in range(SEPARATE):
        exponent = source.choice((least, source.randrange(least, greatest - precision)))
        lowest = 0 if exponent == least else 1 << (precision - 1)
        significand = source.randrange(lowest, (1 << precision) - 1)
        kind = source.randrange(4)
        if kind == 0:
            yield written(significand, exponent, source), bits_of(significand, exponent, scalar)
            continue
        # In units of 2^(exponent - 9): the midpoint is 256 more than the float, its neighbours 1 less and more.
        beside = (0, -1, 1)[kind - 1]
        up = beside > 0 or (beside == 0 and significand % 2 == 1)
        yield (written((significand << 9) + 256 + beside, exponent - 9, source),
               bits_of(significand + up, exponent, scalar))


def refused(form, dim, scalar, orientation):
    """Rows that are no case, one thing wrong with each."""
    good = ["0"] * dim + ["1"] * dim + ["1"] * orientation + ["2"] * dim + ["1"]
    def put(place, text):
        return good[:place] + [text] + good[place + 1:]
    for axis in range(dim):
        yield put(dim + axis, "-1")  # a negative extent; of lo_hi a side below the other
    if form == "lo_hi":
        yield put(0, "1.5")
    yield put(len(good) - 1, "-0x1p-149")
    if orientation:
        yield good[:2 * dim] + ["0", "-0", "0", "0"][:orientation] + good[2 * dim + orientation:]
    precision, _, greatest = LEAST[scalar]
    digits = 8 if scalar == "f32" else 16
    infinite = ((1 << (greatest.bit_length())) - 1) << (precision - 1)
    too_large = f"0x{(1 << (precision + 1)) - 1:x}p{greatest - precision - 1}"  # halfway to the next power of two
    for text in (too_large, "1e400", f"0x{infinite:0{digits}x}", f"0x{infinite + 1:0{digits}x}", "inf", "nan", "1e", "-", "1_0", "0x",
                 "0x1.8", "0x" + "0" * (digits - 1), "1.5.", "1e+-1", "p1"):
        yield put(0, text)
    yield good[:-1]
    yield good + ["0"]


def ask(command, lines):
    answered = subprocess.run(command, input="".join(line + "\n" for line in lines), text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL)
    answers = answered.stdout.splitlines()
    if len(answers) != len(lines):
        raise Mistaken(f"{command[0]} gave {len(answers)} answers to {len(lines)} rows")
    return answers


def check(reference, oracle, form, dim, scalar, orientation, source):
    """How many rows both read alike. What a number is read as shows in gap_sq, of a ball whose centre has it for its first
    coordinate."""
    arguments = ["--form", form, "--scalar", scalar, "--dim", str(dim)]
    commands = {"reference": [reference, "classify", *arguments], "oracle": [oracle, *arguments]}
    place = 2 * dim + orientation
    def row(text):
        return " ".join(["0"] * (2 * dim) + ["1"] * orientation + [text] + ["0"] * dim)
    assert len(row("0").split()) == place + dim + 1
    texts = list(numbers(scalar, source))
    right = ask(commands["reference"], [row(bits) for _, bits in texts])
    wrong = [" ".join(case) for case in refused(form, dim, scalar, orientation)]
    for who, command in commands.items():
        answers = ask(command, [row(text) for text, _ in texts] + wrong)
        for (text, bits), answer, expected in zip(texts, answers, right):
            if answer != expected:
                raise Mistaken(f"the {who} misreads a number of {scalar} that is {bits}\n  {text}\n  {answer}, not {expected}")
        for case, answer in zip(wrong, answers[len(texts):]):
            if not answer.startswith("error: "):
                raise Mistaken(f"the {who} takes what is no case of {form} {scalar} {dim}-D\n  {case}\n  {answer}")
    return len(texts) + len(wrong)

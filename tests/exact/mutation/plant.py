#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds what can be changed in a C++ source laid out by clang-format, and plants the changes.

A binary operator stands between spaces, a template's bracket does not: that is all the grammar there is to it. Changes:
  - a comparison, sum, product, shift or bit operation becomes its neighbour, && and || one another
  - a whole number becomes one more and one less, a power of two of a hexadecimal float its neighbours, other floats twice and half

What a run-time expression says becomes a choice, so that one program holds all those mutants:
  a < b    ->    (TANGENCY_MUTANT(17) ? (a <= b) : (a < b))
What a constant expression says cannot choose at run time; such a mutant is a copy of its own.
"""
import re
from dataclasses import dataclass, field

OPERATOR = re.compile(r"(?<=[\s])(<<=|>>=|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/|&^]=|[-+*/%<>&|^])(?=\s)")
PRECEDENCE = {"*": 10, "/": 10, "%": 10, "+": 9, "-": 9, "<<": 8, ">>": 8, "<": 7, "<=": 7, ">": 7, ">=": 7, "==": 6, "!=": 6,
              "&": 5, "^": 4, "|": 3, "&&": 2, "||": 1}
OTHERS = {"<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"], "+": ["-"],
          "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"], "^": ["|"],
          "+=": ["-="], "-=": ["+="], "*=": ["+="], "|=": ["&="], "&=": ["|="], "<<=": [">>="], ">>=": ["<<="]}
NUMBER = re.compile(r"(?<![\w.])(0x[0-9a-fA-F]+(?:\.[0-9a-fA-F]*)?p[-+]?\d+|0x[0-9a-fA-F]+|\d+\.\d*|\d+)(?![\w.])")
# Ends an operand at its own depth, beside operators of lower precedence.
ENDS = re.compile(r"[,;?]|(?<=\s):(?=\s)|(?<=\s)(?:[-+*/|&^]|<<|>>)?=(?=\s)|\breturn\b|\bcase\b|\.\.\.(?=[\s)},])")


@dataclass
class Site:
    start: int  # of the whole expression
    end: int
    at: int  # of what changes
    length: int
    others: list
    is_constant: bool
    numbers: list = field(default_factory=list)


def blanked(text):
    """The text without comments, strings and preprocessor lines, everything else at its place."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])  # noqa: E731
    text = re.sub(r"//[^\n]*|/\*.*?\*/", blank, text, flags=re.DOTALL)
    text = re.sub(r'"(?:\\.|[^"\\])*"', blank, text)
    return re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", blank, text, flags=re.MULTILINE)


def depths(code):
    """For each place the depth of brackets, a bracket itself counted as outside; and each bracket's partner."""
    stack, partner = [], {}
    for at, char in enumerate(code):
        is_angle = char in "<>" and not (code[at - 1].isspace() and code[at + 1].isspace())
        if char in "([{" or (char == "<" and is_angle and code[at + 1] not in "<=" and code[at - 1] != "<"):
            stack.append(at)
        elif char in ")]}" or (char == ">" and is_angle and code[at - 1] != "-" and code[stack[-1]] == "<"):
            opened = stack.pop()
            partner[opened], partner[at] = at, opened
    return partner


def is_block(code, brace):
    return code[brace - 1].isspace()


def left_end(code, partner, at, precedence):
    """Where the operand that ends before `at` starts."""
    place, start = at - 1, at
    while place >= 0:
        char = code[place]
        if place in partner and partner[place] < place:  # closing
            if char == "}" and is_block(code, partner[place]):
                break
            place = partner[place] - 1
            start = place + 1
            continue
        if place in partner:
            break
        stop = False
        for match in list(ENDS.finditer(code, max(0, place - 6), place + 2)) + list(OPERATOR.finditer(code, max(0, place - 2), place + 2)):
            if match.end() == place + 1 and (match[0] not in PRECEDENCE or PRECEDENCE[match[0]] < precedence):
                stop = True
        if stop:
            break
        place -= 1
        start = place + 1
    while code[start].isspace():
        start += 1
    return start


def right_end(code, partner, at, precedence):
    place = at
    while place < len(code):
        if place in partner and partner[place] > place:
            place = partner[place] + 1
            continue
        if place in partner:
            break
        match = OPERATOR.match(code, place)
        if match and (match[0] not in PRECEDENCE or PRECEDENCE[match[0]] <= precedence):
            break
        if ENDS.match(code, place):
            break
        place += 1
    while code[place - 1].isspace():
        place -= 1
    return place


def neighbours(number):
    """What a number becomes."""
    power = re.fullmatch(r"(0x[0-9a-fA-F.]+p)([-+]?\d+)", number)
    if power:
        exponent = int(power[2])
        # The splitter's own digits matter more than its size.
        digits = [] if power[1] == "0x1p" else [re.sub(r"0x[0-9a-fA-F.]+", "0x1", power[1]) + power[2]]
        return [f"{power[1]}{exponent + 1}", f"{power[1]}{exponent - 1}"] + digits
    if "." in number:
        return [str(float(number) + 1)]
    value = int(number, 0)
    wide = value >= 1 << 32
    shown = (lambda n: hex(n)) if number.startswith("0x") else str
    return [shown(n) for n in ([value >> 1, value ^ 1] if wide else [value + 1] + ([value - 1] if value else []))]


def spans_where_constant(code, partner, run_time_constants):
    """The parts of the code that the compiler evaluates."""
    spans = []
    for match in re.finditer(r"\bif constexpr \(|\bstatic_assert\(|\bdecltype\(|vector_size\(|_mm_shuffle_ps\(|__builtin_memcpy\(", code):
        opened = match.end() - 1
        spans.append((opened, partner.get(opened, opened)))
    for opened, closed in partner.items():
        if opened < closed and code[opened] == "<":
            spans.append((opened, closed))
    # Array bounds: a type, a name, a bracket; and what is constexpr by name.
    for match in re.finditer(r"\b[\w:]+(?:<[^;(){}]*>)?[*&]? \w+(?:\[[^]]*\], \w+)?(\[)", code):
        if not re.search(r"\breturn\b", match[0]):
            closed = partner[match.start(1)]
            while code[closed + 1] == "[":
                closed = partner[closed + 1]
            spans.append((match.start(1), closed))
    for match in re.finditer(r"\(&\w*\)(\[)", code):
        spans.append((match.start(1), partner[match.start(1)]))
    for match in re.finditer(r"\bconstexpr (?:[\w:]+(?:<[^;(){}]*>)? )+?(\w+(?:<[^;=(){}]*>)?) = ", code):
        if match[1].split("<")[0] not in run_time_constants:
            end = code.index(";", match.end())
            spans.append((match.start(), end))
    # What else is so by its braces: tables, and the widths of integers.
    for match in re.finditer(r"\bconstexpr [\w:]+ \w+(?:\{|\([^()]*int[^()]*\) \{ return [^;?]*\+ 1\d;)", code):
        spans.append((match.start(), code.index(";", match.end())))
    return spans


def sites_of(text, active_lines, run_time_constants):
    """Every place to change, in the order of the text."""
    code = blanked(text)
    partner = depths(code)
    constant = spans_where_constant(code, partner, run_time_constants)
    asserts = [(match.end() - 1, partner[match.end() - 1]) for match in re.finditer(r"\bstatic_assert\(", code)]
    line_of = lambda at: text.count("\n", 0, at) + 1  # noqa: E731
    within = lambda at, spans: any(start <= at <= end for start, end in spans)  # noqa: E731
    sites = []
    for match in OPERATOR.finditer(code):
        sign, at = match[0], match.start()
        if sign not in OTHERS or line_of(at) not in active_lines or within(at, asserts) or re.match(r"\s*\.\.\.", code[match.end():]):
            continue
        is_fold = re.search(r"\.\.\.\s*$", code[:at]) is not None
        if sign in PRECEDENCE:
            start = left_end(code, partner, at, PRECEDENCE[sign])
            end = right_end(code, partner, match.end(), PRECEDENCE[sign])
        else:
            start = at - len(re.search(r"[\w.\[\]():>-]*\s$", code[:at])[0])
            end = right_end(code, partner, match.end(), 0)
        is_constant = within(at, constant) or is_fold or ";" in code[start:end]
        sites.append(Site(start, end, at, len(sign), OTHERS[sign], is_constant))
    for match in NUMBER.finditer(code):
        at = match.start()
        if line_of(at) not in active_lines or within(at, asserts):
            continue
        sites.append(Site(at, match.end(), at, len(match[0]), neighbours(match[0]), within(at, constant)))
    sites.sort(key=lambda site: (site.at, site.length))
    return sites


def with_choices(text, sites, run_time_constants):
    """The text in which each run-time site is a choice among its mutants."""
    inner = sorted((site for site in sites if not site.is_constant), key=lambda site: (site.start, -site.end))

    def render(start, end, among):
        out, place, index = [], start, 0
        while index < len(among):
            site = among[index]
            inside = [other for other in among[index + 1:] if other.start >= site.start and other.end <= site.end]
            index += 1 + len(inside)
            out.append(text[place:site.start])
            original = render(site.start, site.end, inside)
            for number, other in zip(site.numbers, site.others):
                changed = text[site.start:site.at] + other + text[site.at + site.length:site.end]
                original = f"(TANGENCY_MUTANT({number}) ? ({changed}) : ({original}))"
            out.append(original)
            place = site.end
        return "".join(out) + text[place:end]

    changed = render(0, len(text), inner)
    # A constant that only run-time code reads becomes a variable.
    for name in run_time_constants:
        changed = re.sub(r"\b(static |inline )?constexpr ((?:[\w:]+(?:<[^;(){}]*?>)? )+?)(" + name + r"(?:<[^;=(){}]*>)?) = ",
                         lambda match: ("static inline " if match[1] == "static " else match[1] or "") + match[2] + match[3] + " = ", changed)
    changed = re.sub(r"(?<!operator)\[\]\(", "[&](", changed)  # which constants may be read without
    # A constexpr function cannot ask what is chosen; those that say how wide integers are stay as they are.
    return re.sub(r"(?<!if )\bconstexpr (?=(?:(?!bits_of_integers)[^=;({])*[\w+*-]\()", "", changed)

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes Coq of what code/trace.cpp prints: each function of the C++ as a program of steps, whose meaning is Code.v's.

Paths that do the same after a comparison become one path with a `choose`: of `a > b ? a : b` both sides are known before. What one side
alone computes is computed always, which is harmless, since steps only give numbers. Other comparisons stay branches.
"""
import fractions
import hashlib
import json
import math
import os
import pathlib
import re
import subprocess

CODE = "proofs/code"
# What it is read from, relative to the root.
READS = ("impl/include/tangency/impl", "impl/exact/include/tangency/impl/exact", "shapes/include/tangency/shapes", CODE)
INCLUDES = ("impl/include", "impl/exact/include", "shapes/include", CODE)
# There are two ways to a product's low part, by the processor: all else is the same.
BUILDS = {"": ("-U__SSE2__", "-U__FMA__"), "fused_": ("-U__SSE2__", "-D__FMA__")}


class Untranslatable(Exception):
    """The C++ does what the translation has no word for."""


class Step:
    """One operation on earlier steps or constants (strings); an input has no operands."""

    def __init__(self, what, *args):
        self.what, self.args = what, args

    def with_args(self, args):
        return self if args == self.args else Step(self.what, *args)


class Tree:
    """Steps, then either a result (a word and numbers) or a comparison with a tree for each answer."""

    def __init__(self, steps, result=None, question=None, yes=None, no=None):
        self.steps, self.result, self.question, self.yes, self.no = steps, result, question, yes, no


def grow(paths, registers):
    """The tree of paths, each a list of lines, which begin alike and part at comparisons."""
    steps, registers = [], list(registers)
    operand = lambda name: registers[int(name[1:])] if name.startswith("@") else name  # noqa: E731
    for place, line in enumerate(paths[0]):
        kind, what, *args = line.split()
        if kind == "step":
            if what == "wide":
                what, *args = f"wide {args[0]}", *args[1:]
            if what.endswith("mul") and args[0] == TWO:
                what, args = what.replace("mul", "twice"), args[1:]
            steps.append(Step(what, *map(operand, args)))
            registers.append(steps[-1])
        elif kind == "done":
            return Tree(steps, result=(what, tuple(map(operand, args))))
        else:
            yes, no = ([path[place + 1:] for path in paths if path[place].endswith(answer)] for answer in (" yes", " no"))
            question = Step(what, *map(operand, args[:-1]))
            if not no or not yes:
                return merged(Tree(steps + (rest := grow(yes or no, registers)).steps, rest.result, rest.question, rest.yes, rest.no))
            return merged(Tree(steps, question=question, yes=grow(yes, registers), no=grow(no, registers)))
    raise Untranslatable("a path has no end")


def merged(tree):
    """The tree without its comparison where both answers lead to the same steps."""
    if tree.question is None:
        return tree
    return join(tree.steps, tree.question, tree.yes, tree.no, {}, {}) or tree


def join(before, question, yes, no, known_yes, known_no):
    """A tree that does what either does. The maps say which steps stand for those of one side already."""
    steps, known_yes, known_no, chosen = list(before), dict(known_yes), dict(known_no), {}
    carried = lambda step, known: known.get(step, step)  # noqa: E731

    def both(a, b):
        a, b = carried(a, known_yes), carried(b, known_no)
        if a == b:
            return a
        if (a, b) not in chosen:
            chosen[a, b] = Step("choose", question.what, *question.args, a, b)
            steps.append(chosen[a, b])
        return chosen[a, b]

    more = len(yes.steps) - len(no.steps)
    for side, known, count in ((yes, known_yes, more), (no, known_no, -more)):
        for step in side.steps[:max(count, 0)]:
            known[step] = step.with_args(tuple(carried(arg, known) for arg in step.args))
            steps.append(known[step])
    for a, b in zip(yes.steps[max(more, 0):], no.steps[max(-more, 0):]):
        if a.what != b.what or len(a.args) != len(b.args):
            return None
        step = Step(a.what, *(x if isinstance(x, str) and x == y else both(x, y) for x, y in zip(a.args, b.args)))
        steps.append(step)
        known_yes[a] = known_no[b] = step
    if yes.result and no.result:
        if yes.result[0] != no.result[0] or len(yes.result[1]) != len(no.result[1]):
            return None
        return Tree(steps, result=(yes.result[0], tuple(both(x, y) for x, y in zip(yes.result[1], no.result[1]))))
    if yes.question is None or no.question is None or yes.question.what != no.question.what:
        return None
    asked = Step(yes.question.what, *(both(x, y) for x, y in zip(yes.question.args, no.question.args)))
    sides = [join([], question, a, b, known_yes, known_no) for a, b in ((yes.yes, no.yes), (yes.no, no.no))]
    return Tree(steps, question=asked, yes=sides[0], no=sides[1]) if all(sides) else None


TWO = "0x1p+1"  # as printf has it
FOLDED = {"add": float.__add__, "sub": float.__sub__, "mul": float.__mul__, "neg": lambda a: -a, "twice": lambda a: 2 * a, "high": float.__add__,
          "low": lambda a, b: float(fractions.Fraction(a) + fractions.Fraction(b) - fractions.Fraction(a + b)),
          "less": float.__lt__, "at_most": float.__le__, "same": float.__eq__}


def folded(tree, known=None):
    """The tree without steps of zeros alone, and without comparisons that change nothing."""
    known, steps = dict(known or {}), []
    operands = lambda step: tuple(known.get(arg, arg) for arg in step.args)  # noqa: E731
    for step in tree.steps:
        args = operands(step)
        numbers = [float.fromhex(arg) for arg in args if isinstance(arg, str) and arg not in FOLDED]
        if step.what in FOLDED and len(numbers) == len(args):
            known[step] = FOLDED[step.what](*numbers).hex()
        elif step.what == "choose" and args[-1] == args[-2]:
            known[step] = args[-1]
        else:
            known[step] = step.with_args(args)
            steps.append(known[step])
    if tree.result:
        return Tree(steps, result=(tree.result[0], tuple(known.get(arg, arg) for arg in tree.result[1])))
    question = tree.question.with_args(operands(tree.question))
    if all(isinstance(arg, str) for arg in question.args):
        rest = folded(tree.yes if FOLDED[question.what](*map(float.fromhex, question.args)) else tree.no, known)
        return Tree(steps + rest.steps, rest.result, rest.question, rest.yes, rest.no)
    yes, no = folded(tree.yes, known), folded(tree.no, known)
    if yes.result and no.result and yes.result == no.result and not yes.result[1]:
        return Tree(steps, result=yes.result)
    return Tree(steps, question=question, yes=yes, no=no)


WORDS = {"pair": "Numbers", "axis": "Numbers", "estimate": "Numbers", "parts": "Numbers", "disjoint": "(Verdict Disjoint)",
         "touching": "(Verdict Touching)", "overlapping": "(Verdict Overlapping)"}


def as_coq(name, inputs, tree):
    """The function as a definition."""
    lines = []

    def number(text, places):
        if text in places:
            return f"(At {places[text]})"
        found = float.fromhex(text)
        if found.is_integer() and abs(found) < 2**53:
            return f"(Whole {int(found)})" if found >= 0 else f"(Whole ({int(found)}))"
        fraction, exponent = math.frexp(found)  # of 53 bits, and as few of them as it takes
        numerator = int(fraction * 2**53)
        zeros = (numerator & -numerator).bit_length() - 1
        return f"(Scaled ({numerator >> zeros}) ({exponent - 53 + zeros}))"

    def write(tree, places, indent):
        places = dict(places)
        for step in tree.steps:
            args = step.args
            if step.what == "choose":
                text = f"Choose ({args[0].capitalize()} {' '.join(number(arg, places) for arg in args[1:3])}) " + \
                    " ".join(number(arg, places) for arg in args[3:])
            elif step.what == "last":
                text = f"Last [{'; '.join(number(arg, places) for arg in args)}]"
            else:
                words = step.what.split()
                text = f"{words[-1].capitalize()} {' '.join(number(arg, places) for arg in args)}"
                text = f"Wide ({text})" if len(words) > 1 else text
            lines.append(f"{indent}{text} ;;")
            places[step] = inputs + places.pop("count")
            places["count"] = places[step] - inputs + 1
        if tree.result:
            word, numbers = tree.result
            lines.append(f"{indent}Done {WORDS.get(word, word.capitalize())} [{'; '.join(number(arg, places) for arg in numbers)}]")
        else:
            lines.append(f"{indent}If ({tree.question.what.capitalize()} {' '.join(number(arg, places) for arg in tree.question.args)}) (")
            write(tree.yes, places, indent + "  ")
            lines.append(f"{indent}) (")
            write(tree.no, places, indent + "  ")
            lines.append(f"{indent})")

    write(tree, {"count": 0} | {step: i for i, step in enumerate(INPUTS[:inputs])}, "  ")
    return f"Definition {name} : program :=\n" + "\n".join(lines) + ".\n"


INPUTS = [Step("input") for _ in range(32)]


HEAD = """(* SPDX-License-Identifier: MIT *)
(* Made by proofs/translate.py of the C++, which Code.v gives a meaning. *)
Require Import ZArith List.
From Tangency Require Import Definitions Code.
Import ListNotations.

"""


def translated(text, prefix):
    """By file and name the definition of each function."""
    found = {}
    for file, functions in re.findall(r"^file (\w+)\n((?:(?!file ).*\n)*)", text, re.MULTILINE):
        for part in functions.split("function ")[1:]:
            head, *paths = part.split("path\n")
            name, inputs = head.split()
            tree = folded(grow([path.splitlines() for path in paths], INPUTS[:int(inputs)]))
            found[file, prefix + name] = as_coq("code_" + prefix + name, int(inputs), tree)
    return found


def ran(command):
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode:
        raise Untranslatable(f"{CODE}/trace.cpp no longer reads the C++:\n{done.stderr[:3000]}")
    return done.stdout


def translate(root, folder):
    """By its name each file of functions, made again only where something that they are read from has changed. Functions that both
    builds have alike are defined once."""
    read = sorted(path for part in READS for path in (root / part).rglob("*.hpp")) + [root / CODE / "trace.cpp", pathlib.Path(__file__)]
    digest, made = hashlib.sha256(b"\0".join(path.read_bytes() for path in read)).hexdigest(), folder / "translated.json"
    if made.exists() and (held := json.loads(made.read_text()))["digest"] == digest:
        return held["files"]
    folder.mkdir(parents=True, exist_ok=True)
    functions = {}
    for prefix, flags in BUILDS.items():
        program = folder / f"trace_{prefix}program"
        ran([os.environ.get("CXX", "g++"), "-std=c++20", "-O0", *flags, *(f"-I{root / path}" for path in INCLUDES), root / CODE / "trace.cpp",
             "-o", program])
        functions |= {(file, name): text for (file, name), text in translated(ran([program]), prefix).items()
                      if text.partition(":=")[2] != functions.get((file, name.removeprefix(prefix)), "").partition(":=")[2]}
    files = {f"{file}.v": HEAD + "\n".join(text for (other, _), text in functions.items() if other == file) for file, _ in functions}
    made.write_text(json.dumps({"digest": digest, "files": files}))
    return files

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the bash completion of the tangency command, made of its own help, to standard output.

usage: completion.py COMMAND
"""
import pathlib
import sys

from command_help import Command

FILES = {"--plugin", "--fuzzer", "--json", "--junit", "--html", "--file"}
FOLDERS = {"--dir", "--vectors", "--corpus"}
LOGIC = pathlib.Path(__file__).with_name("completion.bash")


def case(subject, branches):
    """A case statement; branches with the same body become one."""
    bodies = {}
    for pattern, body in branches:
        bodies.setdefault(body, []).append(f"'{pattern}'")
    return [f"    case {subject} in"] + [f"        {' | '.join(patterns)}) {body} ;;" for body, patterns in bodies.items()] + ["    esac"]


def kinds_of(command, verbs):
    """What follows an option of a verb: words, forms of a question, subjects, a file, a folder or a program."""
    for verb in verbs:
        for option in verb.options:
            for name in option.names:
                pattern = " ".join((*verb.path, name))
                if name == "--subject":
                    yield pattern, "_tangency_subjects"
                elif name == "--form":
                    yield pattern, "_tangency_forms"
                elif name == "--out":
                    # Of one verb it is a file.
                    yield pattern, "kind=file" if "file" in option.text else "kind=folder"
                elif name in FILES:
                    yield pattern, "kind=file" if option.kind else "kind=flag"
                elif name in FOLDERS:
                    yield pattern, "kind=folder"
                elif name == "--command":
                    yield pattern, "kind=program"
                elif not option.kind:
                    yield pattern, "kind=flag"
                elif words := command.words(verb, option):
                    yield pattern, f"words='{' '.join(word.replace('LO..HI', '') for word in words)}'"


def function(name, body):
    return [f"{name}() {{", *body, "}", ""]


def completion(command):
    verbs = command.root.all()
    form = next(option for verb in verbs for option in verb.options if option.names == ["--form"])
    question = next(option for verb in verbs for option in verb.options if option.names == ["--question"])
    lines = [f"# bash completion of {command.version}, made of its own help by cmake/packaging/completion.py.", ""]
    lines += function("_tangency_verbs", case('"$1"', [
        (" ".join(verb.path), f"words='{' '.join(below.path[-1] for below in verb.verbs)}'") for verb in verbs if verb.verbs]))
    lines += function("_tangency_options", case('"$1"', [
        (" ".join(verb.path), f"words='{' '.join(name for option in verb.options for name in option.names)}'") for verb in verbs]))
    lines += function("_tangency_places", case('"$1"', [
        (" ".join(verb.path), "kind=folder" if place.names == ["DIR"] else "kind=file")
        for verb in verbs for place in verb.places if place.names != ["NUMBERS"]]))
    lines += function("_tangency_forms", case('"$question"', [
        (name, f"words='{' '.join(command.words(verbs[0], form, name))}'") for name in command.words(verbs[0], question)]))
    lines += function("_tangency_subjects", [f"    words='{' '.join(command.subjects())}'"])
    lines += function("_tangency_values", case('"$1"', kinds_of(command, verbs)))
    return "\n".join(lines) + LOGIC.read_text()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(completion(Command(sys.argv[1])), end="")

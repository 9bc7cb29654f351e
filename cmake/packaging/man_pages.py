#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the manual of the tangency command, a page a verb, by help2man from its own --help.

usage: man_pages.py COMMAND FOLDER
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from command_help import Command

SUMMARY = "decide exactly whether a circle touches a rectangle, and put functions that do on trial"
FILES = """.TP
.I /usr/share/doc/tangency/docs
The documentation, which --help calls docs.
.TP
.I /usr/share/tangency/vectors
The stored cases, where the folder at hand has no vectors.
"""


def page_of(verb):
    return "-".join(("tangency", *verb.path))


def line_of(option):
    """As help2man reads it: two blanks before the text. Of the type what a reader can use, the rest in words."""
    kind = option.kind.replace(":WHOLE NUMBER", "").replace("UINT", "N").replace("FLOAT", "NUMBER")
    kind = re.sub(r":?\{.*?\}", "", kind)
    required = " REQUIRED" in kind
    kind, _, default = kind.replace(" REQUIRED", "").partition("=")
    notes = (["must be given"] if required else []) + ([f"{default} if not given"] if default else [])
    text = option.text + (f" ({'; '.join(notes)})" if notes else "")
    return f"  {', '.join(option.names)} {kind}".rstrip() + f"  {text}\n"


def help_of(verb):
    usage = " ".join(["tangency", *verb.path])
    if verb.verbs:
        usage += " VERB"
    usage += " [OPTION]..."
    for place in verb.places:
        name = place.names[0] + ("..." if "..." in place.kind else "")
        usage += f" {name}" if "REQUIRED" in place.kind else f" [{name}]"
    text = f"Usage: {usage}\n\n{verb.text.rstrip('.')}.\n"
    if verb.verbs:
        text += "\n*Verbs*\n" + "".join(f"  {below.path[-1]}  {below.text}\n" for below in verb.verbs)
    if verb.places:
        text += "\n*Arguments*\n" + "".join(map(line_of, verb.places))
    text += "\nOptions:\n" + "".join(map(line_of, verb.options))
    before, _, statuses = verb.footer.partition("Exit status: ")
    if before:
        text += f"\n*Notes*\n{before.strip()}\n"
    return text + f"\n*Exit status*\n{statuses}\n"


def see_also(verb, everything):
    above = verb.path[:-1]
    around = [each for each in everything if each is not verb and (each.path in ((), above) or each.path[:-1] in (verb.path, above))]
    return ",\n".join(f".BR {page_of(each)} (1)" for each in around)


def write_page(verb, command, everything, folder):
    name = page_of(verb)
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        # help2man asks a program of the page's name.
        (scratch / "help").write_text(help_of(verb))
        program = scratch / name
        program.write_text(f"#!/bin/sh\ncat {scratch}/help\n")
        program.chmod(0o755)
        include = scratch / "include"
        include.write_text(f"[FILES]\n{FILES}\n[SEE ALSO]\n{see_also(verb, everything)}\n")
        summary = verb.text[0].lower() + verb.text[1:] if verb.path else SUMMARY
        done = subprocess.run(["help2man", "--no-info", "--section=1", "--name", summary, "--version-string", command.version,
                               "--manual=Tangency", "--include", include, program], text=True, capture_output=True,
                              env=dict(os.environ, LC_ALL="C.UTF-8"))
    if done.returncode:
        raise SystemExit(f"help2man makes no page of {name}: {done.stderr.strip()}")
    # Names such as corner_size are for copying, so no line breaks inside them.
    text = re.sub(r"(?m)^(\.TH .*\n)", r"\1.nh\n", done.stdout, count=1)
    (folder / f"{name}.1").write_text(text)


def main(arguments):
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    command, folder = Command(arguments[0]), pathlib.Path(arguments[1])
    folder.mkdir(parents=True, exist_ok=True)
    everything = command.root.all()
    for verb in everything:
        write_page(verb, command, everything, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The public interface (docs/versioning.md) as lines of text, and what a difference from the last release's means.

usage: interface.py check BUILD STORED      compares what BUILD installs with the stored lines
       interface.py write BUILD STORED      writes them, before the first release or as a part of one (--released)
       interface.py differ STORED VERSION LINES   compares two files of lines, the second being of VERSION
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
HEAD = """# The public interface, a line each, of the last release; docs/versioning.md says what follows from a difference. Written by
# tests/interface/interface.py, never by hand.
"""


def lines_of_command(program):
    sys.path.insert(0, str(PROJECT / "cmake/packaging"))
    from command_help import Command

    command = Command(program)
    for verb in command.root.all():
        name = " ".join(("tangency", *verb.path))
        yield f"verb {name}"
        if verb.footer:
            yield f"verb {name}: {verb.footer[verb.footer.index('Exit status'):]}"
        for place in verb.places:
            yield f"argument {name} {place.names[0]} {place.kind}"
        for option in verb.options:
            yield f"option {name} {','.join(option.names)} {option.kind}".rstrip()
            if option.names != ["--form"]:
                yield from (f"word {name} {option.names[-1]} {word}" for word in command.words(verb, option))
    draw = next(verb for verb in command.root.all() if verb.path == ("draw",))
    by_name = {option.names[-1]: option for option in draw.options}
    for question in command.words(draw, by_name["--question"]):
        yield from (f"word --form {form} of {question}" for form in command.words(draw, by_name["--form"], question))
    yield from (f"subject {name}" for name in command.subjects() if not name.startswith("mutant_"))


def lines_of_cmake(prefix):
    options = re.findall(r"^(?:option|set)\((TANGENCY_\w+) .*(?:ON|OFF|\}|CACHE .*)\)$", (PROJECT / "CMakeLists.txt").read_text(), re.MULTILINE)
    yield from (f"cmake -D{name}" for name in set(options))
    [folder] = prefix.glob("lib*/**/cmake/tangency")
    for path in folder.glob("*.cmake"):
        text = path.read_text()
        if "targets" in path.name:
            yield from (f"target {name}" for name in re.findall(r"add_library\((tangency::\w+)", text))
        for name, words in re.findall(r"function\((tangency_\w+)\)\n    .*?cmake_parse_arguments\(PARSE_ARGV 0 arg (.*?)\)", text, re.DOTALL):
            yield f"cmake {name}"
            yield from (f"cmake {name} {word}" for word in re.findall(r"[A-Z]+", words))


def lines_of_documents(folder):
    """The fields of the JSON documents; one that more than one place has, as a counterexample, is said once."""
    for path in sorted(folder.glob("*.schema.json")):
        document = path.name.removesuffix(".schema.json")
        schema = json.loads(path.read_text())
        version = schema["properties"].get("report_version", {}).get("const")
        if version is not None:
            yield f"document {document} report_version {version}"

        def fields(node, at):
            if isinstance(node, list):
                for each in node:
                    yield from fields(each, at)
            elif isinstance(node, dict):
                for name, below in node.get("properties", {}).items():
                    yield f"field {document} {at}{name}"
                    yield from fields(below, f"{at}{name}.")
                for name, below in (node.get("$defs") or {}).items():
                    yield from fields(below, f"({name}).")
                for key in ("items", "oneOf", "anyOf", "allOf", "then", "else", "additionalProperties"):
                    yield from fields(node.get(key), at)

        yield from fields(schema, "")


def lines_of_build(build):
    from headers import interface_of_headers

    with tempfile.TemporaryDirectory() as scratch:
        prefix = pathlib.Path(scratch)
        subprocess.run(["cmake", "--install", build, "--prefix", prefix], check=True, stdout=subprocess.DEVNULL)
        program = prefix / "bin" / "tangency"
        version = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.split()[1]
        lines = set(lines_of_command(program)) | set(lines_of_cmake(prefix)) | set(lines_of_documents(PROJECT / "docs" / "schema"))
        lines |= interface_of_headers(prefix / "include")
    return version, sorted(lines)


def read(path):
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    head, *lines = lines
    _, version, state = head.split()
    return version, state == "released", lines


def name_in(line):
    """What a line is about, by which a changed one is told from one that is gone and another that is new."""
    line = re.sub(r"\(.*", "", line)
    words = line.split()
    if words[0] in ("function", "plugin", "constant", "member"):
        named = [word for word in words if "::" in word or word.startswith("tangency")]
        return words[0], named[-1] if named else line
    if words[0] == "option":
        return line[:line.index("--")] + words[[word.startswith("-") for word in words].index(True)]
    return line


def difference(old, new):
    """Sentences on what is gone, changed and new."""
    gone, added = set(old) - set(new), set(new) - set(old)
    changed = []
    for line in sorted(gone):
        same = sorted(other for other in added if name_in(other) == name_in(line))
        if same:
            changed.append(f"changed: {line}\n      to: {same[0]}")
            gone.discard(line)
            added.discard(same[0])
    return changed + [f"gone:    {line}" for line in sorted(gone)], [f"new:     {line}" for line in sorted(added)]


def least_version(released, breaks):
    """The version that a difference asks for; while the major version is 0 the minor one stands for it."""
    major, minor, patch = map(int, released.split("."))
    if major == 0:
        return (0, minor + 1, 0) if breaks else (0, minor, patch + 1)
    return (major + 1, 0, 0) if breaks else (major, minor + 1, 0)


def judge(stored, version, lines, write):
    released_version, released, old = read(stored)
    breaks, additions = difference(old, lines)
    if not breaks and not additions:
        print(f"the public interface is that of {released_version}: {len(lines)} lines")
        return 0
    kind = "major" if breaks else "minor"
    print("\n".join(breaks + additions))
    print(f"{len(breaks)} lines gone or changed, which breaks what uses them (major); {len(additions)} new (minor)")
    if not released:
        print(f"{released_version} is not released yet, so this is its interface if it is meant to be; write it down: {write}")
        return 1
    least = least_version(released_version, bool(breaks))
    if tuple(map(int, version.split("."))) >= least:
        print(f"version {version} says so: the least would be {'.'.join(map(str, least))}")
        return 0
    print(f"a {kind} difference from the released {released_version}, and the version is {version}: "
          f"raise it in CMakeLists.txt to {'.'.join(map(str, least))} or more, or undo the difference")
    return 1


def main(arguments):
    if len(arguments) == 4 and arguments[0] == "differ":
        return judge(pathlib.Path(arguments[1]), arguments[2], pathlib.Path(arguments[3]).read_text().splitlines(), "interface.py write")
    state = "released" if "--released" in arguments else "unreleased"
    arguments = [argument for argument in arguments if argument != "--released"]
    if len(arguments) != 3 or arguments[0] not in ("check", "write"):
        print(__doc__, file=sys.stderr)
        return 2
    build, stored = arguments[1], pathlib.Path(arguments[2])
    version, lines = lines_of_build(build)
    if arguments[0] == "check":
        return judge(stored, version, lines, f"/usr/bin/python3 tests/interface/interface.py write {build} tests/interface/interface.txt")
    stored.write_text(HEAD + f"version {version} {state}\n" + "".join(f"{line}\n" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

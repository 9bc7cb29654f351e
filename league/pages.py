# SPDX-License-Identifier: MIT
"""docs/league.json with the sentence of each row, docs/league.md, its summary, and the certificates of each finding; ./run web makes
the pages with drawings."""
import json
import pathlib

import sentences

CLASSES = {"right": "right", "tolerance": "tolerance", "ties": "ties only", "wrong": "wrong", "dies": "dies"}
ASKED = {
    "box_ball": "Does a circle touch a rectangle, a ball a box?", "ball_ball": "Do two circles meet, or two balls?",
    "box_box": "Do two boxes along the axes meet?", "box_segment": "Does a segment meet a box?",
    "box_moving_ball": "Does a ball meet a box on its way?", "polygon_ball": "Does a disk meet a convex polygon?",
    "polygon_polygon": "Do two convex polygons meet?", "box_point": "Is a point in a rectangle, in a box?",
    "segment_ball": "Does a circle meet a segment, a ball one in space?", "capsule_ball": "Does a circle meet a capsule, or a ball?",
    "capsule_capsule": "Do two capsules meet?", "segment_segment": "Do two segments of the plane meet?",
    "polygon_point": "Is a point in a convex polygon?", "polygon_segment": "Does a segment meet a convex polygon?"}


def count(rows):
    return {name: sum(row["class"] == name for row in rows) for name in CLASSES}


def tally(rows):
    libraries = len({row["library"] for row in rows})
    told = ", ".join(f"{number} {CLASSES[name]}" for name, number in count(rows).items() if number)
    return f"{len(rows)} functions of {libraries} libraries: {told}"


def table(head, lines):
    return ["", f"| {' | '.join(head)} |", "| --- " * len(head) + "|", *(f"| {' | '.join(cells)} |" for cells in lines)]


def shape(row):
    return f"{row['answer'] + ', ' if 'answer' in row else ''}{row['form']}, {row['scalar']}, {row['dim']}-D"


def markdown(known):
    declared = sorted((row for row in known["rows"] if row["asked"] == "declared"),
                      key=lambda row: (row["library"].lower(), row["call"]))
    of_question = {question: [row for row in declared if row["question"] == question] for question in ASKED}
    lines = ["# The league: what shipped libraries answer", "",
             f"Functions of shipped libraries, each asked by `tangency check` through an adapter of a few lines one of {len(ASKED)}",
             "[questions](questions.md). [The rules](league-rules.md) say how a row comes about and how to object.", "",
             f"**{tally(declared)}.** Measured with tangency {known['tangency']}, seed {known['seed']}, about {known['cases']} cases",
             f"a run ({known['cases_rotated']} of rotated boxes). [league.json](league.json) has every row; `./run web` makes of it",
             "pages with a drawing of each wrong answer. Written by `./run league`; do not edit.", "", "## By question"]
    lines += table(["question", "", *CLASSES.values()],
                   [[f"`{question}`", ASKED[question], *map(str, count(rows).values())] for question, rows in of_question.items()])
    lines += ["", "## Wrong answers"]
    for question, rows in of_question.items():
        found = [row for row in rows if row["class"] in ("wrong", "dies")]
        if not found:
            continue
        lines += ["", f"### {ASKED[question]}"]
        lines += table(["library", "function", "form", "class", "answers, by one case", "more"], [
            [f"{row['library']} {row['version']}", f"`{row['function']}`", shape(row), CLASSES[row["class"]], row["sentence"],
             f"[finding](../league/findings/{row['finding']}/README.md)"] for row in found])
    lines += ["", "## By library"]
    libraries = sorted({row["library"] for row in declared}, key=str.lower)
    rows_of = {library: [row for row in declared if row["library"] == library] for library in libraries}
    lines += table(["library", "version", *CLASSES.values()],
                   [[library, rows[0]["version"], *(str(number or "") for number in count(rows).values())]
                    for library, rows in rows_of.items()])
    return "\n".join(lines) + "\n"


def certificates(rows):
    """The counterexamples as lines of `tangency classify --certificate`, which any checker of docs/certificates.md takes."""
    lines = []
    for row in rows:
        case = row["counterexample"]
        numbers = {name: {"bits": bits, "decimal": case["decimal"][name]} for name, bits in case["bits"].items()}
        lines.append(json.dumps({name: row[name] for name in ("question", "form", "scalar", "dim")}
                                | {"numbers": numbers, "verdict": case["verdict"], "certificate": case["certificate"]}, ensure_ascii=False))
    return "".join(line + "\n" for line in dict.fromkeys(lines))


def write(known, docs):
    """Writes league.json, the page and the findings' certificates, and tells whether any says something else than before."""
    docs = pathlib.Path(docs)
    for row in known["rows"]:
        row["sentence"] = sentences.sentence(row)
    texts = {docs / "league.json": json.dumps(known, indent=1, ensure_ascii=False) + "\n", docs / "league.md": markdown(known)}
    for folder in (docs.parent / "league/findings").glob("*"):
        found = certificates(row for row in known["rows"] if row["finding"] == folder.name and row["counterexample"])
        if found:
            texts[folder / "certificates.jsonl"] = found
    changed = [page for page, text in texts.items() if not page.is_file() or page.read_text() != text]
    for page in changed:
        page.write_text(texts[page])
    return bool(changed)

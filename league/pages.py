# SPDX-License-Identifier: MIT
"""docs/league.md and docs/league.html from docs/league.json; the drawings are those of `tangency check --html`."""
import html
import pathlib
import re

import rows

CLASSES = {"right": "right", "tolerance": "tolerance", "ties": "ties only", "wrong": "wrong", "dies": "dies"}
MARKS = {"held": "✓", "violated": "✗", "beyond": "·", "not_asked": ""}
EXPLAINED = (
    "Each line is one function of a shipped library, asked by `tangency check` through an adapter of a few lines one "
    "of seven [questions](questions.md). [The rules](league-rules.md) say how a row comes about and how to object.")
ASKED = {
    "box_ball": "Does a circle touch a rectangle, a ball a box?", "ball_ball": "Do two circles meet, or two balls?",
    "box_box": "Do two boxes along the axes meet?", "box_segment": "Does a segment meet a box?",
    "box_moving_ball": "Does a ball meet a box on its way?", "polygon_ball": "Does a disk meet a convex polygon?",
    "polygon_polygon": "Do two convex polygons meet?"}

STYLE = """<style>
td:nth-child(3) { min-width: 8em; }
select { max-width: 100%; } p, dd { overflow-wrap: anywhere; }
@media (max-width: 62rem) {
  td.mark::before { content: attr(data-group) " "; }
  td.mark:empty { display: none; }
}
</style>"""
# Without a script every row is there, and nothing to choose by.
FILTER = """<script>
const shown = document.querySelector('#question'), rows = document.querySelectorAll('[data-question]');
shown.parentElement.hidden = false;
const apply = () => rows.forEach(row => { row.hidden = shown.value !== '' && row.dataset.question !== shown.value; });
shown.addEventListener('change', () => { history.replaceState(null, '', shown.value ? `?question=${shown.value}` : '?'); apply(); });
shown.value = new URLSearchParams(location.search).get('question') ?? '';
if (shown.selectedIndex < 0) shown.value = '';
apply();
</script>"""


def order(found):
    """Declared rows by class, then library: what to look at first stands first."""
    place = {name: i for i, name in enumerate(("wrong", "dies", "ties", "tolerance", "right"))}
    return sorted(found, key=lambda row: (place[row["class"]], row["library"].lower(), row["call"]))


def split(known):
    declared = [row for row in known["rows"] if row["asked"] == "declared"]
    every = {(row["library"], row["call"]): row for row in known["rows"] if row["asked"] == "everything"}
    return order(declared), every


def contract_of(row):
    regions = row["contract_by_region"]
    if row["contract"] == "mixed" and regions:
        return "mixed: " + ", ".join(f"{region} {what}" for region, what in regions.items())
    return row["contract"]


def shape(row):
    return f"{row['answer'] + ', ' if 'answer' in row else ''}{row['form']}, {row['scalar']}, {row['dim']}-D"


def beyond(row, every):
    """What the same function does on every valid input, where that differs."""
    other = every.get((row["library"], row["call"]))
    if not other or other["class"] == row["class"]:
        return ""
    if other["class"] == "wrong":
        return "wrong outside its domain" if row["domain"] != other["domain"] else "wrong without the margin"
    return f"{CLASSES[other['class']]} elsewhere"


def finding(row):
    """The folder about a wrong answer, from docs."""
    return f"../league/findings/{row['finding']}/README.md" if row["asked"] == "declared" and row["finding"] else None


def name_class(row, declared):
    """What a function does on inputs that nobody promised an answer for is not called by the plain class."""
    if row["asked"] == "declared":
        return CLASSES[row["class"]]
    own = next(each for each in declared if (each["library"], each["call"]) == (row["library"], row["call"]))
    return beyond(own, {(row["library"], row["call"]): row}) or f"{CLASSES[row['class']]}, also on every valid input"


def numbers(case):
    return ", ".join(f"{name} {value}" for name, value in case["decimal"].items())


def sentence(case):
    said = {True: "a hit", False: "a miss"}.get(case["answer"], case["answer"])
    return f"{numbers(case)}: {case['reference']}; answered {said}"


def number(value):
    return f"{value:.3g}" if value is not None and value < 1e15 else "over 1e15" if value is not None else ""


def command(row):
    return f"./run league '{row['library']}:{row['call']}' --again"


def tally(declared):
    counts = {name: sum(row["class"] == name for row in declared) for name in CLASSES}
    libraries = len({row["library"] for row in declared})
    told = ", ".join(f"{count} {CLASSES[name]}" for name, count in counts.items() if count)
    return f"{len(declared)} functions of {libraries} libraries: {told}."


def markdown(known):
    declared, every = split(known)
    lines = ["# The league: what shipped libraries answer", "", EXPLAINED, "",
             f"{tally(declared)} Measured with tangency {known['tangency']}, seed {known['seed']}, about "
             f"{known['cases']} cases a run ({known['cases_rotated']} of rotated boxes). [league.json](league.json) has "
             "every row, [league.html](league.html) the drawings.", "",
             "Written by `./run league`; do not edit."]
    for question, asked in ASKED.items():
        lines += tabulate(f"{asked} (`{question}`)", [row for row in declared if row["question"] == question], every)
    lines += ["", "## Properties", "", "✓ held, ✗ violated, · violated only above the required level.", "",
              "| function | " + " | ".join(rows.GROUPS) + " |", "| --- |" + " --- |" * len(rows.GROUPS)]
    for row in declared:
        marks = " | ".join(MARKS[row["properties"][group]] for group in rows.GROUPS)
        lines.append(f"| {row['library']} `{row['call']}` | {marks} |")
    for title, found in (("Wrong answers, and ties", declared), ("Beyond what is promised", order(every.values()))):
        lines += ["", f"## {title}", "", *(line for row in found for line in describe(row, declared))][:-1]
    return "\n".join(lines) + "\n"


def tabulate(title, declared, every):
    lines = ["", f"## {title}", "", tally(declared), "",
             "| library | version | function | form | contract | domain | margin | class | level | but for ties | k "
             "| elsewhere |",
             "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    for row in declared:
        bold = "**" if row["class"] in ("wrong", "dies") else ""
        cells = [row["library"], row["version"], f"`{row['function']}`", shape(row), contract_of(row),
                 row["domain"] or "any", row["margin"] or "", f"{bold}{CLASSES[row['class']]}{bold}",
                 row["level"], row["level_but_for_ties"], number(row["k"]), beyond(row, every)]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def describe(row, declared):
    if row["class"] not in ("wrong", "dies") and not row["counterexample"]:
        return []
    asked = "" if row["asked"] == "declared" else ", every valid input"
    lines = [f"### {row['library']} {row['version']}, {row['function']}{asked}", "",
             f"{ASKED[row['question']]} {name_class(row, declared).capitalize()}, measured {row['measured']} as {shape(row)}, "
             f"contract {row['contract']}, domain {row['domain'] or 'any'}"
             + (f", margin {row['margin']}" if row["margin"] else "") + ".", ""]
    if row["says"]:
        lines += [row["says"][0].upper() + row["says"][1:] + ".", ""]
    if row["counterexample"]:
        lines += [f"- {sentence(row['counterexample'])}"]
    if row["dies_on"]:
        asked = f": {numbers(row['dies_on'])}" if "decimal" in row["dies_on"] else ""
        lines += [f"- {row['dies_on']['message']}{asked}"]
    if row["looks_like"]:
        lines += [f"- looks like the known bug {row['looks_like']}"]
    if finding(row):
        lines += [f"- [the finding]({finding(row)})"]
    return lines + [f"- again: `{command(row)}`", ""]


def key_of(row):
    return f"{row['library']}:{row['call']}:{row['asked']}"


def find_drawing(page, row):
    """The drawing of the row's counterexample in the page that check wrote."""
    shown = page.partition(f'id="shown-{row["counterexample"]["property"]}"')[2]
    found = re.search(r'<div class="drawn.*?</div>(?:<p class="caption">.*?</p>)?</div>', shown, re.S)
    return found.group(0) if found else ""


def read_pages(known, docs, build):
    """The drawings by row, and the style: from the pages of check where they are, else from the page of before."""
    before = docs / "league.html"
    text = before.read_text() if before.is_file() else ""
    drawings = dict(re.findall(r"<!--drawing (\S+?)-->(.*?)<!--end-->", text, re.S))
    style = "".join(re.findall(r"<style>.*?</style>", text, re.S)[:1])
    for row in known["rows"]:
        stem = f"{row['library']}.{row['call']}".replace("/", "__")
        # A row that is called declared may have been asked everything first, and nothing else was needed.
        for run in ([row["asked"]] if row["asked"] == "everything" else ["margin", "declared", "everything"]):
            page = build / "results" / f"{stem}.{run}.html"
            if not row["counterexample"] or not page.is_file():
                continue
            shown = page.read_text()
            if row["counterexample"]["call"] in html.unescape(shown):
                drawings[key_of(row)] = find_drawing(shown, row)
                style = style or re.search(r"<style>.*?</style>", shown, re.S).group(0)
                break
    return {key: drawings[key] for key in sorted(drawings)}, style


def render_html(known, drawings, style):
    declared, every = split(known)
    options = "".join(f'<option value="{question}">{question}: {asked}</option>' for question, asked in ASKED.items())
    names = ("library", "function", "class", "level", "but for ties", "k", *rows.GROUPS)
    head = "".join(f"<th>{name}</th>" for name in names)
    table = []
    for row in declared:
        kind = {"wrong": "wrong", "dies": "wrong", "right": "right"}.get(row["class"], "soft")
        cells = [f"{row['library']}<br><small>{row['version']}</small>",
                 f'<a href="#{html.escape(key_of(row))}">{html.escape(row["function"])}</a><br>'
                 f'<small>{row["question"]}; {shape(row)}</small>',
                 f'<span class="{kind}">{CLASSES[row["class"]]}</span><br><small>{beyond(row, every)}</small>',
                 row["level"], row["level_but_for_ties"], number(row["k"])]
        marks = [f'<td class="mark" data-group="{group}">{MARKS[row["properties"][group]]}</td>'
                 for group in rows.GROUPS]
        table.append(f'<tr data-question="{row["question"]}">' + "".join(f"<td>{cell}</td>" for cell in cells) + "".join(marks) + "</tr>")
    cards = [card(row, declared, drawings.get(key_of(row), "")) for row in [*declared, *order(every.values())]]
    return "\n".join([
        '<!doctype html>', '<html lang="en"><head><meta charset="utf-8">', "<title>Tangency league</title>",
        '<meta name="viewport" content="width=device-width, initial-scale=1">', style, STYLE, "</head>", "<body>",
        "<header>", "<h1>What shipped libraries answer when shapes meet</h1>",
        f"<p>{tally(declared)}</p>", "</header>",
        "<main>", '<p class="soft">✓ held, ✗ violated, · violated only above the required level. The rules: '
        'docs/league-rules.md. Written by ./run league.</p>',
        f'<p hidden><label for="question">Question</label> <select id="question"><option value="">all of them</option>{options}'
        "</select></p>",
        f'<div class="scroll"><table class="rows"><thead><tr>{head}</tr></thead><tbody>', *table,
        "</tbody></table></div>",
        "<h2>Function by function</h2>", *cards, "</main>", FILTER, "</body></html>", ""])


def card(row, declared, drawing):
    given = [ASKED[row["question"]], f"{row['package']} {row['version']} ({row['licence']})", shape(row), f"contract: {contract_of(row)}",
             f"domain: {row['domain'] or 'any'}", *([f"margin: {row['margin']}"] if row["margin"] else []),
             f"measured {row['measured']}"]
    says = re.sub("`([^`]+)`", r"<code>\1</code>", html.escape(row["says"] or ""))
    said = [f"<p>{says}</p>"] if says else []
    if row["counterexample"]:
        case = row["counterexample"]
        said += [f'<p class="said">{html.escape(sentence(case))}</p>',
                 f"<p><code>{html.escape(case['call'])}</code></p>",
                 f'<div class="case"><!--drawing {key_of(row)}-->{drawing}<!--end--></div>']
    if row["dies_on"]:
        said.append(f"<p>{html.escape(row['dies_on']['message'])}</p>")
    why = "".join(f"<dt>{key}</dt><dd>{html.escape(value)}</dd>" for key, value in row["why"].items())
    asked = "" if row["asked"] == "declared" else " <small>every valid input</small>"
    return "\n".join([
        f'<article class="card" id="{html.escape(key_of(row))}" data-question="{row["question"]}">',
        f"<header><h3>{row['library']} <code>{html.escape(row['function'])}</code>{asked}</h3>"
        f'<span class="role">{name_class(row, declared)}</span></header>',
        f'<p class="soft">{html.escape("; ".join(given))}</p>', f"<dl>{why}</dl>", *said,
        *([f'<p><a href="{finding(row)}">The finding</a>: a program without Tangency, the cause, a report</p>']
          if finding(row) else []),
        f"<p><code>{html.escape(command(row))}</code></p>", "</article>"])


def write(known, docs, build):
    """Writes both pages, and returns those that say something else than before."""
    drawings, style = read_pages(known, pathlib.Path(docs), pathlib.Path(build))
    changed = []
    for name, text in (("league.md", markdown(known)), ("league.html", render_html(known, drawings, style))):
        page = pathlib.Path(docs) / name
        if not page.is_file() or page.read_text() != text:
            page.write_text(text)
            changed.append(name)
    return changed

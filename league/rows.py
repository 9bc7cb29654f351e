# SPDX-License-Identifier: MIT
"""How a function gets its rows of docs/league.json: what is asked of it, and the class that the answers give."""
import datetime

import data

REACHED = ("banded", "full_range", "exact")
GROUPS = {
    "agreement": ("P01", "P02"), "ties": ("P03",), "symmetry": ("P04", "P05", "P06", "P07", "P25", "P26"),
    "growing": ("P08", "P09", "P11", "P12", "P27"), "inside": ("P10",), "bounds": ("P13",), "purity": ("P14",),
    "flat": ("P15", "P16"), "rotated": ("P20", "P21", "P22", "P23"), "overflow": ("P18",), "underflow": ("P19",),
}


def classify(result, margin):
    """right, tolerance, ties, wrong or dies (docs/league-rules.md)."""
    if result["verdict"] == "cannot_run":
        return "wrong" if find_counterexample(result, False) else "dies"
    if result["verdict"] == "holds":
        if margin:
            return "tolerance"
        return "ties" if result["contract_found"] in ("rounded", "mixed") else "right"
    return "ties" if result["level_but_for_ties"] in REACHED else "wrong"


def group_standing(result):
    """The worst standing of each group of properties: violated, beyond what is required, held, or none asked."""
    standing = {entry["id"]: entry["standing"] for entry in result["properties"]}
    worst = {}
    for group, ids in GROUPS.items():
        marks = {standing.get(name) for name in ids}
        worst[group] = next((mark for mark in ("violated", "beyond", "held") if mark in marks), "not_asked")
    return worst


def is_wrong(case):
    """Whether a yes or no is wrong by either contract."""
    return isinstance(case["answer"], bool) and case["verdict"] != "touching" and case["answer"] != (case["verdict"] == "overlapping")


def find_counterexample(result, tie):
    """That of the first violated property that shows one input and its verdict, a tie only where `tie` asks for it; else, of those that relate
    inputs, the first that is answered wrongly."""
    violated = [entry for entry in result["properties"] if entry["standing"] == "violated" and entry.get("counterexample")]
    shown = [(entry["id"], entry["counterexample"]["cases"][0]) for entry in violated
             if entry["counterexample"]["expects"].startswith("verdict") and len(entry["counterexample"]["cases"]) == 1]
    found = [(name, case) for name, case in shown if tie or case["verdict"] != "touching" or not isinstance(case["answer"], bool)]
    found += [(entry["id"], case) for entry in violated for case in entry["counterexample"]["cases"] if is_wrong(case)]
    if not found:
        return None
    name, case = found[0]
    return {"property": name, "bits": case["bits"], "decimal": case["decimal"], "call": case["call"],
            "answer": case["answer"], "verdict": case["verdict"], "certificate": case["certificate"], "reference": case["reference"]}


def make_row(function, package, version, asked, domain, margin, run):
    result = run["result"]
    kind = classify(result, margin)
    ways = result["exits"]["ways"]
    row = {
        "library": function["library"], "version": version,
        "package": f"{package['source']}:{package['packages'][0]}", "licence": package["licence"],
        "function": function["function"], "call": function["call"], "adapter": function["adapter"],
        "question": data.question_of(function),
        **({"answer": data.answer_of(function)} if "answer" in function else {}), "form": function["form"], "scalar": function["scalar"], "dim": function["dim"],
        "contract": result["contract_found"] or result["contract"], "contract_by_region": result["contract_by_region"] or {},
        "domain": domain, "margin": margin, "asked": asked, "why": function["why"],
        "level": result["level"], "level_but_for_ties": result["level_but_for_ties"], "k": result["measured_k"],
        "band": result["band"],
        "dies_on": {"message": ways[0]["message"], **{key: ways[0]["case"][key] for key in ("bits", "decimal", "call")}}
        if ways and kind == "dies" else None,
        "class": kind,
        "says": function.get("says") if kind in ("wrong", "dies") else None,
        "finding": function.get("finding", function["library"].replace("/", "__")) if kind in ("wrong", "dies") else None,
        "properties": group_standing(result), "broken": result["broken"],
        "looks_like": (result["looks_like"] or {}).get("mutant"),
        "counterexample": find_counterexample(result, kind == "ties") if kind in ("wrong", "ties") else None,
        "arguments": run["arguments"], "measured": datetime.date.today().isoformat(),
    }
    if kind == "dies" and not ways:
        row["dies_on"] = {"message": result["verdict_line"]}
    return row


def words_of(domain, margin):
    return [*(["--domain", domain] if domain else []), *([f"--margin={margin}"] if margin else [])]


def measure(function, package, version, ask):
    """A row under everything that is documented for it (asked: declared), and, where that differs, one of every valid
    input and no margin (asked: everything). ask(name, words) runs check."""
    needed = function.get("needs")  # what the library's own type requires, as unit quaternions do
    everything = make_row(function, package, version, "everything", needed, None,
                          ask("everything", words_of(needed, None)))
    if everything["class"] == "right":
        return [{**everything, "asked": "declared"}]
    domain, margin = function.get("domain", needed), function.get("margin")
    declared = everything
    if domain != needed:
        declared = make_row(function, package, version, "declared", domain, None,
                            ask("declared", words_of(domain, None)))
    if margin and declared["class"] in ("wrong", "ties"):
        declared = make_row(function, package, version, "declared", domain, margin,
                            ask("margin", words_of(domain, margin)))
    declared = {**declared, "asked": "declared"}
    same = declared["class"] == everything["class"] and declared["level"] == everything["level"]
    return [declared] if same else [declared, everything]

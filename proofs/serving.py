# SPDX-License-Identifier: MIT
"""Finds what serves no headline: lemmas, definitions and tactics that neither the claims, nor what proves them, nor what is extracted speak of."""
import re

ROOTS = ("Statements.v", "Conclusions.v", "Extract.v")
NAMED = re.compile(r'^(?:Local |Global )?(?:Lemma|Theorem|Corollary|Definition|Fixpoint|Inductive|Record|Ltac|Tactic Notation) +"?(\w+)', re.MULTILINE)
WORD = re.compile(r"[^\W\d]\w*")


def parts_of(text):
    """By its name each named sentence with its proof."""
    starts = list(NAMED.finditer(text))
    for start, end in zip(starts, starts[1:] + [None]):
        yield start[1], text[start.start():end.start() if end else len(text)]


def unserving(texts):
    """The names, by words alone: one that is said anywhere in what serves counts as serving. The texts have no comments."""
    parts, named = [], {}
    for file, text in texts.items():
        for name, part in parts_of(text):
            # Constructors, fields and what a name of one word's definition brings along.
            brought = re.findall(r"[|{;(=] *(\w+)", part.partition(":=")[2]) if part.startswith(("Inductive", "Record")) else []
            parts.append((file, name, set(WORD.findall(part))))
            for word in {name, *brought}:
                named.setdefault(word, set()).add(len(parts) - 1)
    serving = {place for place, (file, _, _) in enumerate(parts) if file in ROOTS}
    left = list(serving) + [place for word in WORD.findall(" ".join(texts[file] for file in ROOTS)) for place in named.get(word, ())]
    serving.update(left)
    while left:
        for word in parts[left.pop()][2]:
            found = named.get(word, set()) - serving
            serving |= found
            left += found
    return [f"{name} of {file}" for place, (file, name, _) in enumerate(parts) if place not in serving]

"""Seeded corruptions of rows and texts, drawn from the project's own stream so that they never change."""

import copy
import json
import re

COLUMNS = [
    "id",
    "family",
    "difficulty",
    "seed",
    "question",
    "answer",
    "answer_type",
    "asked",
    "proof.method",
    "proof.candidates",
    "proof.certificate",
    "family_type",
    "view",
    "target",
    "budget",
    "hint_slot",
    "hint",
    "hint_value",
    "accepted_slots",
    "witnesses",
    "held",
    "names",
    "answers_without_hint",
    "facts",
    "text",
]
"""What is corrupted: a column, a part of the proof, or `text`: question and view (or target) alike."""


def corrupted(row, draws, column=None):
    """A copy of the row in which one thing is wrong, and the name of that thing."""
    while True:
        name = column or draws.choice(COLUMNS)
        wrong = copy.deepcopy(row)
        if name == "text":
            _text(wrong, draws)
        elif name.startswith("proof."):
            part = name.removeprefix("proof.")
            wrong["proof"][part] = other(wrong["proof"][part], draws)
        else:
            wrong[name] = other(wrong[name], draws)
        if wrong != row:
            return wrong, name


def other(value, draws):
    """A value of the same kind, nearly always another one."""
    if value is None:
        return 2
    if isinstance(value, int):
        return draws.choice((value + 1, value - 1, 0, None, str(value), 10**12))
    if isinstance(value, str):
        return _string(value, draws)
    if isinstance(value, dict):
        key = draws.choice(sorted(value))
        return value | {key: other(value[key], draws)}
    if not value:
        return ["x"]
    place = draws.below(len(value))
    return draws.choice(
        (
            value[:place] + value[place + 1 :],
            [*value, value[place]],
            [*value[:place], other(value[place], draws), *value[place + 1 :]],
            value[::-1] if len(value) > 1 else [],
        )
    )


def _text(row, draws):
    """A sentence of the view, or the target, changed in question and column alike: only its meaning tells."""
    if draws.below(5) == 0:
        said = _string(row["target"], draws)
        row["question"] = row["question"].replace(f"Task: {row['target']}", f"Task: {said}")
        row["target"] = said
        return
    lines = [f"- {sentence}" for sentence in row["view"]]
    view = other(row["view"], draws)
    if sorted(view) == sorted(row["view"]):  # the order of statements has no meaning
        view = row["view"]
    row["question"] = row["question"].replace("\n".join(lines), "\n".join(f"- {said}" for said in view))
    row["view"] = view


def _string(text, draws):
    numbers = list(re.finditer(r"[0-9]+", text))
    words = list(re.finditer(r"[A-Za-z_]+", text))
    way = draws.below(9)
    if way <= 3 and numbers:
        at = draws.choice(numbers)
        changed = draws.choice(
            (int(at[0]) + 1, max(int(at[0]) - 1, 0), int(at[0]) * 2, int(at[0] + "1"), int(at[0] + "0" * 12))
        )
        return text[: at.start()] + str(changed) + text[at.end() :]
    if way == 4 and words:
        at = draws.choice(words)
        return text[: at.start()] + text[at.end() :].removeprefix(" ")
    if way == 5 and len(words) > 1:
        first, second = sorted(draws.sample(words, 2), key=lambda match: match.start())
        between = text[first.end() : second.start()]
        return text[: first.start()] + second[0] + between + first[0] + text[second.end() :]
    if way == 6 and "-" in text:
        return text.replace("-", "", 1)
    if way == 7:
        return draws.choice(("", text + "\n", text + " ", text.upper(), text[:-1], "x" * 200))
    place = draws.below(len(text)) if text else 0
    return draws.choice(
        (text[:place] + text[place + 1 :], text[:place] + draws.choice("aZ7 -") + text[place:])
    )


def shown(row, name):
    """The corrupted thing, for a failing test's message."""
    value = (
        row["proof"].get(name.removeprefix("proof."))
        if name.startswith("proof.")
        else row.get(name, row["view"])
    )
    return json.dumps(value)[:600]

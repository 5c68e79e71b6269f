"""Make pairs of the tables: a golden answer, an answer, and whether they are equal."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sympy

from tests.corpus.held_out_2 import plain
from tests.corpus.held_out_2.gaps import Slots, filled
from tests.corpus.held_out_2.values import differ, kind_of, latex, parsed, written

Case = dict[str, Any]

TABLES = sorted((Path(__file__).parent / "tables").glob("pairs_*.txt"))
GOLDS = 2
"""So many golden answers meet each answer of a table."""

VERDICTS = {"!": "not equal", "x": "different", "~": "open"}


@dataclass
class Group:
    """A kind with its type, golden answers and answers."""

    kind: str
    type: str
    golds: list[tuple[str, str]] = field(default_factory=list)
    answers: list[tuple[str, str]] = field(default_factory=list)


def made_pairs() -> Iterator[Case]:
    """Return all pairs."""
    for group in _groups():
        for gold, other in group.golds:
            check_difference(gold, other, group.type)
        for place, (sign, template) in enumerate(group.answers):
            start = place % len(group.golds)
            for gold, other in [*group.golds[start:], *group.golds[:start]][:GOLDS]:
                yield from _pairs_of(group, sign, template, gold, other)


def check_difference(gold: str, other: str, answer_type: str) -> None:
    """Raise a ValueError unless two golden answers differ."""
    is_value = kind_of(answer_type) in ("number", "expression") and "diverges" not in (gold, other)
    if gold == other or (is_value and not differ(gold, other)):
        raise ValueError(f"equal golden answers: {gold} and {other}")


def _groups() -> list[Group]:
    groups: list[Group] = []
    for line in "\n".join(path.read_text(encoding="utf-8").rstrip() for path in TABLES).splitlines():
        sign, _, rest = line.partition(" ")
        if sign == "@":
            kind, _, answer_type = rest.partition(" | ")
            groups.append(Group(kind, answer_type))
        elif sign == "g":
            gold, _, other = rest.partition(" :: ")
            groups[-1].golds.append((gold, other))
        else:
            groups[-1].answers.append((sign, rest.replace("⏎", "\n")))
    return groups


def _pairs_of(group: Group, sign: str, template: str, gold: str, other: str) -> Iterator[Case]:
    answer = filled(template, _slots(gold, other, group.type))
    base = {"type": group.type, "answer": answer, "kind": group.kind}
    if sign != "~":
        _check(answer, gold, group.type, is_equal=sign == "=")
    if sign != "=":
        yield {**base, "gold": gold, "verdict": VERDICTS[sign]}
        return
    yield {**base, "gold": gold, "verdict": "equal"}
    yield {**base, "gold": other, "verdict": "different"}


def _slots(gold: str, other: str, answer_type: str) -> Slots:
    size = gold.removeprefix("-")
    return {
        "g": gold,
        "c": gold.replace("**", "^"),
        "G": latex(gold, answer_type),
        "o": other,
        "k": other.replace("**", "^"),
        "O": latex(other, answer_type),
        "K": latex(other, answer_type),
        "m": size.replace("**", "^"),
        "M": latex(size, answer_type) if kind_of(answer_type) == "number" else "",
    }


def _check(answer: str, gold: str, answer_type: str, is_equal: bool) -> None:
    kind = kind_of(answer_type)
    found = None
    if kind in ("number", "expression"):
        value = plain.value(answer)
        found = None if value is None else not differ(written(value), gold)
    elif kind == "matrix":
        matrix = plain.matrix(answer)
        found = None if matrix is None else matrix == sympy.Matrix(parsed(gold))
    if found is not None and found != is_equal:
        raise ValueError(f"{answer} and {gold}: equal is {found}")

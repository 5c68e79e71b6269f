"""Puts the stated solution into every equation, and eliminates to prove that there is no other."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The solution solves; the pivots multiply to the determinant; the replaced coefficient kills a pivot."""
    rows, size = facts["rows"], len(facts["letters"])
    if [len(row) for row in rows] != [size] * size or len(facts["right"]) != size:
        yield "the system is not square"
        return
    stated = _tuple(answers[0])
    if stated is None or len(stated) != size:
        yield f"{answers[0]!r} does not give {size} numbers in brackets"
    else:
        for row, side in zip(rows, facts["right"], strict=True):
            if sum(value * one for value, one in zip(row, stated, strict=True)) != side:
                yield f"the stated solution does not satisfy the equation {row} = {side}"
    pivots = _signed_pivots(rows)
    if pivots == 0:
        yield "the system does not have exactly one solution"
    if answers[1] != str(pivots):
        yield f"elimination gives the determinant {pivots}, not {answers[1]}"
    if "replaced" in facts:
        yield from _replacement(facts, answers[2])


def _replacement(facts: Facts, text: str) -> Iterator[str]:
    if _NUMBER.fullmatch(text) is None:
        yield f"{text!r} is no number to put in as a coefficient"
        return
    row, column = facts["replaced"]
    changed = [[Fraction(value) for value in one] for one in facts["rows"]]
    changed[row][column] = Fraction(text)
    if _signed_pivots(changed) != 0:
        yield f"with the coefficient {text} the system still has exactly one solution"
    changed[row][column] += 1
    if _signed_pivots(changed) == 0:
        yield "the system never has exactly one solution, whatever the coefficient is"


def _tuple(text: str) -> list[Fraction] | None:
    if not text.startswith("(") or not text.endswith(")"):
        return None
    parts = text[1:-1].split(", ")
    return [Fraction(part) for part in parts] if all(map(_NUMBER.fullmatch, parts)) else None


def _signed_pivots(rows: Sequence[Sequence[int | Fraction]]) -> Fraction:
    """Their product after elimination downwards, with the sign of the row exchanges; 0 without a pivot."""
    left, found = [[Fraction(value) for value in row] for row in rows], Fraction(1)
    while left:
        place = next((place for place, row in enumerate(left) if row[0]), None)
        if place is None:
            return Fraction(0)
        if place:
            left[0], left[place] = left[place], left[0]
            found = -found
        pivot, *below = left
        found *= pivot[0]
        left = [
            [value - row[0] / pivot[0] * above for value, above in zip(row[1:], pivot[1:], strict=True)]
            for row in below
        ]
    return found


CHECKER = Checker(
    facts=Facts,
    method="exact elimination",
    wrong=wrong,
    types=lambda facts: ["tuple", "number", "number"][: 3 if "replaced" in facts else 2],
)

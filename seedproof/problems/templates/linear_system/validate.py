"""Puts the stated solution into every equation, and eliminates to prove that there is no other."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.templates.linear_system.facts import Facts

_TYPES = ["tuple", "number", "number"]
"""Of each part."""
_NUMBER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The solution solves; the pivots multiply to the determinant; the replaced coefficient kills a pivot."""
    size = len(facts.letters)
    if [len(row) for row in facts.rows] != [size] * size or len(facts.right) != size:
        yield "the system is not square"
        return
    if len(answers) != len(_TYPES):
        yield "there are not as many answers as parts"
        return
    solution, determinant, critical = answers
    yield from _solution_wrong(facts, solution)
    pivots = _signed_product_of_pivots(facts.rows)
    if pivots == 0:
        yield "the system does not have exactly one solution"
    if determinant != str(pivots):
        yield f"elimination gives the determinant {pivots}, not {determinant}"
    row, column = facts.replaced
    yield from _replacement_wrong(facts.rows, row, column, critical)


def _solution_wrong(facts: Facts, text: str) -> Iterator[str]:
    solution = _tuple(text)
    if solution is None or len(solution) != len(facts.letters):
        yield f"{text!r} does not give {len(facts.letters)} numbers in brackets"
        return
    for row, side in zip(facts.rows, facts.right, strict=True):
        terms = [coefficient * value for coefficient, value in zip(row, solution, strict=True)]
        if sum(terms) != side:
            yield f"the stated solution does not satisfy the equation {row} = {side}"


def _replacement_wrong(rows: Sequence[Sequence[int]], row: int, column: int, text: str) -> Iterator[str]:
    if _NUMBER.fullmatch(text) is None:
        yield f"{text!r} is no number to put in as a coefficient"
        return
    changed = [[Fraction(entry) for entry in entries] for entries in rows]
    changed[row][column] = Fraction(text)
    if _signed_product_of_pivots(changed) != 0:
        yield f"with the coefficient {text} the system still has exactly one solution"
    changed[row][column] += 1
    if _signed_product_of_pivots(changed) == 0:
        yield "the system never has exactly one solution, whatever the coefficient is"


def _tuple(text: str) -> list[Fraction] | None:
    """Return the numbers of a tuple, None where the text is none."""
    if not text.startswith("(") or not text.endswith(")"):
        return None
    parts = text[1:-1].split(", ")
    if not all(_NUMBER.fullmatch(part) for part in parts):
        return None
    return [Fraction(part) for part in parts]


def _signed_product_of_pivots(rows: Sequence[Sequence[int | Fraction]]) -> Fraction:
    """Return the product after elimination downwards, with the sign of the row exchanges.

    It is 0 where there is no pivot.
    """
    remaining = [[Fraction(entry) for entry in row] for row in rows]
    result = Fraction(1)
    while remaining:
        place = next((place for place, row in enumerate(remaining) if row[0] != 0), None)
        if place is None:
            return Fraction(0)
        if place > 0:
            remaining[0], remaining[place] = remaining[place], remaining[0]
            result = -result
        pivot, *below = remaining
        result *= pivot[0]
        remaining = [_reduced(row, pivot) for row in below]
    return result


def _reduced(row: Sequence[Fraction], pivot: Sequence[Fraction]) -> list[Fraction]:
    """Subtract a multiple of the pivot's row, so that the first entry is zero, and leave that out."""
    factor = row[0] / pivot[0]
    return [entry - factor * above for entry, above in zip(row[1:], pivot[1:], strict=True)]


CHECKER = Checker(
    facts=Facts,
    method="exact elimination",
    wrong=wrong,
    types=lambda facts: _TYPES,
)

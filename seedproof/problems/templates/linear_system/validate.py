"""Puts the stated solution into every equation, and eliminates to prove that there is no other."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking.flint_matrices import exact_determinant
from seedproof.problems.checking.matrices import dot, is_square, stated_number, stated_tuple
from seedproof.problems.templates.linear_system.facts import Facts

_TYPES = ["tuple", "number", "number"]
"""Of each part."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The solution solves; elimination gives the determinant; the replaced coefficient makes it zero."""
    size = len(facts.letters)
    if not is_square(facts.rows, size) or len(facts.right) != size:
        yield "the system is not square"
        return
    if len(answers) != len(_TYPES):
        yield "there are not as many answers as parts"
        return
    yield from _solution_wrong(facts, answers[0])
    determinant = exact_determinant(facts.rows)
    if determinant == 0:
        yield "the system does not have exactly one solution"
    if answers[1] != str(determinant):
        yield f"elimination gives the determinant {determinant}, not {answers[1]}"
    yield from _replacement_wrong(facts, answers[2])


def _solution_wrong(facts: Facts, text: str) -> Iterator[str]:
    solution = stated_tuple(text)
    if solution is None or len(solution) != len(facts.letters):
        yield f"{text!r} does not give {len(facts.letters)} numbers in brackets"
        return
    for row, side in zip(facts.rows, facts.right, strict=True):
        if dot(row, solution) != side:
            yield f"the stated solution does not satisfy the equation {row} = {side}"


def _replacement_wrong(facts: Facts, text: str) -> Iterator[str]:
    stated = stated_number(text)
    if stated is None:
        yield f"{text!r} is no number to put in as a coefficient"
        return
    row, column = facts.replaced
    changed = [[Fraction(entry) for entry in entries] for entries in facts.rows]
    changed[row][column] = stated
    if exact_determinant(changed) != 0:
        yield f"with the coefficient {text} the system still has exactly one solution"
    changed[row][column] += 1
    if exact_determinant(changed) == 0:
        yield "the system never has exactly one solution, whatever the coefficient is"


CHECKER = Checker(facts=Facts, method="exact elimination", wrong=wrong, types=lambda facts: _TYPES)

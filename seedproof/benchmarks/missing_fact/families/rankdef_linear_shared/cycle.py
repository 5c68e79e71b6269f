"""Reads numbered equations in x, y and z back, and solves three of them."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.exact.number import tuple_text
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable, linear

NAMES = ("x", "y", "z")

VIEW = Sentences(
    domain="x, y and z are integers that satisfy a system of four equations, numbered 1 to 4.",
    equation="Equation {number:nat}: {left:expr} = {right:int}.",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read equations 1 and 2 in their order; equations 3 and 4 are open, for there are four."""
    sentences = VIEW.read_all(view, once=("domain",))
    if target != "Find x, y and z.":
        raise Unreadable(f"{target!r} does not ask for x, y and z")
    numbers = [gaps["number"] for gaps in sentences["equation"]]
    if numbers != [1, 2]:
        raise Unreadable(f"the equations are numbered {numbers}, expected 1 and 2")
    equations = [_equation(gaps["left"], gaps["right"]) for gaps in sentences["equation"]]
    return Reading({"equations": [*equations, None, None]}, ("equation_3", "equation_4"), NAMES)


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the equation in its place."""
    left, _, right = value.partition(" = ")
    equations = list(facts["equations"])
    equations[("equation_1", "equation_2", "equation_3", "equation_4").index(slot)] = _equation(
        left, int(right)
    )
    return {"equations": equations}


def stated(facts: Facts) -> Facts:
    """Return all but equation 4, which neither view nor hint states."""
    return {"equations": [*facts["equations"][:3], None]}


def solve(facts: Facts) -> str:
    """Return the solution of the three equations that are known."""
    known = [equation for equation in facts["equations"] if equation is not None]
    return tuple_text(solve_linear([row[:3] for row in known], [row[3] for row in known]))


def _equation(left: str, right: int) -> list[int]:
    coefficients = linear(left, NAMES)
    if any(size.denominator > 1 for size in coefficients):
        raise Unreadable(f"{left!r} has a coefficient that is no integer")
    return [*map(int, coefficients), right]


READER = Reader(
    read=read,
    hints={"Equation {number:nat}: {left:expr} = {right:int}.": ("equation_{number}", "{left} = {right}")},
    requests={"What is equation {number:nat}?": "equation_{number}"},
    fill=fill,
    solve=solve,
    stated=stated,
)

"""Reads two equations in a, b and c back, and solves them together with c."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.exact.number import tuple_text
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable, linear

NAMES = ("a", "b", "c")

VIEW = Sentences(
    domain="a, b and c are integers that satisfy a subsystem of two equations.",
    shared="c is shared with a second subsystem, which you do not see.",
    equation="{left:expr} = {right:int}.",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the two equations in their order; c is open, since another subsystem has it too."""
    sentences = VIEW.read_all(view, once=("domain", "shared"))
    if target != "Find a, b and c.":
        raise Unreadable(f"{target!r} does not ask for a, b and c")
    equations = [[*_whole(gaps["left"]), gaps["right"]] for gaps in sentences["equation"]]
    if len(equations) != 2:
        raise Unreadable(f"the text has {len(equations)} equations, expected two")
    return Reading({"equations": equations, "c": None}, ("c",), NAMES)


def solve(facts: Facts) -> str:
    """Return the solution of the two equations and c's value."""
    equations = [*facts["equations"], [0, 0, 1, facts["c"]]]
    rows = [equation[:3] for equation in equations]
    right = [equation[3] for equation in equations]
    return tuple_text(solve_linear(rows, right))


def _whole(text: str) -> list[int]:
    coefficients = linear(text, NAMES)
    if any(size.denominator > 1 for size in coefficients):
        raise Unreadable(f"{text!r} has a coefficient that is no integer")
    return [int(size) for size in coefficients]


READER = Reader(
    read=read,
    hints={"c = {c:int}.": ("c", "{c}")},
    requests={"What is the value of c?": "c"},
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)

"""Reads numbered equations in x, y and z back, and solves three of them."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.exact.number import tuple_text
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable, linear

NAMES = ("x", "y", "z")

VIEW = Sentences(
    system=[
        "x, y and z are integers that satisfy a system of four equations, numbered 1 to 4.",
        "The integers x, y and z solve a system of four equations, which are numbered 1 to 4.",
        "A system of four equations, numbered 1 to 4, holds for the integers x, y and z.",
        "Four equations, numbered 1 to 4, form a system that the integers x, y and z satisfy.",
    ],
    equation=[
        "Equation {number:nat}: {left:expr} = {right:int}.",
        "Equation {number:nat} is {left:expr} = {right:int}.",
        "By equation {number:nat}, {left:expr} = {right:int}.",
        "Equation {number:nat} sets {left:expr} equal to {right:int}.",
        "Equation {number:nat} says that {left:expr} is {right:int}.",
        "By equation {number:nat}, {left:expr} equals {right:int}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find x, y and z.",
        "What are x, y and z?",
        "Determine x, y and z.",
        "Find the values of x, y and z.",
    ]
)
HINTS = (
    "Equation {number:nat}: {left:expr} = {right:int}.",
    "Equation {number:nat} is {left:expr} = {right:int}.",
    "Equation {number:nat} reads {left:expr} = {right:int}.",
    "By equation {number:nat}, {left:expr} = {right:int}.",
)
REQUESTS = (
    "What is equation {number:nat}?",
    "What does equation {number:nat} say?",
    "Please give me equation {number:nat}.",
    "Please tell me equation {number:nat}.",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read equations 1 and 2 in any order; equations 3 and 4 are open, for there are four."""
    sentences = VIEW.read_all(view, once=("system",))
    TARGET.gaps("target", target)
    equations = {gaps["number"]: _equation(gaps["left"], gaps["right"]) for gaps in sentences["equation"]}
    if len(sentences["equation"]) != 2 or set(equations) != {1, 2}:
        raise Unreadable(f"the equations are numbered {sorted(equations)}, expected 1 and 2, each once")
    facts = {"equations": [equations[1], equations[2], None, None]}
    return Reading(facts, ("equation_3", "equation_4"), NAMES)


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
    hints=dict.fromkeys(HINTS, ("equation_{number}", "{left} = {right}")),
    requests=dict.fromkeys(REQUESTS, "equation_{number}"),
    fill=fill,
    solve=solve,
    stated=stated,
)

"""Reads two equations in a, b and c back, and solves them together with c."""

import re
from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.exact.number import tuple_text
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

NAMES = ("a", "b", "c")

VIEW = Sentences(
    system=[
        "a, b and c are integers that satisfy a subsystem of two equations.",
        "The integers a, b and c solve a subsystem of two equations.",
        "A subsystem of two equations holds for the integers a, b and c.",
        "Two equations form a subsystem that the integers a, b and c satisfy.",
    ],
    shared=[
        "c is shared with a second subsystem, from which its value was found.",
        "c also occurs in a second subsystem, and its value was found there.",
        "There is a second subsystem with the same c, and it was solved for c.",
        "A second subsystem, which shares the unknown c, was solved for c.",
    ],
    equation=[
        "{left:expr} = {right:expr}.",
        "The equation {left:expr} = {right:expr} holds.",
        "It is known that {left:expr} = {right:expr}.",
        "The subsystem has the equation {left:expr} = {right:expr}.",
        "The unknowns satisfy {left:expr} = {right:expr}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find a, b and c.",
        "What are a, b and c?",
        "Determine a, b and c.",
        "Find the values of a, b and c.",
    ]
)
HINTS = ("c = {c:int}.", "The value of c is {c:int}.", "c is equal to {c:int}.", "c has the value {c:int}.")
REQUESTS = (
    "What is c?",
    "What is the value of c?",
    "Please give me c.",
    "Please tell me the value of c.",
)

SIZE = "[1-9][0-9]*"
TERM = re.compile(rf"(-?)(?:(?:(?!1\*)({SIZE})\*)?([abc])|({SIZE}))")


def read(view: Sequence[str], target: str) -> Reading:
    """Read the two equations in their order; c is open, since another subsystem has it too."""
    sentences = VIEW.read_all(view, once=("system", "shared"))
    TARGET.gaps("target", target)
    equations = [_equation(gaps["left"], gaps["right"]) for gaps in sentences["equation"]]
    if len(equations) != 2:
        raise Unreadable(f"the text has {len(equations)} equations, expected two")
    return Reading({"equations": equations, "c": None}, ("c",), NAMES)


def solve(facts: Facts) -> str:
    """Return the solution of the two equations and c's value."""
    equations = [*facts["equations"], [0, 0, 1, facts["c"]]]
    rows = [equation[:3] for equation in equations]
    right = [equation[3] for equation in equations]
    return tuple_text(solve_linear(rows, right))


def _equation(left: str, right: str) -> list[int]:
    """Read an equation of any form as one whose unknowns stand left, the first of them positive.

    Raises: Unreadable unless it has each of them once, and no more than one constant.
    """
    amounts: dict[str, int] = {}
    for side, factor in ((left, 1), (right, -1)):
        if side == "0":
            continue
        if " + -" in side:
            raise Unreadable(f"{side!r} adds what it could subtract")
        for term in side.replace(" - ", " + -").split(" + "):
            match = TERM.fullmatch(term)
            if match is None:
                raise Unreadable(f"{term!r} is no term in {', '.join(NAMES)}")
            minus, size, name, constant = match.groups()
            if (name or "") in amounts:
                raise Unreadable(f"{left} = {right} has two terms where one would do")
            amount = factor * int(constant or size or 1)
            amounts[name or ""] = -amount if minus else amount
    if not set(NAMES) <= set(amounts):
        raise Unreadable(f"{left} = {right} lacks an unknown")
    sign = 1 if amounts["a"] > 0 else -1
    return [*(sign * amounts[name] for name in NAMES), -sign * amounts.get("", 0)]


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("c", "{c}")),
    requests=dict.fromkeys(REQUESTS, "c"),
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)

"""The responses that took longest of all that are known, at any size, and a count of the steps of one."""

import sys
from collections.abc import Callable, Mapping
from functools import cache
from types import FrameType
from typing import Any

import seedproof as sp
from seedproof.record.budget import Budget

SIZE = 24_000
"""The characters at which they are measured."""


def _repeated(piece: str, before: str = "", behind: str = "") -> Callable[[int], str]:
    return lambda size: before + piece * ((size - len(before) - len(behind)) // len(piece)) + behind


SLOWEST: Mapping[str, tuple[str, Callable[[int], str]]] = {
    "struck, and never to its end": ("missing_fact", _repeated("<del>")),
    "hidden, and never to its end": ("missing_fact", _repeated("<p hidden>")),
    "tokens at which turns end": ("university", _repeated("<s>", r"\boxed{", "= ")),
    "rows of a table without an end": ("university", _repeated("<tr>", "Answer: ")),
    "rows that never began": ("university", _repeated("</tr>")),
    "strokes": ("university", _repeated("~~a ")),
    "empty lines": ("curriculum", _repeated("\n", "Answer: ")),
    "blanks": ("university", _repeated(" \t", "Answer: ", "1")),
    "spaces of LaTeX": ("curriculum", _repeated(r"\:", "$")),
    "check marks": ("university", _repeated(r"\blacksquare  \square $ ", behind=" x")),
    "items of a list": ("curriculum", _repeated(r"[\item ", behind=" x")),
    "fences and spaces": ("university", _repeated("`   ", "Answer: ", " x")),
    "paragraphs that go on": ("university", _repeated("{\n\n", "Answer: ")),
    "many numbers": ("university", _repeated(";-1 ", "~~Answ;")),
    "divisions": ("university", _repeated("1/", ", ", "1")),
    "signs of what is less": ("university", _repeated("<", "}")),
    "a long number": ("university", lambda size: f"Answer: ({'1' * min(size, 1_900)}, 2) at 3"),
    "a tower of powers": ("missing_fact", lambda size: "Answer: 2^2^999999999"),
    "letters of parts": ("university", _repeated("(a) 1 ", "Answer: ")),
    "boxes": ("university", _repeated(r"\boxed{1} ")),
    "brackets": ("university", _repeated("(", "Answer: ")),
    "backslashes": ("curriculum", _repeated("\\", "Answer: ")),
    "letters": ("missing_fact", lambda size: f"Answer: {'é' * min(size, 1_900)}"),
    "numbers, each on its line": ("university", _repeated("1\n", "Answer: ")),
    "rows of one cell": ("university", _repeated("|1|\n", "Answer: ")),
}
"""By what they repeat: the benchmark of the row, and the response of a size."""


@cache
def row_of(benchmark: str) -> Mapping[str, Any]:
    """Return a row of a benchmark, of several parts if it has such."""
    rows = sp.load(benchmark)
    return next((row for row in rows if len(row.get("parts") or ()) > 1), rows[0])


def steps(row: Mapping[str, Any], response: str) -> int:
    """Return the steps that it takes to score a response: calls of functions, and what a budget counts.

    What a call of a regular expression does inside is no step.
    """
    count = 0
    spend = Budget.spend

    def spent(budget: Budget, number: int = 1) -> None:
        nonlocal count
        count += number
        spend(budget, number)

    def called(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    Budget.spend = spent
    before = sys.getprofile()
    sys.setprofile(called)
    try:
        sp.score(row, response)
    finally:
        sys.setprofile(before)
        Budget.spend = spend
    return count

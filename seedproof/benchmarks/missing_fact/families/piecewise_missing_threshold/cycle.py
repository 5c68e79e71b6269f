"""Reads the branches and the point back; the branch is found by the place of x among the thresholds."""

import re
from bisect import bisect_right
from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    domain=[
        "f is a function of a real variable x, and t is an integer.",
        "t is an integer, and f is a function of a real variable x.",
        "The function f of a real variable x has one formula on each side of an integer t.",
        "f is a function of a real variable x with two formulas, one on each side of an integer t.",
    ],
    left=[
        "f(x) = {line:expr} for x < t.",
        "If x < t, then f(x) = {line:expr}.",
        "Where x is less than t, f(x) = {line:expr}.",
        "f(x) is given by {line:expr} for all x < t.",
        "For every x to the left of t, f(x) = {line:expr}.",
    ],
    right=[
        "f(x) = {line:expr} for x >= t.",
        "If x >= t, then f(x) = {line:expr}.",
        "Where x is at least t, f(x) = {line:expr}.",
        "f(x) is given by {line:expr} for all x >= t.",
        "For x = t and for every x to the right of t, f(x) = {line:expr}.",
    ],
)
TARGET = Sentences(
    point=[
        "Find f({x:int}).",
        "What is f({x:int})?",
        "Evaluate f at x = {x:int}.",
        "Find the value of f at x = {x:int}.",
    ]
)
HINTS = (
    "t = {t:int}.",
    "t is equal to {t:int}.",
    "The value of t is {t:int}.",
    "The integer t is {t:int}.",
)
REQUESTS = (
    "What is t?",
    "What is the value of t?",
    "Please give me t.",
    "Which integer is t?",
)

SIZE = "[2-9]|[1-9][0-9]+"
POSITIVE = "[1-9][0-9]*"
LINE = re.compile(rf"(-?(?:{SIZE}))\*x ([+-]) ({POSITIVE})")
FALLING = re.compile(rf"({POSITIVE}) - ({SIZE})\*x")


def read(view: Sequence[str], target: str) -> Reading:
    """Read both branches and the point; the threshold is open, for no sentence of the view can state it."""
    sentences = VIEW.read_all(view, once=("domain", "left", "right"))
    facts = {
        "x": TARGET.gaps("point", target)["x"],
        "left": _branch(sentences["left"][0]["line"]),
        "right": _branch(sentences["right"][0]["line"]),
        "threshold": None,
    }
    return Reading(facts, ("threshold",))


def solve(facts: Facts) -> str:
    """Evaluate the branch at x: a threshold at x or to its left has been passed."""
    slope, intercept = (facts["left"], facts["right"])[bisect_right([facts["threshold"]], facts["x"])]
    return str(slope * facts["x"] + intercept)


def _branch(text: str) -> list[int]:
    falling = FALLING.fullmatch(text)
    if falling is not None:
        return [-int(falling[2]), int(falling[1])]
    line = LINE.fullmatch(text)
    if line is None:
        raise Unreadable(f"{text!r} is not a linear expression in x")
    return [int(line[1]), int(line[2] + line[3])]


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("threshold", "{t}")),
    requests=dict.fromkeys(REQUESTS, "threshold"),
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)

"""Reads the branches and the point back; the branch is found by the place of x among the thresholds."""

import re
from bisect import bisect_right
from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import INTEGER, Sentences, Unreadable

VIEW = Sentences(
    domain="f is a function of a real variable x, and t is an integer.",
    left=["f(x) = {line:expr} for x < t.", "If x < t, then f(x) = {line:expr}."],
    right=["f(x) = {line:expr} for x >= t.", "If x >= t, then f(x) = {line:expr}."],
    threshold="t = {t:int}.",
)
TARGET = Sentences(point="Find f({x:int}).")

SIZE = "[2-9]|[1-9][0-9]+"
LINE = re.compile(rf"(-?)(?:({SIZE})\*)?x(?: ([+-]) ([1-9][0-9]*))?|({INTEGER})")


def read(view: Sequence[str], target: str) -> Reading:
    """Read both branches and the point; the threshold is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("domain", "left", "right"))
    _, point = TARGET.read(target)
    facts = {
        "x": point["x"],
        "left": _branch(sentences["left"][0]["line"]),
        "right": _branch(sentences["right"][0]["line"]),
        "threshold": sentences["threshold"][0]["t"] if sentences["threshold"] else None,
    }
    return Reading(facts, () if sentences["threshold"] else ("threshold",))


def solve(facts: Facts) -> str:
    """Evaluate the branch at x: a threshold at x or to its left has been passed."""
    slope, intercept = (facts["left"], facts["right"])[bisect_right([facts["threshold"]], facts["x"])]
    return str(slope * facts["x"] + intercept)


def _branch(text: str) -> list[int]:
    match = LINE.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is not a linear expression in x")
    minus, size, sign, away, constant = match.groups()
    if constant is not None:
        return [0, int(constant)]
    return [int(minus + (size or "1")), int((sign or "") + (away or "0"))]


READER = Reader(
    read=read,
    hints={"t = {t:int}.": ("threshold", "{t}")},
    requests={"What is t?": "threshold"},
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)

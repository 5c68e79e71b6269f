"""Reads story and questions from the words, and times and rates off the corners of the drawn pieces."""

from collections.abc import Sequence
from itertools import pairwise

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.net_change_from_rate.facts import Facts, Quantity, Shape, Story
from seedproof.problems.templates.net_change_from_rate.phrases import LABELS, QUESTIONS, STATEMENTS

Corner = tuple[int, int]
"""A time, and the rate at it."""


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn rate."""
    story, gaps = read_kind(statement, STATEMENTS)
    end = integer_of(gaps["end"])
    asked, start = _asked(story, questions, end)
    figure = axes_of(drawing, x_label="t", y_label=LABELS[story])
    lines = [[_corner(point) for point in item["points"]] for item in figure["items"]]
    shape: Shape
    if len(lines) == 1:
        shape = "lines"
        times = [time for time, _ in lines[0]]
        rates = [rate for _, rate in lines[0]]
    else:
        shape = "steps"
        times = _times(lines)
        rates = [_level(line) for line in lines]
    if times[0] != 0 or times[-1] != end or figure["x"] != ["0", str(end)]:
        raise Unreadable("the figure does not show the whole time")
    return Facts(story=story, shape=shape, times=times, rates=rates, asked=asked, start=start)


def _asked(story: Story, questions: Sequence[str], end: int) -> tuple[list[Quantity], int]:
    """Return what is asked, and how much there is at the start, zero where that is not said.

    Raises: Unreadable for questions of another story or about another time.
    """
    asked: list[Quantity] = []
    start = 0
    for question in questions:
        quantity, gaps = read_kind(question, QUESTIONS[story])
        asked.append(quantity)
        if "end" in gaps and integer_of(gaps["end"]) != end:
            raise Unreadable("a question is about another time")
        if "start" in gaps:
            start = integer_of(gaps["start"])
    return asked, start


def _corner(point: Sequence[str]) -> Corner:
    time, rate = point
    return integer_of(time), integer_of(rate)


def _times(steps: Sequence[Sequence[Corner]]) -> list[int]:
    """Return the times from the first step's start on. Raises: Unreadable where steps leave gaps."""
    for step, following in pairwise(steps):
        if step[-1][0] != following[0][0]:
            raise Unreadable("the steps leave gaps")
    start, _ = steps[0][0]
    return [start, *(step[-1][0] for step in steps)]


def _level(step: Sequence[Corner]) -> int:
    """Return the rate of a step. Raises: Unreadable where it is not level."""
    rates = [rate for _, rate in step]
    if len(rates) != 2 or rates[0] != rates[1]:
        raise Unreadable("the steps are not level")
    return rates[0]


READER = Reader(read=read)

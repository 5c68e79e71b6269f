"""Reads story and questions from the words, and times and rates off the corners of the drawn pieces."""

from collections.abc import Sequence
from itertools import pairwise

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.texts import values_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.net_change_from_rate.facts import Facts
from seedproof.problems.templates.net_change_from_rate.phrases import TEXTS

_LABELS = {"particle": "v(t) [m/s]", "tank": "r(t) [L/min]", "battery": "p(t) [kW]"}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a drawn rate."""
    values = values_of(Facts, Phrases(TEXTS, {}), statement, questions)
    end = integer_of(values.pop("end"))
    figure = axes_of(drawing, x_label="t", y_label=_LABELS[values["story"]])
    lines = [[list(map(integer_of, point)) for point in item["points"]] for item in figure["items"]]
    if len(lines) == 1:
        facts = Facts(shape="lines", times=[t for t, _ in lines[0]], rates=[r for _, r in lines[0]], **values)
    else:
        rates = [_level(step) for step in lines]
        facts = Facts(shape="steps", times=_times(lines), rates=rates, **values)
    if facts.times[0] != 0 or facts.times[-1] != end or figure["x"] != ["0", str(end)]:
        raise Unreadable("the figure does not show the whole time")
    return facts


def _times(steps: Sequence[Sequence[Sequence[int]]]) -> list[int]:
    """Return the times from the first step's start on. Raises: Unreadable where steps leave gaps."""
    if any(step[-1][0] != following[0][0] for step, following in pairwise(steps)):
        raise Unreadable("the steps leave gaps")
    return [steps[0][0][0], *(step[-1][0] for step in steps)]


def _level(step: Sequence[Sequence[int]]) -> int:
    """Return the rate of a step. Raises: Unreadable where it is not level."""
    rates = [rate for _, rate in step]
    if len(rates) != 2 or rates[0] != rates[1]:
        raise Unreadable("the steps are not level")
    return rates[0]


READER = Reader(read=read)

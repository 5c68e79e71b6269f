"""Reads story and questions from the words, and times and rates off the corners of the drawn pieces."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STORIES = {
    "particle": re.compile(
        r"A particle moves along the \$x\$-axis\. The figure shows its velocity \$v\(t\)\$, in metres per "
        r"second, for \$0 \\le t \\le (\d+)\$, where \$t\$ is the time in seconds\."
    ),
    "tank": re.compile(
        r"Water is pumped into a tank, or out of it\. The figure shows \$r\(t\)\$, the rate at which the "
        r"volume of water in the tank changes, in litres per minute, for \$0 \\le t \\le (\d+)\$, with \$t\$ "
        r"in minutes\."
    ),
    "battery": re.compile(
        r"In the figure you see \$p\(t\)\$, the rate at which the energy stored in a battery changes, in "
        r"kilowatts, for \$0 \\le t \\le (\d+)\$, where \$t\$ is the time in hours\."
    ),
}
_QUESTIONS = {
    "net": re.compile(
        r"Find the (?:displacement of the particle from \$t = 0\$ to \$t = (?P<particle>\d+)\$, in metres\.|"
        r"change of the volume from \$t = 0\$ to \$t = (?P<tank>\d+)\$, in litres; a loss is negative\.|net "
        r"change of the stored energy from \$t = 0\$ to \$t = (?P<battery>\d+)\$, in kilowatt hours\.)"
    ),
    "total": re.compile(
        r"Find the total distance that the particle travels, in metres\.()"
        r"|How many litres are pumped altogether, counting both in and out\?()"
        r"|How many kilowatt hours go into the battery or out of it, both counted as positive\?()"
    ),
    "end": re.compile(
        r"At \$t = 0\$ the particle is at \$x = (?P<a>\d+)\$ metres\. "
        r"Find its \$x\$ at \$t = (?P<particle>\d+)\$, in metres\."
        r"|The tank holds \$(?P<b>\d+)\$ litres at \$t = 0\$\. "
        r"How many litres does it hold at \$t = (?P<tank>\d+)\$\?"
        r"|At \$t = 0\$ the battery stores \$(?P<c>\d+)\$ kilowatt hours\. "
        r"How many does it store at \$t = (?P<battery>\d+)\$\?"
    ),
    "largest": re.compile(
        r"What is the (?:largest \$x\$, in metres, that it reaches during this time\?()"
        r"|greatest volume in the tank during this time, in litres\?()"
        r"|most that it stores at any time in this interval, in kilowatt hours\?())"
    ),
}
_ORDER = ("particle", "tank", "battery")


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a drawn rate."""
    told = [(story, match) for story, form in _STORIES.items() if (match := form.fullmatch(statement))]
    if len(told) != 1 or drawing is None:
        raise Unreadable("it is not a drawn rate")
    (story, match), asked, start = told[0], list[str](), 0
    for question in questions:
        for name, form in _QUESTIONS.items():
            found = form.fullmatch(question)
            if found is None:
                continue
            asked.append(name)
            groups = found.groupdict()
            if groups and groups[story] != match[1]:
                raise Unreadable("a question is of another story or another time")
            if not groups and found.groups()[_ORDER.index(story)] is None:
                raise Unreadable("a question is of another story")
            start = int(next((groups[one] for one in "abc" if groups.get(one)), start))
    if len(asked) != len(questions):
        raise Unreadable("a question is unknown")
    times, rates, shape = _read_off([item["points"] for item in drawing["items"]])
    if times[0] != 0 or times[-1] != int(match[1]) or drawing["x"] != ["0", match[1]]:
        raise Unreadable("the figure does not show the whole time")
    facts: Facts = {"story": story, "shape": shape, "times": times, "rates": rates}
    return facts | {"asked": asked, "start": start}


def _read_off(lines: Sequence[Sequence[Sequence[str]]]) -> tuple[list[int], list[int], str]:
    """Times and rates at the corners of one line, or of level steps one after another."""
    corners = [[(int(x), int(y)) for x, y in line] for line in lines]
    if len(corners) == 1:
        return [x for x, _ in corners[0]], [y for _, y in corners[0]], "lines"
    if any(len(line) != 2 or line[0][1] != line[1][1] for line in corners):
        raise Unreadable("the steps are not level")
    if any(one[1][0] != other[0][0] for one, other in pairwise(corners)):
        raise Unreadable("the steps leave gaps")
    return [corners[0][0][0], *(line[1][0] for line in corners)], [line[0][1] for line in corners], "steps"


READER = Reader(read=read)

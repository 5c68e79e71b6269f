"""The rules as the question states them, line by line, and what they give for one game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread

LINES = Patterns(
    {
        "task": (
            "Reach the target number from the base numbers by addition, subtraction, multiplication and "
            "division, for as many points as you can.",
        ),
        "heading": ("Rules:", "Points:"),
        "step": ("A step takes two numbers, and one of the four operations gives a new number from them.",),
        "taking": (
            "You may take each base number once, and the result of each step once in a later step. A base "
            "number that is listed twice may be taken twice. Not all base numbers must be taken.",
        ),
        "whole": (
            "Every result is a whole number, 0 or larger: no step may give a negative number, and a division "
            "must come out without remainder. Nothing is divided by 0.",
        ),
        "end": (
            "The result of the last step is the target number. The result of every other step is taken in a "
            "later one. At least one step is needed.",
        ),
        "breaking": ("A solution that breaks a rule scores 0.",),
        "reaching": ("{points:integer} for reaching the target number",),
        "+": ("{points:integer} for each addition",),
        "-": ("{points:integer} for each subtraction",),
        "*": ("{points:integer} for each multiplication",),
        "/": ("{points:integer} for each division",),
        "bonus": (
            "{points:integer} more if all five base numbers are taken and each of the four operations is "
            "used exactly once",
        ),
        "target": ("Target number: {value:integer}",),
        "base": ("Base numbers: {values:integers}",),
        "form": (
            "End your answer with the steps alone, one a line, each of the form `a + b = c`, with the signs "
            "+ - * / and nothing else on the line.",
        ),
    }
)

OPERATIONS = ("+", "-", "*", "/")

_ONCE = tuple(kind for kind in LINES.kinds if kind != "heading")


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its numbers, and the points that its rules give."""

    target: int
    base: Sequence[int]
    reaching: int
    points: Mapping[str, int]
    """By operation."""
    bonus: int
    lines: Mapping[str, str]
    """What the question says, by kind."""


def game_in(question: str) -> Game:
    """Read a question, the last game of it where others stand before.

    Raises: Unread for a line that nothing reads, or a rule that is missing or stands twice.
    """
    said = [_read(line.removeprefix("- ")) for line in question.splitlines() if line]
    by_kind = _once_each(said)
    return Game(
        target=by_kind["target"]["value"],
        base=by_kind["base"]["values"],
        reaching=by_kind["reaching"]["points"],
        points={operation: by_kind[operation]["points"] for operation in OPERATIONS},
        bonus=by_kind["bonus"]["points"],
        lines={kind: line.sentence for kind, line in by_kind.items()},
    )


# Only two of its lines tell a game from another.
@lru_cache(maxsize=1 << 6)
def _read(line: str) -> Said:
    return LINES.read(line)


def _once_each(said: Sequence[Said]) -> Mapping[str, Said]:
    """Return the line of each kind but headings, of which there are several."""
    by_kind: dict[str, list[Said]] = {kind: [] for kind in LINES.kinds}
    for line in said:
        by_kind[line.kind].append(line)
    for kind in _ONCE:
        if len(by_kind[kind]) != 1:
            raise Unread(f"{len(by_kind[kind])} lines say {kind}, expected one")
    return {kind: by_kind[kind][0] for kind in _ONCE}

"""What a candidate says, before it is put into words: steps, answers, what is taken back or left out."""

from typing import NamedTuple


class Said(NamedTuple):
    """A step in words, by a rule of `seedproof.problems.rules`."""

    rule: str
    sentence: str


class Line(NamedTuple):
    """A step, and what was said in its place and taken back, if anything."""

    step: Said
    taken_back: Said | None = None


class Stated(NamedTuple):
    """The answer of a part as LaTeX, a second time in another form if `again` is not empty."""

    part: int
    latex: str
    again: str = ""
    taken_back: str = ""
    """An answer that was stated before this one and taken back; mostly empty."""
    after: int = -1
    """The index of the line behind which it is stated, by who answers part by part."""
    unit: str = ""
    """What stands behind each of these values; mostly empty."""


class Check(NamedTuple):
    """A value as LaTeX, and a decimal close to it."""

    exact: str
    decimal: str


class Outline(NamedTuple):
    """All that a candidate says. Steps stand in the order of the work, whatever the writer's order is."""

    parts: int
    """How many parts the problem has."""
    lines: tuple[Line, ...]
    answers: tuple[Stated, ...]
    checks: tuple[Check, ...] = ()
    restates: bool = False
    plans: bool = False
    closes: bool = True
    breaks_off: str = ""
    """How the sentence begins in which the text breaks off."""

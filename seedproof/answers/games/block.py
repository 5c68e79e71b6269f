"""The block of a response: its last run of steps, and the lines after it."""

import re
from functools import cached_property
from typing import NamedTuple

from seedproof.answers.games.dress import split_lines
from seedproof.answers.games.lines import Kind, Line, is_solution, is_step_heading, read_line
from seedproof.answers.games.remarks import is_about_points, is_check, is_explanation, leaves_no_equation
from seedproof.record.patterns import Pattern


class Block(NamedTuple):
    """A run of lines with at least one step, without the clear lines in it."""

    lines: tuple[Line, ...]
    after: tuple[Line, ...]
    """The lines between the run and the end of the response."""
    start: int
    """The place of its first line among the lines of the response."""
    end: int
    """The place behind its last line."""
    heading: str
    """The line above the run that is none of it; empty if there is none."""


MOST_STEPS = 40
"""More lines than any game has steps: what is longer is wrong, whatever stands in it."""

_MOST_LINES = 2000
"""Lines that are read, from the end; the steps are asked for at the end."""
_FARTHEST = 40
"""Lines between two steps of a run: marks, headings, and prose where the steps are numbered."""

_THOUGHT = Pattern(
    r"<(/?)(?:think|thinking|thought|thoughts|reasoning|scratchpad|reflection)>", re.IGNORECASE
)


class Response:
    """The lines of a response that are not blank, without its thinking.

    Each is read once and not before it is needed.
    """

    def __init__(self, text: str) -> None:
        self.lines = list[str]()
        self._gaps = set[int]()
        for line in split_lines(_without_thinking(text)):
            if line and not line.isspace():
                self.lines.append(line)
            else:
                self._gaps.add(len(self.lines))
        self._read = dict[int, Line]()

    def line(self, place: int) -> Line:
        """Return the line at a place, read."""
        if place not in self._read:
            self._read[place] = read_line(self.lines[place])
        return self._read[place]

    def before(self, place: int) -> str:
        """Return the text before a line."""
        return "\n".join(self.lines[max(0, place - _MOST_LINES) : place])

    @cached_property
    def last_block(self) -> Block | None:
        """The last run of steps, or None if there is no step."""
        return self._block(len(self.lines))

    def last_paragraph(self, block: Block) -> Block | None:
        """Return the lines of a run behind its last blank line, if they may be steps of their own.

        Steps with a blank line behind each make one run, and so do those that are numbered on.
        """
        start = max((gap for gap in self._gaps if block.start < gap < block.end), default=None)
        if start is None or self.line(start).number not in (None, 1):
            return None
        lines = self._in_run(start, block.end)
        above = self._in_run(block.start, start)
        if len(lines) < 2 and len(above) < 2:
            return None
        return Block(lines, block.after, start, block.end, self._heading(start))

    def _in_run(self, start: int, end: int) -> tuple[Line, ...]:
        lines = map(self.line, range(start, end))
        return tuple(line for line in lines if line.kind in (Kind.STEPS, Kind.UNREAD))

    def block_before(self, block: Block) -> Block | None:
        """Return the run before one whose heading announces a check or points; None for any other."""
        heading = block.heading
        aside = is_check(heading) or is_explanation(heading) or is_about_points(heading)
        if not aside or is_solution(heading):
            return None
        return self._block(block.start)

    def _block(self, end: int) -> Block | None:
        last = self._last_steps(end)
        if last is None:
            return None
        lines = [self.line(last)]
        start = last
        below: int | None = None
        while len(lines) <= MOST_STEPS:
            number = self._number(start)
            above = self._above(start, number, below)
            if number is not None and self._misses_steps(start, above, below):
                lines.append(Line(Kind.UNREAD, f"step {number - 1}"))
            if above is None:
                break
            lines.append(self.line(above))
            below = number
            start = above
        if len(lines) > MOST_STEPS:
            lines.append(Line(Kind.UNREAD, "the lines above"))
        after = [self.line(place) for place in range(last + 1, len(self.lines))]
        said = tuple(line for line in after if line.kind is not Kind.CLEAR)
        return Block(tuple(reversed(lines)), said, start, last + 1, self._heading(start))

    def _last_steps(self, end: int) -> int | None:
        for place in range(end - 1, max(-1, end - _MOST_LINES), -1):
            if self.line(place).kind is Kind.STEPS:
                return place
        return None

    def _above(self, start: int, number: int | None, below: int | None) -> int | None:
        """Return the place of the line of the run above its line `start`, or None if the run begins there.

        A line that is no step ends the run, unless the steps are numbered on across it. A step 1 above a
        step 2 begins a run.
        """
        if number == 1 and below is not None and below > 1:
            return None
        is_apart = False
        for place in range(start - 1, max(-1, start - _FARTHEST), -1):
            line = self.line(place)
            if line.kind is Kind.PROSE:
                is_apart = True
                if number in (None, 1) or not leaves_no_equation(line.text):
                    return None
            elif line.kind in (Kind.STEPS, Kind.UNREAD):
                above = self._number(place)
                begins = number == 1 and above is not None and above > 1
                goes_on = number is not None and above == number - 1
                joins = goes_on if is_apart else not begins
                return place if joins else None
        return None

    def _misses_steps(self, start: int, above: int | None, below: int | None) -> bool:
        """Return whether the numbers of the steps say that one above the step at `start` was not read."""
        number = self._number(start)
        if number is None:
            return False
        if above is not None:
            number_above = self._number(above)
            return number_above is not None and number - number_above > 1
        # The heading `2. Calculation` may number a section, and not a step.
        is_of_step = self.line(start).number is not None or below == number + 1
        return number > 1 and (is_of_step or is_step_heading(self._numbered(start).text))

    def _number(self, place: int) -> int | None:
        return self._numbered(place).number

    def _numbered(self, place: int) -> Line:
        """Return the line that numbers a step: its own, or a heading right above; its own if none does."""
        for above in range(place, max(-1, place - _FARTHEST), -1):
            line = self.line(above)
            if line.number is not None:
                return line
            if above < place and line.kind not in (Kind.CLEAR, Kind.HEADING):
                break
        return self.line(place)

    def _heading(self, start: int) -> str:
        for place in range(start - 1, max(-1, start - _FARTHEST), -1):
            line = self.line(place)
            if line.kind is not Kind.CLEAR:
                return line.text
        return ""


def _without_thinking(text: str) -> str:
    """Return what follows the last closed thinking; thinking that is not closed has no answer after it."""
    if "<" not in text:
        return text.rstrip()
    marks = list(_THOUGHT.finditer(text))
    closed = [mark for mark in marks if mark[1]]
    start = closed[-1].end() if closed else 0
    opened = [mark.start() for mark in marks if mark.start() >= start]
    end = opened[0] if opened else len(text)
    return text[start:end].rstrip()

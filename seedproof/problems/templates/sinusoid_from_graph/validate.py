"""Takes crest and trough as points of the plane, and evaluates the formula at quarters of the period."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.templates.sinusoid_from_graph.facts import Facts

_WAVE = re.compile(
    r"(?:(?P<factor>[0-9]+)\*)?cos\((?:(?P<turns>[0-9]+)\*)?pi\*(?:\((?P<inside>x [-+] [0-9]+)\)|x)"
    r"(?:/(?P<under>[0-9]+))?\)(?: (?P<level>[-+] [0-9]+))?"
)
_COSINES = (1, 0, -1, 0)
"""After so many quarters of a turn."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Amplitude and period are half the height and twice the width between crest and trough.

    The cosine has the right values at quarters of the period, two periods long.
    """
    amplitude, period, formula = answers
    top = facts.level + facts.amplitude
    bottom = facts.level - facts.amplitude
    trough = facts.crest + Fraction(facts.period, 2)
    if Fraction(amplitude) != Fraction(top - bottom, 2) or Fraction(amplitude) <= 0:
        yield f"the amplitude is not {amplitude}"
    if Fraction(period) != 2 * (trough - facts.crest) or Fraction(period) <= 0:
        yield f"the period is not {period}"
    wave = _WAVE.fullmatch(formula)
    if wave is None:
        yield f"{formula!r} is no cosine"
        return
    factor = int(wave["factor"] or 1)
    frequency = Fraction(int(wave["turns"] or 1), int(wave["under"] or 1))
    shift = int((wave["inside"] or "x 0").removeprefix("x ").replace(" ", ""))
    level = int((wave["level"] or "0").replace(" ", ""))
    heights = (top, facts.level, bottom, facts.level)
    for quarter in range(-4, 5):
        x = facts.crest + Fraction(facts.period * quarter, 4)
        quarter_turns = 2 * frequency * (x + shift)  # twice the angle over pi
        if quarter_turns.denominator != 1:
            yield f"at x = {x} the stated angle is no multiple of a quarter turn"
            return
        if factor * _COSINES[int(quarter_turns) % 4] + level != heights[quarter % 4]:
            yield f"at x = {x} the formula does not give {heights[quarter % 4]}"


CHECKER = Checker(
    facts=Facts,
    method="refit through the marked points",
    wrong=wrong,
    types=lambda facts: ["number", "number", "expression(x)"],
)

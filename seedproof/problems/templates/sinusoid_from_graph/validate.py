"""Takes crest and trough as points of the plane, and evaluates the formula at quarters of the period."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker, Facts

_WAVE = re.compile(
    r"(?:(?P<factor>[0-9]+)\*)?cos\((?:(?P<turns>[0-9]+)\*)?pi\*(?:\((?P<inside>x [-+] [0-9]+)\)|x)"
    r"(?:/(?P<under>[0-9]+))?\)(?: (?P<level>[-+] [0-9]+))?"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Amplitude and period are half the height and twice the width between crest and trough."""
    top = Fraction(facts["crest"]), Fraction(facts["level"] + facts["amplitude"])
    bottom = top[0] + Fraction(facts["period"], 2), Fraction(facts["level"] - facts["amplitude"])
    if Fraction(answers[0]) != (top[1] - bottom[1]) / 2 or Fraction(answers[0]) <= 0:
        yield f"the amplitude is not {answers[0]}"
    if Fraction(answers[1]) != 2 * (bottom[0] - top[0]) or Fraction(answers[1]) <= 0:
        yield f"the period is not {answers[1]}"
    wave = _WAVE.fullmatch(answers[2])
    if wave is None:
        yield f"{answers[2]!r} is no cosine"
        return
    shift = Fraction(wave["inside"][2:].replace(" ", "")) if wave["inside"] else Fraction(0)
    turning = Fraction(int(wave["turns"] or 1), int(wave["under"] or 1))
    level = Fraction((wave["level"] or "0").replace(" ", ""))
    for quarter in range(-4, 5):
        x = top[0] + (bottom[0] - top[0]) * quarter / 2
        half_turns = turning * (x + shift)  # the angle over pi
        if (2 * half_turns).denominator != 1:
            yield f"at x = {x} the stated angle is no multiple of a quarter turn"
            return
        cosine = (1, 0, -1, 0)[int(2 * half_turns) % 4]
        expected = {0: top[1], 2: bottom[1]}.get(quarter % 4, (top[1] + bottom[1]) / 2)
        if int(wave["factor"] or 1) * cosine + level != expected:
            yield f"at x = {x} the formula does not give {expected}"


CHECKER = Checker(
    method="refit through the marked points",
    wrong=wrong,
    types=lambda facts: ["number", "number", "expression(x)"],
)

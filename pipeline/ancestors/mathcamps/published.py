"""Reads answers as MathCAMPS publishes them, and compares them with exact ones.

17   27/2   37.0600000000000   <   [(1, 64), (2, 32)]   {e: 2012/1082, u: 5465/3246}
"""

import re
from fractions import Fraction

from seedproof.benchmarks.curriculum.symbolic.answer import Answer

_NUMBER = re.compile(r"-?[0-9]{1,30}(?:\.[0-9]{1,30}|/[1-9][0-9]{0,29})?")
_PAIR = re.compile(r"\(([0-9]{1,15}), ([0-9]{1,15})\)")
_NAMED = re.compile(r"([A-Za-z][A-Za-z0-9_]*)(?:: | = )(-?[0-9/.]{1,60})")

PRECISION = 15
"""Significant digits of the published decimals."""

Value = Fraction | str | tuple[tuple[str, Fraction], ...] | tuple[tuple[int, int], ...]


def value_of(text: str) -> Value | None:
    """Return what a published answer, or one of ours, stands for; None for another text."""
    bare = text.strip()
    if bare in ("<", "=", ">"):
        return bare
    if _NUMBER.fullmatch(bare):
        return Fraction(bare)
    inside = bare[1:-1] if (bare[:1], bare[-1:]) in (("[", "]"), ("{", "}")) else bare
    pairs = _PAIR.findall(inside)
    if pairs and ", ".join(f"({low}, {high})" for low, high in pairs) == inside:
        return tuple(sorted((int(low), int(high)) for low, high in pairs))
    named = [_NAMED.fullmatch(part) for part in inside.split(", ")]
    values = [(match[1], match[2]) for match in named if match and _NUMBER.fullmatch(match[2])]
    if values and len(values) == len(named) == len({name for name, _ in values}):
        return tuple(sorted((name, Fraction(number)) for name, number in values))
    return None


def flaw(published: str, exact: Answer) -> tuple[str, str] | None:
    """Return the code and the sentence of what is wrong with a published answer; None if nothing is."""
    stored = value_of(published)
    if stored is None:
        return "answer-form", f"the published answer is {published[:60]!r}"
    right = value_of(exact.text)
    if stored == right:
        if isinstance(stored, Fraction) and published.strip() not in (exact.text, str(stored)):
            return "padded-answer", f"it is {exact.text}, published as {published.strip()}"
        return None
    near = isinstance(stored, Fraction) and isinstance(right, Fraction) and _is_near(published, stored, right)
    if near:
        return "rounded-answer", f"it is {exact.text}, published as {published.strip()}"
    return "wrong-answer", f"it is {exact.text}, published as {published.strip()[:60]}"


def _is_near(published: str, stored: Fraction, right: Fraction) -> bool:
    """Return whether a decimal is a value to all its places, and has as many digits as a float prints."""
    whole, point, places = published.strip().partition(".")
    digits = len((whole + places).lstrip("-0"))
    return bool(point) and digits >= PRECISION - 1 and abs(stored - right) <= Fraction(1, 10 ** len(places))

"""Compares the numbers of a text with those of its statements: what cannot be known, what was never said."""

import re
from collections.abc import Iterator
from fractions import Fraction

from pipeline.ancestors.mathcamps.row import Row
from seedproof.benchmarks.curriculum.model.numbers import mentioned, unsaid
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Problem, parts

IMPLIED = {
    2: "square|squared|twice|double|both|pair|pairs|couple|again|same|two|half|halves|halved|rectangle",
    3: "cube|cubed|cubic|cubical|triple|thrice|trio|triangle|triangular",
    4: "square|quarter|quarters|quadruple|quadrilateral|month",
    5: "nickel|nickels|pentagon|weekdays|workweek",
    6: "hexagon|half a dozen",
    7: "week|weeks|weekly|heptagon|septagon",
    8: "octagon|octopus|spider|spiders",
    9: "nonagon",
    10: "dime|dimes|decade|decades|decagon|ten-sided",
    12: "dozen|dozens|year|years|yearly|foot|feet|inches|clock",
    24: "day|days|daily",
    25: "quarter|quarters",
    52: "year|years|weekly",
    60: "hour|hours|hourly|minute|minutes|second|seconds",
    100: "dollar|dollars|cent|cents|century|percent|meter|meters",
    365: "year|years|daily",
    1000: "kilometer|kilometers|kilogram|kilograms|liter|liters|millennium",
}  # fmt: skip
"""Words that say a number without naming it. It is enough that one of them stands in the text."""

_REPLACED = re.compile(
    r"\b(?:instead of|rather than|,? not)\s+(?P<number>\d+(?:,\d{3})*(?:\.\d+)?(?: ?/ ?\d+)?)(?![\d.,]*\d)",
    re.IGNORECASE,
)


def flaws(row: Row, parent: Row | None) -> Iterator[tuple[str, str]]:
    """Yield the code and the sentence of each number that a reader lacks, or is told wrongly."""
    own = _numbers(row)
    said = _said(row.text)
    before = set[Fraction]()
    text = row.text
    if parent is not None:
        before = _numbers(parent)
        text = f"{parent.text}\n{row.text}"
    known = said | (_said(parent.text) if parent is not None else set())
    for value in sorted(own):
        # A 1 need not be said, nor does a follow-up say again what its problem has.
        if value in (0, 1) or value in (said if value not in before else known):
            continue
        if not _is_implied(value, text):
            yield "missing-number", f"the statements have {value}, which the text does not say"
    if parent is not None and row.kind == "counterfactual":
        for match in _REPLACED.finditer(row.text):
            number = match["number"].replace(",", "").replace(" ", "")
            if not _has(parent, number):
                yield "misquoted-number", f"{match[0]!r}: the problem before it has no {number}"


def _numbers(row: Row) -> set[Fraction]:
    """Return the numbers that a text has to say."""
    return _all_numbers(row.problem) - set(unsaid(row.standard, row.problem))


def _all_numbers(problem: Problem) -> set[Fraction]:
    return {
        abs(Fraction(part.value))
        for whole in problem.expressions()
        for part in parts(whole)
        if isinstance(part, Number)
    }


def _said(text: str) -> set[Fraction]:
    return {abs(value) for mention in mentioned(text) for meaning in mention.meanings for value in meaning}


def _is_implied(value: Fraction, text: str) -> bool:
    words = IMPLIED.get(value.numerator) if value.denominator == 1 else None
    return words is not None and re.search(rf"\b(?:{words})\b", text, re.IGNORECASE) is not None


def _has(parent: Row, number: str) -> bool:
    """Return whether a problem has a number, in its text or statements."""
    top, _, under = number.partition("/")
    values = {Fraction(top)} | ({Fraction(under)} if under else set())
    whole = {Fraction(number)} if not under or Fraction(under) else set()
    known = _said(parent.text) | _all_numbers(parent.problem)
    return values <= known or bool(whole & known)

"""Reads the terms of both sums: weight, power and angle."""

import re
from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.trigonometric_sum.facts import Facts, Weight
from seedproof.problems.templates.trigonometric_sum.phrases import COSINES, SINES, STATEMENTS

_SUM = re.compile(
    r"\\sum_\{k=0\}\^\{(?P<last>[0-9]+)\} "
    r"(?:(?P<rising>k(?: \\cdot)?) |\\binom\{(?P<upper>[0-9]+)\}\{k\} )?"
    r"(?:(?P<base>[0-9]+|\\left\(\\frac\{[0-9]+\}\{[0-9]+\}\\right\)"
    r"|\\left\([0-9]+ \\sqrt\{[0-9]+\}\\right\))"
    r"\^\{(?P<exponent>k|\\frac\{k\}\{2\})\} )?"
    r"\\(?P<function>sin|cos)\\left\(\\frac\{(?P<above>[0-9]*) ?k \\pi\}\{(?P<below>[0-9]+)\}\\right\)"
)
_SURD = re.compile(r"\\left\(([0-9]+) \\sqrt\{([0-9]+)\}\\right\)")
_FRACTION = re.compile(r"\\left\(\\frac\{([0-9]+)\}\{([0-9]+)\}\\right\)")


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read two trigonometric sums, which must have the same terms but for the function."""
    if drawing is not None:
        raise Unreadable("the sums have no figure")
    cosine_question, sine_question = questions
    read_gaps(cosine_question, COSINES)
    read_gaps(sine_question, SINES)
    gaps = read_gaps(statement, STATEMENTS)
    facts = _facts(gaps["cosines"], "cos")
    if _facts(gaps["sines"], "sin") != facts:
        raise Unreadable("the sums do not belong together")
    return facts


def _facts(text: str, function: str) -> Facts:
    match = _SUM.fullmatch(text)
    if match is None or match["function"] != function:
        raise Unreadable(f"{text!r} is no such sum")
    last = integer_of(match["last"])
    if match["upper"] is not None and integer_of(match["upper"]) != last:
        raise Unreadable("the binomial coefficients are not those of the last term")
    square = _square(match["base"], match["exponent"])
    return Facts(
        weight=_weight(match),
        square=(square.numerator, square.denominator),
        angle=(integer_of(match["above"] or "1"), integer_of(match["below"])),
        last=last,
    )


def _weight(match: re.Match[str]) -> Weight:
    if match["rising"] is not None:
        return "rising"
    if match["upper"] is not None:
        return "binomial"
    return "geometric"


def _square(base: str | None, exponent: str | None) -> Fraction:
    """Return the square of r, from r^k, or from a power with half the exponent."""
    if base is None:
        return Fraction(1)
    multiple = _SURD.fullmatch(base)
    if multiple is not None:
        if exponent != "k":
            raise Unreadable("a multiple of a root is raised to half a power")
        return Fraction(integer_of(multiple[1]) ** 2 * integer_of(multiple[2]))
    fraction = _FRACTION.fullmatch(base)
    if fraction is None:
        value = Fraction(integer_of(base))
    else:
        value = Fraction(integer_of(fraction[1]), integer_of(fraction[2]))
    if exponent == "k":
        return value**2
    return value


READER = Reader(read=read)

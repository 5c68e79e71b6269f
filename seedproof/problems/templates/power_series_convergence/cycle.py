"""Reads the term of the series, factor by factor."""

import re
from fractions import Fraction
from typing import Literal

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.power_series_convergence.facts import Facts, Weight
from seedproof.problems.templates.power_series_convergence.phrases import TEXTS

_NUMERATOR = re.compile(
    r"(?P<sign>\\left\(-1\\right\)\^\{n\} )?"
    r"(?:(?P<base>[0-9]+)\^\{n\} )?"
    r"(?:(?P<weight>n(?:\^\{[0-9]\})?) )?"
    r"(?:\\left\((?P<inside>[^()]+)\\right\)|x)"
    r"\^\{(?P<double>2 )?n\}"
)
_SUM = r"[0-9n]+(?:\^\{[0-9]\})?(?: n)?(?: \+ [0-9n]+)?"
_DENOMINATOR = re.compile(
    r"(?:(?P<base>[0-9]+)\^\{n\}(?: |$))?"
    rf"(?:\\sqrt\{{(?P<radicand>{_SUM})\}}|\\left\((?P<grouped>{_SUM})\\right\)|(?P<weight>{_SUM}))?"
    r" ?"
    r"(?P<logarithm>\\ln\\left\(n\\right\)|\\left\(\\ln\\left\(n\\right\)\\right\)\^\{2\})?"
)
_LOGARITHMS: dict[str, Literal[0, 1, 2]] = {
    "": 0,
    r"\ln\left(n\right)": 1,
    r"\left(\ln\left(n\right)\right)^{2}": 2,
}


def made(values: Values) -> Facts:
    """Return the series with these terms."""
    numerator, denominator = _fraction(values["term"])
    above = _NUMERATOR.fullmatch(numerator)
    below = _DENOMINATOR.fullmatch(denominator)
    if above is None or below is None:
        raise Unreadable("the term has other factors")
    factor, shift = map(integer, polynomial_of(above["inside"] or "x", "x"))
    return Facts(
        inside=(factor, shift),
        step=2 if above["double"] else 1,
        sign=-1 if above["sign"] else 1,
        base=str(Fraction(int(below["base"] or 1), int(above["base"] or 1))),
        weight=Weight(
            above=_in_n(above["weight"]),
            below=_in_n(below["radicand"] or below["grouped"] or below["weight"]),
            root=1 if below["radicand"] else 0,
            logs=_LOGARITHMS[below["logarithm"] or ""],
        ),
    )


def _fraction(term: str) -> tuple[str, str]:
    r"""Return numerator and denominator, which is 1 of what is no `\frac`."""
    if not term.startswith(r"\frac"):
        return term, "1"
    gaps = read_gaps(term, r"\frac{<numerator>}{<denominator>}")
    return gaps["numerator"], gaps["denominator"]


def _in_n(text: str | None) -> str:
    """Return a polynomial in n as it stands in the facts, 1 where none is written."""
    return (text or "1").replace("{", "").replace("}", "")


READER = reader(
    Facts, Phrases(TEXTS, {}), made, implied=lambda facts: {"start": "2" if facts.weight.logs else "1"}
)

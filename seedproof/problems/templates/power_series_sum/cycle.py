"""Reads both series; they must have the same coefficients."""

import msgspec

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.rational_values import fraction_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.power_series_sum.facts import Facts
from seedproof.problems.templates.power_series_sum.phrases import NUMERICAL, SERIES, SIGN, TEXTS


def made(values: Values) -> Facts:
    """Return the series of these coefficients, and the point."""
    text = values["series"].replace(SIGN, "", 1)
    kind, series = read_kind(text, SERIES)
    numerical_kind, numerical = read_kind(values["numerical"], NUMERICAL)
    if numerical_kind != kind or numerical["weight"] != series["weight"]:
        raise Unreadable("the numerical series is not a value of the power series")
    scale = integer_of(series.get("size", "1"))
    facts = {
        "kind": kind,
        "weight": [integer(coefficient) for coefficient in polynomial_of(series["weight"], "n")],
        "scale": scale if text == values["series"] else -scale,
        "at": str(fraction_of(numerical["at"])),
    }
    return msgspec.convert(facts, Facts)


def domain(facts: Facts) -> dict[str, str]:
    """Return where the series converges."""
    everywhere = facts.kind == "exponential"
    return {"domain": "for all real $x$" if everywhere else f"for $|x| < {abs(facts.scale)}$"}


READER = reader(Facts, Phrases(TEXTS, {}), made, implied=domain)

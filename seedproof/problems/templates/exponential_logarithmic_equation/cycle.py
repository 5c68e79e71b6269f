"""Reads powers of a number, or logarithms of linear terms, and what their sum equals."""

from msgspec import convert

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Symbol
from seedproof.problems.checking.bases import linear, logarithm_of, power_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import Term, multiple_of, terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.exponential_logarithmic_equation.facts import Facts
from seedproof.problems.templates.exponential_logarithmic_equation.phrases import TEXTS


def made(values: Values) -> Facts:
    """Return the terms and what they equal."""
    parts = _powers(values) if values["kind"] == "exponential" else _logarithms(values)
    facts: Facts = convert({"kind": values["kind"], **parts}, Facts)
    return facts


def _powers(values: Values) -> Values:
    """Return base, terms and value, and see which power a letter stands for."""
    terms = list(map(_power, terms_of(read(values["left"]))))
    rates = [rate for _, _, rate in terms if rate]
    (substituted,) = terms_of(read(values["power"]))
    base, factor, rate = _power(substituted)
    if factor != 1 or rate != (rates[0] if len(rates) == 1 else 1):
        raise Unreadable("the letter stands for another power")
    if {name for name, _, _ in terms} - {""} != {base}:
        raise Unreadable("there is not one base")
    powers = [(factor, rate) for _, factor, rate in terms]
    return {"base": base, "terms": powers, "value": integer_of(values["right"])}


def _power(term: Term) -> tuple[str, int, int]:
    """Return base, factor and rate of a power; a number has no base, and the rate zero."""
    if not term.factors:
        return "", integer(term.number), 0
    base, exponent = power_of(term.factors)
    return base, integer(term.number), integer(multiple_of(exponent, (Symbol("x"),)))


def _logarithms(values: Values) -> Values:
    """Return base, terms and value; logarithms on the right have the other sign."""
    left, right = (terms_of(read(values[side])) for side in ("left", "right"))
    value = 0
    if not right[0].factors:
        value = integer_of(values["right"])
        right = []
    bases: set[str] = set()
    logarithms: list[tuple[int, int, int]] = []
    for number, factors in [*left, *(Term(-number, factors) for number, factors in right)]:
        base, argument = logarithm_of(factors)
        bases.add(base)
        logarithms.append((integer(number), *linear(argument)))
    if len(bases) != 1:
        raise Unreadable("the logarithms have different bases")
    return {"base": bases.pop(), "terms": logarithms, "value": value}


READER = reader(Facts, Phrases(TEXTS, {}), made)

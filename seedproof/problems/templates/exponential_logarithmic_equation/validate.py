"""Puts every stated solution into the equation, exactly, and counts the roots by factoring its polynomial.

In an exponential equation x enters as a power of the base, whose exact value is read off the logarithm.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import prod

from flint import fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_RATIONAL = r"-?[0-9]{1,6}(?:/[1-9][0-9]{0,3})?"
_LOG = re.compile(
    r"(?P<sign>-?)log\((?P<of>[1-9][0-9]{0,3}(?:/[1-9][0-9]{0,3})?)\)"
    r"(?:/(?P<root>[2-5])|/log\((?P<base>[2-9])\)|/\((?P<times>[2-5])\*log\((?P<other>[2-9])\)\))?"
)
_INTERVAL = re.compile(rf"\((-oo|{_RATIONAL}), (oo|{_RATIONAL})\)")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The stated set has solutions only, as many as the equation has."""
    if not re.fullmatch(r"\{.*\}", answers[-1]):
        yield f"{answers[-1]!r} is no set"
        return
    stated = [text for text in answers[-1][1:-1].split(", ") if text]
    if facts["kind"] == "exponential":
        yield from _exponential(facts, stated)
    else:
        yield from _logarithmic(facts, answers[0], stated)


def _exponential(facts: Facts, stated: list[str]) -> Iterator[str]:
    base = None if facts["base"] == "e" else facts["base"]
    terms, found = [*facts["terms"], [-facts["value"], 0]], set()
    for text in stated:
        log, number = _LOG.fullmatch(text), re.fullmatch(r"(-?[0-9]{1,2})(?:/([2-5]))?", text)
        if log and (log["base"] or log["other"]) == base:  # x is the logarithm of a number, over `root`
            value, root = (
                Fraction(log["of"]) ** (-1 if log["sign"] else 1),
                int(log["root"] or log["times"] or 1),
            )
        elif number and (base or int(number[1]) == 0):
            value, root = Fraction(base or 1) ** int(number[1]), int(number[2] or 1)
        else:
            yield f"{text!r} is no logarithm to the base of the equation"
            return
        if any(rate % root for _, rate in terms):
            yield f"with x = {text} a power is not rational"
        elif sum(factor * value ** (rate // root) for factor, rate in terms) != 0:
            yield f"x = {text} is no solution"
        found.add(value ** (60 // root))
    lowest = min(rate for _, rate in terms)
    coefficients = [0] * (max(rate for _, rate in terms) - lowest + 1)
    for factor, rate in terms:
        coefficients[rate - lowest] += factor
    step = next(
        size
        for size in (5, 4, 3, 2, 1)
        if not any(coefficients[n] for n in range(len(coefficients)) if n % size)
    )
    positive = [root for root in _rational_roots(fmpz_poly(coefficients[::step])) if root > 0]
    if len(found) != len(stated) or len(stated) != len(positive):
        yield f"{len(found)} solutions are stated, the equation has {len(positive)}"


def _rational_roots(polynomial: fmpz_poly) -> list[Fraction]:
    """Different ones, of a polynomial that has no others. Raises: ValueError."""
    factors = [factor for factor, _ in polynomial.factor()[1]]
    if any(factor.degree() > 1 for factor in factors):
        raise ValueError("a root is not rational")
    return [Fraction(-int(factor[0]), int(factor[1])) for factor in factors]


def _logarithmic(facts: Facts, domain: str, stated: list[str]) -> Iterator[str]:
    ends = _INTERVAL.fullmatch(domain)
    if ends is None or not all(re.fullmatch(_RATIONAL, text) for text in stated):
        yield "the domain is no open interval, or a solution is not rational"
        return
    finite = sorted({Fraction(-constant, slope) for _, slope, constant in facts["terms"]})
    tried = [finite[0] - 1, *finite, finite[-1] + 1]
    tried += [(one + other) / 2 for one, other in pairwise(finite)]
    for x in tried:
        inside = (ends[1] == "-oo" or x > Fraction(ends[1])) and (ends[2] == "oo" or x < Fraction(ends[2]))
        if inside != _defined(facts, x):
            yield f"at x = {x} the logarithms are {'not ' * inside}defined, unlike the answer"
    if not {Fraction(end) for end in ends.groups() if "oo" not in end} <= {*finite}:
        yield "an end of the domain is no zero of an argument"
    value = 1 if facts["value"] == 0 else int(facts["base"]) ** facts["value"]
    solutions = {Fraction(text) for text in stated}
    for x in solutions:
        arguments = ((slope * x + last) ** sign for sign, slope, last in facts["terms"])
        if not _defined(facts, x) or prod(arguments, start=Fraction(1)) != value:
            yield f"x = {x} is no solution"
    over = prod(
        (fmpz_poly([last, slope]) for sign, slope, last in facts["terms"] if sign > 0), start=fmpz_poly([1])
    )
    under = prod(
        (fmpz_poly([last, slope]) for sign, slope, last in facts["terms"] if sign < 0),
        start=fmpz_poly([value]),
    )
    roots = [root for root in _rational_roots(over - under) if _defined(facts, root)]
    if len(solutions) != len(stated) or len(solutions) != len(roots):
        yield f"{len(stated)} solutions are stated, the equation has {len(roots)}"


def _defined(facts: Facts, x: Fraction) -> bool:
    return all(slope * x + constant > 0 for _, slope, constant in facts["terms"])


CHECKER = Checker(
    facts=Facts,
    method="substitution and root count",
    wrong=wrong,
    types=lambda facts: ["interval_union", "set"] if facts["kind"] == "logarithmic" else ["set"],
)

"""Knows the derivatives by the power rule; relative errors are multiplied by exponents."""

from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.linear_approximation.facts import Errors, Facts, Integral, Law, Power
from seedproof.problems.templates.linear_approximation.phrases import (
    BOUNDS,
    ESTIMATES,
    FIRST_QUANTITIES,
    LARGEST,
    LAWS,
    PRECISIONS,
    RESULTS,
    SECOND_QUANTITIES,
    STATEMENTS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex

T = Symbol("t")

_EXPONENTS = ((1, 2), (1, 3), (2, 3), (3, 2), (4, 3), (1, 4), (3, 4), (-1, 2), (-1, 3))

EXPONENTS: dict[Law, tuple[Fraction, Fraction]] = {
    "pendulum": (Fraction(1), Fraction(-2)),
    "wire": (Fraction(1), Fraction(-2)),
    "flow": (Fraction(1), Fraction(4)),
    "radiation": (Fraction(1), Fraction(4)),
    "beam": (Fraction(1), Fraction(3)),
    "string": (Fraction(1, 2), Fraction(-1)),
}
"""Of both measured quantities."""


class Local(NamedTuple):
    """A function at a place, and how far from there it is approximated."""

    value: Fraction
    slope: Fraction
    bend: Fraction
    step: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a power; then an integral; then a law of physics. Raises: Rejected."""
    match difficulty:
        case 1:
            return _power(draws)
        case 2:
            return _integral(draws)
    return _errors(draws)


def _power(draws: Draws) -> Power:
    p, q = draws.choice(_EXPONENTS)
    root = draws.between(2, {2: 12, 3: 6}.get(q, 4))
    tenths = draws.between(1, 12)
    if tenths % 10 == 0 or tenths > root**q:
        raise Rejected("the step is too long, or an integer")
    facts = Power(p=p, q=q, root=root, tenths=tenths)
    _check(facts)
    return facts


def _integral(draws: Draws) -> Integral:
    degree = draws.choice((2, 3))
    place = draws.between(1, 8 if degree == 2 else 4)
    root = draws.between(2, 12)
    constant = root**2 - place**degree
    if constant < 1:
        raise Rejected("the constant is not positive")
    facts = Integral(
        degree=degree,
        constant=constant,
        start=draws.between(1, 12),
        place=place,
        tenths=draws.between(1, 5),
    )
    _check(facts)
    return facts


def _check(facts: Power | Integral) -> None:
    estimate, bound = estimated(facts)
    if estimate.denominator > 2000 or bound.denominator > 400_000:
        raise Rejected("a number is no simple one")


def _errors(draws: Draws) -> Errors:
    law = draws.choice(list(LAWS))
    facts = Errors(
        law=law,
        first=draws.between(1, 6),
        second=draws.between(1, 5),
        target=draws.between(3, 20),
    )
    largest, allowed = error_bounds(facts)
    if allowed <= 0 or allowed == facts.second or largest == facts.target:
        raise Rejected("the target cannot be reached, or is reached already")
    return facts


def local(facts: Power | Integral) -> Local:
    """Return value, slope and bend at the place, and the step from there."""
    match facts:
        case Power(p, q, root, tenths):
            exponent = Fraction(p, q)
            base = Fraction(root)
            bend = exponent * (exponent - 1) * base ** (p - 2 * q)
            return Local(base**p, exponent * base ** (p - q), bend, Fraction(tenths, 10))
        case Integral(degree, constant, start, place, tenths):
            slope = isqrt(place**degree + constant)
            bend = Fraction(degree * place ** (degree - 1), 2 * slope)
            return Local(Fraction(start), Fraction(slope), bend, -Fraction(tenths, 10))


def estimated(facts: Power | Integral) -> tuple[Fraction, Fraction]:
    """Return the estimate and the error bound; |f''| is greatest at the place itself."""
    at = local(facts)
    return at.value + at.slope * at.step, abs(at.bend) / 2 * at.step**2


def error_bounds(facts: Errors) -> tuple[Fraction, Fraction]:
    """Return the largest relative error, and the one of the second quantity that the target allows."""
    first, second = EXPONENTS[facts.law]
    fixed = abs(first) * facts.first
    return fixed + abs(second) * facts.second, (facts.target - fixed) / abs(second)


def answers(facts: Facts) -> list[Answer]:
    """Return estimate and bound, or both errors in percent."""
    if isinstance(facts, Errors):
        return [Answer(formula(error), "number", unit="percent") for error in error_bounds(facts)]
    estimate, bound = map(formula, estimated(facts))
    return [Answer(estimate, "number"), Answer(bound, "number", kind="fraction")]


def integrand(facts: Integral) -> Formula:
    """Return the derivative of the function."""
    return call("sqrt", T**facts.degree + facts.constant)


def _decimal(number: Fraction) -> str:
    """Return a multiple of a tenth as a decimal."""
    return f"{number.numerator * 10 // number.denominator // 10}.{number * 10 % 10}"


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function or the law."""
    match facts:
        case Power(p, q, root, tenths):
            exponent = f"{p}/{q}"
            gaps = {"near": _decimal(root**q + Fraction(tenths, 10)), "place": str(root**q)}
            statement = fill(draws.choice(STATEMENTS["power"]), exponent=exponent, **gaps)
            return Words(statement, (draws.choice(ESTIMATES), fill(draws.choice(BOUNDS["power"]), **gaps)))
        case Integral(_, _, start, place, tenths):
            gaps = {"near": _decimal(place - Fraction(tenths, 10)), "place": str(place)}
            told = draws.choice(STATEMENTS["integral"])
            statement = fill(
                told,
                integrand=latex(integrand(facts)),
                start=str(start),
                **gaps,
            )
            questions = (draws.choice(ESTIMATES), fill(draws.choice(BOUNDS["integral"]), **gaps))
            return Words(statement, questions, UNITS[STATEMENTS["integral"].index(told)])
        case Errors(law, first, second, target):
            u = FIRST_QUANTITIES[law]
            v = SECOND_QUANTITIES[law]
            result = RESULTS[law]
            statement = fill(
                draws.choice(STATEMENTS["errors"]),
                law=LAWS[law],
                u=u,
                v=v,
                first=str(first),
                second=str(second),
            )
            largest = fill(draws.choice(LARGEST), result=result)
            precision = fill(draws.choice(PRECISIONS), result=result, u=u, v=v, target=str(target))
            return Words(statement, (largest, precision))


TEMPLATE = Template(
    subject="differential_calculus",
    method="power series of the root",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a power: the estimate, and its error bound from the second derivative",
        2: "a function that is an integral, differentiated by the fundamental theorem",
        3: "errors of two measured quantities in a law of physics, and what precision a target demands",
    },
)

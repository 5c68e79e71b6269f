"""Knows the derivatives by the power rule; relative errors are multiplied by exponents."""

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.linear_approximation.facts import Errors, Facts, Integral, Law, Power
from seedproof.problems.templates.linear_approximation.phrases import LETTERS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, call, formula, latex

S, T, X = map(Symbol, "stx")

_EXPONENTS = ((1, 2), (1, 3), (2, 3), (3, 2), (4, 3), (1, 4), (3, 4), (-1, 2), (-1, 3))

_EXPONENTS_OF_LAWS: dict[Law, tuple[Fraction, Fraction]] = {
    "pendulum": (Fraction(1), Fraction(-2)),
    "wire": (Fraction(1), Fraction(-2)),
    "flow": (Fraction(1), Fraction(4)),
    "radiation": (Fraction(1), Fraction(4)),
    "beam": (Fraction(1), Fraction(3)),
    "string": (Fraction(1, 2), Fraction(-1)),
}
"""Of both measured quantities."""


class Local(NamedTuple):
    """A function at a place, its derivatives, and how far from there it is approximated."""

    letter: Symbol
    place: int
    first: Formula
    second: Formula
    value: Fraction
    slope: Fraction
    bend: Fraction
    step: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a power; then an integral; then a law of physics."""
    if difficulty == 3:
        return _errors(draws)
    facts = _power(draws) if difficulty == 1 else _integral(draws)
    estimate, bound = _estimated(_local(facts, NO_SLIP), NO_SLIP)
    if estimate.denominator > 2000 or bound.denominator > 400_000:
        raise Rejected("a number is no simple one")
    return facts


def _power(draws: Draws) -> Power:
    p, q = draws.choice(_EXPONENTS)
    root = draws.between(2, {2: 12, 3: 6}.get(q, 4))
    tenths = draws.between(1, 12)
    if tenths % 10 == 0 or tenths > root**q:
        raise Rejected("the step is too long, or an integer")
    return Power(p=p, q=q, root=root, tenths=tenths)


def _integral(draws: Draws) -> Integral:
    degree = draws.choice((2, 3))
    place = draws.between(1, 8 if degree == 2 else 4)
    root = draws.between(2, 12)
    constant = root**2 - place**degree
    if constant < 1:
        raise Rejected("the constant is not positive")
    return Integral(
        degree=degree,
        constant=constant,
        start=draws.between(1, 12),
        place=place,
        tenths=draws.between(1, 5),
    )


def _errors(draws: Draws) -> Errors:
    law = draws.choice(list(_EXPONENTS_OF_LAWS))
    facts = Errors(
        law=law,
        first=draws.between(1, 6),
        second=draws.between(1, 5),
        target=draws.between(3, 20),
    )
    largest, allowed = _error_bounds(facts, NO_SLIP)
    if allowed <= 0 or allowed == facts.second or largest == facts.target:
        raise Rejected("the target cannot be reached, or is reached already")
    return facts


def work(facts: Facts, slip: Slip) -> Worked:
    """Derivatives first, then the numbers."""
    if isinstance(facts, Errors):
        return _errors_worked(facts, slip)
    at = _local(facts, slip)
    estimate, bound = _estimated(at, slip)
    sign = "+" if at.step > 0 else "-"
    size = latex(abs(at.step))
    tangent = Verbatim(rf"{latex(at.value)} {sign} {latex(at.slope)} \cdot {size}")
    parabola = Verbatim(rf"\frac{{1}}{{2}} \cdot {latex(abs(at.bend))} \cdot \left({size}\right)^2")
    steps = [
        step("value", letter=at.letter, at=at.place, expression=at.first, value=at.slope),
        step("identity", left=tangent, right=estimate),
        step("derivative", function=at.first, letter=at.letter, derivative=at.second),
        step("value", letter=at.letter, at=at.place, expression=at.second, value=at.bend),
        step("identity", left=parabola, right=bound),
    ]
    if isinstance(facts, Power):
        function = X ** Fraction(facts.p, facts.q)
        steps.insert(0, step("derivative", function=function, letter=X, derivative=at.first))
    return Worked(tuple(steps), (formula(estimate), formula(bound)))


def _local(facts: Power | Integral, slip: Slip) -> Local:
    match facts:
        case Power(p, q, root, tenths):
            exponent = Fraction(p, q)
            base = Fraction(root)
            factor = slip.or_else(exponent, factor_of_slope_lost=Fraction(1))
            of_bend = slip.or_else(exponent * (exponent - 1), factor_of_bend_lost=exponent)
            return Local(
                letter=X,
                place=root**q,
                first=factor * X ** (exponent - 1),
                second=of_bend * X ** (exponent - 2),
                value=base**p,
                slope=factor * base ** (p - q),
                bend=of_bend * base ** (p - 2 * q),
                step=Fraction(tenths, 10),
            )
        case Integral(degree, constant, start, place, tenths):
            slope = isqrt(place**degree + constant)
            below = slip.or_else(2, factor_of_bend_lost=1)
            return Local(
                letter=T,
                place=place,
                first=_integrand(facts),
                second=degree * T ** (degree - 1) / (below * _integrand(facts)),
                value=Fraction(start),
                slope=Fraction(slope),
                bend=Fraction(degree * place ** (degree - 1), below * slope),
                step=-Fraction(tenths, 10),
            )


def _integrand(facts: Integral) -> Formula:
    return call("sqrt", T**facts.degree + facts.constant)


def _estimated(at: Local, slip: Slip) -> tuple[Fraction, Fraction]:
    """Return the estimate and the error bound; |f''| is greatest at the place itself."""
    taken = slip.or_else(at.step, step_in_the_wrong_direction=-at.step)
    half = abs(at.bend) / 2
    bound = slip.or_else(
        half * at.step**2,
        half_of_the_bound_lost=2 * half * at.step**2,
        step_not_squared=half * abs(at.step),
    )
    return at.value + at.slope * taken, bound


def _error_bounds(facts: Errors, slip: Slip) -> tuple[Fraction, Fraction]:
    """Return the largest relative error, and the one of the second quantity that the target allows."""
    first, second = map(abs, _exponents(facts, slip))
    fixed = first * facts.first
    largest = fixed + second * facts.second
    return (
        slip.or_else(largest, errors_subtracted=abs(fixed - second * facts.second)),
        slip.or_else(
            (facts.target - fixed) / second,
            exponent_forgotten_in_the_target=facts.target - fixed,
            exponents_signless=facts.target / second - fixed,
        ),
    )


def _exponents(facts: Errors, slip: Slip) -> tuple[Fraction, Fraction]:
    first, second = _EXPONENTS_OF_LAWS[facts.law]
    return slip.or_else((first, second), factor_of_bend_lost=(Fraction(1), second / abs(second)))


def _errors_worked(facts: Errors, slip: Slip) -> Worked:
    first, second = _exponents(facts, slip)
    largest, allowed = _error_bounds(facts, slip)
    if allowed <= 0 or largest == 0:
        raise Rejected("with the slip nothing would be allowed")
    u, v = (Symbol(LETTERS[facts.law][letter]) for letter in "uv")
    law = _law(facts.law, u, v)
    terms = rf"{latex(abs(first))} \cdot {facts.first} + {latex(abs(second))} \cdot {facts.second}"
    needed = abs(first) * facts.first + abs(second) * S
    steps = (
        step("derivative", function=law, letter=u, derivative=first * law / u),
        step("derivative", function=law, letter=v, derivative=second * law / v),
        step("identity", left=Verbatim(terms), right=largest),
        step("satisfies", letter=S, value=allowed, left=needed, right=facts.target),
    )
    return Worked(steps, (formula(largest), formula(allowed)))


def _law(law: Law, u: Symbol, v: Symbol) -> Formula:
    """Return the law as a formula, with letters for what is known exactly."""
    match law:
        case "pendulum":
            return 4 * PI**2 * u / v**2
        case "wire":
            return Symbol("rho") * u / (PI * v**2)
        case "flow":
            return PI * v**4 * u / (8 * Verbatim(r"\eta") * Symbol("L"))
        case "radiation":
            return Symbol("sigma") * u * v**4
        case "beam":
            return u * v**3 / (3 * Symbol("K"))
        case "string":
            return 1 / (2 * v) * call("sqrt", u / Symbol("mu"))


def _decimal(number: Fraction) -> str:
    """Return a multiple of a tenth as a decimal."""
    return f"{number.numerator * 10 // number.denominator // 10}.{number * 10 % 10}"


def _gaps(facts: Facts) -> Mapping[str, Formula | str | int]:
    match facts:
        case Power(p, q, root, tenths):
            near = _decimal(root**q + Fraction(tenths, 10))
            return {"exponent": f"{p}/{q}", "place": root**q, "near": near}
        case Integral(_, _, _, place, tenths):
            return {"integrand": _integrand(facts), "near": _decimal(place - Fraction(tenths, 10))}
        case Errors(law):
            return LETTERS[law]


def words(facts: Facts, writer: Writer) -> Words:
    """Write the texts; one of them is about heights."""
    written = writer.words(())
    return written._replace(units=("metre", "metre") if "metres higher" in written.statement else ())


_ERRORS = (Typed("number", unit="percent"), Typed("number", unit="percent"))
_ESTIMATES = (Typed("number"), Typed("number", kind="fraction"))

SHEET = Sheet(
    subject="differential_calculus",
    method="power series of the root",
    sample=sample,
    gaps=_gaps,
    words=words,
    work=work,
    types=lambda facts: _ERRORS if isinstance(facts, Errors) else _ESTIMATES,
    slips={
        "factor_of_slope_lost": "the exponent before the derivative of a power is lost",
        "factor_of_bend_lost": "a factor is lost in the second derivative, or an exponent of a law",
        "step_in_the_wrong_direction": "the difference from the place has the wrong sign",
        "half_of_the_bound_lost": "the factor 1/2 of the error bound is lost",
        "step_not_squared": "the difference from the place is not squared in the error bound",
        "errors_subtracted": "the errors of both quantities are subtracted from each other",
        "exponents_signless": "the target is divided by the exponent before the other error is taken off",
        "exponent_forgotten_in_the_target": "the exponent is forgotten where the precision is found",
    },
    levels={
        1: "a power: the estimate, and its error bound from the second derivative",
        2: "a function that is an integral, differentiated by the fundamental theorem",
        3: "errors of two measured quantities in a law of physics, and what precision a target demands",
    },
)

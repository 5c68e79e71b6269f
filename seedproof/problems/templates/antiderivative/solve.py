"""Integrates term by term, or by parts with the polynomial, the wave or the logarithm differentiated."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.making.coefficients import derivative, scaled
from seedproof.problems.making.coefficients import total as polynomial_total
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.antiderivative.facts import Facts, Logarithm, Term, Terms, Wave
from seedproof.problems.templates.antiderivative.generate import CONSTANT, X, answers, integrand, rule_of
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Number, Product, Quotient, call, polynomial, product, total

ROOT = call("sqrt", X)
LOG = call("log", X)

Elementary = Literal["exp", "sin", "cos"]

_INTEGRALS: dict[Elementary, tuple[Elementary, int]] = {
    "exp": ("exp", 1),
    "sin": ("cos", -1),
    "cos": ("sin", 1),
}
"""The antiderivative of a function: another one, and its sign."""
_DERIVATIVES: dict[Elementary, tuple[Elementary, int]] = {"sin": ("cos", 1), "cos": ("sin", -1)}


class Integrated(NamedTuple):
    """The steps, an antiderivative, and its value at the place where another is wanted."""

    steps: list[Step]
    antiderivative: Formula
    value: Fraction


class Piece(NamedTuple):
    """A polynomial times an elementary function."""

    function: Elementary
    coefficients: list[Fraction]


def work(facts: Facts, slip: str) -> Worked:
    """Find the general antiderivative by the rule of its kind; then the constant that is wanted."""
    worked = _worked(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return worked


def _worked(facts: Facts, slip: str) -> Worked:
    steps, antiderivative, reached = _integrated(facts, slip)
    general = total(antiderivative, CONSTANT)
    steps.append(_antiderivative(rule_of(facts), general))
    x, value = facts.start
    fixed = total(antiderivative, _constant(value, reached, slip))
    steps.append(step("value", letter=X, at=x, expression=fixed, value=value))
    return Worked(tuple(steps), (general, fixed))


def _antiderivative(function: Formula, antiderivative: Formula) -> Step:
    """Return the step that states an antiderivative; all these functions are defined for 0 < x < 1/5."""
    return step(
        "antiderivative_between",
        function=function,
        letter=X,
        low=0,
        high=Fraction(1, 5),
        antiderivative=antiderivative,
    )


def _constant(value: int, reached: Fraction, slip: str) -> Fraction:
    """Return what lacks to the wanted value."""
    match slip:
        case "constant_missing":
            return Fraction(value)
        case "constant_sign_flipped":
            return value + reached
    return value - reached


def _integrated(facts: Facts, slip: str) -> Integrated:
    match facts:
        case Terms():
            return _term_by_term(facts, slip)
        case Logarithm():
            return _logarithm(facts, slip)
        case Wave():
            if facts.growth and facts.wave:
                return _circular(facts, facts.wave, slip)
            return _wave(facts, facts.wave or "exp", slip)


def _term_by_term(facts: Terms, slip: str) -> Integrated:
    parts: list[Formula] = []
    steps: list[Step] = []
    for term in facts.terms:
        part = _term(term, slip)
        parts.append(part)
        steps.append(_antiderivative(integrand(term), part))
    reached = sum((_reached(facts, term, slip) for term in facts.terms), Fraction(0))
    return Integrated(steps, total(*parts), reached)


def _reached(facts: Terms, term: Term, slip: str) -> Fraction:
    """Return the value of the antiderivative of a basic function, as it was found."""
    factor = _factor_in_front(_term(term, slip))
    x, _ = facts.start
    if term.function == "power":
        if term.parameter == "-1":
            return Fraction(0)
        return factor * x
    if term.function in ("exp", "sin"):
        return factor
    return Fraction(0)


def _factor_in_front(antiderivative: Formula) -> Fraction:
    """Return the number before a function, or of a quotient that above over that below."""
    match antiderivative:
        case Number(value):
            return value
        case Product((Number(value), Quotient(above, below))):
            return value * _factor_in_front(above) / _factor_in_front(below)
        case Product((Number(value), *_)):
            return value
        case Quotient(above, below):
            return _factor_in_front(above) / _factor_in_front(below)
    return Fraction(1)


def _term(term: Term, slip: str) -> Formula:
    """Return an antiderivative of a basic function."""
    parameter = Fraction(term.parameter)
    scale = Fraction(term.factor)
    if slip != "chain_rule_factor_lost":
        scale /= parameter
    match term.function:
        case "power":
            return _power(term.factor, parameter, slip)
        case "arctan":
            return product(scale, call("arctan", X / parameter))
        case "sec":
            return product(scale, call("tan", parameter * X))
        case "exp" | "sin" | "cos":
            function, sign = _integral(term.function, slip)
            return product(sign * scale, call(function, parameter * X))


def _integral(function: Elementary, slip: str) -> tuple[Elementary, int]:
    """Return the antiderivative of a function, and its sign."""
    antiderivative, sign = _INTEGRALS[function]
    if slip == "sign_flipped" and function != "exp":
        return antiderivative, -sign
    return antiderivative, sign


def _power(factor: int, exponent: Fraction, slip: str) -> Formula:
    if exponent == -1:
        return product(factor, LOG)
    raised = exponent + 1
    if slip == "power_slip" and exponent < -1:
        raised = exponent - 1
    scale = factor / raised
    if slip == "coefficient_slip" and exponent > 0:
        scale = Fraction(factor)
    if exponent < -1:
        return scale.numerator / (scale.denominator * X**-raised)
    if exponent < 0:
        return scale * ROOT
    return product(scale, X**raised)


def _by_parts(facts: Wave | Logarithm, factor: Formula, v: Formula, u: Formula, left: Formula) -> list[Step]:
    """Return the steps that integrate a factor to v, and leave an integral."""
    return [_antiderivative(factor, v), _parts_step(facts, product(u, v), left)]


def _parts_step(facts: Wave | Logarithm, outside: Formula, left: Formula) -> Step:
    return step("by_parts", integrand=rule_of(facts), letter=X, outside=outside, left=left)


def _sign_by_parts(slip: str) -> int:
    """Return the sign of the second integral in integration by parts."""
    return 1 if slip == "plus_in_integration_by_parts" else -1


def _wave(facts: Wave, function: Elementary, slip: str) -> Integrated:
    """Differentiate the polynomial until it is gone, and integrate the other factor as often."""
    rate = facts.growth or facts.rate
    pieces = _pieces(facts, function, slip)
    u = polynomial(facts.polynomial, X)
    first, sign = _integral(function, slip)
    scale = Fraction(sign)
    if slip != "chain_rule_factor_lost":
        scale /= rate
    slope = derivative([Fraction(coefficient) for coefficient in facts.polynomial])
    left = Piece(first, scaled(slope, _sign_by_parts(slip) * scale))
    steps = _by_parts(
        facts,
        call(function, rate * X),
        product(scale, call(first, rate * X)),
        u,
        _sum([left], rate),
    )
    steps.append(_antiderivative(_sum([left], rate), _sum(pieces[1:], rate)))
    if slip == "product_forgotten":
        pieces = pieces[1:]
    value = sum((piece.coefficients[-1] for piece in pieces if piece.function != "sin"), Fraction(0))
    return Integrated(steps, _sum(pieces, rate), value)


def _pieces(facts: Wave, function: Elementary, slip: str) -> list[Piece]:
    """Return u v, and what each further integration by parts adds to it."""
    rate = facts.growth or facts.rate
    pieces: list[Piece] = []
    coefficients = [Fraction(coefficient) for coefficient in facts.polynomial]
    scale = Fraction(1)
    while coefficients:
        function, sign = _integral(function, slip)
        scale *= sign
        if slip != "chain_rule_factor_lost":
            scale /= rate
        pieces.append(Piece(function, scaled(coefficients, scale)))
        scale *= _sign_by_parts(slip)
        coefficients = derivative(coefficients)
    return pieces


def _sum(pieces: Sequence[Piece], rate: int) -> Formula:
    """Return the sum of pieces, with the coefficients of each function added."""
    terms: list[Formula] = []
    for function in _INTEGRALS:
        coefficients: list[Fraction] = []
        for piece in pieces:
            if piece.function == function:
                coefficients = polynomial_total(coefficients, piece.coefficients)
        terms.append(product(polynomial(coefficients, X), call(function, rate * X)))
    return total(*terms)


def _logarithm(facts: Logarithm, slip: str) -> Integrated:
    """Differentiate the logarithm until it is gone."""
    raised = facts.power + 1
    divisor = 1 if slip == "coefficient_slip" else raised
    scales = [Fraction(facts.factor, divisor)]
    left = Fraction(0)
    for logs in range(facts.logs, 0, -1):
        exponent = 1 if slip == "exponent_not_brought_down" else logs
        integrand_scale = _sign_by_parts(slip) * exponent * scales[-1]
        if logs == facts.logs:
            left = integrand_scale
        scales.append(integrand_scale / divisor)
    if any(abs(scale) > 100 for scale in scales):
        raise Rejected("the numbers are large")
    terms = [product(scale, X**raised, LOG ** (facts.logs - index)) for index, scale in enumerate(scales)]
    remainder = product(left, X**facts.power, LOG ** (facts.logs - 1))
    steps = _by_parts(
        facts,
        product(facts.factor, X**facts.power),
        product(scales[0], X**raised),
        LOG**facts.logs,
        remainder,
    )
    steps.append(_antiderivative(remainder, total(*terms[1:])))
    if slip == "product_forgotten":
        terms = terms[1:]
    return Integrated(steps, total(*terms), scales[-1])


def _circular(facts: Wave, wave: Literal["sin", "cos"], slip: str) -> Integrated:
    """Differentiate the wave twice, until it comes again."""
    (factor,) = facts.polynomial
    scale = Fraction(1)
    if slip != "chain_rule_factor_lost":
        scale /= facts.growth
    derived, sign = _DERIVATIVES[wave]
    slope = _sign_by_parts(slip) * factor * facts.rate * scale * sign
    rise = call("exp", facts.growth * X)
    outside = {wave: factor * scale, derived: slope * scale}
    again = -((facts.rate * scale) ** 2)
    steps = [
        *_by_parts(
            facts,
            rise,
            product(scale, rise),
            product(factor, call(wave, facts.rate * X)),
            product(slope, rise, call(derived, facts.rate * X)),
        ),
        _parts_step(facts, _waves(facts, outside), product(again, rule_of(facts))),
    ]
    divisor = Fraction(1)
    if slip != "division_forgotten":
        divisor -= again
    quotients = {function: coefficient / divisor for function, coefficient in outside.items()}
    return Integrated(steps, _waves(facts, quotients), quotients["cos"])


def _waves(facts: Wave, coefficients: dict[Elementary, Fraction]) -> Formula:
    """Return the exponential function times multiples of sine and cosine."""
    sine = product(coefficients["sin"], call("sin", facts.rate * X))
    cosine = product(coefficients["cos"], call("cos", facts.rate * X))
    return product(call("exp", facts.growth * X), total(sine, cosine))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "chain_rule_factor_lost": "the factor beside x inside a function is not divided by",
        "sign_flipped": "the signs in the rules for sine and cosine are mixed up",
        "coefficient_slip": "the coefficient of a power is not divided by the new exponent",
        "power_slip": "the exponent of a negative power goes down instead of up",
        "plus_in_integration_by_parts": "the sign of the second integral in integration by parts is wrong",
        "product_forgotten": "the product that integration by parts begins with is left out in the end",
        "exponent_not_brought_down": "the square of the logarithm is differentiated without the factor 2",
        "division_forgotten": "the integral that comes again is brought over, but nothing is divided",
        "constant_missing": "the constant is just the value wanted",
        "constant_sign_flipped": "the value already there is added instead of subtracted",
    },
)

"""Draws an integrand, and integrates term by term, or by parts until polynomial or logarithm is gone."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.making import coefficients as polynomials
from seedproof.problems.making.integrals import antiderivative_between
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.antiderivative.facts import Facts, Function, Logarithm, Term, Terms, Wave
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, latex, polynomial, product, total

X = Symbol("x")
CONSTANT = Symbol("C")
ROOT = call("sqrt", X)
LOG = call("log", X)

Elementary = Literal["exp", "sin", "cos"]

_FUNCTIONS: tuple[Function, ...] = ("exp", "sin", "cos", "sec", "arctan")
_NEAT_FACTORS = {"-1": 1, "-2": 1, "-3": 2, "1/2": 3, "-1/2": 1}
"""What goes with an exponent, so that the antiderivative has no fraction."""
_WAVES: tuple[Literal["", "sin", "cos"], ...] = ("", "sin", "cos")
_INTEGRALS: dict[Elementary, tuple[Elementary, int]] = {
    "exp": ("exp", 1),
    "sin": ("cos", -1),
    "cos": ("sin", 1),
}
"""The antiderivative of a function: another one, and its sign."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an integrand; where the antiderivative has a nice value at a place, another one wanted there."""
    value = draws.between(-4, 6)
    if difficulty == 1:
        return _draw_terms(draws, value)
    if draws.below(3) == 0:
        power = draws.between(difficulty - 2, 4)
        divisor: int = (power + 1) ** draws.between(1, difficulty)
        return Logarithm(divisor * draws.between(1, 2), power, logs=difficulty - 1, start=[1, value])
    return _draw_wave(draws, difficulty, value)


def _draw_terms(draws: Draws, value: int) -> Terms:
    """Draw three terms in any order: powers, with a value wanted at 1; or two and a function, at 0."""
    low, high = sorted(draws.sample(range(1, 5), 2))
    (multiple,) = draws.nonzeros(1, 4)
    terms = [
        Term("power", draws.choice((1, exponent + 1)) * draws.between(1, 4), str(exponent))
        for exponent in (low, high)
    ]
    start = [draws.below(2), value]
    if start[0] == 1:
        further = draws.choice(("-1", "-2", "-3", "1/2", "-1/2"))
        terms.append(Term("power", multiple * _NEAT_FACTORS[further], further))
    else:
        rate = draws.between(2, 5)
        sign = draws.choice((1, -1))
        terms.append(Term(draws.choice(_FUNCTIONS), sign * rate * draws.between(1, 2), str(rate)))
    ordered = draws.sample(terms, 3)
    if ordered[0].factor < 0:
        raise Rejected("a minus stands in front")
    return Terms(ordered, start)


def _draw_wave(draws: Draws, difficulty: int, value: int) -> Wave:
    """Draw a polynomial times an exponential function or a wave, or without a polynomial both of them."""
    wave = draws.choice(_WAVES)
    if wave == "":
        size = draws.between(1, 3)
        antiderivative = _draw_polynomial(draws, difficulty - 1)
        sign = draws.choice((1, -1))
        slope = polynomials.scaled(polynomials.derivative(antiderivative), sign)
        coefficients = polynomials.total(polynomials.scaled(antiderivative, size), slope)
        return Wave(coefficients, sign * size, "", 0, start=[0, value])
    rate = draws.between(1, 4 - difficulty)
    if difficulty == 3 and draws.below(2) == 1:
        growth = draws.choice((-3, -2, -1, 1, 2, 3))
        rate = draws.between(1, 4)
        factor = draws.between(1, 2) * (growth**2 + rate**2)
        return Wave([factor], growth, wave, rate, start=[0, value])
    coefficients = polynomials.scaled(_draw_polynomial(draws, difficulty - 1), rate**2)
    return Wave(coefficients, 0, wave, rate, start=[0, value])


def _draw_polynomial(draws: Draws, degree: int) -> list[int]:
    return [draws.between(1, 5), *draws.integers(degree, -5, 5)]


def gaps(facts: Facts) -> dict[str, int | str]:
    """Return the function, where it needs that with a positive x, and the wanted value."""
    x, value = facts.start
    return {"f": latex(_rule(facts)) + (r", \quad x > 0" if x == 1 else ""), "x": x, "value": value}


def _rule(facts: Facts) -> Formula:
    """Return the function that is to be integrated."""
    match facts:
        case Terms():
            return total(*map(_basic_function, facts.terms))
        case Logarithm():
            return facts.factor * X**facts.power * LOG**facts.logs
        case Wave():
            factors = [polynomial(facts.polynomial, X)]
            if facts.growth:
                factors.append(call("exp", facts.growth * X))
            if facts.wave:
                factors.append(call(facts.wave, facts.rate * X))
            return product(*factors)


def _basic_function(term: Term) -> Formula:
    parameter = Fraction(term.parameter)
    match term.function:
        case "power":
            return _power(term.factor, parameter)
        case "arctan":
            return term.factor / (X**2 + parameter**2)
        case "sec":
            return term.factor * call("sec", parameter * X) ** 2
        case "exp" | "sin" | "cos":
            return term.factor * call(term.function, parameter * X)


def _power(factor: int | Fraction, exponent: Fraction) -> Formula:
    """Return a multiple of a power as a polynomial, a root, or one divided by those."""
    if exponent == Fraction(1, 2):
        return factor * ROOT
    if exponent == Fraction(-1, 2):
        return factor / ROOT
    if exponent < 0:
        return factor.numerator / (factor.denominator * X**-exponent)
    return factor * X**exponent


class Integrated(NamedTuple):
    """The steps, an antiderivative, and its value at the place where another is wanted."""

    steps: list[Step]
    antiderivative: Formula
    value: Fraction


class Piece(NamedTuple):
    """A polynomial times an elementary function."""

    function: Elementary
    coefficients: list[Fraction]


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the general antiderivative by the rule of its kind; then the constant that is wanted."""
    match facts:
        case Terms():
            steps, antiderivative, reached = _term_by_term(facts, slip)
        case Logarithm():
            steps, antiderivative, reached = _logarithm(facts, slip)
        case Wave(wave="sin" | "cos" as wave) if facts.growth:
            steps, antiderivative, reached = _circular(facts, wave, slip)
        case Wave():
            steps, antiderivative, reached = _wave(facts, facts.wave or "exp", slip)
    x, value = facts.start
    general = antiderivative + CONSTANT
    constant = slip.or_else(
        value - reached, constant_missing=Fraction(value), constant_sign_flipped=value + reached
    )
    fixed = antiderivative + constant
    last = step("value", letter=X, at=x, expression=fixed, value=value)
    return Worked((*steps, _antiderivative(_rule(facts), general), last), (general, fixed))


def _antiderivative(function: Formula, antiderivative: Formula) -> Step:
    """Return the step that states an antiderivative; all these functions are defined for 0 < x < 1/5."""
    return antiderivative_between(0, Fraction(1, 5), function, X, antiderivative)


def _term_by_term(facts: Terms, slip: Slip) -> Integrated:
    parts = [_term(term, facts.start[0], slip) for term in facts.terms]
    steps = [
        _antiderivative(_basic_function(term), part)
        for term, (part, _) in zip(facts.terms, parts, strict=True)
    ]
    value = sum((value for _, value in parts), Fraction(0))
    return Integrated(steps, total(*(part for part, _ in parts)), value)


def _term(term: Term, x: int, slip: Slip) -> tuple[Formula, Fraction]:
    """Return an antiderivative of a basic function, and its value at x."""
    parameter = Fraction(term.parameter)
    if term.function == "power":
        return _integral_of_power(term.factor, parameter, x, slip)
    scale = term.factor / slip.or_else(parameter, chain_rule_factor_lost=Fraction(1))
    match term.function:
        case "arctan":
            return scale * call("arctan", X / parameter), Fraction(0)
        case "sec":
            return scale * call("tan", parameter * X), Fraction(0)
    function, sign = _integral(term.function, slip)
    value = Fraction(0) if function == "sin" else sign * scale
    return sign * scale * call(function, parameter * X), value


def _integral_of_power(factor: int, exponent: Fraction, x: int, slip: Slip) -> tuple[Formula, Fraction]:
    if exponent == -1:
        return factor * LOG, Fraction(0)
    raised = slip.or_else(exponent + 1, power_slip=exponent - 1 if exponent < -1 else exponent + 1)
    scale = factor / raised
    scale = slip.or_else(scale, coefficient_slip=Fraction(factor) if exponent > 0 else scale)
    if exponent < 0:
        return _power(scale, raised), scale * x
    return scale * X**raised, scale * x


def _integral(function: Elementary, slip: Slip) -> tuple[Elementary, int]:
    """Return the antiderivative of a function, and its sign."""
    antiderivative, sign = _INTEGRALS[function]
    return antiderivative, slip.or_else(sign, sign_flipped=sign if function == "exp" else -sign)


def _by_parts(facts: Wave | Logarithm, factor: Formula, v: Formula, u: Formula, left: Formula) -> list[Step]:
    """Return the steps that integrate a factor to v, and leave an integral."""
    return [_antiderivative(factor, v), _parts_step(facts, u * v, left)]


def _parts_step(facts: Wave | Logarithm, outside: Formula, left: Formula) -> Step:
    return step("by_parts", integrand=_rule(facts), letter=X, outside=outside, left=left)


def _sign_by_parts(slip: Slip) -> int:
    """Return the sign of the second integral in integration by parts."""
    return slip.or_else(-1, plus_in_integration_by_parts=1)


def _wave(facts: Wave, function: Elementary, slip: Slip) -> Integrated:
    """Differentiate the polynomial until it is gone, and integrate the other factor as often."""
    rate = facts.growth or facts.rate
    divisor = slip.or_else(rate, chain_rule_factor_lost=1)
    rest = Piece(function, [Fraction(coefficient) for coefficient in facts.polynomial])
    rests: list[Piece] = []
    pieces: list[Piece] = []
    while rest.coefficients:
        further, sign = _integral(rest.function, slip)
        piece = Piece(further, polynomials.scaled(rest.coefficients, Fraction(sign, divisor)))
        slope = polynomials.derivative(piece.coefficients)
        rest = Piece(further, polynomials.scaled(slope, Fraction(_sign_by_parts(slip))))
        pieces.append(piece)
        rests.append(rest)
    first, sign = _integral(function, slip)
    left = _sum(rests[:1], rate)
    v = Fraction(sign, divisor) * call(first, rate * X)
    steps = [
        *_by_parts(facts, call(function, rate * X), v, polynomial(facts.polynomial, X), left),
        _antiderivative(left, _sum(pieces[1:], rate)),
    ]
    pieces = slip.or_else(pieces, product_forgotten=pieces[1:])
    value = sum((piece.coefficients[-1] for piece in pieces if piece.function != "sin"), Fraction(0))
    return Integrated(steps, _sum(pieces, rate), value)


def _sum(pieces: Sequence[Piece], rate: int) -> Formula:
    """Return the sum of pieces, with the coefficients of each function added."""
    terms: list[Formula] = []
    for function in _INTEGRALS:
        coefficients: list[Fraction] = []
        for piece in pieces:
            if piece.function == function:
                coefficients = polynomials.total(coefficients, piece.coefficients)
        terms.append(polynomial(coefficients, X) * call(function, rate * X))
    return total(*terms)


def _logarithm(facts: Logarithm, slip: Slip) -> Integrated:
    """Differentiate the logarithm until it is gone."""
    raised = facts.power + 1
    divisor = slip.or_else(raised, coefficient_slip=1)
    scales = [Fraction(facts.factor, divisor)]
    rests: list[Fraction] = []
    for logs in range(facts.logs, 0, -1):
        exponent = slip.or_else(logs, exponent_not_brought_down=1)
        rests.append(_sign_by_parts(slip) * exponent * scales[-1])
        scales.append(rests[-1] / divisor)
    if slip and any(abs(scale) > 100 for scale in scales):
        raise Rejected("the numbers are large")
    terms = [scale * X**raised * LOG ** (facts.logs - index) for index, scale in enumerate(scales)]
    left = rests[0] * X**facts.power * LOG ** (facts.logs - 1)
    factor = facts.factor * X**facts.power
    steps = [
        *_by_parts(facts, factor, scales[0] * X**raised, LOG**facts.logs, left),
        _antiderivative(left, total(*terms[1:])),
    ]
    return Integrated(steps, total(*slip.or_else(terms, product_forgotten=terms[1:])), scales[-1])


def _circular(facts: Wave, wave: Literal["sin", "cos"], slip: Slip) -> Integrated:
    """Differentiate the wave twice, until it comes again."""
    (factor,) = facts.polynomial
    scale = Fraction(1, slip.or_else(facts.growth, chain_rule_factor_lost=1))
    derived: Elementary = "cos" if wave == "sin" else "sin"
    sign = 1 if wave == "sin" else -1
    slope = _sign_by_parts(slip) * factor * facts.rate * scale * sign
    rise = call("exp", facts.growth * X)
    outside = {wave: factor * scale, derived: slope * scale}
    again = -((facts.rate * scale) ** 2)
    left = slope * rise * call(derived, facts.rate * X)
    steps = [
        *_by_parts(facts, rise, scale * rise, factor * call(wave, facts.rate * X), left),
        _parts_step(facts, _waves(facts, outside), again * _rule(facts)),
    ]
    divisor = slip.or_else(1 - again, division_forgotten=Fraction(1))
    quotients = {function: coefficient / divisor for function, coefficient in outside.items()}
    return Integrated(steps, _waves(facts, quotients), quotients["cos"])


def _waves(facts: Wave, coefficients: dict[Elementary, Fraction]) -> Formula:
    """Return the exponential function times multiples of sine and cosine."""
    sine = coefficients["sin"] * call("sin", facts.rate * X)
    cosine = coefficients["cos"] * call("cos", facts.rate * X)
    return call("exp", facts.growth * X) * (sine + cosine)


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return that both are functions of x; roots and logarithms need a positive one."""
    fixed = "expression(x; x > 0)" if facts.start[0] == 1 else "expression(x)"
    return Typed("antiderivative(x)"), Typed(fixed, ("F",))


SHEET = Sheet(
    subject="integral_calculus",
    method="derivative in normal form",
    sample=sample,
    gaps=gaps,
    order=(1, 2, 0),
    work=work,
    types=types,
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
    levels={
        1: "a sum of powers and a function, term by term",
        2: "a product of two factors, by parts once",
        3: "by parts twice, with squares of logarithms or an exponential times a wave",
    },
    version=3,
)

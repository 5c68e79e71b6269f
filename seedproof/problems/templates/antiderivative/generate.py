"""Chooses an antiderivative, differentiates it to the integrand, and integrates that by the rule of its kind.

Kinds: a sum of basic terms; a polynomial times exp and a wave, which is the real part of one times
exp(lambda x) with a complex lambda; a power times powers of the logarithm.
"""

from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.making.coefficients import derivative, scaled
from seedproof.problems.making.coefficients import total as polynomial_total
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.antiderivative.facts import Facts, Function, Logarithm, Term, Terms, Wave
from seedproof.problems.templates.antiderivative.phrases import FIXED, GENERAL, POSITIVE, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, polynomial, product, total

X = Symbol("x")
CONSTANT = Symbol("C")

_FUNCTIONS: tuple[Function, ...] = ("exp", "sin", "cos", "sec", "arctan")
_NEAT_FACTORS = {"-1": 1, "-2": 1, "-3": 2, "1/2": 3, "-1/2": 1}
"""What goes with an exponent, so that the antiderivative has no fraction."""
_WAVES: tuple[Literal["", "sin", "cos"], ...] = ("", "sin", "cos")


class Integral(NamedTuple):
    """An antiderivative, and its value at the place where another is wanted."""

    antiderivative: Formula
    value: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an integrand; where the antiderivative has a nice value at a place, another one wanted there."""
    value = draws.between(-4, 6)
    if difficulty == 1:
        return _terms(draws, value)
    if draws.below(3) == 0:
        return _logarithm(draws, difficulty, value)
    return _wave(draws, difficulty, value)


def _terms(draws: Draws, value: int) -> Terms:
    """Draw three terms in any order: powers, with a value wanted at 1; or two and a function, at 0."""
    low, high = sorted(draws.sample(range(1, 5), 2))
    (multiple,) = draws.nonzeros(1, 4)
    terms = [_positive_power(draws, low), _positive_power(draws, high)]
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


def _positive_power(draws: Draws, exponent: int) -> Term:
    return Term("power", draws.choice((1, exponent + 1)) * draws.between(1, 4), str(exponent))


def _logarithm(draws: Draws, difficulty: int, value: int) -> Logarithm:
    power = draws.between(difficulty - 2, 4)
    divisor: int = (power + 1) ** draws.between(1, difficulty)
    return Logarithm(
        factor=divisor * draws.between(1, 2),
        power=power,
        logs=difficulty - 1,
        start=[1, value],
    )


def _wave(draws: Draws, difficulty: int, value: int) -> Wave:
    """Draw a polynomial times an exponential function or a wave, or without a polynomial both of them."""
    wave = draws.choice(_WAVES)
    if wave == "":
        return _exponential(draws, difficulty, value)
    rate = draws.between(1, 4 - difficulty)
    if difficulty == 3 and draws.below(2) == 1:
        growth = draws.choice((-3, -2, -1, 1, 2, 3))
        rate = draws.between(1, 4)
        factor = draws.between(1, 2) * (growth**2 + rate**2)
        return Wave([factor], growth, wave, rate, start=[0, value])
    coefficients = scaled(_polynomial(draws, difficulty - 1), rate**2)
    return Wave(coefficients, 0, wave, rate, start=[0, value])


def _exponential(draws: Draws, difficulty: int, value: int) -> Wave:
    """Draw p, and return the derivative of p exp(growth x), perhaps with the other sign."""
    size = draws.between(1, 3)
    antiderivative = _polynomial(draws, difficulty - 1)
    sign = draws.choice((1, -1))
    coefficients = polynomial_total(scaled(antiderivative, size), scaled(derivative(antiderivative), sign))
    return Wave(coefficients, sign * size, "", 0, start=[0, value])


def _polynomial(draws: Draws, degree: int) -> list[int]:
    return [draws.between(1, 5), *draws.integers(degree, -5, 5)]


def integrand(term: Term) -> Formula:
    """Return a basic function."""
    parameter = Fraction(term.parameter)
    match term.function:
        case "power":
            return _power(term.factor, parameter)
        case "arctan":
            return term.factor / (X**2 + parameter**2)
        case "sec":
            return product(term.factor, call("sec", parameter * X) ** 2)
        case "exp" | "sin" | "cos":
            return product(term.factor, call(term.function, parameter * X))


def _power(factor: int, exponent: Fraction) -> Formula:
    """Return a multiple of a power as a polynomial, a root, or one divided by those."""
    if exponent <= -1:
        return factor / X**-exponent
    if exponent < 0:
        return factor / call("sqrt", X)
    if exponent < 1:
        return product(factor, call("sqrt", X))
    return product(factor, X**exponent)


def _term_integral(term: Term) -> Formula:
    """Return the antiderivative of a basic function."""
    parameter = Fraction(term.parameter)
    scale = term.factor / parameter
    inside = parameter * X
    match term.function:
        case "power":
            return _power_integral(term.factor, parameter)
        case "arctan":
            return product(scale, call("arctan", X / parameter))
        case "sec":
            return product(scale, call("tan", inside))
        case "exp":
            return product(scale, call("exp", inside))
        case "sin":
            return product(-scale, call("cos", inside))
        case "cos":
            return product(scale, call("sin", inside))


def _power_integral(factor: int, exponent: Fraction) -> Formula:
    if exponent == -1:
        return product(factor, call("log", X))
    raised = exponent + 1
    scale = factor / raised
    if exponent < -1:
        return scale / X**-raised
    if exponent < 0:
        return scale * call("sqrt", X)
    return product(scale, X**raised)


def answers(facts: Facts) -> list[Answer]:
    """Integrate by the rule of the kind, and find the constant that gives the wanted value."""
    antiderivative, value = _integral(facts)
    general = Answer(total(antiderivative, CONSTANT), "antiderivative(x)")
    x, wanted = facts.start
    kind = "expression(x)"
    if x == 1:
        kind = "expression(x; x > 0)"
    return [general, Answer(total(antiderivative, wanted - value), kind, ("F",))]


def _integral(facts: Facts) -> Integral:
    match facts:
        case Terms():
            antiderivative = total(*(_term_integral(term) for term in facts.terms))
            values = [_term_value(facts, term) for term in facts.terms]
            return Integral(antiderivative, sum(values, Fraction(0)))
        case Wave():
            return _wave_integral(facts)
        case Logarithm():
            return _logarithm_integral(facts)


def _term_value(facts: Terms, term: Term) -> Fraction:
    """Return the value of the antiderivative of a basic function at 1, or of powers and functions at 0."""
    x, _ = facts.start
    parameter = Fraction(term.parameter)
    match term.function:
        case "power" if x == 0 or parameter == -1:
            return Fraction(0)
        case "power":
            return term.factor / (parameter + 1)
        case "exp":
            return term.factor / parameter
        case "sin":
            return -term.factor / parameter
        case "cos" | "sec" | "arctan":
            return Fraction(0)


def _wave_integral(facts: Wave) -> Integral:
    """Return the real or the imaginary part of G exp(lambda x) with G' + lambda G = p."""
    real, imaginary = _complex_factor(facts)
    rise = formula(1)
    if facts.growth:
        rise = call("exp", facts.growth * X)
    match facts.wave:
        case "":
            return Integral(product(polynomial(real, X), rise), real[-1])
        case "sin":
            sine = real
            cosine = imaginary
        case "cos":
            sine = [-coefficient for coefficient in imaginary]
            cosine = real
    waves = total(
        product(polynomial(sine, X), call("sin", facts.rate * X)),
        product(polynomial(cosine, X), call("cos", facts.rate * X)),
    )
    return Integral(product(rise, waves), cosine[-1])


def _complex_factor(facts: Wave) -> tuple[list[Fraction], list[Fraction]]:
    """Return the coefficients of G, their real and imaginary parts, from the highest power on."""
    real: list[Fraction] = []
    imaginary: list[Fraction] = []
    left = Fraction(0)
    right = Fraction(0)
    square = facts.growth**2 + facts.rate**2
    for index, coefficient in enumerate(facts.polynomial):
        power = len(facts.polynomial) - index
        rest = coefficient - power * left
        imaginary_rest = -power * right
        left = (rest * facts.growth + imaginary_rest * facts.rate) / square
        right = (imaginary_rest * facts.growth - rest * facts.rate) / square
        real.append(left)
        imaginary.append(right)
    return real, imaginary


def _logarithm_integral(facts: Logarithm) -> Integral:
    """Return the sum that integration by parts makes, until the logarithm is gone."""
    raised = facts.power + 1
    scale = Fraction(facts.factor, raised)
    terms = [product(scale, X**raised, call("log", X) ** facts.logs)]
    for logs in range(facts.logs, 0, -1):
        scale *= Fraction(-logs, raised)
        terms.append(product(scale, X**raised, call("log", X) ** (logs - 1)))
    return Integral(total(*terms), scale)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the formula of the function; where logarithms and roots need it, that x is positive."""
    f = latex(rule_of(facts))
    x, value = facts.start
    if x == 1:
        f = fill(POSITIVE, f=f)
    questions = [draws.choice(GENERAL), fill(draws.choice(FIXED), x=str(x), value=str(value))]
    return Words(fill(draws.choice(STATEMENTS), f=f), tuple(questions))


def rule_of(facts: Facts) -> Formula:
    """Return the function that is to be integrated."""
    match facts:
        case Terms():
            return total(*(integrand(term) for term in facts.terms))
        case Logarithm():
            return product(facts.factor, X**facts.power, call("log", X) ** facts.logs)
        case Wave():
            factors = [polynomial(facts.polynomial, X)]
            if facts.growth:
                factors.append(call("exp", facts.growth * X))
            if facts.wave:
                factors.append(call(facts.wave, facts.rate * X))
            return product(*factors)


TEMPLATE = Template(
    subject="integral_calculus",
    method="derivative in normal form",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a sum of powers and a function, term by term",
        2: "a product of two factors, by parts once",
        3: "by parts twice, with squares of logarithms or an exponential times a wave",
    },
    version=3,
)

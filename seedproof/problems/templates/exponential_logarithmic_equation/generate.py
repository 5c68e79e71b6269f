"""Chooses the solutions of an exponential or logarithmic equation, in a power of the base or in x itself."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.exponential_logarithmic_equation.facts import (
    Base,
    Exponential,
    Facts,
    Logarithm,
    Logarithmic,
    Power,
)
from seedproof.problems.templates.exponential_logarithmic_equation.phrases import (
    DOMAIN,
    SOLUTIONS,
    STATEMENTS,
    SUBSTITUTIONS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    E,
    Formula,
    Symbol,
    call,
    collection,
    formula,
    interval,
    latex,
    total,
)

X = Symbol("x")

_BASES: tuple[Base, ...] = ("e", "e", "2", "3")
_POWERS: dict[Base, tuple[int, ...]] = {
    "e": (2, 3, 5, 6, 7, 10, 11),
    "2": (3, 4, 5, 7, 8, 16),
    "3": (2, 5, 6, 9),
}
"""What a single power may be equal to."""
_BASES_AND_LOGARITHMS = ((2, 3), (2, 4), (2, 5), (3, 2), (3, 3), (4, 2), (5, 2), (10, 1), (10, 2))
"""Of a single logarithm."""
_BASES_AND_SUMS = ((2, 2), (2, 3), (2, 4), (2, 5), (3, 2), (3, 1), (6, 1), (10, 1), (6, 2))
"""Of two logarithms."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an exponential or a logarithmic equation, with one term that has x, two or three."""
    kind = draws.choice(("exponential", "logarithmic"))
    if kind == "exponential":
        if difficulty == 1:
            return _one_power(draws)
        return _several_powers(draws, difficulty)
    match difficulty:
        case 1:
            facts = _one_logarithm(draws)
        case 2:
            facts = _two_logarithms(draws)
        case _:
            facts = _three_logarithms(draws)
    if any(abs(term.constant) > 40 for term in facts.terms):
        raise Rejected("a constant is too large")
    return facts


def _one_power(draws: Draws) -> Exponential:
    """Draw a power and what it is equal to, and disguise it by a factor and a number."""
    base = draws.choice(_BASES)
    factor = draws.between(4, 9)
    level = draws.choice((-7, -4, -3, -1, 1, 2, 5, 6))
    power = draws.choice(_POWERS[base])
    rate = draws.choice((-3, -2, 2, 3, 4, 5))
    return Exponential(base, [Power(factor, rate), Power(level, 0)], factor * power + level)


def _several_powers(draws: Draws, difficulty: int) -> Exponential:
    """Draw two roots of a quadratic polynomial in a power, an integer and perhaps a fraction."""
    base = draws.choice(_BASES)
    denominator = 1
    if difficulty == 3:
        denominator = draws.between(2, 4)
    root, numerator = draws.nonzeros(2, 9)
    first, middle, last = coefficients.product([1, -root], [denominator, -numerator])
    ugly = middle == 0 or gcd(numerator, denominator) > 1 or base in (str(first), str(abs(middle)))
    if root * denominator == numerator or max(root, numerator) < 0 or ugly:
        raise Rejected("there are not two roots, none is positive, or the numbers are ugly")
    if difficulty == 3 and draws.below(2) == 1:
        return Exponential(base, [Power(first, 1), Power(last, -1)], -middle)
    if draws.below(2) == 1:
        return Exponential(base, [Power(first, 2), Power(middle, 1)], -last)
    return Exponential(base, [Power(first, 2), Power(middle, 1), Power(last, 0)], 0)


def _one_logarithm(draws: Draws) -> Logarithmic:
    base, value = draws.choice(_BASES_AND_LOGARITHMS)
    solution = Fraction(draws.between(-9, 15), draws.choice((1, 2)))
    slope = draws.choice((-5, -3, -2, 2, 3, 4, 5))
    constant = base**value - slope * solution
    if constant.denominator != 1 or constant == 0:
        raise Rejected("the argument's constant is no integer, or zero")
    return Logarithmic(str(base), [Logarithm(1, slope, int(constant))], value)


def _two_logarithms(draws: Draws) -> Logarithmic:
    """Draw the sum or the difference of two logarithms, and a solution."""
    base, value = draws.choice(_BASES_AND_SUMS)
    solution = draws.between(-6, 9)
    number: int = base**value
    if draws.below(2) == 1:
        divisors = [divisor for divisor in range(1, number + 1) if number % divisor == 0]
        argument = draws.choice(divisors)
        slope, second_slope = draws.choice(((1, 1), (2, 1), (3, 1), (1, -1)))
        first = _with_argument(1, slope, solution, argument)
        second = _with_argument(1, second_slope, solution, number // argument)
    else:
        argument = draws.choice((1, 2, 3, 4, -1))
        first = _with_argument(1, 1, solution, number * argument)
        second = _with_argument(-1, 1, solution, argument)
    if (first.slope, first.constant) == (second.slope, second.constant):
        raise Rejected("the arguments are equal")
    return Logarithmic(str(base), [first, second], value)


def _with_argument(sign: int, slope: int, x: int, argument: int) -> Logarithm:
    """Return the logarithm whose argument has this slope, and this value at x."""
    constant = argument - slope * x
    if sign > 0:
        return Logarithm(1, slope, constant)
    return Logarithm(-1, slope, constant)


def _three_logarithms(draws: Draws) -> Logarithmic:
    """Draw the zeros of both arguments on the left, and two solutions: that gives the one on the right."""
    zeros = draws.sample(range(-7, 8), 2)
    solutions = draws.sample(range(-7, 8), 2)
    left = coefficients.with_roots(zeros, 1)
    difference = coefficients.with_roots(solutions, 1)
    _, slope, constant = coefficients.total(left, coefficients.scaled(difference, -1))
    unsolvable = max(solutions) < max(zeros) and draws.below(4) != 0
    apart = slope != 0 and not {*zeros} & {*solutions}
    if unsolvable or not apart or (slope < 0 and slope * max(zeros) <= -constant):
        raise Rejected("the right side is constant, an argument is zero, or there is no domain, no solution")
    base = draws.choice(("e", "e", "2", "3", "10"))
    first, second = zeros
    terms = [Logarithm(1, 1, -first), Logarithm(1, 1, -second), Logarithm(-1, slope, constant)]
    return Logarithmic(base, terms, 0)


def answers(facts: Facts) -> list[Answer]:
    """Give the values of the power or the domain, and then the solutions."""
    match facts:
        case Exponential():
            return [
                Answer(collection(*values_of_power(facts)), "set", ("u",)),
                Answer(collection(*_exponential_solutions(facts)), "set"),
            ]
        case Logarithmic():
            return [
                Answer(domain(facts.terms), "interval_union", ("x",)),
                Answer(collection(*_logarithmic_solutions(facts)), "set"),
            ]


def domain(terms: Sequence[Logarithm], closed: bool = False) -> Formula:
    """Return the interval on which all logarithms are defined, which is open, or mistaken for closed."""
    low: Formula = -INFINITY
    high: Formula = INFINITY
    brackets = ""
    lows = [_zero(term) for term in terms if term.slope > 0]
    highs = [_zero(term) for term in terms if term.slope < 0]
    if lows:
        low = formula(max(lows))
        brackets += "["
    if highs:
        high = formula(min(highs))
        brackets += "]"
    if not closed:
        return interval(low, high)
    return interval(low, high, brackets)


def _zero(term: Logarithm) -> Fraction:
    """Return where the argument is zero."""
    return Fraction(-term.constant, term.slope)


def are_defined(terms: Iterable[Logarithm], x: Fraction) -> bool:
    """Tell whether all arguments are positive at x."""
    return all(term.slope * x + term.constant > 0 for term in terms)


def _logarithmic_solutions(facts: Logarithmic) -> list[Fraction]:
    """Return the roots in the domain of the equation without logarithms."""
    number = 1
    if facts.value:
        number = int(facts.base) ** facts.value
    left = _product_of_arguments(facts.terms, 1)
    right = coefficients.scaled(_product_of_arguments(facts.terms, -1), -number)
    return [root for root in _roots(coefficients.total(left, right)) if are_defined(facts.terms, root)]


def _product_of_arguments(terms: Iterable[Logarithm], sign: int) -> list[int]:
    """Return the coefficients of the product of the arguments of logarithms with a sign."""
    arguments = [[term.slope, term.constant] for term in terms if term.sign == sign]
    return coefficients.product([1], *arguments)


def unit_rate(facts: Exponential) -> int:
    """Return the rate of the power of which the equation is a polynomial."""
    match facts.terms:
        case [Power() as term, Power(rate=0)]:
            return term.rate
    return 1


def values_of_power(facts: Exponential) -> list[Fraction]:
    """Return the roots of the polynomial in a power, in order."""
    unit = unit_rate(facts)
    terms = [*facts.terms, Power(-facts.value, 0)]
    lowest = min(term.rate // unit for term in terms)
    polynomial = [0, 0, 0]
    for term in terms:
        polynomial[2 - (term.rate // unit - lowest)] += term.factor
    return _roots(polynomial)


def _exponential_solutions(facts: Exponential) -> list[Formula]:
    """Return the logarithms of the positive values of the power."""
    positive = [value for value in values_of_power(facts) if value > 0]
    return [exponent(value, facts.base, unit_rate(facts)) for value in positive]


def _roots(polynomial: Sequence[int]) -> list[Fraction]:
    """Return those of a linear polynomial, or of a quadratic one with a square as discriminant."""
    first, middle, last = coefficients.total([0, 0, 0], polynomial)
    if first == 0:
        return [Fraction(-last, middle)]
    discriminant_root = isqrt(middle**2 - 4 * first * last)
    return sorted({Fraction(-middle + sign * discriminant_root, 2 * first) for sign in (-1, 1)})


def exponent(power: Fraction, base: Base, rate: int) -> Formula:
    """Return the x with base^(rate x) = power: rational where it is, else by natural logarithms."""
    if rate < 0:
        return exponent(1 / power, base, -rate)
    rational = _rational_logarithm(power, base)
    if rational is not None:
        return formula(Fraction(rational, rate))
    logarithm = call("log", power)
    if power.numerator == 1:
        logarithm = -call("log", 1 / power)
    if base == "e":
        return logarithm / rate
    return logarithm / (rate * call("log", int(base)))


def _rational_logarithm(power: Fraction, base: Base) -> int | None:
    """Return the small integer logarithm of a number, where it has one."""
    if base == "e":
        return 0 if power == 1 else None
    for logarithm in (0, 1, 2, 3, 4, -1, -2, -3):
        if power == Fraction(int(base)) ** logarithm:
            return logarithm
    return None


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation as it stands, negative logarithms on the right if nothing else is there."""
    statement = draws.choice(STATEMENTS)
    solve = draws.choice(SOLUTIONS)
    match facts:
        case Exponential():
            left = latex(exponential_side(facts))
            unknown = latex(power(facts.base, unit_rate(facts)))
            substitute = fill(draws.choice(SUBSTITUTIONS), power=unknown)
            return Words(fill(statement, left=left, right=str(facts.value)), (substitute, solve))
        case Logarithmic():
            left, right = sides(facts)
            return Words(fill(statement, left=left, right=right), (DOMAIN, solve))


def exponential_side(facts: Exponential) -> Formula:
    """Return the sum of powers on the left side."""
    return total(*(term.factor * power(facts.base, term.rate) for term in facts.terms))


def power(base: Base, rate: int) -> Formula:
    """Return base^(rate x)."""
    if base == "e":
        return E ** (rate * X)
    return formula(int(base)) ** (rate * X)


def sides(facts: Logarithmic) -> tuple[str, str]:
    """Return both sides of the equation."""
    if facts.value:
        return _signed_sum(facts.terms, facts.base), str(facts.value)
    left = [term for term in facts.terms if term.sign > 0]
    right = [Logarithm(1, term.slope, term.constant) for term in facts.terms if term.sign < 0]
    return _signed_sum(left, facts.base), _signed_sum(right, facts.base)


def _signed_sum(terms: Iterable[Logarithm], base: str) -> str:
    """Return a sum of logarithms, of which the first is positive."""
    function = rf"\log_{{{base}}}"
    if base == "e":
        function = r"\ln"
    text = ""
    for term in terms:
        sign = " + " if term.sign > 0 else " - "
        argument = latex(linear(term.slope, term.constant))
        text += f"{sign}{function}\\left({argument}\\right)"
    return text.removeprefix(" + ")


def linear(slope: int, constant: int) -> Formula:
    """Return slope x + constant; of a falling one the constant stands first."""
    if slope > 0:
        return slope * X + constant
    return constant + slope * X


TEMPLATE = Template(
    subject="precalculus",
    method="substitution and root count",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "one power or one logarithm",
        2: "a quadratic equation in a power, or two logarithms with a false solution to be thrown out",
        3: "powers with opposite exponents or fractions, or three logarithms",
    },
    school=True,
    version=2,
)

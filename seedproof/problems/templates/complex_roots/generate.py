"""Chooses one solution of each kind, and turns it by roots of unity."""

from fractions import Fraction
from functools import cache, lru_cache

from msgspec.structs import replace

from seedproof.problems.making.complex_surds import (
    Complex,
    I,
    complex_number,
    in_order,
    product_of,
    root_of,
    surd,
    total_of,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.complex_roots.facts import (
    Facts,
    Half,
    Moebius,
    Number,
    Operation,
    Pure,
    Quadratic,
)
from seedproof.problems.templates.complex_roots.phrases import ALL, HALVES, SOME, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, latex, total

Z = Symbol("z")

_SIXTH = complex_number(Fraction(1, 2), surd(Fraction(1, 2), 3))
_UNITS = {2: complex_number(-1), 3: _SIXTH**2, 4: complex_number(0, 1), 6: _SIXTH}
"""A primitive root of unity of each order."""
_TWELFTH = complex_number(surd(Fraction(1, 2), 3), Fraction(1, 2))

_SMALL = [(real, imaginary) for real in range(-2, 3) for imaginary in range(-2, 3) if real or imaginary]
"""Gaussian integers that are not far from 1, however they are turned."""
_LARGEST_VALUE = 300
_LARGEST_DENOMINATOR = 13
_REGIONS: tuple[Half, ...] = ("right", "left", "upper", "lower")
_OPERATIONS: tuple[Operation, ...] = ("product", "sum", "squares")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an equation for a power, for a quadratic in a power, or for the power of a quotient.

    Raises: Rejected.
    """
    operation = draws.choice(_OPERATIONS)
    facts: Facts
    if difficulty == 1:
        exponent = draws.choice((3, 3, 4, 4, 6))
        value = _as_number(_solution(draws, exponent) ** exponent)
        facts = Pure(exponent, value, "right", operation)
    elif difficulty == 2:
        exponent = draws.choice((2, 2, 3, 3, 4))
        facts = Quadratic(exponent, _values(draws, exponent), "right", operation)
    else:
        exponent = draws.choice((3, 4, 4))
        facts = Moebius(
            exponent=exponent,
            value=_as_number(complex_number(*draws.choice(_SMALL)) ** exponent),
            zero=_gaussian(draws),
            pole=_gaussian(draws),
            half="right",
            operation=operation,
        )
        if facts.zero == facts.pole or facts.value == (1, 0, 1):
            raise Rejected("the quotient is constant, or infinity is a solution")
    every = solutions(facts)
    if not any(number.imaginary.terms for number in every):
        raise Rejected("all solutions are real")
    halves = [half for half in _REGIONS if 2 <= len(inside(every, half)) < len(every)]
    if not halves:
        raise Rejected("fewer than two solutions, or all of them, are in each half-plane")
    facts = replace(facts, half=draws.choice(halves))
    _check(facts, every)
    return facts


def _gaussian(draws: Draws) -> tuple[int, int]:
    real = draws.between(-3, 3)
    imaginary = draws.between(-3, 3)
    return real, imaginary


def _solution(draws: Draws, exponent: int) -> Complex:
    """Draw one value of the root. Raises: Rejected for zero."""
    if exponent == 6 or (exponent == 4 and draws.below(3) == 0):
        size = root_of(draws.between(1, 4))
        if exponent == 4:
            size = surd(draws.between(1, 3))
        turn = draws.choice((complex_number(1), _TWELFTH, _TWELFTH.conjugate()))
        return complex_number(size) * turn
    real, imaginary = _gaussian(draws)
    if real == imaginary == 0:
        raise Rejected("the only solution is zero")
    return complex_number(real, imaginary)


def _values(draws: Draws, exponent: int) -> tuple[Number, Number]:
    """Draw two integers or two conjugate numbers. Raises: Rejected."""
    first = _solution(draws, exponent) ** exponent
    second = first.conjugate()
    if not first.imaginary.terms:
        second = _solution(draws, exponent) ** exponent
        if second.imaginary.terms:
            raise Rejected("the coefficients are not real")
    if first == second:
        raise Rejected("both values are the same")
    ordered = in_order((first, second))
    return _as_number(ordered[0]), _as_number(ordered[1])


def _as_number(value: Complex) -> Number:
    """Return a complex number as it stands in the facts. Raises: Rejected where it is large."""
    real = value.real.rational()
    radicand = 1
    factor = Fraction(0)
    if value.imaginary.terms:
        ((radicand, factor),) = value.imaginary.terms
    if max(abs(real), abs(factor)) > _LARGEST_VALUE:
        raise Rejected("a value is large")
    return int(real), int(factor), radicand


def complex_of(number: Number) -> Complex:
    """Return a number of the facts."""
    real, factor, radicand = number
    return complex_number(real, surd(factor, radicand))


def _check(facts: Facts, every: list[Complex]) -> None:
    """Raise Rejected where the answers are ugly or trivial."""
    parts = [term for number in every for term in (*number.real.terms, *number.imaginary.terms)]
    if max(coefficient.denominator for _, coefficient in parts) > _LARGEST_DENOMINATOR:
        raise Rejected("a solution has a large denominator")
    if any(len(part.terms) > 2 for number in every for part in (number.real, number.imaginary)):
        raise Rejected("a solution is a sum of many roots")
    result = combined(every, facts.half, facts.operation)
    coefficients = [coefficient for _, coefficient in (*result.real.terms, *result.imaginary.terms)]
    if not coefficients or len(coefficients) > 3:
        raise Rejected("the second answer is zero, or a sum of many roots")
    if max(coefficient.denominator for coefficient in coefficients) > _LARGEST_DENOMINATOR:
        raise Rejected("the second answer has a large denominator")


def roots(value: Complex, exponent: int) -> list[Complex]:
    """Return all roots of a number that is the power of a simple one. Raises: Rejected for another."""
    simple = _simple_roots(exponent).get(value)
    if simple is None:
        raise Rejected("no simple root is known")
    unit = _UNITS[exponent]
    turned = [simple]
    for _ in range(exponent - 1):
        turned.append(turned[-1] * unit)
    return in_order(turned)


@cache
def _simple_roots(exponent: int) -> dict[Complex, Complex]:
    """Return a root of each power that has a simple one."""
    return {candidate**exponent: candidate for candidate in _CANDIDATES}


_CANDIDATES = [
    complex_number(real, imaginary)
    for real in range(-3, 4)
    for imaginary in range(-3, 4)
    if real != 0 or imaginary != 0
] + [
    complex_number(root_of(square)) * turn
    for square in (1, 2, 3, 4, 9)
    for turn in (complex_number(1), _TWELFTH, _TWELFTH.conjugate())
]


def values(facts: Facts) -> list[Complex]:
    """Return what the power can be."""
    match facts:
        case Quadratic():
            return [complex_of(number) for number in facts.values]
        case Pure() | Moebius():
            return [complex_of(facts.value)]


def powers(facts: Facts) -> list[list[Complex]]:
    """Return the roots of each value: what is raised to the power."""
    return [roots(value, facts.exponent) for value in values(facts)]


@lru_cache(maxsize=16)
def solutions(facts: Facts) -> list[Complex]:
    """Return all solutions in order."""
    every = [root for several in powers(facts) for root in several]
    if isinstance(facts, Moebius):
        zero = complex_number(*facts.zero)
        pole = complex_number(*facts.pole)
        one = complex_number(1)
        every = [(zero - pole * root) / (one - root) for root in every]
    return in_order(every)


def inside(numbers: list[Complex], half: Half) -> list[Complex]:
    """Return those of the numbers that lie in the half-plane."""
    match half:
        case "right":
            return [number for number in numbers if number.real.size() > 0]
        case "left":
            return [number for number in numbers if number.real.size() < 0]
        case "upper":
            return [number for number in numbers if number.imaginary.size() > 0]
        case "lower":
            return [number for number in numbers if number.imaginary.size() < 0]


def combined(numbers: list[Complex], half: Half, operation: Operation) -> Complex:
    """Return the product, the sum, or the sum of squares of the numbers in the half-plane."""
    some = inside(numbers, half)
    match operation:
        case "product":
            return product_of(some)
        case "sum":
            return total_of(some)
        case "squares":
            return total_of(number * number for number in some)


def answers(facts: Facts) -> list[Answer]:
    """Return the set of solutions, and what is made of some."""
    every = solutions(facts)
    result = combined(every, facts.half, facts.operation)
    return [
        Answer(collection(*(number.formula() for number in every)), "set"),
        Answer(result.formula(), "number"),
    ]


def sides(facts: Facts) -> tuple[Formula, Formula]:
    """Return both sides of the equation."""
    match facts:
        case Pure():
            return Z**facts.exponent, complex_of(facts.value).formula()
        case Quadratic():
            first, second = values(facts)
            middle = -(first + second).real.rational()
            constant = (first * second).real.rational()
            left = total(Z ** (2 * facts.exponent), middle * Z**facts.exponent, constant)
            return left, total(0)
        case Moebius():
            quotient = (Z - gaussian(facts.zero)) / (Z - gaussian(facts.pole))
            return quotient**facts.exponent, complex_of(facts.value).formula()


def gaussian(number: tuple[int, int]) -> Formula:
    """Return a + b i."""
    real, imaginary = number
    return total(real, imaginary * I)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation; ask for all solutions, and for something of those in a half-plane."""
    left, right = sides(facts)
    statement = fill(draws.choice(STATEMENTS), left=latex(left), right=latex(right))
    every = draws.choice(ALL)
    some = fill(draws.choice(SOME[facts.operation]), half=HALVES[facts.half])
    return Words(statement, (every, some))


TEMPLATE = Template(
    subject="precalculus",
    method="exact substitution and count",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "roots of one complex number by its polar form, then a condition on them",
        2: "first a quadratic equation for the power, with two real or two conjugate solutions",
        3: "the power of a quotient: its roots are taken back through a Moebius map",
    },
)

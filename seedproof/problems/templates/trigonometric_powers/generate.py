"""Expands products into sums that are integrated term by term, and climbs reduction formulas from below."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Literal, NamedTuple

from seedproof.problems.making.coefficients import product as polynomial_product
from seedproof.problems.making.values import (
    Value,
    added,
    difference,
    logarithm,
    rational,
    scaled,
    surd,
    times,
    value_of,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.trigonometric_powers.facts import (
    Facts,
    Frequencies,
    Function,
    Powers,
    Reduction,
)
from seedproof.problems.templates.trigonometric_powers.phrases import (
    ANTIDERIVATIVES,
    FORMULAS,
    INTEGRALS,
    MEMBERS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, latex, product, root, total

X = Symbol("x")
N = Symbol("n")
J = Symbol("J")
CONSTANT = Symbol("C")
HALF = Fraction(1, 2)


class Basis(NamedTuple):
    """A power of a function of a multiple of x; without a name, x itself."""

    name: Literal["", "sin", "cos", "tan", "sec"]
    rate: int
    power: int


Terms = dict[Basis, Fraction]

_ENDS = ("0", "1/6", "1/4", "1/3", "1/2", "1")
_ENDS_OF_TANGENTS = ("0", "1/6", "1/4", "1/3")
_WAVES: tuple[Literal["sin sin", "sin cos", "cos cos"], ...] = ("sin sin", "sin cos", "cos cos")
_REDUCTIONS: tuple[tuple[Function, str, str], ...] = (
    ("sin", "0", "1/2"),
    ("sin", "0", "1"),
    ("cos", "0", "1/2"),
    ("cos", "0", "1/4"),
    ("sin", "0", "1/6"),
    ("tan", "0", "1/4"),
    ("tan", "0", "1/3"),
    ("cot", "1/4", "1/2"),
    ("cot", "1/6", "1/2"),
    ("sec", "0", "1/4"),
    ("sec", "0", "1/3"),
)
_SINES = {
    Fraction(0): value_of(0),
    Fraction(1, 6): value_of(HALF),
    Fraction(1, 4): scaled(surd(2), HALF),
    Fraction(1, 3): scaled(surd(3), HALF),
    HALF: value_of(1),
}
"""The sine of a multiple of pi, up to a right angle."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one odd power; even ones, or tangents and secants, or frequencies; or all powers."""
    match difficulty:
        case 1:
            return _one_odd(draws)
        case 2:
            return _without_odd_cosine(draws)
        case _:
            function, low, high = draws.choice(_REDUCTIONS)
            return Reduction(function, draws.between(1, 3), low, high, draws.between(3, 8))


def _without_odd_cosine(draws: Draws) -> Powers | Frequencies:
    match draws.below(3):
        case 0:
            return _both_even(draws)
        case 1:
            return _tangents(draws)
        case _:
            return _frequencies(draws)


def _one_odd(draws: Draws) -> Powers:
    odd = draws.choice((1, 3, 3, 5, 5))
    even = draws.choice((0, 2, 4, 6))
    if odd + even < 3 or odd + even > 9:
        raise Rejected("the powers are too low, or too high")
    exponents = (odd, even)
    if draws.below(2):
        exponents = (even, odd)
    low, high = _two_ends(draws, _ENDS)
    return Powers(draws.between(1, 6), "sin cos", exponents, low, high)


def _two_ends(draws: Draws, ends: Sequence[str]) -> tuple[str, str]:
    low, high = sorted(draws.sample(ends, 2), key=Fraction)
    return low, high


def _both_even(draws: Draws) -> Powers:
    exponents = draws.choice(((2, 2), (4, 0), (0, 4), (2, 4), (4, 2), (6, 0), (0, 6)))
    low, high = _two_ends(draws, _ENDS)
    return Powers(draws.choice((1, 2, 4, 8, 16)), "sin cos", exponents, low, high)


def _tangents(draws: Draws) -> Powers:
    exponents = draws.choice(((2, 4), (4, 4), (0, 4), (0, 6), (1, 4), (3, 1), (3, 3), (5, 1), (1, 3), (3, 5)))
    low, high = _two_ends(draws, _ENDS_OF_TANGENTS)
    return Powers(draws.between(1, 6), "tan sec", exponents, low, high)


def _frequencies(draws: Draws) -> Frequencies:
    first, second = draws.sample(range(1, 7), 2)
    low, high = _two_ends(draws, _ENDS)
    return Frequencies(draws.between(1, 4), draws.choice(_WAVES), (first, second), low, high)


def terms_of(facts: Powers | Frequencies) -> Terms:
    """Return an antiderivative, without the factor in front."""
    match facts:
        case Frequencies():
            return _terms_of_frequencies(facts)
        case Powers(functions="tan sec", exponents=(tangents, secants)):
            if secants % 2 == 0:
                return binomial_terms(secants // 2 - 1, 1, tangents, Basis("tan", 1, 1), Fraction(1))
            k = (tangents - 1) // 2
            sign = Fraction((-1) ** k)
            return binomial_terms(k, -1, secants - 1, Basis("sec", 1, 1), sign)
        case Powers(exponents=(sines, cosines)):
            if cosines % 2 == 1:
                return binomial_terms(cosines // 2, -1, sines, Basis("sin", 1, 1), Fraction(1))
            if sines % 2 == 1:
                return binomial_terms(sines // 2, -1, cosines, Basis("cos", 1, 1), Fraction(-1))
            return _terms_of_even(sines, cosines)


def binomial_terms(power: int, sign: int, start: int, basis: Basis, factor: Fraction) -> Terms:
    """Integrate factor u^start (1 + sign u^2)^power, u being the basic function."""
    terms: Terms = {}
    for index in range(power + 1):
        exponent = start + 2 * index + 1
        terms[basis._replace(power=exponent)] = factor * comb(power, index) * sign**index / exponent
    return terms


def multiple_angles(sines: int, cosines: int) -> list[Fraction]:
    """Return the factors of 1, cos 2x, cos 4x, ... in the product of two even powers."""
    wave = [1]
    for _ in range(sines):
        wave = polynomial_product(wave, [1, -1])
    for _ in range(cosines):
        wave = polynomial_product(wave, [1, 1])
    middle = len(wave) // 2
    size = Fraction((-1) ** (sines // 2), 2 ** (sines + cosines))
    return [size * wave[middle], *(2 * size * coefficient for coefficient in wave[middle + 1 :])]


def _terms_of_even(sines: int, cosines: int) -> Terms:
    mean, *waves = multiple_angles(sines, cosines)
    terms: Terms = {Basis("", 1, 1): mean}
    for index, factor in enumerate(waves, start=1):
        if factor != 0:
            terms[Basis("sin", 2 * index, 1)] = factor / (2 * index)
    return terms


def sum_of_waves(facts: Frequencies) -> list[tuple[Literal["sin", "cos"], int, Fraction]]:
    """Return the product of both waves as a sum of two: name, frequency and factor."""
    first, second = facts.rates
    larger = first + second
    smaller = abs(first - second)
    match facts.waves:
        case "sin sin":
            return [("cos", smaller, HALF), ("cos", larger, -HALF)]
        case "cos cos":
            return [("cos", smaller, HALF), ("cos", larger, HALF)]
        case "sin cos":
            return [("sin", larger, HALF), ("sin", smaller, HALF if first > second else -HALF)]


def _terms_of_frequencies(facts: Frequencies) -> Terms:
    terms: Terms = {}
    for name, rate, factor in sum_of_waves(facts):
        if name == "sin":
            terms[Basis("cos", rate, 1)] = -factor / rate
        else:
            terms[Basis("sin", rate, 1)] = factor / rate
    return terms


def basic(basis: Basis) -> Formula:
    """Write a basic term."""
    if basis.name == "":
        return X
    return call(basis.name, basis.rate * X) ** basis.power


def formula_of(terms: Terms) -> Formula:
    """Write a sum of basic terms."""
    return total(*(product(factor, basic(basis)) for basis, factor in terms.items()))


def sine(turns: Fraction) -> Value:
    """Return the sine of a multiple of pi. Raises: Rejected for other angles."""
    turns %= 2
    if turns > 1:
        return scaled(sine(turns - 1), -1)
    if turns > HALF:
        turns = 1 - turns
    if turns not in _SINES:
        raise Rejected("an angle is not known")
    return _SINES[turns]


def _basic_value(basis: Basis, turns: Fraction) -> Value:
    if basis.name == "":
        return value_of(turns, PI)
    angle = basis.rate * turns
    base = sine(angle)
    match basis.name:
        case "cos":
            base = sine(angle + HALF)
        case "tan":
            base = times(base, _reciprocal(sine(angle + HALF)))
        case "sec":
            base = _reciprocal(sine(angle + HALF))
    return power_of(base, basis.power)


def _reciprocal(value: Value) -> Value:
    """Return one over a number times a root."""
    square = rational(times(value, value))
    if not square:
        raise Rejected("a function has a pole at an end")
    return scaled(value, 1 / square)


def power_of(base: Value, power: int) -> Value:
    """Return a power of an exact value."""
    result = value_of(1)
    for _ in range(power):
        result = times(result, base)
    return result


def value_at(terms: Terms, end: str) -> Value:
    """Return the sum of basic terms at an end."""
    turns = Fraction(end)
    return added(*(scaled(_basic_value(basis, turns), factor) for basis, factor in terms.items()))


def with_factor(facts: Powers | Frequencies, terms: Terms) -> Terms:
    """Return the terms times the factor in front."""
    return {basis: facts.factor * factor for basis, factor in terms.items()}


def answers(facts: Facts) -> list[Answer]:
    """The antiderivative and its gain, or the formula and the member that it leads to."""
    if isinstance(facts, Reduction):
        return [
            Answer(formula_of_reduction(facts), "expression(n, J; n >= 2, integer)", ("I_n",)),
            Answer(written(_nice(members(facts)[-1])), "number", (f"I_{facts.index}",)),
        ]
    terms = with_factor(facts, terms_of(facts))
    integral = difference(value_at(terms, facts.high), value_at(terms, facts.low))
    if not integral:
        raise Rejected("the integral is zero")
    return [
        Answer(total(formula_of(terms), CONSTANT), "antiderivative(x)"),
        Answer(written(_nice(integral)), "number"),
    ]


def _nice(value: Value) -> Value:
    """Raises: Rejected for large denominators, or many terms."""
    if len(value) > 3 or any(number.denominator > 999 or abs(number) > 999 for number in value.values()):
        raise Rejected("the integral is ugly")
    return value


def base_of(facts: Reduction) -> Value:
    """Return the integral of the power 0 or 1, as the index is even or odd."""
    low = Fraction(facts.low)
    high = Fraction(facts.high)
    if facts.index % 2 == 0:
        return value_of((high - low) / facts.rate, PI)
    match facts.function:
        case "sin":
            gain = difference(sine(low + HALF), sine(high + HALF))
        case "cos":
            gain = difference(sine(high), sine(low))
        case "tan":
            gain = logarithm({Fraction(1, 4): 2, Fraction(1, 3): 4}[high], HALF)
        case "cot":
            gain = logarithm({Fraction(1, 4): 2, Fraction(1, 6): 4}[low], HALF)
        case "sec":
            tangent = {Fraction(1, 4): total(1, root(2)), Fraction(1, 3): total(2, root(3))}[high]
            gain = value_of(1, call("log", tangent))
    return scaled(gain, Fraction(1, facts.rate))


def boundary(facts: Reduction, index: int) -> Value:
    """Return what the ends contribute to the integral of this power, times the number beside x."""
    high = Fraction(facts.high)
    match facts.function:
        case "sin":
            edge = times(power_of(sine(high), index - 1), sine(high + HALF))
            return scaled(edge, Fraction(-1, index))
        case "cos":
            edge = times(power_of(sine(high + HALF), index - 1), sine(high))
            return scaled(edge, Fraction(1, index))
        case "tan":
            return scaled(power_of(_tangent(high), index - 1), Fraction(1, index - 1))
        case "cot":
            cotangent = _tangent(HALF - Fraction(facts.low))
            return scaled(power_of(cotangent, index - 1), Fraction(1, index - 1))
        case "sec":
            secant = _reciprocal(sine(high + HALF))
            edge = times(power_of(secant, index - 2), _tangent(high))
            return scaled(edge, Fraction(1, index - 1))


def _tangent(turns: Fraction) -> Value:
    return times(sine(turns), _reciprocal(sine(turns + HALF)))


def share(facts: Reduction, index: int) -> Fraction:
    """Return the factor of the integral of the power that is lower by two."""
    match facts.function:
        case "sin" | "cos":
            return Fraction(index - 1, index)
        case "tan" | "cot":
            return Fraction(-1)
        case "sec":
            return Fraction(index - 2, index - 1)


def members(facts: Reduction) -> list[Value]:
    """Return the integrals up to the index, every second one, from the lowest on."""
    values = [base_of(facts)]
    for index in range(facts.index % 2 + 2, facts.index + 1, 2):
        edge = scaled(boundary(facts, index), Fraction(1, facts.rate))
        values.append(added(edge, scaled(values[-1], share(facts, index))))
    return values


def formula_of_reduction(facts: Reduction) -> Formula:
    """Write the integral of the n-th power by n and J."""
    edge = edge_of(facts)
    rest = rest_of(facts)
    if edge is None:
        return rest
    return edge + rest


def rest_of(facts: Reduction) -> Formula:
    """Write the part of the formula that has J."""
    match facts.function:
        case "sin" | "cos":
            return (N - 1) * J / N
        case "tan" | "cot":
            return -J
        case "sec":
            return (N - 2) * J / (N - 1)


def edge_of(facts: Reduction) -> Formula | None:
    """Write what the ends contribute, None where that is nothing."""
    rate = facts.rate
    match facts.function, facts.low, facts.high:
        case "sin", _, "1/6":
            return -root(3) / product(rate, N, 2**N)
        case "cos", _, "1/4":
            return 1 / product(rate, N, 2 ** (N / 2))
        case (("sin" | "cos"), _, _):
            return None
        case ("tan", _, "1/3") | ("cot", "1/6", _):
            return 3 ** ((N - 1) / 2) / product(rate, N - 1)
        case "sec", _, "1/4":
            return 2 ** ((N - 2) / 2) / product(rate, N - 1)
        case "sec", _, _:
            return root(3) * 2 ** (N - 2) / product(rate, N - 1)
    return 1 / product(rate, N - 1)


def integrand_of(facts: Facts) -> Formula:
    """Write the function; of a reduction, its n-th power."""
    match facts:
        case Reduction(function=name, rate=rate):
            return call(name, rate * X) ** N
        case Frequencies(factor=factor, waves=waves, rates=(first, second)):
            left, right = waves.split(" ")
            return product(factor, call(left, first * X), call(right, second * X))
        case Powers(factor=factor, functions=functions, exponents=(first, second)):
            left, right = functions.split(" ")
            return product(factor, call(left, X) ** first, call(right, X) ** second)


def end_formula(facts: Facts, end: str) -> Formula:
    """Write an end as x."""
    rate = facts.rate if isinstance(facts, Reduction) else 1
    turns = Fraction(end) / rate
    return product(turns.numerator, PI) / turns.denominator


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function or its powers, and the ends."""
    low = latex(end_formula(facts, facts.low))
    high = latex(end_formula(facts, facts.high))
    if isinstance(facts, Reduction):
        statement = fill(draws.choice(STATEMENTS["reduction"]), low=low, high=high, f=_power_text(facts))
        member = fill(draws.choice(MEMBERS), index=str(facts.index))
        return Words(statement, (draws.choice(FORMULAS), member))
    statement = fill(draws.choice(STATEMENTS["function"]), f=latex(integrand_of(facts)), low=low, high=high)
    first = draws.choice(ANTIDERIVATIVES)
    return Words(statement, (first, fill(draws.choice(INTEGRALS), low=low, high=high)))


def _power_text(facts: Reduction) -> str:
    argument = latex(facts.rate * X)
    return rf"\{facts.function}^{{n}}\left({argument}\right)"


TEMPLATE = Template(
    subject="integral_calculus",
    method="derivative in normal form, and quadrature",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "one odd power, which makes a substitution",
        2: "even powers by double angles, tangents with secants, or two frequencies",
        3: "all powers at once: a reduction formula by parts, and a member of the sequence",
    },
)

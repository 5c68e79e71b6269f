"""Plants the points of the mean value theorem, or the stationary points, and integrates."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from typing import Literal

from seedproof.problems.making.coefficients import derivative, integral, value, with_roots
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.mean_value_theorem.facts import Count, Facts, Level, Mean
from seedproof.problems.templates.mean_value_theorem.phrases import (
    DOMAINS,
    FIRST,
    NUMBERS,
    SECOND,
    STATEMENTS,
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
    polynomial,
    power,
    product,
    quotient,
    union,
)

X = Symbol("x")

_HALF_WIDTHS = (Fraction(3, 2), Fraction(3), Fraction(9, 2), Fraction(6))


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a cubic on an interval; then a polynomial to count zeros of; then a transcendental equation.

    Raises: Rejected.
    """
    match difficulty:
        case 1:
            return _mean(draws)
        case 2:
            return _count(draws)
    shapes: tuple[Literal["exp", "log"], ...] = ("exp", "log")
    shape = draws.choice(shapes)
    return Level(
        shape=shape,
        factor=draws.between(1, 8),
        power=draws.between(1, 4),
        multiple=draws.between(1, 4),
    )


def _mean(draws: Draws) -> Mean:
    half = draws.choice(_HALF_WIDTHS)
    centre = Fraction(draws.between(-6, 6), 2)
    low = centre - half
    high = centre + half
    right = half * Fraction(draws.between(2, 7), draws.between(4, 8))
    left = -(half**2) / 3 / right
    if low.denominator > 1 or right >= half or min(right.denominator, left.denominator) > 4:
        raise Rejected("the interval or a point of the theorem is not simple")
    leading = draws.choice((-2, -1, 1, 1, 2))
    slope = draws.between(-12, 12)
    change = with_roots([centre + left, centre + right], Fraction(3 * leading))
    change[-1] += slope
    cubic = integral(change, draws.between(-6, 6))
    return Mean(coefficients=_integers(cubic), interval=(int(low), int(high)))


def _integers(coefficients: Sequence[Fraction]) -> list[int]:
    if any(coefficient.denominator > 1 or abs(coefficient) > 300 for coefficient in coefficients):
        raise Rejected("a coefficient is no small integer")
    return [int(coefficient) for coefficient in coefficients]


def _count(draws: Draws) -> Count:
    degree = draws.choice((3, 4, 4))
    places = sorted(draws.sample(range(-4, 6), degree - 1))
    leading = draws.choice((-1, 1)) * draws.choice({3: (3, 6), 4: (4, 12)}[degree])
    if sum(places) % 2 and degree == 3:
        leading *= 2
    change = with_roots([Fraction(place) for place in places], Fraction(leading))
    if degree == 4 and leading % 12:
        change = [3 * coefficient for coefficient in change]
    facts = Count(coefficients=_integers(integral(change, -_level(draws, integral(change, 0), places))))
    heights = [value(facts.coefficients, place) for place in places]
    if 0 in heights or max(heights) == min(heights) or (degree == 4 and heights[0] == heights[2]):
        raise Rejected("a stationary point is a zero, or two are equally high")
    if max(map(abs, heights)) > 400:
        raise Rejected("a height is large")
    return facts


def _level(draws: Draws, coefficients: Sequence[Fraction], places: Sequence[int]) -> int:
    """Draw an integer below, between or above the heights of the stationary points. Raises: Rejected."""
    heights = sorted(value(coefficients, place) for place in places)
    # Between the heights there are the most zeros, which else were rare.
    slot = draws.choice((0, *range(1, len(heights)), *range(1, len(heights)), len(heights)))
    low = heights[slot - 1] if slot > 0 else heights[0] - 40
    high = heights[slot] if slot < len(heights) else heights[-1] + 40
    first = floor(low) + 1
    last = ceil(high) - 1
    if first > last:
        raise Rejected("there is no integer between two heights")
    return draws.between(first, last)


def stationary_points(facts: Count) -> list[int]:
    """Return the integers where the derivative is zero, in order."""
    change = derivative(facts.coefficients)
    return [place for place in range(-10, 11) if value(change, place) == 0]


def mean_slope(facts: Mean) -> Fraction:
    """Return the slope of the chord."""
    low, high = facts.interval
    return (value(facts.coefficients, high) - value(facts.coefficients, low)) / (high - low)


def mean_points(facts: Mean) -> list[Fraction]:
    """Return the points inside where the tangent is parallel to the chord, in order."""
    low, high = facts.interval
    return [zero for zero in parallel_points(facts) if low < zero < high]


def parallel_points(facts: Mean) -> list[Fraction]:
    """Return all points where the tangent is parallel to the chord: their mean and product are known."""
    cubic, square, linear, _ = facts.coefficients
    middle = Fraction(-square, 3 * cubic)
    spread = middle**2 - (linear - mean_slope(facts)) / (3 * cubic)
    root = next(
        Fraction(n, d) for d in range(1, 41) for n in range(1, 40 * d) if Fraction(n, d) ** 2 == spread
    )
    return [middle - root, middle + root]


def zeros_of(facts: Count) -> int:
    """Return the number of zeros, by the signs at the stationary points and far outside."""
    signs = [value(facts.coefficients, place) > 0 for place in (-1000, *stationary_points(facts), 1000)]
    return sum(before != after for before, after in pairwise(signs))


def range_of_most(facts: Count) -> tuple[Fraction, Fraction]:
    """Return between which heights a horizontal line meets the graph as often as possible."""
    heights = [value(facts.coefficients, place) for place in stationary_points(facts)]
    if len(heights) == 2:
        return min(heights), max(heights)
    outer = (heights[0], heights[2])
    if heights[1] > max(outer):
        return max(outer), heights[1]
    return heights[1], min(outer)


def top(facts: Level) -> Formula:
    """Return the local maximum: at x = m / a, or where ln(a x) = 1 / m."""
    m = facts.power
    a = facts.multiple
    if facts.shape == "exp":
        return over_power_of_e(facts.factor * Fraction(m, a) ** m, m)
    return over_power_of_e(Fraction(facts.factor * a**m, m), 1)


def over_power_of_e(number: Fraction, exponent: int) -> Formula:
    """Return a fraction with a power of e in its denominator."""
    return quotient(number.numerator, product(number.denominator, power(E, exponent)))


def most_solutions(facts: Count | Level) -> int:
    """Return the largest number of solutions."""
    if isinstance(facts, Count):
        return len(facts.coefficients) - 1
    return 3 if facts.shape == "exp" and facts.power % 2 == 0 else 2


def with_one_solution(facts: Level) -> Formula:
    """Return the values that are taken just once."""
    if most_solutions(facts) == 3:
        return union(collection(0), interval(top(facts), INFINITY))
    return union(interval(-INFINITY, 0, "]"), collection(top(facts)))


def answers(facts: Facts) -> list[Answer]:
    """Return the answers of both parts."""
    match facts:
        case Mean():
            points = collection(*mean_points(facts))
            return [Answer(formula(mean_slope(facts)), "number", ("p",)), Answer(points, "set", ("c",))]
        case Count():
            levels = interval(*range_of_most(facts))
            zeros = formula(zeros_of(facts))
            return [
                Answer(zeros, "number", counted="different real zeros", kind="numeral"),
                Answer(levels, "interval_union", ("k",)),
            ]
        case Level():
            return [
                Answer(interval(0, top(facts)), "interval_union", ("k",)),
                Answer(with_one_solution(facts), "interval_union", ("k",)),
            ]


def written(facts: Facts) -> Formula:
    """Return the function as a formula."""
    match facts:
        case Mean() | Count():
            return polynomial(facts.coefficients, X)
        case Level(shape, factor, m, a):
            if shape == "exp":
                return product(factor, X**m, call("exp", -a * X))
            return quotient(product(factor, call("log", a * X)), X**m)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function."""
    f = latex(written(facts))
    match facts:
        case Mean():
            low, high = facts.interval
            ends = {"low": str(low), "high": str(high)}
            statement = fill(draws.choice(STATEMENTS["mean"]), f=f, **ends)
            second = draws.choice(SECOND["mean"])
            if "<low>" in second:
                second = fill(second, **ends)
            return Words(statement, (draws.choice(FIRST["mean"]), second))
        case Count():
            statement = fill(draws.choice(STATEMENTS["count"]), f=f)
            number = NUMBERS[most_solutions(facts)]
            return Words(
                statement,
                (draws.choice(FIRST["count"]), fill(draws.choice(SECOND["count"]), number=number)),
            )
        case Level():
            statement = fill(draws.choice(STATEMENTS["level"]), f=f, domain=DOMAINS[facts.shape])
            number = NUMBERS[most_solutions(facts)]
            first = fill(draws.choice(FIRST["level"]), number=number)
            return Words(statement, (first, draws.choice(SECOND["level"])))


TEMPLATE = Template(
    subject="differential_calculus",
    method="roots isolated exactly",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "Rolle's theorem fixes a parameter, and with it the points of the mean value theorem",
        2: "the number of zeros, and for which levels there are most of them",
        3: "an equation with a transcendental function and a parameter, by monotonicity and limits",
    },
)

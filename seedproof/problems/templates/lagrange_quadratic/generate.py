"""Plants the directions of a form, the best amounts, or the critical points on a circle and inside."""

from fractions import Fraction
from typing import NamedTuple, assert_never

from seedproof.problems.making.vectors import square_parts
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.lagrange_quadratic.facts import Budget, Disc, Facts, Form
from seedproof.problems.templates.lagrange_quadratic.phrases import (
    ABSOLUTE_MAXIMA,
    ABSOLUTE_MINIMA,
    BUNDLES,
    CRITICAL_POINTS,
    CURVES,
    LARGEST,
    MULTIPLIERS,
    OUTPUTS,
    PLACES,
    SMALLEST,
    STATEMENTS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    collection,
    formula,
    latex,
    point,
    product,
    root,
    total,
)

X = Symbol("x")
Y = Symbol("y")

_DIRECTIONS = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 3), (3, 2))


class Extremes(NamedTuple):
    """The values of a form at its extremes on an ellipse, and the squares of where it is largest."""

    largest: Fraction
    smallest: Fraction
    squares: tuple[Fraction, Fraction]
    """Of the coordinates."""
    sign: int
    """Of the product of the coordinates."""


class Rim(NamedTuple):
    """A quadratic function p x^2 + q x + r of x on a circle, and its zero of the derivative."""

    square: int
    linear: int
    constant: int
    vertex: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a form on a circle or ellipse; a budget; a disc. Raises: Rejected."""
    match difficulty:
        case 1:
            return _form(draws)
        case 2:
            return _budget(draws)
    return _disc(draws)


def _form(draws: Draws) -> Form:
    """Draw a product on an ellipse, or a form with eigenvectors (p, q) and (-q, p) on a circle."""
    if draws.below(3) == 0:
        first, second = draws.sample(range(2, 8), 2)
        (factor,) = draws.nonzeros(1, 6)
        if factor * first * second % 2 == 1:
            raise Rejected("the maximum is no integer")
        return Form((0, factor, 0), (first**2, second**2))
    p, q = draws.choice(_DIRECTIONS)
    q *= draws.choice((1, -1))
    large, small = draws.sample(range(-6, 9), 2)
    square = p * p + q * q
    entries = (large * p * p + small * q * q, 2 * (large - small) * p * q, large * q * q + small * p * p)
    if any(entry % square for entry in entries) or 0 in (large, small):
        raise Rejected("the coefficients are fractions, or a value is zero")
    a, b, c = (entry // square for entry in entries)
    level = square * draws.choice((1, 4)) if draws.below(2) == 0 else draws.choice((1, 2, 4, 9))
    return Form((a, b, c), (level, level))


def _budget(draws: Draws) -> Budget:
    exponents = (draws.between(1, 3), draws.between(1, 3))
    prices = (draws.between(1, 9), draws.between(1, 9))
    scale = draws.between(1, 12)
    # The shares of the budget are as the exponents.
    budget = sum(exponents) * scale * prices[0] * prices[1]
    facts = Budget(exponents, prices, budget)
    x, y = amounts(facts)
    if exponents == (1, 1) or 1 in prices:
        raise Rejected("the output is a plain product, or a price is one")
    if budget > 500 or prices[0] == prices[1] or output(facts) > 20_000 or max(x, y) > 60:
        raise Rejected("the numbers are large")
    return facts


def _disc(draws: Draws) -> Disc:
    a, c = draws.nonzeros(2, 4)
    centre = draws.choice((-3, -2, -1, 1, 2, 3))
    radius = draws.between(2, 5)
    if abs(centre) >= radius or a == c:
        raise Rejected("the critical point is outside")
    facts = Disc((a, c), centre, radius)
    on_rim = rim(facts)
    if not abs(on_rim.vertex) < radius or on_rim.vertex.denominator > 4:
        raise Rejected("on the circle there are no points but the ends of the diameter")
    return facts


def extremes(facts: Form) -> Extremes:
    """Return the extremes: the eigenvalues of the form in coordinates that make the ellipse a unit circle."""
    a, b, c = facts.coefficients
    first, second = facts.squares
    trace = a * first + c * second
    # The discriminant is a square: the form is planted so.
    outside, inside = square_parts((a * first - c * second) ** 2 + b * b * first * second)
    if inside != 1:
        raise Rejected("the values are no rational numbers")
    largest = Fraction(trace + outside, 2)
    smallest = Fraction(trace - outside, 2)
    share = (a * first - smallest) / (largest - smallest)
    return Extremes(largest, smallest, (share * first, (1 - share) * second), 1 if b > 0 else -1)


def surd(square: Fraction) -> Formula:
    """Return the root of a rational number with the whole denominator below."""
    outside, inside = square_parts(square.numerator * square.denominator)
    rational = Fraction(outside, square.denominator)
    return rational.numerator * root(inside) / rational.denominator


def highest(facts: Form) -> tuple[Formula, Formula]:
    """Return the coordinates of the point with positive x where the form is largest."""
    found = extremes(facts)
    x, y = (surd(square) for square in found.squares)
    return x, y if found.sign > 0 else -y


def amounts(facts: Budget) -> tuple[int, int]:
    """Return the best amounts."""
    m, n = facts.exponents
    first, second = facts.prices
    share = facts.budget // (m + n)
    return m * share // first, n * share // second


def output(facts: Budget) -> int:
    """Return the largest output."""
    x, y = amounts(facts)
    m, n = facts.exponents
    return int(x**m * y**n)


def rate(facts: Budget) -> Fraction:
    """Return the Lagrange multiplier."""
    x, _ = amounts(facts)
    return Fraction(facts.exponents[0] * output(facts), x * facts.prices[0])


def rim(facts: Disc) -> Rim:
    """Return the function on the circle, where y^2 = R^2 - x^2."""
    a, c = facts.coefficients
    linear = -2 * a * facts.centre
    return Rim(a - c, linear, c * facts.radius**2, Fraction(a * facts.centre, a - c))


def rim_value(on_rim: Rim, x: Fraction | int) -> Fraction:
    """Return a value on the circle."""
    return Fraction(on_rim.square * x * x + on_rim.linear * x + on_rim.constant)


def candidates(facts: Disc) -> list[Fraction]:
    """Return the values at the critical point, at that on the circle, and at both ends of the diameter."""
    on_rim = rim(facts)
    inside = Fraction(-facts.coefficients[0] * facts.centre**2)
    ends = [rim_value(on_rim, end) for end in (facts.radius, -facts.radius)]
    return [inside, rim_value(on_rim, on_rim.vertex), *ends]


def answers(facts: Facts) -> list[Answer]:
    """Three answers, by the kind of problem."""
    match facts:
        case Form():
            found = extremes(facts)
            x, y = highest(facts)
            return [
                Answer(formula(found.largest), "number"),
                Answer(formula(found.smallest), "number"),
                Answer(collection(point(x, y), point(-x, -y)), "set"),
            ]
        case Budget():
            return [
                Answer(point(*amounts(facts)), "tuple", ("x", "y")),
                Answer(formula(output(facts)), "number"),
                Answer(formula(rate(facts)), "number"),
            ]
        case Disc():
            values = candidates(facts)
            return [
                Answer(point(facts.centre, 0), "tuple", ("x", "y")),
                Answer(formula(max(values)), "number"),
                Answer(formula(min(values)), "number"),
            ]
        case _:
            assert_never(facts)


def function(facts: Facts) -> Formula:
    """Return the function."""
    match facts:
        case Form((a, b, c)):
            return total(a * X**2, product(b, X, Y), c * Y**2)
        case Budget((m, n)):
            return product(X**m, Y**n)
        case Disc((a, c), centre):
            return total(a * X**2, c * Y**2, -2 * a * centre * X)
        case _:
            assert_never(facts)


def _curve(facts: Form) -> str:
    """Return the equation of the curve."""
    first, second = facts.squares
    if first == second:
        return fill(CURVES["circle"], first=str(first))
    return fill(CURVES["ellipse"], first=str(first), second=str(second))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function and the condition."""
    text = latex(function(facts))
    match facts:
        case Form():
            statement = fill(draws.choice(STATEMENTS["form"]), function=text, curve=_curve(facts))
            return Words(statement, (draws.choice(LARGEST), draws.choice(SMALLEST), draws.choice(PLACES)))
        case Budget(_, (first, second), budget):
            told = draws.choice(STATEMENTS["budget"])
            statement = fill(
                told,
                function=text,
                first=str(first),
                second=str(second),
                budget=str(budget),
            )
            questions = (draws.choice(BUNDLES), draws.choice(OUTPUTS), draws.choice(MULTIPLIERS))
            return Words(statement, questions, UNITS["budget"][STATEMENTS["budget"].index(told)])
        case Disc():
            told = draws.choice(STATEMENTS["disc"])
            statement = fill(told, function=text, square=str(facts.radius**2))
            return Words(
                statement,
                (draws.choice(CRITICAL_POINTS), draws.choice(ABSOLUTE_MAXIMA), draws.choice(ABSOLUTE_MINIMA)),
                UNITS["disc"][STATEMENTS["disc"].index(told)],
            )
        case _:
            assert_never(facts)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="parametrized ellipse, substitution of the budget, sections of the disc",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a quadratic form or a product on a circle or an ellipse",
        2: "a word problem with a budget, and what one euro more is worth",
        3: "a disc, so that the interior and the circle must be compared",
    },
)

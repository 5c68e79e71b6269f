"""Differentiates the equation: the derivatives of y follow from the partial ones."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.implicit_derivative.facts import Asked, Facts, Function, Name
from seedproof.problems.templates.implicit_derivative.phrases import (
    LAST,
    SECOND_DERIVATIVES,
    SLOPES,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, collection, formula, latex, point, product, total

X = Symbol("x")
Y = Symbol("y")

Monomial = tuple[int, int, int]

_POWERS = ((3, 0), (2, 1), (1, 2), (0, 3), (2, 0), (1, 1), (0, 2))
_NAMES: tuple[Name, ...] = ("exp", "sin", "log")


class Partials(NamedTuple):
    """The partial derivatives at the point."""

    x: int
    y: int
    xx: int
    xy: int
    yy: int


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a point and a curve through it: polynomial, with a function, a conic with horizontal tangents.

    Raises: Rejected.
    """
    facts = _conic(draws) if difficulty == 3 else _curve(draws, difficulty)
    slope, second = derivatives(partials(facts))
    if slope == 0 or second == 0:
        raise Rejected("a derivative is zero")
    for number in (slope, second):
        if number.denominator > 16 or abs(number) > 30:
            raise Rejected("a derivative is no simple number")
    if facts.asked == "area" and facts.point[1] == slope * facts.point[0]:
        raise Rejected("the tangent goes through the origin")
    return facts


def _curve(draws: Draws, difficulty: int) -> Facts:
    x, y = draws.nonzeros(2, 3)
    powers = sorted(draws.sample(range(len(_POWERS)), 3))
    monomials = [
        (coefficient, *_POWERS[index])
        for coefficient, index in zip(draws.nonzeros(3, 3), powers, strict=True)
    ]
    if all(monomial[2] < 2 for monomial in monomials) or all(monomial[1] == 0 for monomial in monomials):
        raise Rejected("the curve is the graph of a simple function")
    functions: list[Function] = []
    if difficulty == 2:
        common = gcd(x, y)
        sign = draws.choice((-1, 1))
        inside = (sign * y // common, -sign * x // common)
        functions = [Function(draws.choice((-2, -1, 1, 2, 3)), draws.choice(_NAMES), *inside)]
    constant = sum(function.factor for function in functions if function.name == "exp")
    value = sum(coefficient * x**i * y**j for coefficient, i, j in monomials) + constant
    asked: Asked = "area" if difficulty == 1 else "normal"
    return Facts(monomials=monomials, functions=functions, value=value, point=(x, y), asked=asked)


def _conic(draws: Draws) -> Facts:
    """Draw a x^2 + b x y + c y^2, with integers where the tangent is horizontal, and another point."""
    a = draws.between(1, 4)
    b = draws.choice((-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6))
    c = draws.choice((-3, -2, -1, 1, 2, 3, 4, 5))
    x = draws.between(1, 5)
    if 2 * a * x % b or gcd(a, b, c) > 1:
        raise Rejected("the tangent is not horizontal at integers")
    top = -2 * a * x // b
    value = a * x**2 + b * x * top + c * top**2
    if value == 0 or abs(value) > 120 or abs(top) > 9:
        raise Rejected("the curve is a pair of lines, or large")
    points = [
        (u, v)
        for u in range(-6, 7)
        for v in range(-6, 7)
        if a * u**2 + b * u * v + c * v**2 == value and 2 * a * u + b * v and b * u + 2 * c * v and u * v
    ]
    if not points:
        raise Rejected("there is no other point with integers")
    monomials = [(a, 2, 0), (b, 1, 1), (c, 0, 2)]
    return Facts(
        monomials=monomials, functions=[], value=value, point=draws.choice(points), asked="horizontal"
    )


def partial(monomials: Sequence[Monomial], letter: Formula) -> list[Monomial]:
    """Return the partial derivative of a polynomial by x or by y."""
    if letter == X:
        return [(i * coefficient, i - 1, j) for coefficient, i, j in monomials if i]
    return [(j * coefficient, i, j - 1) for coefficient, i, j in monomials if j]


def _value(monomials: Sequence[Monomial], x: int, y: int) -> int:
    return sum(coefficient * x**i * y**j for coefficient, i, j in monomials)


def partials(facts: Facts) -> Partials:
    """Return the partial derivatives at the point."""
    by_x = partial(facts.monomials, X)
    by_y = partial(facts.monomials, Y)
    every = [by_x, by_y, partial(by_x, X), partial(by_x, Y), partial(by_y, Y)]
    numbers = [_value(monomials, *facts.point) for monomials in every]
    for factor, name, a, b in map(_entries, facts.functions):
        second = {"exp": factor, "sin": 0, "log": -factor}[name]
        added = (factor * a, factor * b, second * a * a, second * a * b, second * b * b)
        numbers = [number + more for number, more in zip(numbers, added, strict=True)]
    return Partials(*numbers)


def _entries(function: Function) -> tuple[int, Name, int, int]:
    return function.factor, function.name, function.a, function.b


def derivatives(at: Partials) -> tuple[Fraction, Fraction]:
    """Return the first and the second derivative of y. Raises: Rejected where the tangent is vertical."""
    if at.y == 0:
        raise Rejected("the tangent is vertical")
    slope = Fraction(-at.x, at.y)
    bend = at.xx + 2 * at.xy * slope + at.yy * slope**2
    return slope, -bend / at.y


def answers(facts: Facts) -> list[Answer]:
    """Return the slope, the second derivative, and what is made of the tangents."""
    slope, second = derivatives(partials(facts))
    last, answer_type = _last(facts, slope)
    x, _ = facts.point
    return [
        Answer(formula(slope), "number", (f"g'({x})",)),
        Answer(formula(second), "number", (f"g''({x})",)),
        Answer(last, answer_type, ("x",) if facts.asked == "normal" else ()),
    ]


def _last(facts: Facts, slope: Fraction) -> tuple[Formula, str]:
    x, y = facts.point
    match facts.asked:
        case "area":
            return formula((y - slope * x) ** 2 / (2 * abs(slope))), "number"
        case "normal":
            return formula(x + slope * y), "number"
        case "horizontal":
            return collection(*(point(*place) for place in horizontal_points(facts))), "set"


def horizontal_points(facts: Facts) -> list[tuple[int, int]]:
    """Return the two points of the conic where the derivative by x is zero, that on the left first."""
    (a, *_), (b, *_), (c, *_) = facts.monomials
    # There y = -2 a x / b, which turns the equation into one for x^2.
    square = facts.value / (Fraction(a) - 2 * a + Fraction(4 * a * a * c, b * b))
    x = next(number for number in range(1, 6) if number * number == square)
    y = -2 * a * x // b
    return [(-x, -y), (x, y)]


def left_side(facts: Facts) -> Formula:
    """Return the left side of the equation."""
    return total(written(facts.monomials), *(_written_function(function) for function in facts.functions))


def written(monomials: Sequence[Monomial]) -> Formula:
    """Return a polynomial in x and y as a formula."""
    return total(*(product(coefficient, X**i, Y**j) for coefficient, i, j in monomials))


def _written_function(function: Function) -> Formula:
    inside = function.a * X + function.b * Y
    if function.name == "log":
        inside = 1 + inside
    return function.factor * call(function.name, inside)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation and the point."""
    x, y = facts.point
    statement = fill(
        draws.choice(STATEMENTS),
        left=latex(left_side(facts)),
        right=str(facts.value),
        x=str(x),
        y=str(y),
    )
    questions: list[str] = []
    for wordings in (SLOPES, SECOND_DERIVATIVES):
        wording = draws.choice(wordings)
        questions.append(fill(wording, x=str(x)) if "<x>" in wording else wording)
    questions.append(draws.choice(LAST[facts.asked]))
    return Words(statement, tuple(questions))


TEMPLATE = Template(
    subject="differential_calculus",
    method="substitution of a parabola",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a polynomial equation; the triangle of the tangent and the axes",
        2: "the equation has a transcendental term, too; the normal",
        3: "a conic, and all of its horizontal tangents, which need the equation a second time",
    },
)

"""Differentiates the equation: the derivatives of y follow from the partial ones."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.implicit_derivative.facts import Asked, Facts, Function, Name
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, collection, formula, point, total

X, Y, P = map(Symbol, "xyp")

Monomial = tuple[int, int, int]
"""Coefficient, power of x, power of y."""

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
    at = _partials(facts)
    if at.y == 0:
        raise Rejected("the tangent is vertical")
    slope = Fraction(-at.x, at.y)
    second = -(at.xx + 2 * at.xy * slope + at.yy * slope**2) / at.y
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


def _partial(monomials: Sequence[Monomial], letter: Formula) -> list[Monomial]:
    """Return the partial derivative of a polynomial by x or by y."""
    if letter == X:
        return [(i * coefficient, i - 1, j) for coefficient, i, j in monomials if i]
    return [(j * coefficient, i, j - 1) for coefficient, i, j in monomials if j]


def _value(monomials: Sequence[Monomial], facts: Facts) -> int:
    x, y = facts.point
    return sum(coefficient * x**i * y**j for coefficient, i, j in monomials)


def _partials(facts: Facts) -> Partials:
    by_x = _partial(facts.monomials, X)
    by_y = _partial(facts.monomials, Y)
    every = (by_x, by_y, _partial(by_x, X), _partial(by_x, Y), _partial(by_y, Y))
    numbers = [_value(monomials, facts) for monomials in every]
    for function in facts.functions:
        factor = function.factor
        a = function.a
        b = function.b
        second = {"exp": factor, "sin": 0, "log": -factor}[function.name]
        added = (factor * a, factor * b, second * a * a, second * a * b, second * b * b)
        numbers = [number + more for number, more in zip(numbers, added, strict=True)]
    return Partials(*numbers)


def work(facts: Facts, slip: Slip) -> Worked:
    """Partial derivatives, the slope, the second derivative, and then the tangents."""
    monomials = facts.monomials
    right = _partial(monomials, X)
    by_x = slip.or_else(right, term_of_product_rule_lost=lambda: _partial(_without_mixed(monomials), X))
    at = _partials(facts)
    at = at._replace(x=at.x + _value(by_x, facts) - _value(right, facts))
    if at.x == 0:
        raise Rejected("with the slip the slope is zero")
    slope = Fraction(-at.x, at.y)
    slope = slip.or_else(slope, sign_of_slope_lost=-slope, slope_inverted=1 / slope)
    mixed = slip.or_else(
        2 * at.xy * slope,
        mixed_derivative_not_doubled=at.xy * slope,
        derivative_of_slope_ignored=Fraction(0),
    )
    squared = slip.or_else(
        at.yy * slope**2, slope_not_squared=at.yy * slope, derivative_of_slope_ignored=Fraction(0)
    )
    second = -(at.xx + mixed + squared) / at.y
    if second.denominator > 200 or abs(second.numerator) > 2000:
        raise Rejected("a number is no simple one")
    last_step, last = _last(facts, by_x, slope, slip)
    left = _left_side(facts)
    slopes = (
        _derivative(facts, by_x, X),
        _derivative(facts, _partial(monomials, Y), Y),
    )
    here = point(*facts.point)
    bend = -(at.xx + 2 * at.xy * P + at.yy * P**2) / at.y
    steps = (
        step("derivative", function=left, letter=X, derivative=slopes[0]),
        step("derivative", function=left, letter=Y, derivative=slopes[1]),
        step("value", letter=point(X, Y), at=here, expression=slopes[0], value=at.x),
        step("value", letter=point(X, Y), at=here, expression=slopes[1], value=at.y),
        step("satisfies", letter=P, value=slope, left=at.x + at.y * P, right=0),
        step("value", letter=P, at=slope, expression=bend, value=second),
        *last_step,
    )
    return Worked(steps, (formula(slope), formula(second), last))


def _without_mixed(monomials: list[Monomial]) -> list[Monomial]:
    """Return the monomials without the first product of x and y. Raises: Rejected."""
    mixed = [monomial for monomial in monomials if monomial[1] and monomial[2]]
    if not mixed:
        raise Rejected("there is no product of x and y")
    return [monomial for monomial in monomials if monomial != mixed[0]]


def _last(
    facts: Facts, by_x: list[Monomial], slope: Fraction, slip: Slip
) -> tuple[tuple[Step, ...], Formula]:
    x, y = facts.point
    match facts.asked:
        case "area":
            height = y - slope * x
            area = height**2 / (2 * abs(slope))
            if area == 0:
                raise Rejected("with the slip there is no triangle")
            area = slip.or_else(area, half_of_the_area_lost=2 * area)
            half = Fraction(1, 2) * call("abs", height) * call("abs", x - y / slope)
            steps = (
                step("value", letter=X, at=0, expression=y + slope * (X - x), value=height),
                step("identity", left=half, right=area),
            )
            return steps, formula(area)
        case "normal":
            zero = slip.or_else(x + slope * y, tangent_for_normal=x - y / slope)
            foot = step("satisfies", letter=X, value=zero, left=X - x, right=slope * y)
            return (foot,), formula(zero)
        case "horizontal":
            if len(by_x) < 2:
                raise Rejected("without the term the horizontal tangents are others")
            points = _horizontal(facts, slip)
            left = _left_side(facts) - facts.value
            equations = step("common_points", first=left, second=_written(by_x), points=points)
            return (equations,), points


def _horizontal(facts: Facts, slip: Slip) -> Formula:
    """Return the points where y = -2 a x / b, which turns the equation into one for x^2."""
    (a, *_), (b, *_), (c, *_) = facts.monomials
    square = facts.value / (Fraction(4 * a * a * c, b * b) - a)
    x = next(number for number in range(1, 6) if number * number == square)
    y = -2 * a * x // b
    return slip.or_else(
        collection(point(-x, -y), point(x, y)),
        one_point_lost=collection(point(x, y)),
        sign_of_the_other_coordinate_lost=collection(point(-x, y), point(x, -y)),
    )


def _left_side(facts: Facts) -> Formula:
    return total(_written(facts.monomials), *map(_of_function, facts.functions))


def _of_function(function: Function) -> Formula:
    inside = function.a * X + function.b * Y
    if function.name == "log":
        inside = 1 + inside
    return function.factor * call(function.name, inside)


def _derivative(facts: Facts, monomials: list[Monomial], letter: Symbol) -> Formula:
    terms = [_written(monomials)]
    for function in facts.functions:
        inside = function.a * X + function.b * Y
        factor = function.factor * (function.a if letter == X else function.b)
        match function.name:
            case "exp":
                terms.append(factor * call("exp", inside))
            case "sin":
                terms.append(factor * call("cos", inside))
            case "log":
                terms.append(factor / (1 + inside))
    return total(*terms)


def _written(monomials: Sequence[Monomial]) -> Formula:
    return total(*(coefficient * X**i * Y**j for coefficient, i, j in monomials))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the left side of the equation, and the coordinates of the point."""
    x, y = facts.point
    return {"left": _left_side(facts), "x": x, "y": y}


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types of slope, second derivative and the last part."""
    x, _ = facts.point
    last = {"area": Typed("number"), "normal": Typed("number", ("x",)), "horizontal": Typed("set")}
    return Typed("number", (f"g'({x})",)), Typed("number", (f"g''({x})",)), last[facts.asked]


SHEET = Sheet(
    subject="differential_calculus",
    method="substitution of a parabola",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
    slips={
        "term_of_product_rule_lost": "a product of x and y is differentiated as if it had no x",
        "sign_of_slope_lost": "the sign of the slope is lost",
        "slope_inverted": "the slope is turned upside down",
        "mixed_derivative_not_doubled": "the mixed term of the second derivative is not doubled",
        "slope_not_squared": "the slope is not squared in the second derivative",
        "derivative_of_slope_ignored": "y is held constant in the second derivative",
        "half_of_the_area_lost": "the triangle is taken for a rectangle",
        "tangent_for_normal": "the tangent is taken for the normal",
        "one_point_lost": "one of the horizontal tangents is lost",
        "sign_of_the_other_coordinate_lost": "the sign of y is lost in the points",
    },
    levels={
        1: "a polynomial equation; the triangle of the tangent and the axes",
        2: "the equation has a transcendental term, too; the normal",
        3: "a conic, and all of its horizontal tangents, which need the equation a second time",
    },
)

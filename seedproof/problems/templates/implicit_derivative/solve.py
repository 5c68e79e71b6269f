"""Works the derivatives out from the differentiated equation, whose partial derivatives come first."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.implicit_derivative.facts import Facts, Function
from seedproof.problems.templates.implicit_derivative.generate import (
    Monomial,
    Partials,
    X,
    Y,
    answers,
    left_side,
    partial,
    partials,
    written,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, collection, formula, point, quotient, total

P = Symbol("p")


def work(facts: Facts, slip: str) -> Worked:
    """Partial derivatives, the slope, the second derivative, and then the tangents.

    Raises: Rejected where the slip changes nothing.
    """
    by_x = partial(facts.monomials, X)
    if slip == "term_of_product_rule_lost":
        by_x = _without_mixed(facts.monomials)
    by_y = partial(facts.monomials, Y)
    at = partials(facts)
    lost = _value(partial(facts.monomials, X), facts) - _value(by_x, facts)
    at = at._replace(x=at.x - lost)
    slope = _slope(at, slip)
    second = _second(at, slope, slip)
    last_steps, last = _last(facts, by_x, slope, slip)
    slope_equation = step("satisfies", letter=P, value=slope, left=at.x + at.y * P, right=0)
    bend = quotient(-total(at.xx, 2 * at.xy * P, at.yy * P**2), at.y)
    second_value = step("value", letter=P, at=slope, expression=bend, value=second)
    steps = (
        step("derivative", function=left_side(facts), letter=X, derivative=_derivative(facts, by_x, X)),
        step("derivative", function=left_side(facts), letter=Y, derivative=_derivative(facts, by_y, Y)),
        _at_point(facts, _derivative(facts, by_x, X), at.x),
        _at_point(facts, _derivative(facts, by_y, Y), at.y),
        slope_equation,
        second_value,
        *last_steps,
    )
    worked = Worked(steps, (formula(slope), formula(second), last))
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes no answer")
    return worked


def _at_point(facts: Facts, expression: Formula, number: int) -> Step:
    return step("value", letter=point(X, Y), at=point(*facts.point), expression=expression, value=number)


def _without_mixed(monomials: list[Monomial]) -> list[Monomial]:
    """Return the derivative by x without that of the first product of x and y. Raises: Rejected."""
    mixed = [monomial for monomial in monomials if monomial[1] and monomial[2]]
    if not mixed:
        raise Rejected("there is no product of x and y")
    return partial([monomial for monomial in monomials if monomial != mixed[0]], X)


def _value(monomials: list[Monomial], facts: Facts) -> int:
    x, y = facts.point
    return sum(coefficient * x**i * y**j for coefficient, i, j in monomials)


def _derivative(facts: Facts, monomials: list[Monomial], letter: Symbol) -> Formula:
    return total(written(monomials), *(_of_function(function, letter) for function in facts.functions))


def _of_function(function: Function, letter: Symbol) -> Formula:
    inside = function.a * X + function.b * Y
    factor = function.factor * (function.a if letter == X else function.b)
    match function.name:
        case "exp":
            return factor * call("exp", inside)
        case "sin":
            return factor * call("cos", inside)
        case "log":
            return quotient(factor, 1 + inside)


def _slope(at: Partials, slip: str) -> Fraction:
    if at.x == 0:
        raise Rejected("with the slip the slope is zero")
    match slip:
        case "sign_of_slope_lost":
            return Fraction(at.x, at.y)
        case "slope_inverted":
            return Fraction(-at.y, at.x)
    return Fraction(-at.x, at.y)


def _second(at: Partials, slope: Fraction, slip: str) -> Fraction:
    mixed = 2 * at.xy * slope
    squared = at.yy * slope**2
    match slip:
        case "mixed_derivative_not_doubled":
            mixed = at.xy * slope
        case "slope_not_squared":
            squared = at.yy * slope
        case "derivative_of_slope_ignored":
            mixed = Fraction(0)
            squared = Fraction(0)
    second = -(at.xx + mixed + squared) / at.y
    if second.denominator > 200 or abs(second.numerator) > 2000:
        raise Rejected("a number is no simple one")
    return second


def _last(facts: Facts, by_x: list[Monomial], slope: Fraction, slip: str) -> tuple[tuple[Step, ...], Formula]:
    x, y = facts.point
    match facts.asked:
        case "area":
            height = y - slope * x
            area = height**2 / (2 * abs(slope))
            if area == 0:
                raise Rejected("with the slip there is no triangle")
            if slip == "half_of_the_area_lost":
                area *= 2
            tangent = y + slope * (X - x)
            half = Fraction(1, 2) * call("abs", height) * call("abs", x - y / slope)
            steps = (
                step("value", letter=X, at=0, expression=tangent, value=height),
                step("identity", left=half, right=area),
            )
            return steps, formula(area)
        case "normal":
            direction = -1 / slope
            if slip == "tangent_for_normal":
                direction = slope
            zero = x - y / direction
            foot = step("satisfies", letter=X, value=zero, left=X - x, right=slope * y)
            return (foot,), formula(zero)
        case "horizontal":
            points = _horizontal(facts, by_x, slip)
            equation = step(
                "common_points",
                first=left_side(facts) - facts.value,
                second=written(by_x),
                points=points,
            )
            return (equation,), points


def _horizontal(facts: Facts, by_x: list[Monomial], slip: str) -> Formula:
    (a, *_), (b, *_), (c, *_) = facts.monomials
    if len(by_x) < 2:
        raise Rejected("without the term the horizontal tangents are others")
    (x, y) = max(_points(a, b, c, facts.value))
    match slip:
        case "one_point_lost":
            return collection(point(x, y))
        case "sign_of_the_other_coordinate_lost":
            return collection(point(-x, y), point(x, -y))
    return collection(point(-x, -y), point(x, y))


def _points(a: int, b: int, c: int, value: int) -> list[tuple[int, int]]:
    return [
        (x, -2 * a * x // b)
        for x in range(1, 6)
        if (2 * a * x) % b == 0 and a * x**2 + b * x * (-2 * a * x // b) + c * (-2 * a * x // b) ** 2 == value
    ]


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)

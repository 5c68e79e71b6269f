"""Finds the multipliers as zeros of a polynomial, the amounts from both conditions, or all candidates."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.lagrange_quadratic.facts import Budget, Disc, Facts, Form
from seedproof.problems.templates.lagrange_quadratic.generate import (
    Rim,
    X,
    Y,
    amounts,
    answers,
    extremes,
    function,
    highest,
    rim,
    rim_value,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    collection,
    formula,
    listing,
    point,
    polynomial,
    product,
    total,
)

LAMBDA = Symbol("lambda")
_BOTH = listing(X, Y)


def work(facts: Facts, slip: str) -> Worked:
    """Work out a form, a budget or a disc."""
    match facts:
        case Form():
            steps, results = _on_ellipse(facts, slip)
        case Budget():
            steps, results = _with_budget(facts, slip)
        case Disc():
            steps, results = _on_disc(facts, slip)
        case _:
            assert_never(facts)
    if slip and results == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(results))


def _on_ellipse(facts: Form, slip: str) -> tuple[list[Step], list[Formula]]:
    """The multipliers are the values at the extremes, as the form is homogeneous."""
    a, b, c = facts.coefficients
    first, second = facts.squares
    trace = a * first + c * second
    determinant = Fraction(a * c * first * second) - Fraction(b * b * first * second, 4)
    known = extremes(facts)
    largest = known.largest
    smallest = known.smallest
    x, y = highest(facts)
    match slip:
        case "values_with_the_wrong_sign":
            largest = -known.smallest
            smallest = -known.largest
        case "sign_of_coordinate_lost":
            y = -y
        case "not_on_the_curve":
            x = 2 * x
            y = 2 * y
        case "minimum_taken_as_opposite":
            smallest = -largest
        case "":
            pass
        case _:
            raise Rejected("the slip belongs to another kind of problem")
    if smallest >= largest:
        raise Rejected("the values are in the wrong order")
    highest_points = collection(point(x, y), point(-x, -y))
    expanded_polynomial = polynomial([1, -trace, determinant], LAMBDA)
    factors = product(total(a * first, -LAMBDA), total(c * second, -LAMBDA))
    steps = [
        step(
            "identity", left=total(factors, -Fraction(b * b * first * second, 4)), right=expanded_polynomial
        ),
        step("zeros", polynomial=expanded_polynomial, letter=LAMBDA, zeros=collection(smallest, largest)),
        step("value_at_points", points=highest_points, expression=function(facts), value=largest),
        step(
            "value_at_points",
            points=highest_points,
            expression=total(X**2 / first, Y**2 / second),
            value=1,
        ),
    ]
    return steps, [formula(largest), formula(smallest), highest_points]


def _with_budget(facts: Budget, slip: str) -> tuple[list[Step], list[Formula]]:
    """The slopes per euro are the same for both goods, and the budget is used up."""
    m, n = facts.exponents
    first, second = facts.prices
    x, y = (Fraction(amount) for amount in amounts(facts))
    slope = product(m, X ** (m - 1), Y**n)
    match slip:
        case "shares_exchanged":
            x = Fraction(n * facts.budget, (m + n) * first)
            y = Fraction(m * facts.budget, (m + n) * second)
        case "shares_halved":
            x = Fraction(facts.budget, 2 * first)
            y = Fraction(facts.budget, 2 * second)
        case "exponent_not_in_front":
            slope = product(X ** (m - 1), Y**n)
        case "output_without_a_power" | "price_forgotten" | "":
            pass
        case _:
            raise Rejected("the slip belongs to another kind of problem")
    if max(x.denominator, y.denominator) > 6:
        raise Rejected("the amounts would be ugly")
    best = x**m * y**n
    if slip == "output_without_a_power":
        best = x * y
    multiplier = x ** (m - 1) * y**n / first
    if slip != "exponent_not_in_front":
        multiplier *= m
    if slip == "price_forgotten":
        multiplier *= first
    steps = [
        step(
            "gradient",
            function=function(facts),
            letters=_BOTH,
            gradient=point(slope, product(n, X**m, Y ** (n - 1))),
        ),
        step(
            "satisfies",
            letter=point(X, Y),
            value=point(x, y),
            left=m * second * Y,
            right=n * first * X,
        ),
        step(
            "satisfies",
            letter=point(X, Y),
            value=point(x, y),
            left=total(first * X, second * Y),
            right=facts.budget,
        ),
        step("value", letter=point(X, Y), at=point(x, y), expression=function(facts), value=best),
        step("value", letter=point(X, Y), at=point(x, y), expression=slope / first, value=multiplier),
    ]
    return steps, [point(x, y), formula(best), formula(multiplier)]


def _on_disc(facts: Disc, slip: str) -> tuple[list[Step], list[Formula]]:
    """The critical point inside, that on the circle, and the ends of the diameter."""
    a, c = facts.coefficients
    centre = facts.centre
    on_rim = rim(facts)
    match slip:
        case "centre_with_the_wrong_sign":
            centre = -centre
        case "circle_put_in_wrongly":
            on_rim = Rim(a + c, on_rim.linear, on_rim.constant, Fraction(0))
            if a + c == 0:
                raise Rejected("the function on the circle is linear")
            on_rim = on_rim._replace(vertex=Fraction(-on_rim.linear, 2 * on_rim.square))
        case "vertex_with_the_wrong_sign":
            on_rim = on_rim._replace(vertex=-on_rim.vertex)
        case "value_inside_with_the_wrong_sign" | "":
            pass
        case _:
            raise Rejected("the slip belongs to another kind of problem")
    if not abs(on_rim.vertex) < facts.radius or on_rim.vertex.denominator > 8:
        raise Rejected("the point on the circle would be ugly")
    inside = Fraction(a * centre**2 - 2 * a * facts.centre * centre)
    if slip == "value_inside_with_the_wrong_sign":
        inside = -inside
    at_vertex = rim_value(on_rim, on_rim.vertex)
    # The end of the diameter that is further from the vertex.
    end = -facts.radius if on_rim.vertex > 0 else facts.radius
    at_end = rim_value(on_rim, end)
    values = [inside, at_vertex, at_end]
    written_rim = polynomial([on_rim.square, on_rim.linear, on_rim.constant], X)
    put_in = total(a * X**2, _linear_term(facts), product(c, total(facts.radius**2, -(X**2))))
    steps = [
        step(
            "common_zeros",
            first=total(2 * a * X, -2 * a * facts.centre),
            second=2 * c * Y,
            points=collection(point(centre, 0)),
        ),
        step("value", letter=point(X, Y), at=point(centre, 0), expression=function(facts), value=inside),
        step("identity", left=put_in, right=written_rim),
        step(
            "zeros",
            polynomial=total(2 * on_rim.square * X, on_rim.linear),
            letter=X,
            zeros=collection(on_rim.vertex),
        ),
        step("value", letter=X, at=on_rim.vertex, expression=written_rim, value=at_vertex),
        step("value", letter=X, at=end, expression=written_rim, value=at_end),
    ]
    return steps, [point(centre, 0), formula(max(values)), formula(min(values))]


def _linear_term(facts: Disc) -> Formula:
    """Return the linear term of the function."""
    return -2 * facts.coefficients[0] * facts.centre * X


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "values_with_the_wrong_sign": "both zeros have the wrong sign",
        "minimum_taken_as_opposite": "the minimum is taken as minus the maximum",
        "sign_of_coordinate_lost": "one coordinate of the highest point has the wrong sign",
        "not_on_the_curve": "the highest point is not scaled to the curve",
        "shares_exchanged": "the shares of the budget are exchanged",
        "shares_halved": "half of the budget is spent on each good",
        "exponent_not_in_front": "in the derivative the exponent does not come to the front",
        "output_without_a_power": "the output is computed without the exponents",
        "price_forgotten": "the slope is not divided by the price",
        "centre_with_the_wrong_sign": "the critical point has the wrong sign",
        "value_inside_with_the_wrong_sign": "the value at the critical point has the wrong sign",
        "circle_put_in_wrongly": "a sign is lost where the circle is put in",
        "vertex_with_the_wrong_sign": "the zero of the derivative on the circle has the wrong sign",
    },
)

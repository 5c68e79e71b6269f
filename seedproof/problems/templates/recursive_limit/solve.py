"""Solves the fixed-point equation, picks the limit, and differentiates there."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.recursive_limit.facts import Facts
from seedproof.problems.templates.recursive_limit.generate import (
    Speed,
    Surd,
    X,
    conjugate,
    fixed_points,
    limit_of,
    pair,
    quadratic,
    rule,
    speed,
    written,
    zeros,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, call, collection, polynomial, product, quotient


def work(facts: Facts, slip: str) -> Worked:
    """Find zeros, fixed points, limit, derivative, and the order with its constant."""
    low, high = zeros(quadratic(facts))
    points = fixed_points(facts)
    limit = limit_of(facts)
    found = speed(facts, limit)
    if slip == "signs_of_the_zeros":
        low, high = (_negative(zero) for zero in (high, low))
        points = tuple(_negative(fixed) for fixed in reversed(points))
        limit = high if facts.kind != "root" else points[0]
        found = _speed_elsewhere(facts, limit, found)
    if slip == "negative_solution_kept":
        points = _with_false_root(facts, low, high)
    if slip == "other_fixed_point":
        limit = _other(facts, limit)
        found = _speed_elsewhere(facts, limit, found)
    if slip == "sign_of_the_derivative":
        found = Speed(found.order, _negative(found.constant))
    if slip == "factorial_lost":
        found = _without_factorial(found)
    steps = (
        step(
            "zeros",
            polynomial=polynomial(quadratic(facts), X),
            letter=X,
            zeros=collection(written(low), written(high)),
        ),
        step(
            "fixed_points",
            letter=X,
            function=rule(facts),
            points=collection(*(written(fixed) for fixed in points)),
        ),
        step("sequence_limit", letter=X, start=facts.start, function=rule(facts), limit=written(limit)),
        step(
            "derivative",
            function=rule(facts),
            letter=X,
            derivative=_derivative(facts, slip),
        ),
        step(
            "order_of_convergence",
            letter=X,
            limit=written(limit),
            function=rule(facts),
            pair=pair(found),
        ),
    )
    answers = (collection(*(written(fixed) for fixed in points)), written(limit), pair(found))
    worked = Worked(steps, answers)
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _negative(surd: Surd) -> Surd:
    return surd._replace(rational=-surd.rational, factor=-surd.factor)


def _other(facts: Facts, limit: Surd) -> Surd:
    if facts.kind == "root":
        raise Rejected("there is only one fixed point")
    return conjugate(facts, limit)


def _speed_elsewhere(facts: Facts, limit: Surd, found: Speed) -> Speed:
    """Return the speed as it would be at another limit."""
    if limit in zeros(quadratic(facts)) and facts.kind != "linear fractional":
        if facts.kind == "newton":
            return Speed(found.order, _negative(found.constant))
        return speed(facts, limit)
    if facts.kind == "linear fractional":
        slope = Fraction(facts.a * facts.c - facts.b)
        below = facts.c + limit.rational
        if below == 0:
            raise Rejected("the derivative is not defined there")
        return Speed(1, Surd(slope / below**2, Fraction(0), 1))
    return found


def _with_false_root(facts: Facts, low: Surd, high: Surd) -> tuple[Surd, ...]:
    if facts.kind != "root":
        raise Rejected("no solution is false")
    return (low, high)


def _without_factorial(found: Speed) -> Speed:
    """Return the constant with the derivative itself, where it is to be divided by a factorial."""
    factor = {1: 1, 2: 2, 3: 6}[found.order]
    constant = found.constant
    return Speed(
        found.order,
        constant._replace(rational=constant.rational * factor, factor=constant.factor * factor),
    )


def _derivative(facts: Facts, slip: str) -> Formula:
    sign = -1 if slip == "sign_of_the_derivative" else 1
    return product(sign, _right_derivative(facts))


def _right_derivative(facts: Facts) -> Formula:
    a = facts.a
    b = facts.b
    match facts.kind:
        case "linear fractional":
            return quotient(a * facts.c - b, (X + facts.c) ** 2)
        case "root":
            return Fraction(a, 2) * quotient(1, call("sqrt", polynomial([a, b], X)))
        case "continued fraction":
            return -quotient(b, X**2)
        case "chord":
            return 1 - quotient(2 * X, a)
        case "newton":
            return quotient(2 * polynomial([1, -a, -b], X), polynomial([2, -a], X) ** 2)
        case "halley":
            return quotient(3 * (X**2 - b) ** 2, (3 * X**2 + b) ** 2)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "signs_of_the_zeros": "the solutions of the quadratic equation have the wrong sign",
        "negative_solution_kept": "a solution is kept that squaring has brought in",
        "other_fixed_point": "the other fixed point is taken for the limit",
        "sign_of_the_derivative": "the derivative has the wrong sign",
        "factorial_lost": "the higher derivative is not divided by its factorial",
    },
)

"""Solves for the zeros of the gradient, and takes the determinant of the second derivatives at each."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import with_roots
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.critical_points_two_variables.facts import (
    Coupled,
    Derivative,
    Facts,
    Quadratic,
    Sum,
)
from seedproof.problems.templates.critical_points_two_variables.generate import (
    Powers,
    answers,
    coefficients_of,
    extremum,
    written,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Word, collection, formula, listing, point

X = Symbol("x")
Y = Symbol("y")

Point = tuple[Fraction | int, Fraction | int]
Terms = dict[Powers, int]
"""A polynomial in x and y: coefficients by the powers."""


class _Gradient(NamedTuple):
    by_x: Terms
    by_y: Terms


class _Hessian(NamedTuple):
    """The determinant of the second derivatives at a point, and the one by x alone."""

    determinant: Fraction
    by_x_twice: Fraction


class _Classified(NamedTuple):
    """The steps and answers that tell the points of each kind."""

    steps: list[Step]
    answers: list[Formula]


def work(facts: Facts, slip: str) -> Worked:
    """The gradient, its zeros, the determinants there, and what they decide."""
    gradient = _gradient(facts)
    mistaken = gradient
    if slip == "coefficient_slip" and isinstance(facts, Quadratic):
        mistaken = _Gradient(gradient.by_x | {(0, 1): 0}, gradient.by_y)
    zeros = _zeros(facts, slip, mistaken)
    hessians = [_hessian(gradient, zero, slip) for zero in zeros]
    kinds = [_kind(hessian, slip) for hessian in hessians]
    if slip == "constants_on_the_wrong_side" and any(abs(hessian.determinant) > 400 for hessian in hessians):
        raise Rejected("the determinants are large")
    classified = _classified(facts, zeros, kinds, slip)
    if slip and classified.answers == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    steps = [
        step(
            "gradient",
            function=_function(facts),
            letters=Symbol("x, y"),
            gradient=point(written(mistaken.by_x), written(mistaken.by_y)),
        ),
        step(
            "common_zeros",
            first=written(mistaken.by_x),
            second=written(mistaken.by_y),
            points=_set(zeros),
        ),
        step(
            "second_derivative_test",
            function=_function(facts),
            points=listing(*(point(*zero) for zero in zeros)),
            values=listing(*(hessian.determinant for hessian in hessians)),
        ),
        *classified.steps,
    ]
    return Worked(tuple(steps), tuple(classified.answers))


def _function(facts: Facts) -> Formula:
    return written(coefficients_of(facts))


def _gradient(facts: Facts) -> _Gradient:
    match facts:
        case Quadratic((a, b, c), (x, y)):
            return _Gradient(
                {(1, 0): 2 * a, (0, 1): b, (0, 0): -2 * a * x - b * y},
                {(1, 0): b, (0, 1): 2 * c, (0, 0): -b * x - 2 * c * y},
            )
        case Coupled((a, c), _, (low, high)):
            return _Gradient(
                {(1, 1): 2 * a, (1, 0): -2 * a * low},
                {(2, 0): a, (0, 1): 2 * c, (0, 0): -2 * c * high},
            )
        case Sum():
            return _gradient_of_sum(facts)


def _gradient_of_sum(facts: Sum) -> _Gradient:
    """Return that of g(x) + h(y - s x): g' - s h', and h', which is linear unless s is zero."""
    x_coefficients = _ascending(facts.x)
    y_coefficients = _ascending(facts.y)
    by_x: Terms = {(power, 0): coefficient for power, coefficient in enumerate(x_coefficients)}
    by_y: Terms = {(0, power): coefficient for power, coefficient in enumerate(y_coefficients)}
    if facts.slope != 0:
        by_y[1, 0] = -facts.slope * y_coefficients[1]
        for powers, coefficient in by_y.items():
            by_x[powers] = by_x.get(powers, 0) - facts.slope * coefficient
    return _Gradient(by_x, by_y)


def _ascending(derivative: Derivative) -> list[int]:
    """Return the coefficients, the constant term first."""
    return with_roots(derivative.roots, derivative.factor)[::-1]


def _zeros(facts: Facts, slip: str, gradient: _Gradient) -> list[Point]:
    """Return the zeros of the gradient, sorted."""
    match facts:
        case Quadratic():
            return [_zero_of_linear_system(gradient, slip)]
        case Coupled():
            return _zeros_of_coupled(facts, slip)
        case Sum():
            return _zeros_of_sum(facts, slip)


def _zero_of_linear_system(gradient: _Gradient, slip: str) -> Point:
    """Solve both equations by Cramer's rule. Raises: Rejected for large denominators."""
    a = gradient.by_x[1, 0]
    b = gradient.by_x[0, 1]
    c = gradient.by_y[1, 0]
    d = gradient.by_y[0, 1]
    first_constant = gradient.by_x[0, 0]
    second_constant = gradient.by_y[0, 0]
    determinant = a * d - b * c
    x = Fraction(b * second_constant - d * first_constant, determinant)
    y = Fraction(c * first_constant - a * second_constant, determinant)
    if slip == "constants_on_the_wrong_side":
        x = -x
        y = -y
    if max(x.denominator, y.denominator) > 4:
        raise Rejected("the critical point has large denominators")
    return x, y


def _zeros_of_coupled(facts: Coupled, slip: str) -> list[Point]:
    low, high = facts.levels
    if slip == "constants_on_the_wrong_side":
        high = -high
    zeros: list[Point] = []
    if slip != "root_dropped":
        zeros.append((0, high))
    if slip != "branch_missing":
        zeros.append((-facts.w, low))
    zeros.append((facts.w, low))
    return sorted(zeros)


def _zeros_of_sum(facts: Sum, slip: str) -> list[Point]:
    slope = facts.slope
    if slip == "slope_sign_lost":
        slope = -slope
    return sorted((x, y + slope * x) for x, y in _combinations_of_roots(facts, slip))


def _combinations_of_roots(facts: Sum, slip: str) -> list[tuple[int, int]]:
    """Return the pairs of a root of each derivative."""
    x_roots = facts.x.roots
    y_roots = facts.y.roots
    if slip == "constants_on_the_wrong_side":
        x_roots = sorted(-root for root in x_roots)
    if slip == "root_dropped" and len(x_roots) * len(y_roots) > 2:
        x_roots = [root for root in x_roots if root != 0]
    if slip == "branch_missing" and len(y_roots) > 1:
        return list(zip(x_roots, y_roots, strict=True))
    return [(x, y) for x in x_roots for y in y_roots]


def _hessian(gradient: _Gradient, zero: Point, slip: str) -> _Hessian:
    by_x_twice = _value(_derived_by_x(gradient.by_x), zero)
    mixed = _value(_derived_by_y(gradient.by_x), zero)
    by_y_twice = _value(_derived_by_y(gradient.by_y), zero)
    if slip == "mixed_term_forgotten":
        mixed = Fraction(0)
    determinant = by_x_twice * by_y_twice - mixed**2
    if slip == "sign_flipped":
        determinant = -determinant
    return _Hessian(determinant, by_x_twice)


def _derived_by_x(terms: Terms) -> Terms:
    return {
        (x_power - 1, y_power): x_power * coefficient
        for (x_power, y_power), coefficient in terms.items()
        if x_power > 0
    }


def _derived_by_y(terms: Terms) -> Terms:
    return {
        (x_power, y_power - 1): y_power * coefficient
        for (x_power, y_power), coefficient in terms.items()
        if y_power > 0
    }


def _value(terms: Terms, zero: Point) -> Fraction:
    x, y = zero
    value = Fraction(0)
    for (x_power, y_power), coefficient in terms.items():
        value += coefficient * x**x_power * y**y_power
    return value


def _kind(hessian: _Hessian, slip: str) -> str:
    """Return the kind of a critical point. Raises: Rejected where the Hessian does not decide."""
    determinant, by_x_twice = hessian
    if determinant == 0 or (determinant > 0 and by_x_twice == 0):
        raise Rejected("the second derivatives do not decide")
    if determinant < 0:
        return "saddle point"
    is_minimum = by_x_twice > 0
    if slip == "kinds_swapped":
        is_minimum = not is_minimum
    return "local minimum" if is_minimum else "local maximum"


def _classified(facts: Facts, points: list[Point], kinds: list[str], slip: str) -> _Classified:
    match facts:
        case Quadratic():
            return _classified_single(facts, points[0], kinds[0], slip)
        case Sum(x, y) if len(x.roots) == 2 and len(y.roots) == 1:
            return _classified_pair(facts, points, kinds)
    return _classified_sets(facts, points, kinds)


def _kind_step(facts: Facts, points: list[Point], kind: str, selected: Formula) -> Step:
    """Return the step that tells which points are of a kind."""
    return step(
        "critical_kind",
        points=_set(points),
        function=_function(facts),
        kind=Word(kind),
        selected=selected,
    )


def _classified_single(facts: Quadratic, zero: Point, kind: str, slip: str) -> _Classified:
    value = _value({powers: int(number) for powers, number in coefficients_of(facts).items()}, zero)
    if slip == "value_sign_lost":
        value = -value
    steps = [
        _kind_step(facts, [zero], kind, _set([zero])),
        step(
            "value",
            letter=Symbol("x, y"),
            at=point(*zero),
            expression=_function(facts),
            value=value,
        ),
    ]
    return _Classified(steps, [point(*zero), Word(kind), formula(value)])


def _classified_pair(facts: Facts, points: list[Point], kinds: list[str]) -> _Classified:
    """Tell the saddle point from the extremum. Raises: Rejected unless there is one of each."""
    if kinds.count("saddle point") != 1:
        raise Rejected("there is not one saddle point")
    saddle = kinds.index("saddle point")
    extremum = 1 - saddle
    steps = [
        _kind_step(facts, points, "saddle point", _set([points[saddle]])),
        _kind_step(facts, points, kinds[extremum], _set([points[extremum]])),
    ]
    return _Classified(steps, [_set(points), point(*points[saddle]), Word(kinds[extremum])])


def _classified_sets(facts: Facts, points: list[Point], kinds: list[str]) -> _Classified:
    saddle_points = _of_kind(points, kinds, "saddle point")
    kind = extremum(facts)
    extrema = _of_kind(points, kinds, kind)
    steps = [
        _kind_step(facts, points, "saddle point", saddle_points),
        _kind_step(facts, points, kind, extrema),
    ]
    return _Classified(steps, [_set(points), saddle_points, extrema])


def _of_kind(points: list[Point], kinds: list[str], kind: str) -> Formula:
    return _set([zero for zero, its_kind in zip(points, kinds, strict=True) if its_kind == kind])


def _set(points: list[Point]) -> Formula:
    return collection(*(point(*zero) for zero in points))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "coefficient_slip": "the mixed term is lost in the derivative by x",
        "constants_on_the_wrong_side": "zeros of the derivatives have the wrong sign",
        "slope_sign_lost": "the second coordinates are computed with the wrong sign of the slope",
        "root_dropped": "an equation is divided by x, and the zero there is lost",
        "branch_missing": "only some of the ways to combine the zeros are taken",
        "mixed_term_forgotten": "the square of the mixed derivative is forgotten in the determinant",
        "sign_flipped": "the determinant has the wrong sign",
        "kinds_swapped": "minimum and maximum are mixed up",
        "value_sign_lost": "the value has the wrong sign",
    },
)

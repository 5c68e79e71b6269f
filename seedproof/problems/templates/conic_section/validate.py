"""Checks that the equation is that of all points with fitting distances from the foci, and double contact."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node, Relation
from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import (
    Field,
    element_of,
    gaussian,
    minus,
    plus,
    rational,
    times,
)
from seedproof.problems.checking.matrices import determinant
from seedproof.problems.checking.polynomials import expanded
from seedproof.problems.templates.conic_section.facts import Facts, Given, Through

Coefficients = Sequence[Fraction]
"""Of x^2, xy, y^2, x, y, 1."""
Vector = tuple[Field, Field]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The centre is one of symmetry, the foci fit the equation, the line meets the conic twice there."""
    coefficients = _coefficients(facts)
    try:
        centre = _points(read(answers[0]))[0]
        first, second = _points(read(answers[1]))
        x, y = (rational(part) for part in centre)
        across, up = _line_normal(facts, answers[2])
    except ValueError:
        yield "an answer is no rational point, no two points, or no line through the given point"
        return
    if not _is_centre(coefficients, x, y):
        yield f"{answers[0]} is not the centre"
    doubled = (plus(first[0], second[0]), plus(first[1], second[1]))
    if doubled != (gaussian(2 * x, 0), gaussian(2 * y, 0)):
        yield "the centre is not in the middle between the foci"
    elif not _are_foci(coefficients, (x, y), (minus(first[0], centre[0]), minus(first[1], centre[1]))):
        yield f"{answers[1]} are not the foci"
    if not _touches(coefficients, _contact(facts), (up, -across)):
        yield f"{answers[2]} does not touch the conic"


def _coefficients(facts: Facts) -> Coefficients:
    """Return all coefficients, of three points by Cramer's rule."""
    match facts:
        case Given():
            return [Fraction(number) for number in facts.coefficients]
        case Through():
            rows = [[y * y, y, 1] for _, y in facts.points]
            right = [-facts.square * x * x - facts.linear * x for x, _ in facts.points]
            solved: list[Fraction] = []
            for column in range(3):
                exchanged = [
                    [*row[:column], number, *row[column + 1 :]]
                    for row, number in zip(rows, right, strict=True)
                ]
                solved.append(determinant(exchanged) / determinant(rows))
            y_squared, y_linear, constant = solved
            square = Fraction(facts.square)
            return [square, Fraction(0), y_squared, Fraction(facts.linear), y_linear, constant]


def _contact(facts: Facts) -> tuple[int, int]:
    match facts:
        case Given():
            return facts.point
        case Through():
            return facts.points[0]


def _points(tree: Node) -> list[Vector]:
    """Return the points of a set, or one point. Raises: ValueError."""
    if not isinstance(tree, Bracketed):
        raise ValueError("this is no point and no set")
    if tree.opening == "{":
        return [point for item in tree.items for point in _points(item)]
    x, y = tree.items
    return [(element_of(x), element_of(y))]


def _value(coefficients: Coefficients, x: Fraction, y: Fraction) -> Fraction:
    a, b, c, d, e, constant = coefficients
    return a * x * x + b * x * y + c * y * y + d * x + e * y + constant


def _is_centre(coefficients: Coefficients, x: Fraction, y: Fraction) -> bool:
    """Whether the polynomial has the same values at points that are opposite to each other."""
    steps = ((1, 0), (0, 1))
    return all(
        _value(coefficients, x + across, y + up) == _value(coefficients, x - across, y - up)
        for across, up in steps
    )


def _are_foci(coefficients: Coefficients, centre: tuple[Fraction, Fraction], offset: Vector) -> bool:
    """Compare with a^2 |z|^2 - (f z)^2 = a^2 (a^2 - |f|^2), the conic with foci f and -f around zero."""
    try:
        f_xx = rational(times(offset[0], offset[0]))
        f_xy = rational(times(offset[0], offset[1]))
        f_yy = rational(times(offset[1], offset[1]))
    except ValueError:
        return False
    a, b, c, *_ = coefficients
    level = -_value(coefficients, *centre)
    if f_xx == f_yy and f_xy == 0:
        return False
    factor = (a - c) / (f_yy - f_xx) if f_xx != f_yy else -b / (2 * f_xy)
    if factor == 0 or a - c != factor * (f_yy - f_xx) or b != -2 * factor * f_xy:
        return False
    square = ((a + c) / factor + f_xx + f_yy) / 2
    return square > 0 and level == factor * square * (square - f_xx - f_yy)


def _line_normal(facts: Facts, text: str) -> tuple[Fraction, Fraction]:
    """Return the factors of x and y. Raises: ValueError where it is no line through the point."""
    tree = read(text)
    if not isinstance(tree, Relation) or tree.signs != ("=",):
        raise ValueError("this is no equation")
    left, right = (expanded(side, "xy") for side in tree.operands)
    powers = ((1, 0), (0, 1), (0, 0))
    across, up, constant = (left.get(power, Fraction(0)) - right.get(power, Fraction(0)) for power in powers)
    x, y = _contact(facts)
    if not {*left, *right} <= {*powers} or across == up == 0 or across * x + up * y + constant != 0:
        raise ValueError("this is no line through the point")
    return across, up


def _touches(coefficients: Coefficients, point: tuple[int, int], step: tuple[Fraction, Fraction]) -> bool:
    """Whether the polynomial has a double zero at the point, along the line: equal values on both sides."""
    x, y = point
    across, up = step
    here = _value(coefficients, Fraction(x), Fraction(y))
    ahead = _value(coefficients, x + across, y + up)
    behind = _value(coefficients, x - across, y - up)
    return here == 0 and ahead == behind


CHECKER = Checker(
    facts=Facts,
    method="focal equation and double contact",
    wrong=wrong,
    types=lambda facts: ["tuple", "set", "equation_up_to_scale"],
)

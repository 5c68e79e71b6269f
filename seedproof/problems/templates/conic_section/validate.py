"""Checks that the equation is that of all points with fitting distances from the foci, and double contact."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpz_mat

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Bracketed, Node, Relation
from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import Field, element_of, minus, rational, times
from seedproof.problems.checking.polynomials import expanded
from seedproof.problems.templates.conic_section.facts import Facts, Given

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
    offset = _from_to(centre, first)
    if offset != _from_to(second, centre):
        yield "the centre is not in the middle between the foci"
    elif not _are_foci(coefficients, (x, y), offset):
        yield f"{answers[1]} are not the foci"
    if not _touches(coefficients, _contact(facts), (up, -across)):
        yield f"{answers[2]} does not touch the conic"


def _coefficients(facts: Facts) -> Coefficients:
    if isinstance(facts, Given):
        return [Fraction(number) for number in facts.coefficients]
    right = [[-facts.square * x * x - facts.linear * x] for x, _ in facts.points]
    solved = fmpz_mat([[y * y, y, 1] for _, y in facts.points]).solve(fmpz_mat(right))
    y_squared, y_linear, constant = (Fraction(str(number)) for number in solved.entries())
    return [Fraction(facts.square), Fraction(0), y_squared, Fraction(facts.linear), y_linear, constant]


def _contact(facts: Facts) -> tuple[int, int]:
    return facts.point if isinstance(facts, Given) else facts.points[0]


def _points(tree: Node) -> list[Vector]:
    """Return the points of a set, or one point. Raises: ValueError."""
    if not isinstance(tree, Bracketed):
        raise ValueError("this is no point and no set")
    if tree.opening == "{":
        return [point for item in tree.items for point in _points(item)]
    x, y = tree.items
    return [(element_of(x), element_of(y))]


def _from_to(start: Vector, end: Vector) -> Vector:
    return minus(end[0], start[0]), minus(end[1], start[1])


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

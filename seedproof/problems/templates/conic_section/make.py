"""Chooses axes with weights and a lattice point, and expands the equation of a conic through it.

Its centre, its foci and a tangent line come from the coefficients again.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import gcd, isqrt
from typing import NamedTuple

from seedproof.problems.making.complex_surds import Surd, root_of, surd
from seedproof.problems.making.matrices import reduced
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.conic_section.facts import Facts, Given, Point, Through
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, equation, point, total

X, Y, A, B, C = map(Symbol, "xyabc")

_ROTATED: tuple[Point, ...] = ((1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))
_WEIGHTS = (1, 2, 3, 4, 5, 6, 9, -1, -2, -3, -4, -5, -9)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a conic with horizontal and vertical axes, one through three points, or a rotated one."""
    facts: Facts
    if difficulty == 2:
        facts = _through(draws)
    else:
        facts = _given(draws, (1, 0) if difficulty == 1 else draws.choice(_ROTATED))
    if max(map(abs, _coefficients(facts))) > 300:
        raise Rejected("a coefficient is large")
    conic = _conic(facts)
    if len({*conic.squares}) == 1:
        raise Rejected("it is a circle")
    for part in _offset(conic, NO_SLIP):
        if part.denominator > 6:
            raise Rejected("the foci have large denominators")
        if part.terms and part.terms[0][0] > 40:
            raise Rejected("the foci have a large number under the root")
    if 0 in conic.gradient or 0 in conic.centre:
        raise Rejected("the tangent line is parallel to an axis, or the centre is on one")
    return facts


def _given(draws: Draws, axis: Point) -> Given:
    """Draw weights of both squares, the centre, and a lattice point."""
    p, q = axis
    along = draws.choice(_WEIGHTS)
    across = draws.choice(_WEIGHTS)
    h = draws.between(-4, 4)
    k = draws.between(-4, 4)
    east = draws.between(-4, 4)
    north = draws.between(-4, 4)
    x_squared = along * p * p + across * q * q
    xy = 2 * p * q * (along - across)
    y_squared = along * q * q + across * p * p
    value = x_squared * east**2 + xy * east * north + y_squared * north**2
    coefficients = [
        x_squared,
        xy,
        y_squared,
        -2 * x_squared * h - xy * k,
        -xy * h - 2 * y_squared * k,
        x_squared * h**2 + xy * h * k + y_squared * k**2 - value,
    ]
    if x_squared <= 0 or value == 0:
        raise Rejected("the equation begins with a sign, or the conic is two lines")
    common = gcd(*coefficients)
    return Given([coefficient // common for coefficient in coefficients], (h + east, k + north))


def _through(draws: Draws) -> Through:
    """Draw two points in different distances from both axes, and mirror one of them. Raises: Rejected."""
    h = draws.between(-4, 4)
    k = draws.between(-3, 3)
    east, further_east = draws.integers(2, 1, 6)
    north, further_north = draws.integers(2, 1, 6)
    square = further_north**2 - north**2
    other_square = east**2 - further_east**2
    if square == 0 or other_square == 0:
        raise Rejected("the points do not determine the conic")
    square //= gcd(square, other_square)
    first = (h + draws.choice((1, -1)) * east, k + north)
    second = (h + draws.choice((1, -1)) * east, k - north)
    third = (h + draws.choice((1, -1)) * further_east, k + draws.choice((1, -1)) * further_north)
    points = draws.sample((first, second, third), 3)
    return Through(abs(square), -2 * abs(square) * h, (points[0], points[1], points[2]))


def _coefficients(facts: Facts) -> list[int]:
    """Return those of the whole equation, of three points by solving linear equations."""
    if isinstance(facts, Given):
        return facts.coefficients
    rows = [[y * y, y, 1, -facts.square * x * x - facts.linear * x] for x, y in facts.points]
    echelon, _ = reduced(rows)
    solved = [row[3] for row in echelon]
    if max(part.denominator for part in solved) > 1:
        raise Rejected("a coefficient is no integer")
    y_squared, y_linear, constant = map(int, solved)
    return [facts.square, 0, y_squared, facts.linear, y_linear, constant]


def _polynomial(coefficients: list[int]) -> Formula:
    a, b, c, d, e, constant = coefficients
    return total(a * X**2, b * (X * Y), c * Y**2, d * X, e * Y, constant)


class Conic(NamedTuple):
    """What an equation comes to."""

    centre: tuple[Fraction, Fraction]
    level: Fraction
    """What the quadratic form is on the conic, with its centre as origin."""
    axes: list[tuple[Point, Fraction]]
    """The directions of both axes, as shortest integer vectors, each with its eigenvalue."""
    squares: list[Fraction]
    """Of both semi-axes, a negative one for the imaginary axis of a hyperbola."""
    contact: Point
    gradient: Point
    """At the point of contact."""


def _conic(facts: Facts) -> Conic:
    """Return the conic, in whose centre both partial derivatives are zero."""
    a, b, c, d, e, constant = _coefficients(facts)
    determinant = 4 * a * c - b * b
    h = Fraction(b * e - 2 * c * d, determinant)
    k = Fraction(b * d - 2 * a * e, determinant)
    level = a * h * h + b * h * k + c * k * k - constant
    axes = _axes(a, b, c)
    squares = [level / eigenvalue for _, eigenvalue in axes]
    x, y = facts.point if isinstance(facts, Given) else facts.points[0]
    gradient = (2 * a * x + b * y + d, b * x + 2 * c * y + e)
    return Conic((h, k), level, axes, squares, (x, y), gradient)


def _axes(a: int, b: int, c: int) -> list[tuple[Point, Fraction]]:
    """Return the axes of a quadratic form. Raises: Rejected where they are not rational."""
    if b == 0:
        return [((1, 0), Fraction(a)), ((0, 1), Fraction(c))]
    root = isqrt((a - c) ** 2 + b * b)
    if root**2 != (a - c) ** 2 + b * b:
        raise Rejected("the axes are not rational")
    pairs: list[tuple[Point, Fraction]] = []
    for doubled in (a + c + root, a + c - root):
        common = gcd(b, doubled - 2 * a)
        if b < 0:
            common = -common
        pairs.append(((b // common, (doubled - 2 * a) // common), Fraction(doubled, 2)))
    return pairs


def _offset(conic: Conic, slip: Slip) -> tuple[Surd, Surd]:
    """Return the vector from the centre to a focus, along the axis with the larger square."""
    first, second = conic.squares
    length = slip.or_else(abs(first - second), squares_of_axes_confused=abs(first + second))
    if length == 0:
        raise Rejected("the wrong foci are at the centre")
    major = 0 if first > second else 1
    (across, up), _ = conic.axes[slip.or_else(major, other_axis=1 - major)]
    factor = root_of(length / (across * across + up * up))
    return factor.scaled(across), factor.scaled(up)


def work(facts: Facts, slip: Slip) -> Worked:
    """First the equation in squares, then centre and foci, then the tangent line."""
    conic = _conic(facts)
    left = _polynomial(_coefficients(facts))
    h, k = conic.centre
    middle = slip.or_else((h, k), centre_with_wrong_signs=(-h, -k))
    origin = (Fraction(0), Fraction(0))
    foci = _foci(slip.or_else(middle, centre_forgotten=origin), _offset(conic, slip))
    across, up = conic.gradient
    normal = slip.or_else(
        (across, up), gradient_along_the_tangent=(-up, across), sign_of_the_slope=(across, -up)
    )
    tangent = _line(normal, conic.contact)
    steps = (
        *_missing_steps(facts),
        step("identity", left=left, right=_completed(conic, middle)),
        step("centre", left=left, right=0, centre=point(*middle)),
        step("foci", left=left, right=0, foci=foci),
        step("tangent_line", left=left, right=0, point=point(*conic.contact), line=tangent),
    )
    return Worked(steps, (point(*middle), foci, tangent))


def _missing_steps(facts: Facts) -> list[Step]:
    """State which equation each point gives, with the numbers that solve all three."""
    if isinstance(facts, Given):
        return []
    _, _, y_squared, _, y_linear, constant = _coefficients(facts)
    letters = point(A, B, C)
    coefficients = point(y_squared, y_linear, constant)
    steps: list[Step] = []
    for x, y in facts.points:
        left = y * y * A + y * B + C
        right = -facts.square * x * x - facts.linear * x
        steps.append(step("satisfies", letter=letters, value=coefficients, left=left, right=right))
    return steps


def _completed(conic: Conic, middle: tuple[Fraction, Fraction]) -> Formula:
    """Return the sum of squares along both axes, less its level."""
    h, k = middle
    terms: list[Formula] = []
    for (across, up), eigenvalue in conic.axes:
        weight = eigenvalue / (across * across + up * up)
        terms.append(weight * (across * (X - h) + up * (Y - k)) ** 2)
    return total(*terms, -conic.level)


def _foci(middle: tuple[Fraction, Fraction], offset: tuple[Surd, Surd]) -> Formula:
    """Return the set of two points that are opposite to each other."""
    h, k = map(surd, middle)
    across, up = offset
    points = [(h + across, k + up), (h - across, k - up)]
    points.sort(key=lambda pair: (pair[0].size(), pair[1].size()))
    return collection(*(point(x.formula(), y.formula()) for x, y in points))


def _line(normal: Point, place: Point) -> Formula:
    """Return the line through a point with this normal vector, without a common factor."""
    across, up = normal
    x, y = place
    common = gcd(across, up) or 1
    if across < 0 or (across == 0 and up < 0):
        common = -common
    return equation(across // common * X + up // common * Y, (across * x + up * y) // common)


def _gaps(facts: Facts) -> Mapping[str, Formula]:
    if isinstance(facts, Given):
        return {"polynomial": _polynomial(facts.coefficients), "p": point(*facts.point)}
    polynomial = total(facts.square * X**2, A * Y**2, facts.linear * X, B * Y, C)
    p, q, r = (point(*place) for place in facts.points)
    return {"polynomial": polynomial, "p": p, "q": q, "r": r}


SHEET = Sheet(
    subject="precalculus",
    method="focal equation and double contact",
    sample=sample,
    gaps=_gaps,
    work=work,
    types=(Typed("tuple"), Typed("set"), Typed("equation_up_to_scale")),
    slips={
        "centre_with_wrong_signs": "the coordinates of the centre have the wrong signs",
        "centre_forgotten": "the foci are given as if the centre were the origin",
        "other_axis": "the foci are put on the other axis",
        "squares_of_axes_confused": "sum and difference of the squares of the semi-axes are confused",
        "gradient_along_the_tangent": "the gradient is taken for the direction of the tangent line",
        "sign_of_the_slope": "the tangent line has the opposite slope",
    },
    levels={
        1: "an ellipse or hyperbola with axes parallel to those of the coordinates",
        2: "three coefficients are found first, from three points",
        3: "a mixed term, so that the axes are rotated",
    },
)

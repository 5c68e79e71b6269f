"""Chooses axes with weights and a lattice point, and expands the equation of a conic through it."""

from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.making.complex_surds import Surd, root_of, surd
from seedproof.problems.making.matrices import reduced
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.conic_section.facts import Facts, Given, Point, Through
from seedproof.problems.templates.conic_section.phrases import CENTRES, FOCI, GIVEN, TANGENTS, THROUGH
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, equation, latex, point, total

X = Symbol("x")
Y = Symbol("y")

_ROTATED: tuple[Point, ...] = ((1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))
_WEIGHTS = (1, 2, 3, 4, 5, 6, 9, -1, -2, -3, -4, -5, -9)
_LARGEST_COEFFICIENT = 300
_LARGEST_RADICAND = 40
_LARGEST_DENOMINATOR = 6


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a conic with horizontal and vertical axes, one through three points, or a rotated one.

    Raises: Rejected.
    """
    facts: Facts
    if difficulty == 1:
        facts = _given(draws, (1, 0))
    elif difficulty == 2:
        facts = _through(draws)
    else:
        facts = _given(draws, draws.choice(_ROTATED))
    _check(facts)
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


def _check(facts: Facts) -> None:
    """Raise Rejected where the conic is a circle or a pair of lines, or an answer is ugly or trivial."""
    if max(map(abs, coefficients(facts))) > _LARGEST_COEFFICIENT:
        raise Rejected("a coefficient is large")
    if len({*squares(facts)}) == 1:
        raise Rejected("it is a circle")
    for part in offset(facts):
        if part.denominator > _LARGEST_DENOMINATOR:
            raise Rejected("the foci have large denominators")
        if part.terms and part.terms[0][0] > _LARGEST_RADICAND:
            raise Rejected("the foci have a large number under the root")
    across, up, _ = tangent(facts)
    if 0 in (across, up) or 0 in centre(facts):
        raise Rejected("the tangent line is parallel to an axis, or the centre is on one")


def coefficients(facts: Facts) -> list[int]:
    """Return those of the whole equation, of three points by solving linear equations."""
    match facts:
        case Given():
            return facts.coefficients
        case Through():
            rows = [[y * y, y, 1, -facts.square * x * x - facts.linear * x] for x, y in facts.points]
            echelon, _ = reduced(rows)
            y_squared, y_linear, constant = (row[3] for row in echelon)
            if max(part.denominator for part in (y_squared, y_linear, constant)) > 1:
                raise Rejected("a coefficient is no integer")
            return [facts.square, 0, int(y_squared), facts.linear, int(y_linear), int(constant)]


def centre(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return the point at which both partial derivatives are zero."""
    a, b, c, d, e, _ = coefficients(facts)
    determinant = 4 * a * c - b * b
    if determinant == 0:
        raise Rejected("it is a parabola")
    return Fraction(b * e - 2 * c * d, determinant), Fraction(b * d - 2 * a * e, determinant)


def axes(facts: Facts) -> list[tuple[Point, Fraction]]:
    """Return the directions of both axes, as shortest integer vectors, each with its eigenvalue.

    Raises: Rejected where they are not rational.
    """
    a, b, c, *_ = coefficients(facts)
    if b == 0:
        return [((1, 0), Fraction(a)), ((0, 1), Fraction(c))]
    discriminant = (a - c) ** 2 + b * b
    root = isqrt(discriminant)
    if root * root != discriminant:
        raise Rejected("the axes are not rational")
    pairs: list[tuple[Point, Fraction]] = []
    for sign in (1, -1):
        doubled = a + c + sign * root
        common = gcd(b, doubled - 2 * a)
        if b < 0:
            common = -common
        pairs.append(((b // common, (doubled - 2 * a) // common), Fraction(doubled, 2)))
    return pairs


def level(facts: Facts) -> Fraction:
    """Return what the quadratic form is on the conic, with its centre as origin."""
    a, b, c, _, _, constant = coefficients(facts)
    h, k = centre(facts)
    return a * h * h + b * h * k + c * k * k - constant


def squares(facts: Facts) -> list[Fraction]:
    """Return the squares of both semi-axes, a negative one for the imaginary axis of a hyperbola."""
    return [level(facts) / eigenvalue for _, eigenvalue in axes(facts)]


def offset(facts: Facts) -> tuple[Surd, Surd]:
    """Return the vector from the centre to a focus, along the axis with the larger square."""
    first, second = squares(facts)
    index = 0 if first > second else 1
    (across, up), _ = axes(facts)[index]
    return along((across, up), abs(first - second))


def along(direction: Point, length_squared: Fraction) -> tuple[Surd, Surd]:
    """Return the vector in a direction whose length has this square."""
    across, up = direction
    factor = root_of(length_squared / (across * across + up * up))
    return factor.scaled(across), factor.scaled(up)


def foci(middle: tuple[Fraction, Fraction], vector: tuple[Surd, Surd]) -> Formula:
    """Return the set of the two points at this vector from the centre, and opposite to it."""
    h, k = middle
    across, up = vector
    points = [(surd(h) + across, surd(k) + up), (surd(h) - across, surd(k) - up)]
    points.sort(key=lambda pair: (pair[0].size(), pair[1].size()))
    return collection(*(point(x.formula(), y.formula()) for x, y in points))


def contact(facts: Facts) -> Point:
    """Return the point at which the tangent line touches."""
    match facts:
        case Given():
            return facts.point
        case Through():
            return facts.points[0]


def gradient(facts: Facts) -> Point:
    """Return the partial derivatives at the point of contact."""
    a, b, c, d, e, _ = coefficients(facts)
    x, y = contact(facts)
    return 2 * a * x + b * y + d, b * x + 2 * c * y + e


def tangent(facts: Facts) -> tuple[int, int, int]:
    """Return a, b, c of the tangent line a x + b y = c."""
    return line(gradient(facts), contact(facts))


def line(normal: Point, place: Point) -> tuple[int, int, int]:
    """Return a, b, c, without a common factor, of the line through a point with this normal vector."""
    across, up = normal
    x, y = place
    common = gcd(across, up) or 1
    if across < 0 or (across == 0 and up < 0):
        common = -common
    return across // common, up // common, (across * x + up * y) // common


def line_equation(numbers: tuple[int, int, int]) -> Formula:
    """Return a x + b y = c."""
    across, up, right = numbers
    return equation(total(across * X, up * Y), right)


def answers(facts: Facts) -> list[Answer]:
    """Return the centre, the foci, and the tangent line."""
    middle = centre(facts)
    return [
        Answer(point(*middle), "tuple"),
        Answer(foci(middle, offset(facts)), "set"),
        Answer(line_equation(tangent(facts)), "equation_up_to_scale"),
    ]


def polynomial(numbers: list[int]) -> Formula:
    """Return the polynomial in x and y with these coefficients."""
    a, b, c, d, e, constant = numbers
    return total(a * X**2, b * (X * Y), c * Y**2, d * X, e * Y, constant)


def unknown(facts: Through) -> Formula:
    """Return the polynomial with three letters for what is not given."""
    a, b, c = (Symbol(letter) for letter in "abc")
    return total(facts.square * X**2, a * Y**2, facts.linear * X, b * Y, c)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation, and the points."""
    match facts:
        case Given():
            statement = fill(
                draws.choice(GIVEN),
                polynomial=latex(polynomial(facts.coefficients)),
                point=latex(point(*facts.point)),
            )
        case Through():
            first, second, third = facts.points
            statement = fill(
                draws.choice(THROUGH),
                polynomial=latex(unknown(facts)),
                point=latex(point(*first)),
                second=latex(point(*second)),
                third=latex(point(*third)),
            )
    return Words(statement, (draws.choice(CENTRES), draws.choice(FOCI), draws.choice(TANGENTS)))


TEMPLATE = Template(
    subject="precalculus",
    method="focal equation and double contact",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "an ellipse or hyperbola with axes parallel to those of the coordinates",
        2: "three coefficients are found first, from three points",
        3: "a mixed term, so that the axes are rotated",
    },
)

"""Chooses centre and radius, and two points on a ray from the centre that are mirrored in the circle."""

from fractions import Fraction

from seedproof.problems.making.complex_surds import Complex, I, Surd, complex_number, root_of
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.complex_locus.facts import Asked, Facts, Gaussian
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Like, Symbol, call

X, Y, Z = map(Symbol, "xyz")
ZERO = complex_number(0)

_RATIOS: tuple[tuple[int, int], ...] = ((4, 1), (9, 1), (2, 1), (3, 1), (9, 4), (1, 4), (1, 2), (4, 9))
"""Squares of the ratio of the distances."""
_RATIONAL_RATIOS: tuple[tuple[int, int], ...] = ((4, 1), (9, 1), (9, 4), (1, 4), (1, 9), (4, 9))
_DIRECTIONS: tuple[Gaussian, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
_PYTHAGOREAN: tuple[Gaussian, ...] = ((3, 4), (4, 3), (5, 12), (12, 5), (8, 6), (6, 8))
_LARGEST = 20
_LARGEST_DENOMINATOR = 15
_LARGEST_RADICAND = 120


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a circle; then ask for its largest modulus, for its farthest point, or for its image."""
    ratios = _RATIOS if difficulty == 1 else _RATIONAL_RATIOS
    first, second, ratio = _foci(draws, draws.choice(ratios), any_direction=difficulty == 1)
    middle, size = _circle(first, second, Fraction(*ratio))
    asked: Asked = "farthest"
    given: tuple[Gaussian, ...] = ()
    if difficulty == 2:
        asked = "point"
        across, up = draws.choice(_PYTHAGOREAN)
        point = middle + complex_number(draws.choice((1, -1)) * across, draws.choice((1, -1)) * up)
        given = ((int(point.real.rational()), int(point.imaginary.rational())),)
    if difficulty == 3:
        asked = "image"
        given = _map(draws)
    facts = Facts(first, second, ratio, asked, given)

    if middle == ZERO:
        raise Rejected("the centre is zero")
    if asked == "point" and _modulus(middle - complex_number(*given[0])) == size:
        raise Rejected("the point lies on the circle")
    if asked == "image":
        if (middle - complex_number(*given[2])).norm() == size * size:
            raise Rejected("the image is a line")
        _, middle, size = _image(facts, middle, size, NO_SLIP)
        if max(part.denominator for part in (middle.real, middle.imaginary, size)) > _LARGEST_DENOMINATOR:
            raise Rejected("the image has large denominators")
        if middle == ZERO:
            raise Rejected("the centre of the image is zero")
        if max(radicand for radicand, _ in (_modulus(middle) + size).terms) > _LARGEST_RADICAND:
            raise Rejected("the largest modulus has a large number under a root")
    return facts


def _foci(
    draws: Draws, ratio: tuple[int, int], *, any_direction: bool
) -> tuple[Gaussian, Gaussian, tuple[int, int]]:
    """Draw c + p s and c + q s, with p / q the square of the ratio: the circle around c has |s| sqrt(pq)."""
    above, below = ratio
    across, up = draws.choice(_DIRECTIONS)
    if any_direction:
        across, up = draws.choice((*_DIRECTIONS, (1, 1), (1, -1), (-1, 1), (2, 1), (-1, 2)))
    c_across = draws.between(-5, 5)
    c_up = draws.between(-5, 5)
    first = (c_across + above * across, c_up + above * up)
    second = (c_across + below * across, c_up + below * up)
    if max(map(abs, (*first, *second))) > _LARGEST:
        raise Rejected("a number is large")
    return first, second, ratio


def _map(draws: Draws) -> tuple[Gaussian, Gaussian, Gaussian]:
    """Draw a, b, c of the map (a z + b) / (z - c). Raises: Rejected where it is constant."""
    a: Gaussian = (draws.between(0, 2), draws.between(-1, 1))
    b: Gaussian = (draws.between(-4, 4), draws.between(-4, 4))
    c: Gaussian = (draws.between(-4, 4), draws.between(-4, 4))
    if (0, 0) in (a, b):
        raise Rejected("the map has only one term above")
    if complex_number(*a) * complex_number(*c) + complex_number(*b) == complex_number(0):
        raise Rejected("the map is constant")
    return a, b, c


def _modulus(number: Complex) -> Surd:
    """Return the modulus of a number with rational parts."""
    return root_of(number.norm().rational())


def _circle(a: Gaussian, b: Gaussian, square: Fraction) -> tuple[Complex, Surd]:
    """Return (a - k^2 b) / (1 - k^2) and k |a - b| / |1 - k^2|, for a square of k."""
    first, second = (complex_number(*focus) for focus in (a, b))
    middle = (first - second * complex_number(square)) / complex_number(1 - square)
    apart = (first - second).norm().rational()
    return middle, root_of(square * apart).scaled(1 / abs(1 - square))


def work(facts: Facts, slip: Slip) -> Worked:
    """First the circle, then its image, then what is farthest."""
    ratio = Fraction(*facts.ratio)
    square = ratio
    if slip == "ratio_not_squared":
        if not root_of(ratio).is_rational:
            raise Rejected("the ratio is a surd")
        square = root_of(ratio).rational()
    middle, size = _circle(facts.first, facts.second, square)
    middle = slip.or_else(middle, centre_mirrored=-middle)
    squared = size * size
    size = slip.or_else(size, radius_not_rooted=squared)
    inside = _squares(middle.real.formula(), middle.imaginary.formula()) - squared.rational()
    left = _squares(*facts.first) - ratio * _squares(*facts.second)
    steps = [
        step("identity", left=left, right=(1 - ratio) * inside),
        step("identity", left=call("sqrt", squared.rational()), right=size.formula()),
    ]
    if facts.asked == "image":
        of_image, middle, size = _image(facts, middle, size, slip)
        steps += of_image
    of_last, last = _farthest(facts, middle, size, slip)
    return Worked((*steps, *of_last), (middle.formula(), size.formula(), last.formula()))


def _squares(x: Like, y: Like) -> Formula:
    """Return (x - a)^2 + (y - b)^2."""
    return (X - x) ** 2 + (Y - y) ** 2


def _written_modulus(number: Complex) -> Formula:
    return call("abs", number.formula())


def _image(facts: Facts, middle: Complex, size: Surd, slip: Slip) -> tuple[list[Step], Complex, Surd]:
    """Write the map as a + d / (z - c); centre and radius of the image follow from those of the circle."""
    a, b, c = (complex_number(*number) for number in facts.given)
    factor = slip.or_else(b + a * c, division_without_remainder=b)
    if factor == ZERO:
        raise Rejected("the wrong map is constant")
    moved = middle - c
    scale = (moved.norm() - size * size).rational()
    if scale == 0:
        raise Rejected("the wrong circle goes through the pole")
    mirrored = slip.or_else(moved.conjugate(), not_conjugated=moved)
    centre = a + factor * mirrored * complex_number(1 / scale)
    radius = (_modulus(factor) * size).scaled(1 / abs(scale))
    rewritten = a.formula() + factor.formula() / _difference(facts.given[2])
    difference = _written_modulus(moved) ** 2 - (size * size).formula()
    written_centre = a.formula() + factor.formula() * moved.conjugate().formula() / scale
    written_radius = _written_modulus(factor) * size.formula() / abs(scale)
    steps = [
        step("identity", left=_moebius(facts), right=rewritten),
        step("identity", left=difference, right=scale),
        step("identity", left=written_centre, right=centre.formula()),
        step("identity", left=written_radius, right=radius.formula()),
    ]
    return steps, centre, radius


def _farthest(facts: Facts, middle: Complex, size: Surd, slip: Slip) -> tuple[list[Step], Complex]:
    """Go from the centre as far as the radius: away from the given point, or from zero."""
    start = complex_number(*facts.given[0]) if facts.asked == "point" else ZERO
    direction = middle - start
    away = _modulus(direction)
    away = slip.or_else(away, distance_without_square_root=away * away)
    distance = step("identity", left=_written_modulus(direction), right=away.formula())
    if facts.asked == "point":
        stretch = size * away.inverse()
        stretch = slip.or_else(stretch, nearest_instead_of_farthest=-stretch)
        last = middle + direction * complex_number(stretch)
        written = middle.formula() + size.formula() / away.formula() * direction.formula()
    else:
        modulus = slip.or_else(away + size, nearest_instead_of_farthest=away - size)
        last = complex_number(-modulus if modulus.size() < 0 else modulus)
        written = _written_modulus(middle) + size.formula()
    return [distance, step("identity", left=written, right=last.formula())], last


def _difference(number: Gaussian) -> Formula:
    """Return z - a."""
    real, imaginary = number
    return Z - real - imaginary * I


def _moebius(facts: Facts) -> Formula:
    """Return the map (a z + b) / (z - c)."""
    a, b, c = facts.given
    above = complex_number(*a).formula() * Z + complex_number(*b).formula()
    return above / _difference(c)


def gaps(facts: Facts) -> dict[str, Formula]:
    """Return both distances, and the map or the point."""
    factor = root_of(Fraction(*facts.ratio)).formula()
    distances = {
        "left": call("abs", _difference(facts.first)),
        "right": factor * call("abs", _difference(facts.second)),
    }
    match facts.asked:
        case "image":
            return distances | {"map": _moebius(facts)}
        case "point":
            return distances | {"point": complex_number(*facts.given[0]).formula()}
    return distances


SHEET = Sheet(
    subject="precalculus",
    method="exact substitution of three points",
    sample=sample,
    work=work,
    types=lambda facts: (
        Typed("number"),
        Typed("number"),
        Typed("number", ("z",) if facts.asked == "point" else ()),
    ),
    slips={
        "ratio_not_squared": "the ratio is not squared with the distances",
        "centre_mirrored": "the centre has the wrong signs",
        "radius_not_rooted": "the square of the radius is taken for the radius",
        "distance_without_square_root": "the root is forgotten in the last modulus",
        "nearest_instead_of_farthest": "the radius is subtracted where it is added",
        "division_without_remainder": "the numerator of the rest is wrong when the map is divided",
        "not_conjugated": "the centre of the image is not conjugated",
    },
    gaps=gaps,
    order=(0, 3, 1, 2),
    levels={
        1: "a circle from two distances, then the largest modulus on it",
        2: "the point of the circle that is farthest from another one",
        3: "the circle's image under a Moebius map, and the largest modulus there",
    },
)

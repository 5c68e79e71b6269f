"""Chooses centre and radius, and two points on a ray from the centre that are mirrored in the circle."""

from fractions import Fraction

from seedproof.problems.making.complex_surds import (
    Complex,
    I,
    Surd,
    complex_number,
    root_of,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.complex_locus.facts import Facts, Gaussian
from seedproof.problems.templates.complex_locus.phrases import CENTRES, LAST, RADII, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, latex, total

Z = Symbol("z")

_RATIOS: tuple[tuple[int, int], ...] = ((4, 1), (9, 1), (2, 1), (3, 1), (9, 4), (1, 4), (1, 2), (4, 9))
"""Squares of the ratio of the distances."""
_RATIONAL_RATIOS: tuple[tuple[int, int], ...] = ((4, 1), (9, 1), (9, 4), (1, 4), (1, 9), (4, 9))
_DIRECTIONS: tuple[Gaussian, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
_PYTHAGOREAN: tuple[Gaussian, ...] = ((3, 4), (4, 3), (5, 12), (12, 5), (8, 6), (6, 8))
_LARGEST = 20
_LARGEST_DENOMINATOR = 15
_LARGEST_RADICAND = 120


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a circle; then ask for its largest modulus, for its farthest point, or for its image.

    Raises: Rejected.
    """
    if difficulty == 1:
        first, second, ratio = _foci(draws, draws.choice(_RATIOS), any_direction=True)
        facts = Facts(first, second, ratio, "farthest", ())
    elif difficulty == 2:
        first, second, ratio = _foci(draws, draws.choice(_RATIONAL_RATIOS), any_direction=False)
        facts = Facts(first, second, ratio, "point", ((0, 0),))
        across, up = draws.choice(_PYTHAGOREAN)
        middle = centre(facts)
        point = middle + complex_number(draws.choice((1, -1)) * across, draws.choice((1, -1)) * up)
        facts = Facts(first, second, ratio, "point", (_gaussian_of(point),))
    else:
        first, second, ratio = _foci(draws, draws.choice(_RATIONAL_RATIOS), any_direction=False)
        facts = Facts(first, second, ratio, "image", _map(draws))
    _check(facts)
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


def _gaussian_of(number: Complex) -> Gaussian:
    return int(number.real.rational()), int(number.imaginary.rational())


def _check(facts: Facts) -> None:
    """Raise Rejected where the circle goes through the point that matters, or an answer is ugly."""
    middle = centre(facts)
    if middle == complex_number(0):
        raise Rejected("the centre is zero")
    if (
        facts.asked == "point"
        and distance(middle, complex_number(*facts.given[0])).size() == radius(facts).size()
    ):
        raise Rejected("the point lies on the circle")
    if facts.asked == "image":
        pole = complex_number(*facts.given[2])
        if (middle - pole).norm() == radius(facts) * radius(facts):
            raise Rejected("the image is a line")
        image_centre, image_radius = image(facts)
        parts = (image_centre.real, image_centre.imaginary, image_radius)
        if max(part.denominator for part in parts) > _LARGEST_DENOMINATOR:
            raise Rejected("the image has large denominators")
        if image_centre == complex_number(0):
            raise Rejected("the centre of the image is zero")
        modulus = largest_modulus(image_centre, image_radius)
        if max(radicand for radicand, _ in modulus.terms) > _LARGEST_RADICAND:
            raise Rejected("the largest modulus has a large number under a root")


def centre(facts: Facts) -> Complex:
    """Return (a - k^2 b) / (1 - k^2)."""
    square = Fraction(*facts.ratio)
    first = complex_number(*facts.first)
    second = complex_number(*facts.second)
    return (first - second * complex_number(square)) / complex_number(1 - square)


def radius(facts: Facts) -> Surd:
    """Return k |a - b| / |1 - k^2|."""
    square = Fraction(*facts.ratio)
    apart = (complex_number(*facts.first) - complex_number(*facts.second)).norm().rational()
    return root_of(square * apart).scaled(1 / abs(1 - square))


def distance(first: Complex, second: Complex) -> Surd:
    """Return the distance of two points with rational coordinates."""
    return root_of((first - second).norm().rational())


def image(facts: Facts) -> tuple[Complex, Surd]:
    """Return centre and radius of the image under a + (b + a c) / (z - c)."""
    a, b, c = (complex_number(*number) for number in facts.given)
    moved = centre(facts) - c
    factor = b + a * c
    scale = (moved.norm() - radius(facts) * radius(facts)).rational()
    image_centre = a + factor * moved.conjugate() * complex_number(1 / scale)
    size = root_of(factor.norm().rational()) * radius(facts)
    return image_centre, size.scaled(1 / abs(scale))


def farthest(facts: Facts) -> Complex:
    """Return the point of the circle that is farthest from the given one."""
    middle = centre(facts)
    direction = middle - complex_number(*facts.given[0])
    stretch = radius(facts) * root_of(direction.norm().rational()).inverse()
    return middle + direction * complex_number(stretch)


def largest_modulus(middle: Complex, size: Surd) -> Surd:
    """Return the largest modulus on a circle."""
    return distance(middle, complex_number(0)) + size


def answers(facts: Facts) -> list[Answer]:
    """Return centre and radius of the circle or its image, and what is asked of it."""
    middle = centre(facts)
    size = radius(facts)
    if facts.asked == "image":
        middle, size = image(facts)
    last = complex_number(largest_modulus(middle, size))
    if facts.asked == "point":
        last = farthest(facts)
    return [
        Answer(middle.formula(), "number"),
        Answer(size.formula(), "number"),
        Answer(last.formula(), "number", ("z",) if facts.asked == "point" else ()),
    ]


def difference(number: Gaussian) -> Formula:
    """Return z - a."""
    real, imaginary = number
    return total(Z, -real, -imaginary * I)


def moebius(facts: Facts) -> Formula:
    """Return the map (a z + b) / (z - c)."""
    a, b, c = facts.given
    above = total(complex_number(*a).formula() * Z, complex_number(*b).formula())
    return above / difference(c)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation with both distances, and the map."""
    factor = root_of(Fraction(*facts.ratio))
    left = latex(call("abs", difference(facts.first)))
    right = latex(factor.formula() * call("abs", difference(facts.second)))
    figure = "image" if facts.asked == "image" else "circle"
    wording = draws.choice(STATEMENTS[figure])
    if facts.asked == "image":
        statement = fill(wording, left=left, right=right, map=latex(moebius(facts)))
    else:
        statement = fill(wording, left=left, right=right)
    last = draws.choice(LAST[facts.asked])
    if facts.asked == "point":
        last = fill(last, point=latex(complex_number(*facts.given[0]).formula()))
    return Words(statement, (draws.choice(CENTRES[figure]), draws.choice(RADII[figure]), last))


TEMPLATE = Template(
    subject="precalculus",
    method="exact substitution of three points",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a circle from two distances, then the largest modulus on it",
        2: "the point of the circle that is farthest from another one",
        3: "the circle's image under a Moebius map, and the largest modulus there",
    },
)

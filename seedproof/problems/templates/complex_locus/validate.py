"""Puts three points of the circle into what it is said to be, exactly; of an image, the images of three."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking import complex_surds
from seedproof.problems.checking.complex_surds import Field, element, gaussian, minus, norm, over, plus, times
from seedproof.problems.templates.complex_locus.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Centre and radius fit the circle or its image, and the last answer fits them."""
    try:
        centre, radius, last = (element(answer) for answer in answers)
    except ValueError:
        yield "an answer is no sum of square roots"
        return
    if complex_surds.imaginary_part(radius) != 0 or complex_surds.real_part(radius) <= 0:
        yield "the radius is not positive"
        return
    if facts.asked == "image":
        a, b, c = (gaussian(*number) for number in facts.given)
        images = [over(plus(times(a, point), b), minus(point, c)) for point in _points(facts)]
        if not all(_is_on(image, centre, radius) for image in images):
            yield "the images of three points of the circle are not on the stated one"
    elif not _is_circle(facts, centre, radius):
        yield "the stated circle is not the locus"
    if facts.asked == "point":
        yield from _point_wrong(facts, centre, radius, last)
    else:
        yield from _modulus_wrong(centre, radius, last)


def _is_circle(facts: Facts, centre: Field, radius: Field) -> bool:
    """Whether |z - a|^2 = k^2 |z - b|^2 for all z = c + r u with |u| = 1, which are both linear in u."""
    square = gaussian(Fraction(*facts.ratio), 0)
    from_first = minus(centre, gaussian(*facts.first))
    from_second = minus(centre, gaussian(*facts.second))
    constant = plus(norm(from_first), norm(radius))
    other_constant = plus(norm(from_second), norm(radius))
    return from_first == times(square, from_second) and constant == times(square, other_constant)


def _points(facts: Facts) -> list[Field]:
    """Return the points that divide the segment inside and outside, and the one a quarter turn further."""
    k = element(f"sqrt({Fraction(*facts.ratio)})")
    one = gaussian(1, 0)
    first = gaussian(*facts.first)
    second = gaussian(*facts.second)
    within = over(plus(first, times(k, second)), plus(one, k))
    outside = over(minus(first, times(k, second)), minus(one, k))
    middle = times(plus(within, outside), gaussian(Fraction(1, 2), 0))
    aside = plus(middle, times(gaussian(0, 1), minus(within, middle)))
    return [within, outside, aside]


def _is_on(point: Field, centre: Field, radius: Field) -> bool:
    return norm(minus(point, centre)) == norm(radius)


def _point_wrong(facts: Facts, centre: Field, radius: Field, last: Field) -> Iterator[str]:
    """The stated point is on the circle, on the ray from the given point through the centre."""
    (given,) = facts.given
    if not _is_on(last, centre, radius):
        yield "the stated point is not on the circle"
    along = times(minus(last, centre), complex_surds.conjugate(minus(centre, gaussian(*given))))
    if complex_surds.imaginary_part(along) != 0 or complex_surds.real_part(along) <= 0:
        yield "the stated point is not the farthest"


def _modulus_wrong(centre: Field, radius: Field, last: Field) -> Iterator[str]:
    beyond = minus(last, radius)
    if (
        complex_surds.imaginary_part(beyond) != 0
        or complex_surds.real_part(beyond) < 0
        or norm(beyond) != norm(centre)
    ):
        yield "the stated modulus is not that of the centre and the radius together"


CHECKER = Checker(
    facts=Facts,
    method="exact substitution of three points",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)

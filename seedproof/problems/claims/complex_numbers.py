"""Decides the rules of complex numbers and of roots of polynomials."""

from typing import NamedTuple, cast

from flint import acb, acb_poly, fmpq, fmpq_poly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checking.evaluating import items_of, value
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.claims.algebra import letter_name, letter_of
from seedproof.problems.claims.truth import Claim, Truth, same, together
from seedproof.problems.reading import Gaps

_HIGHEST = 24
_NOTHING = 1e-25


class Quotient(NamedTuple):
    """A rational function."""

    above: acb_poly
    below: acb_poly


def _rational_function(tree: Node, letter: str) -> Quotient:
    """Return a formula as a quotient of polynomials. Raises: ValueError where it is none."""
    one = acb_poly([1])
    match tree:
        case Symbol(name) if name == letter:
            return Quotient(acb_poly([0, 1]), one)
        case Sum(terms):
            result = Quotient(acb_poly([0]), one)
            for term in terms:
                addend = _rational_function(term, letter)
                above = result.above * addend.below + addend.above * result.below
                result = Quotient(above, result.below * addend.below)
            return result
        case Product(factors):
            result = Quotient(one, one)
            for factor in factors:
                further = _rational_function(factor, letter)
                result = Quotient(result.above * further.above, result.below * further.below)
            return result
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= _HIGHEST:
            inside = _rational_function(base, letter)
            if exponent < 0:
                inside = Quotient(inside.below, inside.above)
            size = abs(int(exponent))
            return Quotient(inside.above**size, inside.below**size)
    return Quotient(acb_poly([value(tree, {})]), one)


def _degree(polynomial: acb_poly) -> int:
    coefficients = [polynomial[index] for index in range(polynomial.degree() + 1)]
    sizes = [float(abs(coefficient).mid()) for coefficient in coefficients]
    return max((index for index, size in enumerate(sizes) if size > _NOTHING), default=0)


def _complex_solutions(gaps: Gaps) -> Truth:
    """The stated numbers differ, solve the equation, and are as many as its degree."""
    letter = letter_of(gaps)
    left = _rational_function(read(gaps["left"]), letter)
    right = _rational_function(read(gaps["right"]), letter)
    difference = left.above * right.below - right.above * left.below
    stated = [value(item, {}) for item in items_of(gaps["solutions"])]
    below = left.below * right.below
    solving = together(
        together((same(difference(number), acb(0)), _opposite(same(below(number), acb(0)))))
        for number in stated
    )
    if solving == "false" or not _differ(stated):
        return "false"
    slopes = [same(difference.derivative()(number), acb(0)) for number in stated]
    if len(stated) != _degree(difference):
        return "false" if set(slopes) <= {"false"} else "undecided"
    return solving


def _opposite(verdict: Truth) -> Truth:
    match verdict:
        case "true":
            return "false"
        case "false":
            return "true"
    return "undecided"


def _differ(numbers: list[acb]) -> bool:
    pairs = [(first, second) for index, first in enumerate(numbers) for second in numbers[:index]]
    return all(same(first, second) == "false" for first, second in pairs)


def _half_plane(gaps: Gaps) -> Truth:
    """The stated numbers are those on the right side of the axis."""
    if gaps["part"] not in ("Re", "Im") or gaps["sign"] not in ("<", ">"):
        return "undecided"
    numbers = [value(item, {}) for item in items_of(gaps["numbers"])]
    some = [value(item, {}) for item in items_of(gaps["some"])]
    expected = [number for number in numbers if _is_beyond(number, gaps["part"], gaps["sign"])]
    if len(expected) != len(some) or not _differ(some):
        return "false"
    return together(_among(number, expected) for number in some)


def _is_beyond(number: acb, part: str, sign: str) -> bool:
    ball = number.real if part == "Re" else number.imag
    distance = float(ball.mid())
    if sign == "<":
        distance = -distance
    return distance > _NOTHING


def _among(number: acb, numbers: list[acb]) -> Truth:
    return "true" if any(same(number, further) == "true" for further in numbers) else "false"


def _roots(text: str, letter: str) -> list[acb]:
    """Return the complex roots of a rational polynomial, each as often as it occurs."""
    coefficients = polynomial_of(text, letter)
    terms = [fmpq(term.numerator, term.denominator) for term in reversed(coefficients)]
    pairs = cast("list[tuple[acb, int]]", fmpq_poly(terms).complex_roots())
    return [root for root, multiplicity in pairs for _ in range(multiplicity)]


def _of_roots(gaps: Gaps) -> Truth:
    """The expression has its value with the roots in two orders; all letters are roots."""
    letters = [letter_name(item) for item in items_of(gaps["roots"])]
    roots = _roots(gaps["polynomial"], letter_of(gaps))
    if len(roots) != len(letters):
        return "false"
    expression = read(gaps["expression"])
    stated = value(read(gaps["value"]), {})
    orders = (roots, roots[::-1], [*roots[1:], roots[0]])
    return together(
        same(value(expression, dict(zip(letters, order, strict=True))), stated) for order in orders
    )


def _polynomial_with_roots(gaps: Gaps) -> Truth:
    """The new polynomial vanishes at each image, the images differ, and there are as many as its degree."""
    letter = letter_of(gaps)
    root_letter = letter_name(read(gaps["root"]))
    image = read(gaps["image"])
    images = [value(image, {root_letter: root}) for root in _roots(gaps["polynomial"], letter)]
    new = read(gaps["new"])
    if not _differ(images) or len(polynomial_of(gaps["new"], letter)) != len(images) + 1:
        return "false"
    return together(same(value(new, {letter: number}), acb(0)) for number in images)


CLAIMS: dict[str, Claim] = {
    "complex_solutions": _complex_solutions,
    "half_plane": _half_plane,
    "of_roots": _of_roots,
    "polynomial_with_roots": _polynomial_with_roots,
}

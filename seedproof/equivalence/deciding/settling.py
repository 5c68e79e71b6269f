"""Replacement of integer powers of sizes |f| by what is known about them."""

from seedproof.equivalence.deciding.ring import Element, Exponent, Polynomial, Ring, thawed
from seedproof.equivalence.deciding.sizes import Sizes

_ROUNDS = 8
_HIGHEST = 60


def settled(ring: Ring, sizes: Sizes, element: Element) -> Element:
    """Return the element with all exponents of |f| below 1, or below 2 where the sign of f is unknown."""
    for _ in range(_ROUNDS):
        number = _unsettled(ring, sizes, element)
        if number is None:
            break
        above = _replaced(ring, sizes, element.above, number)
        element = (
            above
            if len(element.below) == 1
            else ring.times(above, ring.inverse(_replaced(ring, sizes, element.below, number)))
        )
    return element


def _unsettled(ring: Ring, sizes: Sizes, element: Element) -> int | None:
    """Return the newest generator whose exponent is out of range; newer ones are made of older ones."""
    newest: int | None = None
    polynomials: tuple[Polynomial, ...] = (element.above, element.below)
    for polynomial in polynomials:
        for monomial in polynomial:
            for number, exponent in monomial:
                if ring.generators[number].kind == "base" and (newest is None or number > newest):
                    stride = 2 if sizes.size_of(thawed(ring.generators[number].key)) is None else 1
                    if not 0 <= exponent < stride and -_HIGHEST < exponent < _HIGHEST:
                        newest = number
    return newest


def _replaced(ring: Ring, sizes: Sizes, polynomial: Polynomial, number: int) -> Element:
    key = ring.generators[number].key
    factor = thawed(key)
    size = sizes.size_of(factor)
    stride = 2 if size is None else 1
    square = size or ring.times(Element(factor, ring.one), sizes.conjugate(factor))
    parts: dict[int, Polynomial] = {}
    for monomial, value in polynomial.items():
        exponent: Exponent = dict(monomial).get(number, 0)
        rest = tuple(pair for pair in monomial if pair[0] != number)
        steps = int(exponent // stride)
        remainder = exponent - steps * stride
        term = {rest: value}
        if remainder:
            term = ring.times_polynomials(term, ring.power_of("base", key, remainder).above)
        parts[steps] = ring.plus_polynomials(parts.get(steps, {}), term)
    total = ring.zero
    for steps, part in parts.items():
        total = ring.plus(total, ring.times(Element(part, ring.one), ring.power(square, steps)))
    return total

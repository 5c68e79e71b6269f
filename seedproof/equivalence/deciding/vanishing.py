"""Zero tests for elements of the ring."""

from math import lcm

from flint import fmpq

from seedproof.equivalence.deciding.algebraic import is_algebraic, vanishes
from seedproof.equivalence.deciding.ring import Element, Monomial, Polynomial, Ring, thawed
from seedproof.equivalence.deciding.settling import settled
from seedproof.equivalence.deciding.sizes import Sizes


def is_zero(ring: Ring, sizes: Sizes, element: Element) -> bool:
    """Return whether the element is proved to be zero; False says nothing."""
    polynomial = settled(ring, sizes, element).above
    return _collected(ring, polynomial) or _logarithms_cancel(ring, sizes, polynomial)


def _collected(ring: Ring, polynomial: Polynomial) -> bool:
    """Return whether every coefficient is an algebraic zero."""
    groups: dict[Monomial, Polynomial] = {}
    for monomial, value in polynomial.items():
        outside = tuple(pair for pair in monomial if not is_algebraic(ring, pair[0]))
        inside = tuple(pair for pair in monomial if is_algebraic(ring, pair[0]))
        groups.setdefault(outside, {})[inside] = value
    return all(vanishes(ring, group) for group in groups.values())


def _logarithms_cancel(ring: Ring, sizes: Sizes, polynomial: Polynomial) -> bool:
    """Return whether the polynomial is a sum of logarithms whose total is the logarithm of 1.

    Each group c1 log|f1| + c2 log|f2| + ... with rational c is zero if the product of the powers |f|^c is 1.
    """
    groups: dict[Monomial, list[tuple[int, fmpq]]] = {}
    for monomial, value in polynomial.items():
        logs = [number for number, power in monomial if ring.generators[number].kind == "log"]
        if len(logs) != 1 or dict(monomial)[logs[0]] != 1:
            return False
        rest = tuple(pair for pair in monomial if pair[0] != logs[0])
        groups.setdefault(rest, []).append((logs[0], value))
    for group in groups.values():
        scale = lcm(*(int(value.q) for _, value in group))
        product = ring.constant(1)
        for number, value in group:
            key = ring.generators[number].key
            inner: Polynomial = {(): fmpq(key)} if isinstance(key, int) else thawed(key)
            exponent = int((value * scale).p)
            if abs(exponent) > 40:
                return False
            product = ring.times(product, ring.power(Element(inner, ring.one), exponent))
        square = ring.times(
            product, ring.times(sizes.conjugate(product.above), ring.inverse(sizes.conjugate(product.below)))
        )
        difference = ring.plus(square, ring.constant(1), -1)
        if any(ring.generators[n].kind == "log" for m in difference.above for n, _ in m):
            return False
        if not is_zero(ring, sizes, difference):
            return False
    return True

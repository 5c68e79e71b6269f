"""Zero tests for sums of radicals and roots of unity, by a lower bound on nonzero sums.

Multiplied by an integer, the sum is an algebraic integer whose degree is at most D and whose conjugates are
at most B in size. The product of these is an integer: if it is not zero, the sum is at least B^(1-D). A ball
that lies below that bound is therefore a proof of zero, not an approximation.
"""

from math import lcm

from flint import acb, arb, fmpq

from seedproof.equivalence.deciding.balls import precision, whole_in
from seedproof.equivalence.deciding.ring import UNIT, Monomial, Polynomial, Ring, thawed

_MOST_BITS = 12_000


def is_algebraic(ring: Ring, number: int) -> bool:
    """Return whether a generator is an algebraic number: a prime, a root of unity, or a radical of these."""
    kind, key = ring.generators[number]
    if kind == "base":
        return all(is_algebraic(ring, inner) for m, _, _ in key for inner, _ in m)
    return kind in ("prime", "unit")


def vanishes(ring: Ring, polynomial: Polynomial) -> bool | None:
    """Return whether a polynomial in algebraic generators is zero; None if the bound is out of reach."""
    if not polynomial:
        return True
    if len(polynomial) == 1:
        return False
    ring.budget.spend(10 * len(polynomial))
    if any(not 0 <= power < 2 for monomial in polynomial for _, power in monomial):
        return None
    degrees: dict[int, int] = {}
    for monomial in polynomial:
        _collect(ring, monomial, degrees)
    degree = 1
    for extension in degrees.values():
        degree *= extension
    if degree > 4_000:
        return None
    with precision(64):
        bound = arb(lcm(*(int(x.q) for x in polynomial.values()))) * sum(
            (abs(arb(x)) * _conjugates(ring, monomial) for monomial, x in polynomial.items()), arb(0)
        )
        for number in degrees:
            bound *= _denominator(ring, number)
        length = whole_in(((bound + 2).log() / arb.const_log2()).upper().ceil())
    bits = _MOST_BITS if length is None else length + 1
    needed = bits * degree + 64
    if needed > _MOST_BITS:
        return None
    ring.budget.spend(needed // 16)
    with precision(2 * needed):
        total = sum((value(ring, {monomial: x}) for monomial, x in polynomial.items()), acb(0))
        if not total.contains(0):
            return False
        small = arb(2) ** (-needed)
        return True if total.abs_upper() < small else None


def value(ring: Ring, polynomial: Polynomial) -> acb:
    """Return a ball around a polynomial in algebraic generators, at the working precision."""
    total = acb(0)
    for monomial, factor in polynomial.items():
        product = acb(arb(factor))
        for number, exponent in monomial:
            kind, key = ring.generators[number]
            power = arb(fmpq(exponent.numerator, exponent.denominator))
            if number == UNIT:
                product *= acb(power).exp_pi_i()
            else:
                size = arb(key) if kind == "prime" else abs(value(ring, thawed(key)))
                product *= acb(size**power)
        total += product
    return total


def _collect(ring: Ring, monomial: Monomial, degrees: dict[int, int]) -> None:
    """Collect the degree that each generator of the monomial adds to the field."""
    for number, exponent in monomial:
        below = exponent.denominator
        if number == UNIT:
            before = degrees.get(UNIT, 1)
            degrees[UNIT] = lcm(before, 2 * below)
            continue
        degrees[number] = lcm(degrees.get(number, 1), below)
        kind, key = ring.generators[number]
        if kind == "base":
            inside = {inner for m, _, _ in key for inner, _ in m}
            if UNIT in inside:
                degrees[number] *= 2
            for inner, _, _ in key:
                _collect(ring, inner, degrees)


def _denominator(ring: Ring, number: int) -> int:
    """Return an integer that makes a radical an algebraic integer, for any exponent below 2."""
    kind, key = ring.generators[number]
    return lcm(*(denominator for _, _, denominator in key)) ** 2 if kind == "base" else 1


def _conjugates(ring: Ring, monomial: Monomial) -> arb:
    """Return a bound on the sizes of all conjugates of a monomial."""
    bound = arb(1)
    for number, exponent in monomial:
        kind, key = ring.generators[number]
        if kind == "prime":
            bound *= arb(key) ** arb(fmpq(exponent.numerator, exponent.denominator))
        elif kind == "base":
            inner = sum((abs(arb(x)) * _conjugates(ring, m) for m, x in thawed(key).items()), arb(0))
            bound *= (inner + 1) ** (int(exponent) + 1)
    return bound

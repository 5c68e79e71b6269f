"""Polynomials of the ring as polynomials of FLINT: factors, and quotients in lowest terms."""

from fractions import Fraction
from math import lcm
from typing import NamedTuple

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx, fmpz

from seedproof.equivalence.deciding.ring import Element, Exponent, Monomial, Polynomial, Ring

_LARGEST = 120
_HIGHEST = 80


class Factors(NamedTuple):
    """A factorisation: a number, a monomial, and polynomials of several terms with their multiplicities."""

    content: fmpq
    monomial: Monomial
    polynomials: list[tuple[Polynomial, int]]


class _View(NamedTuple):
    numbers: list[int]
    scales: list[int]
    shift: Monomial
    polynomial: fmpq_mpoly


def factored(ring: Ring, polynomial: Polynomial) -> Factors:
    """Return the polynomial as a product; a large one stays one factor, made monic."""
    if len(polynomial) == 1:
        ((monomial, value),) = polynomial.items()
        return Factors(value, monomial, [])
    ring.budget.spend(20 * len(polynomial))
    view = _view(polynomial)
    if view is None:
        content = polynomial[min(polynomial, key=repr)]
        return Factors(content, (), [({m: c / content for m, c in polynomial.items()}, 1)])
    content, parts = view.polynomial.factor()
    monomial, polynomials = view.shift, []
    for raw_factor, multiplicity in parts:
        terms = raw_factor.to_dict()
        scale, terms = _primitive(terms)
        content *= scale**multiplicity
        polynomials.append((_back(ring, view, terms), int(multiplicity)))
    return Factors(fmpq(content), monomial, sorted(polynomials, key=repr))


def lowest(ring: Ring, element: Element) -> Element:
    """Return the element in lowest terms, its denominator primitive: one form for equal elements."""
    if len(element.below) == 1:
        return element
    views = _view_pair(element)
    if views is None:
        return element
    ring.budget.spend(20 * (len(element.above) + len(element.below)))
    above, below = views
    common = above.polynomial.gcd(below.polynomial)
    upper, lower = above.polynomial / common, below.polynomial / common
    scale, terms = _primitive(lower.to_dict())
    new_above = {m: c / scale for m, c in _back(ring, above, upper.to_dict()).items()}
    return ring.quotient(new_above, _back(ring, below, terms))


def _view_pair(element: Element) -> tuple[_View, _View] | None:
    numbers = sorted({n for part in element for monomial in part for n, _ in monomial})
    return _same(element.above, element.below, numbers)


def _view(polynomial: Polynomial) -> _View | None:
    numbers = sorted({n for monomial in polynomial for n, _ in monomial})
    scales = [_scale([polynomial], number) for number in numbers]
    lows = [min(dict(m).get(n, 0) for m in polynomial) for n in numbers]
    return _seen(polynomial, numbers, scales, lows)


def _same(above: Polynomial, below: Polynomial, numbers: list[int]) -> tuple[_View, _View] | None:
    scales = [_scale([above, below], number) for number in numbers]
    lows = [min(dict(m).get(n, 0) for part in (above, below) for m in part) for n in numbers]
    first, second = _seen(above, numbers, scales, lows), _seen(below, numbers, scales, lows)
    if first is None or second is None:
        return None
    return first._replace(shift=()), second._replace(shift=())


def _scale(parts: list[Polynomial], number: int) -> int:
    return lcm(*(Fraction(dict(m).get(number, 0)).denominator for part in parts for m in part))


def _seen(
    polynomial: Polynomial, numbers: list[int], scales: list[int], lows: list[int | Fraction]
) -> _View | None:
    if len(polynomial) > _LARGEST or len(numbers) > 8:
        return None
    terms = {}
    for monomial, value in polynomial.items():
        powers = dict(monomial)
        exponents = tuple(
            int((powers.get(n, 0) - low) * scale) for n, scale, low in zip(numbers, scales, lows, strict=True)
        )
        if sum(exponents) > _HIGHEST or int(value.p).bit_length() > 500:
            return None
        terms[exponents] = value
    context = fmpq_mpoly_ctx.get(tuple(f"g{index}" for index in range(len(numbers))), Ordering.lex)
    shift = tuple((n, low) for n, low in zip(numbers, lows, strict=True) if low)
    return _View(numbers, scales, shift, context.from_dict(terms))


def _back(ring: Ring, view: _View, terms: dict[tuple[int, ...], fmpq]) -> Polynomial:
    polynomial: Polynomial = {}
    for exponents, value in terms.items():
        powers: list[tuple[int, Exponent]] = [
            (n, Fraction(int(power), scale))
            for n, scale, power in zip(view.numbers, view.scales, exponents, strict=True)
            if power
        ]
        factor, monomial = ring._reduced(powers)
        polynomial = ring.plus_polynomials(polynomial, {monomial: fmpq(value) * factor})
    return polynomial


def _primitive(terms: dict[tuple[int, ...], fmpq]) -> tuple[fmpq, dict[tuple[int, ...], fmpq]]:
    """Return what was divided out, and coprime integer coefficients whose first one is positive."""
    denominator = lcm(*(int(value.q) for value in terms.values()))
    content = fmpz(0)
    for value in terms.values():
        content = content.gcd((value * denominator).p)
    scale = fmpq(content, denominator)
    if terms[max(terms)] < 0:
        scale = -scale
    return scale, {exponents: value / scale for exponents, value in terms.items()}

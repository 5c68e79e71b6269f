"""Puts stated roots into the expanded polynomial, in Q(sqrt(n)), and counts all by Sturm's theorem.

The solution set of the inequality is compared cell by cell: every root is a cell, and every gap between two.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from flint import fmpq, fmpq_poly, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.templates.polynomial_roots.facts import Facts, Sign

_INTEGER = "[0-9]{1,4}"
_RATIONAL = re.compile(rf"-?{_INTEGER}(?:/[1-9][0-9]{{0,3}})?")
_SURD = re.compile(
    rf"\(?(?P<a>-?{_INTEGER})?(?P<sign>-| \+ | - )?(?P<b>{_INTEGER})?\*?"
    rf"sqrt\((?P<n>{_INTEGER})\)\)?(?:/(?P<denominator>[1-9]))?"
)
_SET = re.compile(r"\{(.*)\}")
_INTERVAL = re.compile(r"([(\[])(.+), (.+)([)\]])")


class Surd(NamedTuple):
    """The number a + b * sqrt(n)."""

    a: Fraction
    b: Fraction
    n: int


class Isolation(NamedTuple):
    """A polynomial, and an interval around each of its real roots, in order; no end is a root."""

    polynomial: fmpz_poly
    intervals: list[tuple[Fraction, Fraction]]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare, and say what cannot be read."""
    polynomial = _expanded(facts)
    try:
        yield from _rational_roots_wrong(polynomial, answers[0])
        isolation = _isolated(polynomial)
        yield from _real_roots_wrong(isolation, answers[1])
        yield from _inequality_wrong(isolation, facts.sign, answers[2])
    except ValueError as problem:
        yield str(problem)


def _expanded(facts: Facts) -> fmpz_poly:
    polynomial = fmpz_poly([1])
    for factor in (*facts.linear, *facts.quadratic):
        polynomial *= fmpz_poly(list(reversed(factor)))
    return polynomial


def _rational_roots_wrong(polynomial: fmpz_poly, text: str) -> Iterator[str]:
    """The rational roots are those of the linear factors over Q."""
    _, factors = polynomial.factor()
    linear = [factor for factor, _ in factors if factor.degree() == 1]
    roots = sorted(Fraction(-int(factor[0]), int(factor[1])) for factor in linear)
    expected = ", ".join(str(root) for root in roots)
    if text != f"{{{expected}}}":
        yield f"the rational roots are {expected}, not {text}"


def _real_roots_wrong(isolation: Isolation, text: str) -> Iterator[str]:
    """The real roots are roots, different, in order, and as many as there are."""
    count = len(isolation.intervals)
    match = _SET.fullmatch(text)
    if match is None:
        yield f"{text!r} is no set"
        return
    numbers = [_number(isolation, _surd(root)) for root in match[1].split(", ")]
    if numbers != list(range(count)):
        yield f"the polynomial has {count} real roots, and they are not {text}, in this order"


def _inequality_wrong(isolation: Isolation, sign: Sign, text: str) -> Iterator[str]:
    """The solution is compared cell by cell: gaps have even numbers, roots odd ones."""
    signs = _signs(isolation)
    stated = _stated_cells(isolation, text)
    for cell, value in enumerate(signs):
        holds = _holds(value, sign)
        where = f"in gap {cell // 2 + 1}"
        if cell % 2 == 1:
            where = f"at root {cell // 2 + 1}"
        if holds and cell not in stated:
            yield f"{where} the inequality holds, unlike the answer"
        if cell in stated and not holds:
            yield f"{where} the inequality does not hold, unlike the answer"


def _signs(isolation: Isolation) -> list[int]:
    """Return the sign of the polynomial in every cell."""
    polynomial, intervals = isolation
    low, _ = intervals[0]
    signs = [_sign(polynomial, low)]
    for _, high in intervals:
        signs.append(0)
        signs.append(_sign(polynomial, high))
    return signs


def _holds(value: int, sign: Sign) -> bool:
    match sign:
        case "<":
            return value < 0
        case "<=":
            return value <= 0
        case ">":
            return value > 0
        case ">=":
            return value >= 0


def _stated_cells(isolation: Isolation, text: str) -> set[int]:
    """Return the cells of a union. Raises: ValueError where parts overlap."""
    cells: set[int] = set()
    for part in text.split(" U "):
        part_cells = _cells(isolation, part)
        if not cells.isdisjoint(part_cells):
            raise ValueError(f"{part} overlaps another part")
        cells.update(part_cells)
    return cells


def _cells(isolation: Isolation, part: str) -> range:
    """Return the cells of a stated interval, or of the set of one root. Raises: ValueError."""
    single = _SET.fullmatch(part)
    if single is not None:
        cell = _root_cell(isolation, single[1])
        return range(cell, cell + 1)
    match = _INTERVAL.fullmatch(part)
    if match is None:
        raise ValueError(f"{part!r} is no interval")
    opening, low, high, closing = match.groups()
    if "[-oo" in part or "oo]" in part:
        raise ValueError(f"{part} is closed at infinity")
    first = 0
    if low != "-oo":
        first = _root_cell(isolation, low)
        if opening == "(":
            first += 1
    last = 2 * len(isolation.intervals)
    if high != "oo":
        last = _root_cell(isolation, high)
        if closing == ")":
            last -= 1
    if last < first or (first == last and first % 2 == 1):
        raise ValueError(f"{part} is upside down, or has a single point")
    return range(first, last + 1)


def _root_cell(isolation: Isolation, text: str) -> int:
    return 2 * _number(isolation, _surd(text)) + 1


def _surd(text: str) -> Surd:
    """Return a rational number or a surd. Raises: ValueError for other texts."""
    if _RATIONAL.fullmatch(text):
        return Surd(Fraction(text), Fraction(0), 1)
    match = _SURD.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no root")
    denominator = int(match["denominator"] or 1)
    if match["a"] and not match["sign"]:
        # A number alone before the root is its factor.
        if match["b"]:
            raise ValueError(f"{text!r} is no root")
        return Surd(Fraction(0), Fraction(int(match["a"]), denominator), int(match["n"]))
    a = int(match["a"] or 0)
    b = int(match["b"] or 1)
    if match["sign"] and "-" in match["sign"]:
        b = -b
    return Surd(Fraction(a, denominator), Fraction(b, denominator), int(match["n"]))


def _number(isolation: Isolation, surd: Surd) -> int:
    """Return the number of the root among all. Raises: ValueError where it is none."""
    a, b, n = surd
    rational = Fraction(0)
    irrational = Fraction(0)
    for coefficient in reversed(isolation.polynomial.coeffs()):
        product = (rational * a + irrational * b * n, rational * b + irrational * a)
        rational = product[0] + int(coefficient)
        irrational = product[1]
    if rational != 0 or irrational != 0:
        raise ValueError(f"{a} + {b} * sqrt({n}) is no root")
    return next(
        number
        for number, (low, high) in enumerate(isolation.intervals)
        if _is_above(surd, low) and not _is_above(surd, high)
    )


def _is_above(surd: Surd, x: Fraction) -> bool:
    """Return whether a + b sqrt(n) > x, by comparing b sqrt(n) with x - a."""
    difference = x - surd.a
    square = surd.b**2 * surd.n
    if surd.b < 0:
        return difference < 0 and difference**2 > square
    return difference < 0 or difference**2 < square


def _sign(polynomial: fmpz_poly, x: Fraction) -> int:
    value = polynomial(fmpq(x.numerator, x.denominator))
    if value > 0:
        return 1
    if value < 0:
        return -1
    return 0


def _isolated(polynomial: fmpz_poly) -> Isolation:
    """Return intervals with one real root each, by halving and Sturm's theorem."""
    chain = _sturm_chain(polynomial)
    bound = 1 + max(abs(int(coefficient)) for coefficient in polynomial.coeffs())
    # Ends that are no roots: their denominators are multiples of 101, but not those of the roots.
    waiting = [(-bound - Fraction(1, 101), bound + Fraction(2, 101))]
    intervals: list[tuple[Fraction, Fraction]] = []
    while waiting:
        low, high = waiting.pop()
        if _sign(polynomial, low) == 0 or _sign(polynomial, high) == 0:
            raise ValueError("a root is an end")
        count = _changes(chain, low) - _changes(chain, high)
        if count == 1:
            intervals.append((low, high))
        if count > 1:
            middle = (low + high) / 2
            waiting.append((middle, high))
            waiting.append((low, middle))
    return Isolation(polynomial, intervals)


def _sturm_chain(polynomial: fmpz_poly) -> list[fmpq_poly]:
    """Return Sturm's chain of the polynomial with the same roots, each once."""
    simple = fmpq_poly(polynomial) / fmpq_poly(polynomial.gcd(polynomial.derivative()))
    chain = [simple, simple.derivative()]
    while chain[-1].degree() > 0:
        chain.append(-(chain[-2] % chain[-1]))
    return chain


def _changes(chain: Sequence[fmpq_poly], x: Fraction) -> int:
    """Return how often the sign changes along the chain at x."""
    values = [polynomial(fmpq(x.numerator, x.denominator)) for polynomial in chain]
    signs = [value > 0 for value in values if value != 0]
    return len([before for before, after in pairwise(signs) if before != after])


CHECKER = Checker(
    facts=Facts,
    method="substitution and Sturm count",
    wrong=wrong,
    types=lambda facts: ["set", "set", "interval_union"],
)

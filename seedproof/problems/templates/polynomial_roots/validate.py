"""Puts stated roots into the expanded polynomial, in Q(sqrt(n)), and counts all by Sturm's theorem.

The solution set of the inequality is compared cell by cell: every root is a cell, and every gap between two.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq, fmpq_poly, fmpz, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import Field, element, gaussian, plus, real_part, times
from seedproof.problems.templates.polynomial_roots.facts import Facts, Sign

_SET = re.compile(r"\{(.*)\}")
_INTERVAL = re.compile(r"([(\[])(.+), (.+)([)\]])")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare, and say what cannot be read."""
    polynomial = fmpz_poly([1])
    for factor in (*facts.linear, *facts.quadratic):
        polynomial *= fmpz_poly(list(reversed(factor)))
    try:
        yield from _rational_roots_wrong(polynomial, answers[0])
        match = _SET.fullmatch(answers[1])
        if match is None:
            yield f"{answers[1]!r} is no set"
            return
        roots = [_root(polynomial, text) for text in match[1].split(", ")]
        count = _count(polynomial)
        if len(roots) != count or any(real_part(low) >= real_part(high) for low, high in pairwise(roots)):
            yield f"the polynomial has {count} real roots, and they are not {answers[1]}, in this order"
        else:
            yield from _inequality_wrong(polynomial, roots, facts.sign, answers[2])
    except ValueError as problem:
        yield str(problem)


def _rational_roots_wrong(polynomial: fmpz_poly, text: str) -> Iterator[str]:
    """The rational roots are those of the linear factors over Q."""
    _, factors = polynomial.factor()
    linear = [factor for factor, _ in factors if factor.degree() == 1]
    roots = sorted(Fraction(-int(factor[0]), int(factor[1])) for factor in linear)
    expected = ", ".join(str(root) for root in roots)
    if text != f"{{{expected}}}":
        yield f"the rational roots are {expected}, not {text}"


def _root(polynomial: fmpz_poly, text: str) -> Field:
    """Return a stated root, a rational number or a surd. Raises: ValueError where it is none."""
    number = element(text)
    value: Field = {}
    for coefficient in reversed(polynomial.coeffs()):
        value = plus(times(value, number), gaussian(int(coefficient), 0))
    if value:
        rest = dict(number)
        a = rest.pop((0, 1), 0)
        (_, n), b = next(iter(rest.items()), ((0, 1), 0))
        raise ValueError(f"{a} + {b} * sqrt({n}) is no root")
    return number


def _count(polynomial: fmpz_poly) -> int:
    """Return how many real roots there are, by Sturm's chain of the polynomial that has each of them once."""
    simple = fmpq_poly(polynomial) / fmpq_poly(polynomial.gcd(polynomial.derivative()))
    chain = [simple, simple.derivative()]
    while chain[-1].degree() > 0:
        chain.append(-(chain[-2] % chain[-1]))
    bound = 1 + max(abs(coefficient) for coefficient in polynomial.coeffs())
    return _changes(chain, -bound) - _changes(chain, bound)


def _changes(chain: Sequence[fmpq_poly], x: fmpz) -> int:
    """Return how often the sign changes along the chain at x."""
    signs = [polynomial(x) > 0 for polynomial in chain if polynomial(x) != 0]
    return sum(before != after for before, after in pairwise(signs))


def _inequality_wrong(polynomial: fmpz_poly, roots: Sequence[Field], sign: Sign, text: str) -> Iterator[str]:
    """The solution is compared cell by cell: gaps have even numbers, roots odd ones."""
    near = [Fraction(real_part(root)) for root in roots]
    between = [(low + high) / 2 for low, high in pairwise(near)]
    cells = _stated_cells(polynomial, roots, text)
    for gap, x in enumerate([near[0] - 1, *between, near[-1] + 1]):
        value = polynomial(fmpq(x.numerator, x.denominator))
        holds = value > 0 if sign in (">", ">=") else value < 0
        yield from _cell_wrong(f"in gap {gap + 1}", holds, 2 * gap in cells)
        if gap < len(roots):
            yield from _cell_wrong(f"at root {gap + 1}", sign in ("<=", ">="), 2 * gap + 1 in cells)


def _cell_wrong(where: str, holds: bool, is_stated: bool) -> Iterator[str]:
    if holds and not is_stated:
        yield f"{where} the inequality holds, unlike the answer"
    if is_stated and not holds:
        yield f"{where} the inequality does not hold, unlike the answer"


def _stated_cells(polynomial: fmpz_poly, roots: Sequence[Field], text: str) -> set[int]:
    """Return the cells of a union. Raises: ValueError where parts overlap."""
    cells: set[int] = set()
    for part in text.split(" U "):
        part_cells = _cells(polynomial, roots, part)
        if not cells.isdisjoint(part_cells):
            raise ValueError(f"{part} overlaps another part")
        cells.update(part_cells)
    return cells


def _cells(polynomial: fmpz_poly, roots: Sequence[Field], part: str) -> range:
    """Return the cells of a stated interval, or of the set of one root. Raises: ValueError."""

    def cell(end: str) -> int:
        return 2 * roots.index(_root(polynomial, end)) + 1

    single = _SET.fullmatch(part)
    if single is not None:
        return range(cell(single[1]), cell(single[1]) + 1)
    match = _INTERVAL.fullmatch(part)
    if match is None:
        raise ValueError(f"{part!r} is no interval")
    opening, low, high, closing = match.groups()
    if "[-oo" in part or "oo]" in part:
        raise ValueError(f"{part} is closed at infinity")
    first = 0 if low == "-oo" else cell(low)
    last = 2 * len(roots) if high == "oo" else cell(high)
    if low != "-oo" and opening == "(":
        first += 1
    if high != "oo" and closing == ")":
        last -= 1
    if last < first or (first == last and first % 2 == 1):
        raise ValueError(f"{part} is upside down, or has a single point")
    return range(first, last + 1)


CHECKER = Checker(
    facts=Facts,
    method="substitution and Sturm count",
    wrong=wrong,
    types=lambda facts: ["set", "set", "interval_union"],
)

"""Puts stated roots into the expanded polynomial, in Q(sqrt(n)), and counts all by Sturm's theorem.

The solution set of the inequality is compared cell by cell: every root is a cell, and every gap between two.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq, fmpq_poly, fmpz_poly

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

Surd = tuple[Fraction, Fraction, int]
"""a + b * sqrt(n)."""
Cells = list[tuple[Fraction, Fraction]]
"""An interval around every root."""

_INTEGER = "[0-9]{1,4}"
_RATIONAL = re.compile(rf"-?{_INTEGER}(?:/[1-9][0-9]{{0,3}})?")
_SURD = re.compile(
    rf"\(?(?P<a>-?{_INTEGER})?(?P<sign>-| \+ | - )?(?P<b>{_INTEGER})?\*?"
    rf"sqrt\((?P<n>{_INTEGER})\)\)?(?:/(?P<below>[1-9]))?"
)
_PART = re.compile(r"([(\[])(.+), (.+)([)\]])")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare, and say what cannot be read."""
    try:
        yield from _wrong(facts, answers)
    except ValueError as problem:
        yield str(problem)


def _wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The rational roots are those of the linear factors over Q; the real ones are roots, and enough."""
    whole = fmpz_poly([1])
    for factor in facts["linear"] + facts["quadratic"]:
        whole *= fmpz_poly(factor[::-1])
    factors = [one for one, _ in whole.factor()[1] if one.degree() == 1]
    rational = sorted(Fraction(-int(one[0]), int(one[1])) for one in factors)
    if answers[0] != "{" + ", ".join(map(str, rational)) + "}":
        yield f"the rational roots are {[str(one) for one in rational]}, not {answers[0]}"
    cells = _isolated(whole)
    stated = [_surd(text) for text in answers[1][1:-1].split(", ")]
    places = [_place(whole, cells, one) for one in stated]
    if answers[1][:1] + answers[1][-1:] != "{}" or places != list(range(len(cells))):
        yield f"the polynomial has {len(cells)} real roots, and they are not {answers[1]}, in this order"
    if "sign" in facts:
        yield from _inequality(whole, cells, facts["sign"], answers[2])


def _inequality(whole: fmpz_poly, cells: Cells, sign: str, text: str) -> Iterator[str]:
    truth = [_sign(whole, cells[0][0]), *(one for _, high in cells for one in (0, _sign(whole, high)))]
    holds = [{"<": one < 0, "<=": one <= 0, ">": one > 0, ">=": one >= 0}[sign] for one in truth]
    covered = [False] * len(truth)
    for part in text.split(" U "):
        first, last = _ends(whole, cells, part)
        if any(covered[first : last + 1]):
            raise ValueError(f"{part} overlaps another part")
        covered[first : last + 1] = [True] * (last + 1 - first)
    for cell, (stated, true) in enumerate(zip(covered, holds, strict=True)):
        if stated != true:
            where = f"{'at root' if cell % 2 else 'in gap'} {cell // 2 + 1}"
            yield f"{where} the inequality {'does not hold' if stated else 'holds'}, unlike the answer"


def _ends(whole: fmpz_poly, cells: Cells, part: str) -> tuple[int, int]:
    """The first and the last cell of a stated interval, or of the set of one root."""
    if part.startswith("{"):
        return (2 * _place(whole, cells, _surd(part[1:-1])) + 1,) * 2
    match = _PART.fullmatch(part)
    if match is None:
        raise ValueError(f"{part!r} is no interval")
    opening, low, high, closing = match.groups()
    first = 0 if low == "-oo" else 2 * _place(whole, cells, _surd(low)) + 2 - (opening == "[")
    last = 2 * len(cells) if high == "oo" else 2 * _place(whole, cells, _surd(high)) + (closing == "]")
    if last <= first - (first % 2 == 0) or "[-oo" in part or "oo]" in part:
        raise ValueError(f"{part} is upside down, or closed at infinity")
    return first, last


def _surd(text: str) -> Surd:
    if _RATIONAL.fullmatch(text):
        return Fraction(text), Fraction(0), 1
    match = _SURD.fullmatch(text)
    if match is None or (match["a"] and not match["sign"] and match["b"]):
        raise ValueError(f"{text!r} is no root")
    a, b, below = int(match["a"] or 0), int(match["b"] or 1), int(match["below"] or 1)
    if match["a"] and not match["sign"]:
        a, b = 0, a
    sign = -1 if (match["sign"] or "").strip() == "-" else 1
    return Fraction(a, below), Fraction(sign * b, below), int(match["n"])


def _place(whole: fmpz_poly, cells: Cells, root: Surd) -> int:
    """The number of the root among all. Raises: ValueError where it is none."""
    a, b, n = root
    rational = surd = Fraction(0)
    for coefficient in reversed(whole.coeffs()):
        rational, surd = rational * a + surd * b * n + int(coefficient), rational * b + surd * a
    if rational != 0 or surd != 0:
        raise ValueError(f"{a} + {b} * sqrt({n}) is no root")
    return next(k for k, (low, high) in enumerate(cells) if _above(root, low) and not _above(root, high))


def _above(root: Surd, x: Fraction) -> bool:
    a, b, n = root
    left = x - a
    if (left < 0) != (b < 0):
        return left < 0
    return left * left < b * b * n if left >= 0 else left * left > b * b * n


def _sign(whole: fmpz_poly, x: Fraction) -> int:
    value = whole(fmpq(x.numerator, x.denominator))
    return (value > 0) - (value < 0)


def _isolated(whole: fmpz_poly) -> Cells:
    """Intervals with one real root each, in order, by Sturm's chain; no end is a root."""
    simple = fmpq_poly(whole) / fmpq_poly(whole.gcd(whole.derivative()))
    chain = [simple, simple.derivative()]
    while chain[-1].degree() > 0:
        chain.append(-(chain[-2] % chain[-1]))

    def changes(x: Fraction) -> int:
        values = [value for one in chain if (value := one(fmpq(x.numerator, x.denominator))) != 0]
        return sum((one > 0) != (other > 0) for one, other in pairwise(values))

    bound = 1 + max(abs(int(one)) for one in whole.coeffs())
    # Ends that are no roots: their denominators are multiples of 101, but not those of the roots.
    left, found = [(-bound - Fraction(1, 101), bound + Fraction(2, 101))], []
    while left:
        low, high = left.pop()
        count = changes(low) - changes(high)
        found += [(low, high)] * (count == 1)
        left += [((low + high) / 2, high), (low, (low + high) / 2)] * (count > 1)
        if not (_sign(whole, low) and _sign(whole, high)):
            raise ValueError("a root is an end")
    return found


CHECKER = Checker(
    facts=Facts,
    method="substitution and Sturm count",
    wrong=wrong,
    types=lambda facts: ["set", "set", "interval_union"][: 3 if "sign" in facts else 2],
)

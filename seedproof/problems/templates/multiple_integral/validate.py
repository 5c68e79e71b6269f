"""Integrates polynomials between polynomial ends, in x first; in space along z, then y, then x.

The parabola y = k x^2 is passed by y = k s^2, so that its left and right ends are polynomials in s.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_RING = fmpq_mpoly_ctx.get(("x", "y", "z", "s"), Ordering.lex)
_LETTERS = _RING.gens()
_X, _Y, _, _S = _LETTERS
_ANSWER = re.compile(r"-?[0-9]{1,9}(?:/[1-9][0-9]{0,8})?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The integrals of 1 and of the function."""
    whole = _RING.constant(0)
    for *powers, factor in facts["terms"]:
        term = _RING.constant(factor)
        for letter, power in zip(_LETTERS, powers, strict=False):
            term *= letter**power
        whole += term
    for name, inside, text in zip(("size", "integral"), (_RING.constant(1), whole), answers, strict=True):
        value = _over(facts["region"], inside)
        if not _ANSWER.fullmatch(text) or Fraction(text) != Fraction(int(value.p), int(value.q)):
            yield f"the {name} is not {text[:40]}"


def _over(region: Facts, inside: fmpq_mpoly) -> fmpq:
    """The integral over a region."""
    zero, last = _RING.constant(0), 0
    if region["kind"] == "tetrahedron":
        a, b, c = region["intercepts"]
        left = 1 - _X / a
        found = _between(inside, 2, zero, c * (left - _Y / b))
        found = _between(_between(found, 1, zero, b * left), 0, zero, _RING.constant(a))
        return found(0, 0, 0, last)
    a, k = region["width"], region["factor"]
    if region["kind"] == "parabola":
        across = _between(inside, 0, _S**2 / a, _S).compose(_X, k * _S**2, zero, _S) * (2 * k * _S)
        return _between(across, 3, zero, _RING.constant(a))(0, 0, 0, last)
    ends = (_Y / k, _RING.constant(a)) if region["kind"] == "below" else (zero, _Y / k)
    return _between(_between(inside, 0, *ends), 1, zero, _RING.constant(k * a))(0, 0, 0, last)


def _between(inside: fmpq_mpoly, place: int, low: fmpq_mpoly, high: fmpq_mpoly) -> fmpq_mpoly:
    """The integral in one variable."""
    primitive = inside.integral(place)
    ends = []
    for end in (high, low):
        at = [*_LETTERS]
        at[place] = end
        ends.append(primitive.compose(*at))
    return ends[0] - ends[1]


CHECKER = Checker(
    facts=Facts,
    method="iterated integral in the other order",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)

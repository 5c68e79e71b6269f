"""Isolates roots exactly, and counts them at the ends of what is stated, and beside these ends."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import cast

from flint import acb, arb, fmpq, fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.mean_value_theorem.facts import Count, Facts, Level, Mean


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both answers are those of the roots."""
    match facts:
        case Mean():
            expected = _mean(facts)
        case Count():
            expected = _count(facts)
        case Level():
            expected = _level(facts)
    for stated, text, answer_type in zip(answers, expected, _types(facts), strict=True):
        if text is None:
            yield "the problem is not of the form that is asked for"
        elif not agrees(stated, text, answer_type):
            yield f"{stated} is not {text}"


def _mean(facts: Mean) -> tuple[str | None, str | None]:
    """The line through both ends is taken off; where the rest is steepest the tangent is parallel to it."""
    low, high = facts.interval
    f = fmpq_poly(facts.coefficients[::-1])
    if low >= high or f.degree() != 3:
        return None, None
    slope = (f(high) - f(low)) / (high - low)
    inside = [root for root in _rational_roots(f.derivative() - slope) if low < root < high]
    if not inside:
        return None, None
    return str(slope), "{" + ", ".join(map(str, inside)) + "}"


def _rational_roots(polynomial: fmpq_poly) -> list[fmpq]:
    _, factors = polynomial.factor()
    return sorted(-each[0] / each[1] for each, _ in factors if each.degree() == 1)


def _real_roots(polynomial: fmpq_poly) -> int:
    """Return the number of different real roots."""
    # flint's stubs forget that each root comes with its multiplicity.
    roots = cast("list[tuple[acb, int]]", polynomial.complex_roots())
    return sum(root.imag.contains(0) for root, _ in roots)


def _count(facts: Count) -> tuple[str | None, str | None]:
    """A line through two roots changes their number only at the height of a stationary point."""
    f = fmpq_poly(facts.coefficients[::-1])
    heights = sorted({f(root) for root in _rational_roots(f.derivative())})
    most = [(low, high) for low, high in pairwise(heights) if _real_roots(f - (low + high) / 2) == f.degree()]
    if len(most) != 1:
        return None, None
    ends = most[0]
    if any(_real_roots(f - end) == f.degree() for end in ends):
        return None, None
    return str(_real_roots(f)), f"({ends[0]}, {ends[1]})"


def _level(facts: Level) -> tuple[str | None, str | None]:
    """The function is compared with its value at the peak to both sides of it, in balls."""
    c = facts.factor
    m = facts.power
    a = facts.multiple
    if min(c, m, a) < 1:
        return None, None
    if facts.shape == "exp":
        peak = arb(m) / a
        top = f"{c}*({Fraction(m, a)})^{m}*exp(-{m})"
    else:
        peak = (arb(1) / m).exp() / a
        top = f"{c}*{a}^{m}/({m}*e)"
    heights = [_height(facts, peak * arb(share) / 8) for share in (4, 7, 8, 9, 12)]
    if not (heights[0] < heights[1] < heights[2] and heights[4] < heights[3] < heights[2]):
        return None, None
    if facts.shape == "exp" and m % 2 == 0:
        return f"(0, {top})", f"{{0}} U ({top}, oo)"
    return f"(0, {top})", f"(-oo, 0] U {{{top}}}"


def _height(facts: Level, x: arb) -> arb:
    if facts.shape == "exp":
        return facts.factor * x**facts.power * (-facts.multiple * x).exp()
    return facts.factor * (facts.multiple * x).log() / x**facts.power


def _types(facts: Facts) -> list[str]:
    match facts:
        case Mean():
            return ["number", "set"]
        case Count():
            return ["number", "interval_union"]
        case Level():
            return ["interval_union", "interval_union"]


CHECKER = Checker(
    facts=Facts,
    method="roots isolated exactly",
    wrong=wrong,
    types=_types,
)

"""Encloses the integral by rigorous quadrature in balls, which the stated value must meet to 60 digits.

The answer may only be made of small numbers, pi, e, square roots and logarithms of small integers: two such
values this short do not agree so far unless they are the same.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from flint import acb, arb

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.problems.checker import Checker
from seedproof.problems.checking.stated_values import ball, integral
from seedproof.problems.templates.definite_integral import facts as kinds
from seedproof.record.budget import Budget

_BITS = 256
_SECONDS = 5.0
_WIDEST = 1e-60
_FORM = re.compile(
    r"(?:[0-9]{1,4}|pi|e|sqrt\([0-9]{1,2}\)|log\([0-9]{1,2}\)|\*\*\(-?[0-9]{1,2}\)|[-+*/ ()]){1,50}"
)


def wrong(facts: kinds.Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare each answer with the ball; the second is the first over the length."""
    if len(answers) != 2:
        yield "there are not as many answers as parts"
        return
    with precision(_BITS):
        low, high = _ends(facts)
        whole = _integral(facts, low, high)
        for answer, value in zip(answers, (whole, whole / (high - low)), strict=True):
            stated = _stated(answer)
            if stated is None:
                yield f"{answer!r} is no exact value of the expected form"
            elif not _agree(stated, value):
                yield f"the value is {value.str(12)}, not {answer!r}"


def _agree(stated: arb, value: arb) -> bool:
    """Whether two balls, both of them narrow, have numbers in common."""
    narrow = float(stated.rad()) <= _WIDEST and float(value.rad()) <= _WIDEST
    return narrow and bool(stated.overlaps(value))


def _stated(answer: str) -> arb | None:
    """Return the stated value, None where the text is of another form."""
    if not _FORM.fullmatch(answer):
        return None
    try:
        return enclosure(read(answer), {}, Budget(_SECONDS))
    except (Undefined, Unclear, ValueError):
        return None


def _ends(facts: kinds.Facts) -> tuple[arb, arb]:
    low, high = map(ball, facts.ends)
    if isinstance(facts, kinds.Wave):
        return low * arb.pi(), high * arb.pi()
    return low, high


def _integral(facts: kinds.Facts, low: arb, high: arb) -> arb:
    """Integrate the function; a polynomial under bars piece by piece, between its zeros."""
    inner = _zeros(facts) if isinstance(facts, kinds.AbsoluteValue) else []
    pieces = [
        integral(lambda z, analytic: _value(facts, z, analytic=analytic), start, end)
        for start, end in pairwise([low, *inner, high])
    ]
    return sum(map(abs, pieces), arb(0)) if isinstance(facts, kinds.AbsoluteValue) else pieces[0]


def _zeros(facts: kinds.AbsoluteValue) -> list[arb]:
    """Return where a polynomial under bars has zeros inside, all of them integers; found by trial."""
    low, high = facts.ends
    return [arb(x) for x in range(int(low) + 1, int(high)) if _polynomial(facts.numbers, acb(x)) == 0]


def _value(facts: kinds.Facts, z: acb, *, analytic: bool) -> acb:
    """Return the function on complex balls, without bars; where `analytic`, it must be that on the ball."""
    match facts:
        case kinds.Powers(numbers=(a, b, c)):
            return a * z**2 + b + c / z
        case kinds.Wave(numbers=(a, b), more=rate):
            return a * (rate * z).sin() + b * (rate * z).cos()
        case kinds.Exponential(numbers=(a, b), more=rate):
            return (a * z + b) * (rate * z).exp()
        case kinds.AbsoluteValue():
            return _polynomial(facts.numbers, z)
        case kinds.Arc(numbers=(a, b), more=side):
            return (a * z + b) / (z**2 + side**2)
        case kinds.Circle(numbers=(radius,)):
            return (radius**2 - z**2).sqrt(analytic=analytic)


def _polynomial(coefficients: Sequence[int], z: acb) -> acb:
    value = acb(0)
    for coefficient in coefficients:
        value = value * z + coefficient
    return value


CHECKER = Checker(
    facts=kinds.Facts,
    method="rigorous interval quadrature",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)

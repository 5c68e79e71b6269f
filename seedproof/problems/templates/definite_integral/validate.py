"""Encloses the integral by rigorous quadrature in balls, which the stated value must meet to 60 digits.

The answer may only be made of small numbers, pi, e, square roots and logarithms of small integers: two such
values this short do not agree so far unless they are the same.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from flint import acb, arb, fmpq

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.budget import Budget
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_BITS, _SECONDS = 256, 5.0
_FORM = re.compile(
    r"(?:[0-9]{1,4}|pi|e|sqrt\([0-9]{1,2}\)|log\([0-9]{1,2}\)|\*\*\(-?[0-9]{1,2}\)|[-+*/ ]){1,40}"
)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each answer against the ball; the second is the first over the length."""
    if len(answers) != len(types(facts)):
        yield "there are not as many answers as parts"
        return
    with precision(_BITS):
        low, high = (_ball(end) for end in facts["ends"])
        if facts["kind"] == "wave":
            low, high = low * arb.pi(), high * arb.pi()
        area = arb(0)
        for start, end in pairwise((low, *_kinks(facts), high)):
            area += _positive(acb.integral(_function(facts), acb(start), acb(end)).real, facts)
        for answer, value in zip(answers, (area, area / (high - low)), strict=False):
            stated = _stated(answer)
            if stated is None:
                yield f"{answer!r} is no exact value of the expected form"
            elif not stated.overlaps(value) or max(float(one.rad()) for one in (stated, value)) > 1e-60:
                yield f"the value is {value.str(12)}, not {answer!r}"


def _stated(answer: str) -> arb | None:
    if not _FORM.fullmatch(answer):
        return None
    try:
        return enclosure(read(answer), {}, Budget(_SECONDS))
    except (Undefined, Unclear, ValueError):
        return None


def _ball(number: int | str) -> arb:
    exact = Fraction(number)
    return arb(fmpq(exact.numerator, exact.denominator))


def _positive(value: arb, facts: Facts) -> arb:
    return abs(value) if facts["kind"] == "absolute" else value


def _kinks(facts: Facts) -> list[arb]:
    """Where a polynomial under bars has its roots, all of them integers; found by trial."""
    if facts["kind"] != "absolute":
        return []
    ends = [int(end) for end in facts["ends"]]
    inside = range(ends[0] + 1, ends[1])
    return [arb(x) for x in inside if sum(c * x**n for n, c in enumerate(reversed(facts["numbers"]))) == 0]


def _function(facts: Facts) -> Callable[[Any, bool], Any]:
    """The function on complex balls."""
    numbers, more = facts["numbers"], facts["more"]
    functions: dict[str, Callable[[Any, bool], Any]] = {
        "powers": lambda z, _: numbers[0] * z**2 + numbers[1] + numbers[2] / z,
        "wave": lambda z, _: numbers[0] * (more * z).sin() + numbers[1] * (more * z).cos(),
        "exponential": lambda z, _: (numbers[0] * z + numbers[1]) * (more * z).exp(),
        "absolute": lambda z, _: sum((c * z**n for n, c in enumerate(reversed(numbers))), acb(0)),
        "arc": lambda z, _: (numbers[0] * z + numbers[1]) / (z**2 + more**2),
        "circle": lambda z, analytic: (numbers[0] ** 2 - z**2).sqrt(analytic=analytic),
    }
    return functions[facts["kind"]]


def types(facts: Facts) -> list[str]:
    """The mean is asked where the length is rational and more than the method is at stake."""
    return ["number"] * (1 if facts["kind"] in ("powers", "wave") else 2)


CHECKER = Checker(facts=Facts, method="rigorous interval quadrature", wrong=wrong, types=types)

"""Adds up all terms, each from the one before by the addition theorems, exactly."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import Field, element, gaussian, minus, plus, times
from seedproof.problems.templates.trigonometric_sum.facts import Facts

_POINTS = {
    (1, 6): ("sqrt(3)/2", "1/2"),
    (1, 4): ("sqrt(2)/2", "sqrt(2)/2"),
    (1, 3): ("1/2", "sqrt(3)/2"),
    (1, 2): ("0", "1"),
    (2, 3): ("-1/2", "sqrt(3)/2"),
    (3, 4): ("-sqrt(2)/2", "sqrt(2)/2"),
    (5, 6): ("-sqrt(3)/2", "1/2"),
}
"""Cosine and sine by the angle over pi."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both stated sums are those of the terms."""
    for name, answer, expected in zip("CS", answers, _sums(facts), strict=True):
        try:
            if element(answer) != expected:
                yield f"{name} is not {answer}"
        except ValueError:
            yield f"{answer!r} is no sum of square roots"


def _sums(facts: Facts) -> tuple[Field, Field]:
    cosine, sine = (element(text) for text in _POINTS[facts.angle])
    size = element(f"sqrt({Fraction(*facts.square)})")
    cosine = times(size, cosine)
    sine = times(size, sine)
    across = gaussian(1, 0)
    up = gaussian(0, 0)
    cosine_sum = sine_sum = gaussian(0, 0)
    for k in range(facts.last + 1):
        weight = gaussian({"geometric": 1, "rising": k, "binomial": comb(facts.last, k)}[facts.weight], 0)
        cosine_sum = plus(cosine_sum, times(weight, across))
        sine_sum = plus(sine_sum, times(weight, up))
        turned = minus(times(across, cosine), times(up, sine))
        up = plus(times(across, sine), times(up, cosine))
        across = turned
    return cosine_sum, sine_sum


CHECKER = Checker(
    facts=Facts,
    method="exact summation term by term",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)

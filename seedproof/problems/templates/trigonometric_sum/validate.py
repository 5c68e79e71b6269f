"""Adds up all terms, each from the one before by the addition theorems, exactly."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from seedproof.problems.checker import Checker
from seedproof.problems.checking.complex_surds import Field, element, gaussian, plus, times
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
    cosine_sum, sine_sum = _sums(facts)
    for name, answer, expected in zip("CS", answers, (cosine_sum, sine_sum), strict=True):
        try:
            stated = element(answer)
        except ValueError:
            yield f"{answer!r} is no sum of square roots"
            continue
        if stated != expected:
            yield f"{name} is not {answer}"


def _sums(facts: Facts) -> tuple[Field, Field]:
    cosine, sine = (element(text) for text in _POINTS[facts.angle])
    size = element(f"sqrt({Fraction(*facts.square)})")
    cosine = times(size, cosine)
    sine = times(size, sine)
    minus_sine = times(gaussian(-1, 0), sine)
    across = gaussian(1, 0)
    up = gaussian(0, 0)
    cosine_sum = gaussian(0, 0)
    sine_sum = gaussian(0, 0)
    for k in range(facts.last + 1):
        weight = gaussian(_weight(facts, k), 0)
        cosine_sum = plus(cosine_sum, times(weight, across))
        sine_sum = plus(sine_sum, times(weight, up))
        turned = plus(times(across, cosine), times(up, minus_sine))
        up = plus(times(across, sine), times(up, cosine))
        across = turned
    return cosine_sum, sine_sum


def _weight(facts: Facts, k: int) -> int:
    match facts.weight:
        case "geometric":
            return 1
        case "rising":
            return k
        case "binomial":
            return comb(facts.last, k)


CHECKER = Checker(
    facts=Facts,
    method="exact summation term by term",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)

"""Guesses the sign, which is +1 as often as -1; the signal may be negated, or its odd samples may."""

from collections.abc import Iterator
from math import isqrt

from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the signal, its negative, and both with x1 and x3 negated, which exchanges |X0| and |X2|."""
    k0, k1, k2, k3 = facts["magnitudes"]
    sign = facts["sign_x0"]
    signs = {sign} if sign is None else {1, -1}
    for magnitudes in ([k0, k1, k2, k3], [k2, k1, k0, k3]):
        for either in signs:
            yield facts | {"magnitudes": magnitudes, "sign_x0": either}


def operations(facts: Facts) -> int:
    """Count two roots, the sums and differences, and a trial of every square up to half of |X1|^2."""
    trials = isqrt(facts["magnitudes"][1] // 2)
    return 2 + 4 + 8 + 2 * trials


SURVEY = Survey(
    completions=lambda view, slot, difficulty: {"+1": 1, "-1": 1},
    simplest=lambda view, slot: "+1",
    images=images,
    operations=operations,
)

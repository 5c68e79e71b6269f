"""Goes through all (x0, x2) of the stated domain, and looks up which (x1, x3) fit, in a table of them all."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import isqrt

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

Signal = tuple[int, ...]

MAX_BOUND = 100
"""The table of a bound has (2*bound + 1)**2 pairs to go through."""

BANDS = {1: (5, 12), 2: (13, 20), 3: (21, 28)}
"""The least and the largest |x0| of a difficulty; the largest is the bound. They go on in steps of 8."""

ROOTS = {1: (4, 20), 2: (12, 32), 3: (20, 44)}
"""The least and the largest |X1| of a difficulty; they go on in steps of 8 and 12."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the sign of x0. Raises: ValueError unless the facts are four magnitudes, a bound and a sign."""
    if list(facts) != ["magnitudes", "bound", "sign_x0"] or len(facts["magnitudes"]) != 4:
        raise ValueError("expected four magnitudes, a bound and a sign")
    if any(type(number) is not int for number in (*facts["magnitudes"], facts["bound"], facts["sign_x0"])):
        raise ValueError("expected integers")
    if not 2 <= facts["bound"] <= MAX_BOUND or facts["sign_x0"] not in (1, -1):
        raise ValueError(f"expected a bound of 2 to {MAX_BOUND} and a sign of +1 or -1")
    return {"sign_x0": f"{facts['sign_x0']:+d}"}


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is of another size, has a magnitude of 0, or belongs to other than two signals."""
    steps = max(0, difficulty - 3)
    least, largest = (size + 8 * steps for size in BANDS[min(difficulty, 3)])
    if facts["bound"] != largest:
        yield f"a bound of {facts['bound']}"
    if 0 in facts["magnitudes"]:
        yield "a magnitude of 0"
    low, high = ROOTS[min(difficulty, 3)]
    if not (low + 8 * steps) ** 2 <= facts["magnitudes"][1] <= (high + 12 * steps) ** 2:
        yield f"|X1|^2 = {facts['magnitudes'][1]}"
    signals = _left(facts)
    if len(signals) != 2:
        yield f"magnitudes that leave {len(signals)} signals"
    for signal in signals:
        if not least <= abs(signal[0]) <= largest:
            yield f"the signal {signal}"


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a sign that some signal with these magnitudes has."""
    return slot == "sign_x0" and value in map(_sign, _left(view))


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the signals with these magnitudes and this sign."""
    return [str(signal) for signal in _left(view) if _sign(signal) == value]


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return both signs."""
    return ("+1", "-1")


def count(view: Facts) -> tuple[int, int]:
    """Count the signals with these magnitudes; each is an answer of its own."""
    left = _left(view)
    return len(left), len(set(left))


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the sign alone allows: among others, two signals with two samples of 0."""
    for size in (facts["bound"] - 1, facts["bound"]):
        yield str((facts["sign_x0"] * size, 1, 0, 0))


def _left(view: Facts) -> tuple[Signal, ...]:
    return _signals(view["bound"], tuple(view["magnitudes"]))


@lru_cache(maxsize=1000)
def _signals(bound: int, magnitudes: tuple[int, ...]) -> tuple[Signal, ...]:
    """Return the signals of the domain with these squared magnitudes.

    With a = x0 + x2 and b = x1 + x3, |X0|^2 is (a + b)^2, |X2|^2 is (a - b)^2, and |X1|^2 and |X3|^2 are
    (x0 - x2)^2 + (x1 - x3)^2.
    """
    at_0, at_1, at_2, at_3 = magnitudes
    root = isqrt(max(at_0, 0))
    if at_1 != at_3 or root**2 != at_0:
        return ()
    odd = _odd_samples(bound)
    return tuple(
        (x0, x1, x2, x3)
        for x0 in range(-bound, bound + 1)
        for x2 in range(1 - abs(x0), abs(x0))
        for b in {root - x0 - x2, -root - x0 - x2}
        if (x0 + x2 - b) ** 2 == at_2
        for x1, x3 in odd.get((b, at_1 - (x0 - x2) ** 2), ())
        if abs(x1) < abs(x0)
    )


@lru_cache(maxsize=20)
def _odd_samples(bound: int) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """Return all (x1, x3) with |x1| > |x3|, by their sum and the square of their difference."""
    pairs: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x1 in range(1 - bound, bound):
        for x3 in range(1 - abs(x1), abs(x1)):
            pairs.setdefault((x1 + x3, (x1 - x3) ** 2), []).append((x1, x3))
    return pairs


def _sign(signal: Signal) -> str:
    return "+1" if signal[0] > 0 else "-1"


PROVER = Prover(
    family_type="A",
    answer_type="tuple",
    method="finite",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"sign_x0": None},
    admits=admits,
    answers=answers,
    values=values,
    count=count,
    other_side=other_side,
)

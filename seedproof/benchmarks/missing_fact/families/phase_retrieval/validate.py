"""Transforms every signal of the stated domain, once for each bound, and looks the magnitudes up."""

from collections.abc import Iterable
from functools import cache
from itertools import product

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

Signal = tuple[int, ...]
Magnitudes = tuple[int, ...]

MAX_BOUND = 16
"""The table of a bound has (2*bound + 1)**4 signals to go through."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the sign of x0. Raises: ValueError unless the facts are four magnitudes, a bound and a sign."""
    if list(facts) != ["magnitudes", "bound", "sign_x0"] or len(facts["magnitudes"]) != 4:
        raise ValueError("expected four magnitudes, a bound and a sign")
    if any(type(number) is not int for number in (*facts["magnitudes"], facts["bound"], facts["sign_x0"])):
        raise ValueError("expected integers")
    if facts["bound"] > MAX_BOUND or facts["sign_x0"] not in (1, -1):
        raise ValueError(f"expected a bound of at most {MAX_BOUND} and a sign of +1 or -1")
    return {"sign_x0": f"{facts['sign_x0']:+d}"}


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
    """Yield what the sign alone allows: any signal of the domain that has it."""
    signals = (signal for left in _signals(facts["bound"]).values() for signal in left)
    return (str(signal) for signal in signals if _sign(signal) == held(facts, slot)["sign_x0"])


def _left(view: Facts) -> list[Signal]:
    return _signals(view["bound"]).get(tuple(view["magnitudes"]), [])


@cache
def _signals(bound: int) -> dict[Magnitudes, list[Signal]]:
    """Return the signals of the domain, by their squared magnitudes."""
    by_magnitudes: dict[Magnitudes, list[Signal]] = {}
    samples = range(-bound, bound + 1)
    for signal in product(samples, repeat=4):
        x0, x1, x2, x3 = map(abs, signal)
        if x0 > x1 > x3 and x0 > x2:
            by_magnitudes.setdefault(tuple(_power(signal, k) for k in range(4)), []).append(signal)
    return by_magnitudes


def _power(signal: Signal, k: int) -> int:
    """Return |Xk|^2, the powers of -i being 1, -i, -1, i."""
    real = sum(sample * (1, 0, -1, 0)[k * n % 4] for n, sample in enumerate(signal))
    imaginary = sum(sample * (0, -1, 0, 1)[k * n % 4] for n, sample in enumerate(signal))
    return real**2 + imaginary**2


def _sign(signal: Signal) -> str:
    return "+1" if signal[0] > 0 else "-1"


PROVER = Prover(
    family_type="A",
    answer_type="tuple",
    method="finite",
    held=held,
    view=lambda facts, slot: facts | {"sign_x0": None},
    admits=admits,
    answers=answers,
    values=values,
    count=count,
    other_side=other_side,
)

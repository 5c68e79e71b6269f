"""Solves the equations of the recorded outputs for the signal, over the rationals by FLINT."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import gcd, lcm

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.exact.number import tuple_text
from seedproof.proving.integer_system import Row, are_integers, integer_solutions, right_sides, whole_number
from seedproof.proving.linear import only_solution


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the hidden output. Raises: ValueError unless there are as many outputs as the signal is long."""
    if list(facts) != ["kernel", "signal_length", "recorded", "outputs"]:
        raise ValueError(f"facts are {list(facts)}, expected kernel, signal_length, recorded and outputs")
    kernel, length, recorded, outputs = facts.values()
    if not are_integers(length, *kernel, *recorded, *outputs.values()) or not (kernel[0] and any(kernel[1:])):
        raise ValueError(f"the kernel is {kernel}, expected integers, h_0 and another not 0")
    indices = [k for k in range(len(recorded) + len(kernel) - 1) if k in recorded]
    if len(recorded) != length or recorded != indices or list(outputs) != list(map(str, recorded)):
        raise ValueError(f"recorded are {recorded}, expected {length} indices in order with their outputs")
    if not slot.startswith("y_"):
        raise ValueError(f"{slot} is no output")
    return {slot: str(outputs[slot[2:]])}


def signal_sizes(difficulty: int) -> range:
    """Return what the absolute value of a value of the signal may be."""
    return range(3 * difficulty, 30 * difficulty + 1)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too large or too small, and signals too far apart without the slot's output."""
    kernel, length, recorded, outputs = facts.values()
    if length != difficulty + 3:
        yield f"a signal of length {length}"
    if len(kernel) != min(difficulty + 1, 3):
        yield f"a kernel of {len(kernel)} taps"
    if any(tap == 0 or abs(tap) > difficulty + 2 for tap in kernel) or gcd(*kernel) > 1:
        yield f"the kernel {kernel}"
    sizes = signal_sizes(difficulty)
    for signal in integer_solutions(_rows(facts), tuple(outputs.values())):
        if any(abs(value) not in sizes for value in signal):
            yield f"the signal {signal}"
    change = only_solution(_rows(facts), [int(slot == f"y_{k}") for k in recorded])
    if change is None:
        yield "outputs that do not fix the signal"
        return
    whole = lcm(*(part.denominator for part in change))
    step = max(abs(part) for part in change) * whole / gcd(*(int(part * whole) for part in change))
    if step > 6 * difficulty:
        yield f"signals with the same notes that are {step} apart"
    if sum(1 for part in change if part) < 2:
        yield "notes that leave only one value of the signal open"


def view(facts: Facts, slot: str) -> Facts:
    """Return the kernel, the indices that were recorded, and all outputs but one."""
    return facts | {"outputs": facts["outputs"] | {slot[2:]: None}}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an integer that leaves the values of the signal integers."""
    return bool(_signals(view, slot, value))


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the integer signal with these outputs."""
    yield from map(tuple_text, _signals(view, slot, value))


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the nearest outputs that leave the values of the signal integers."""
    return map(str, right_sides(_rows(view), view["recorded"].index(int(slot[2:])), int(value)))


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what the kernel and one output allow: a value that does not reach it may be anything."""
    row = facts["recorded"].index(int(slot[2:]))
    outputs = tuple(facts["outputs"].values())
    free = _rows(facts)[row].index(0)
    for signal in integer_solutions(_rows(facts), outputs):
        yield tuple_text(signal)
        changed = list(signal)
        changed[free] += 1
        yield tuple_text(changed)


def _signals(view: Facts, slot: str, value: str) -> tuple[Row, ...]:
    outputs = view["outputs"] | {slot[2:]: whole_number(value)}
    return integer_solutions(_rows(view), tuple(outputs.values()))


def _rows(view: Facts) -> tuple[Row, ...]:
    return _equations(tuple(view["kernel"]), view["signal_length"], tuple(view["recorded"]))


@lru_cache(maxsize=1)
def _equations(kernel: Row, length: int, recorded: Row) -> tuple[Row, ...]:
    taps = dict(enumerate(kernel))
    return tuple(tuple(taps.get(k - i, 0) for i in range(length)) for k in recorded)


PROVER = Prover(
    family_type="B",
    answer_type="tuple",
    method="linear",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)

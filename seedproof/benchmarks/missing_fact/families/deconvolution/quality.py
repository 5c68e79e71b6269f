"""Guesses an output from the integer signals with the same notes; all may be read backwards, or negated."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import gcd, lcm

from seedproof.benchmarks.missing_fact.families.deconvolution.validate import signal_sizes
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.proving.linear import only_solution

Signal = tuple[int, ...]


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return the output of every signal of the band that has these notes, all alike likely."""
    sizes = signal_sizes(difficulty)
    signal, step = _line(view, slot)
    place = next(place for place, change in enumerate(step) if change)
    ends = sorted([(end - signal[place]) // step[place] for end in (-sizes[-1], sizes[-1])])
    signals = [_moved(signal, step, count) for count in range(ends[0], ends[1] + 2)]
    return {
        str(_output(view, slot, values)): 1
        for values in signals
        if all(abs(value) in sizes for value in values)
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the output of the signal with the least sum of sizes, which is next to a zero."""
    signal, step = _line(view, slot)
    near = [
        _moved(signal, step, -value // change + after)
        for value, change in zip(signal, step, strict=True)
        if change
        for after in (0, 1)
    ]
    return str(_output(view, slot, min(near, key=lambda values: (sum(map(abs, values)), values))))


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the problem forwards and backwards, with kernel, signal or every second value negated."""
    length = facts["signal_length"]
    last = length + len(facts["kernel"]) - 2
    outputs = {int(k): value for k, value in facts["outputs"].items()}
    for backwards, kernel_sign, signal_sign, turn in product((False, True), (1, -1), (1, -1), (1, -1)):
        kernel = [kernel_sign * turn**i * tap for i, tap in enumerate(facts["kernel"])]
        values = {
            k: None if value is None else kernel_sign * signal_sign * turn**k * value
            for k, value in outputs.items()
        }
        if backwards:
            kernel.reverse()
            values = {last - k: values[k] for k in reversed(values)}
        yield {
            "kernel": kernel,
            "signal_length": length,
            "recorded": list(values),
            "outputs": {str(k): value for k, value in values.items()},
        }


def operations(facts: Facts) -> int:
    """Count one who finds value after value: the other taps' products are taken off, the rest is divided."""
    return len(facts["recorded"]) * (2 * len(facts["kernel"]) - 1)


def _line(view: Facts, slot: str) -> tuple[Signal, Signal]:
    """Return an integer signal with these notes, and the step to the next one.

    Raises: ValueError when the recorded outputs do not fix a signal, or no integer one.
    """
    rows = [_row(view, k) for k in view["recorded"]]
    known = [0 if value is None else value for value in view["outputs"].values()]
    start = only_solution(rows, known)
    change = only_solution(rows, [int(slot == f"y_{k}") for k in view["recorded"]])
    if start is None or change is None:
        raise ValueError("the recorded outputs do not fix a signal")
    scale = lcm(*(part.denominator for part in change))
    whole = [int(part * scale) for part in change]
    step = tuple(part // gcd(*whole) for part in whole)
    place = next(place for place, part in enumerate(change) if part)
    for value in range(abs(step[place])):
        output = (value - start[place]) / change[place]
        signal = [at + output * part for at, part in zip(start, change, strict=True)]
        if all(part.denominator == 1 for part in signal):
            return tuple(map(int, signal)), step
    raise ValueError("no integer signal has these notes")


def _row(view: Facts, k: int) -> list[int]:
    """Return the taps that the values of the signal meet in y_k."""
    kernel = view["kernel"]
    return [kernel[k - i] if 0 <= k - i < len(kernel) else 0 for i in range(view["signal_length"])]


def _moved(signal: Signal, step: Signal, count: int) -> Signal:
    return tuple(value + count * change for value, change in zip(signal, step, strict=True))


def _output(view: Facts, slot: str, signal: Sequence[int]) -> int:
    row = _row(view, int(slot.removeprefix("y_")))
    return sum(tap * value for tap, value in zip(row, signal, strict=True))


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
)

"""Reads kernel, recorded indices and outputs back, and solves for the signal."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.exact.number import tuple_text
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    signal=[
        "x is a signal of length {length:nat} with integer values x_0 to x_{last:nat}, and x_i = 0 for every "
        "other index i.",
        "The signal x has length {length:nat} and the integer values x_0 to x_{last:nat}; for every other "
        "index i, x_i = 0.",
        "x_0 to x_{last:nat} are the integer values of a signal x of length {length:nat}, and x_i = 0 for "
        "any other i.",
        "Let x be a signal of length {length:nat} whose values x_0 to x_{last:nat} are integers, with "
        "x_i = 0 for all other i.",
    ],
    kernel=[
        "The kernel is h = ({taps:ints}), with indices from 0.",
        "The kernel h has the entries ({taps:ints}), with indices from 0.",
        "h = ({taps:ints}) is the kernel, and its first index is 0.",
        "The entries of the kernel h are ({taps:ints}), and the first of them is h_0.",
    ],
    convolution=[
        "The output is the convolution y = x * h, where y_k is the sum of h_i*x_(k-i) over i from 0 to "
        "{last_tap:nat}, for k from 0 to {last:nat}.",
        "y = x * h is the convolution of x and h: for k from 0 to {last:nat}, the output y_k is the sum of "
        "h_i*x_(k-i) over i from 0 to {last_tap:nat}.",
        "The convolution y = x * h has the outputs y_0 to y_{last:nat}, where y_k is the sum of h_i*x_(k-i) "
        "over i from 0 to {last_tap:nat}.",
        "Convolving x with h gives the output y = x * h: y_k is the sum of h_i*x_(k-i) over i from 0 to "
        "{last_tap:nat}, for every k from 0 to {last:nat}.",
    ],
    recorded=[
        "The outputs that were recorded are the y_k with k = {indices:ints}.",
        "y_k was recorded at the indices k = {indices:ints}.",
        "The outputs y_k with k = {indices:ints} were recorded.",
        "Of all outputs, those with k = {indices:ints} were recorded.",
    ],
    output=[
        "y_{k:nat} = {value:int}.",
        "The recorded value of y_{k:nat} is {value:int}.",
        "The output y_{k:nat} is {value:int}.",
        "The value recorded at index {k:nat} is y_{k:nat} = {value:int}.",
        "At index {k:nat}, the output is y_{k:nat} = {value:int}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find the signal x, that is, x_0 to x_{last:nat}.",
        "What are the values x_0 to x_{last:nat} of the signal?",
        "Determine the values x_0 to x_{last:nat} of the signal.",
        "Recover the signal x, that is, x_0 to x_{last:nat}.",
    ]
)
HINTS = (
    "y_{k:nat} = {value:int}.",
    "The recorded value of y_{k:nat} is {value:int}.",
    "The output y_{k:nat} is {value:int}.",
    "y_{k:nat} is equal to {value:int}.",
)
REQUESTS = (
    "What is y_{k:nat}?",
    "What is the value of y_{k:nat}?",
    "Please give me y_{k:nat}.",
    "What is the recorded value of y_{k:nat}?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read what was recorded; an index without a value is open."""
    sentences = VIEW.read_all(view, once=("signal", "kernel", "convolution", "recorded"))
    length = sentences["signal"][0]["length"]
    last = sentences["signal"][0]["last"]
    kernel = sentences["kernel"][0]["taps"]
    recorded = sorted(sentences["recorded"][0]["indices"])
    if sentences["convolution"][0] != {"last_tap": len(kernel) - 1, "last": length + len(kernel) - 2}:
        raise Unreadable("the convolution does not fit the lengths of signal and kernel")
    if last != length - 1 or TARGET.gaps("target", target)["last"] != last:
        raise Unreadable(f"{target!r} does not ask for a signal of length {length}")
    if not len(recorded) == len(set(recorded)) == length or recorded[-1] > last + len(kernel) - 1:
        raise Unreadable(f"recorded indices are {recorded}, expected {length} different ones of the output")
    values = {gaps["k"]: gaps["value"] for gaps in sentences["output"]}
    if len(values) != len(sentences["output"]) or not set(values) <= set(recorded):
        raise Unreadable("the outputs are not the recorded ones, each once")
    facts = {
        "kernel": kernel,
        "signal_length": length,
        "recorded": recorded,
        "outputs": {str(k): values.get(k) for k in recorded},
    }
    slots = tuple(sorted(f"y_{k}" for k in recorded if k not in values))
    return Reading(facts, slots, tuple(f"x_{i}" for i in range(length)))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the output at its index."""
    return facts | {"outputs": facts["outputs"] | {slot.removeprefix("y_"): int(value)}}


def solve(facts: Facts) -> str:
    """Solve for the signal: each output sums the values that the kernel's taps meet."""
    rows = []
    for k in facts["recorded"]:
        row = [0] * facts["signal_length"]
        for i, tap in enumerate(facts["kernel"]):
            if 0 <= k - i < len(row):
                row[k - i] = tap
        rows.append(row)
    return tuple_text(solve_linear(rows, list(facts["outputs"].values())))


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("y_{k}", "{value}")),
    requests=dict.fromkeys(REQUESTS, "y_{k}"),
    fill=fill,
    solve=solve,
)

"""A signal of integers, recovered from recorded values of its convolution, one of which is withheld."""

from collections.abc import Mapping, Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, equal, integer, total

_X = "x_{first:integer} to x_{last:integer}"
_SUM = "y_k is the sum of h_i*x_(k-i) over i from {first:integer} to {last:integer}"

NOTES = Patterns(
    {
        "signal": (
            f"The signal x has length {{length:integer}} and the integer values {_X}; "
            "for every other index i, x_i = 0.",
            f"Let x be a signal of length {{length:integer}} whose values {_X} are integers, "
            "with x_i = 0 for all other i.",
            f"x is a signal of length {{length:integer}} with integer values {_X}, "
            "and x_i = 0 for every other index i.",
            f"{_X} are the integer values of a signal x of length {{length:integer}}, "
            "and x_i = 0 for any other i.",
        ),
        "kernel": (
            "The kernel is h = ({h:integers}), with indices from 0.",
            "The kernel h has the entries ({h:integers}), with indices from 0.",
            "h = ({h:integers}) is the kernel, and its first index is 0.",
            "The entries of the kernel h are ({h:integers}), and the first of them is h_0.",
        ),
        "convolution": (
            f"Convolving x with h gives the output y = x * h: {_SUM}, "
            "for every k from {start:integer} to {end:integer}.",
            f"The output is the convolution y = x * h, where {_SUM}, "
            "for k from {start:integer} to {end:integer}.",
            "The convolution y = x * h has the outputs y_{start:integer} to y_{end:integer}, "
            f"where {_SUM}.",
            "y = x * h is the convolution of x and h: for k from {start:integer} to {end:integer}, "
            f"the output {_SUM}.",
        ),
        "recorded": (
            "The outputs y_k with k = {indices:integers} were recorded.",
            "Of all outputs, those with k = {indices:integers} were recorded.",
            "The outputs that were recorded are the y_k with k = {indices:integers}.",
            "y_k was recorded at the indices k = {indices:integers}.",
        ),
        "output": (
            "y_{k:integer} = {value:integer}.",
            "y_{k:integer} is equal to {value:integer}.",
            "The output y_{k:integer} is {value:integer}.",
            "The recorded value of y_{k:integer} is {value:integer}.",
            "At index {again:integer}, the output is y_{k:integer} = {value:integer}.",
            "The value recorded at index {again:integer} is y_{k:integer} = {value:integer}.",
        ),
    }
)

TASKS = Patterns(
    {
        "signal": (
            f"Find the signal x, that is, {_X}.",
            f"Recover the signal x, that is, {_X}.",
            f"Determine the values {_X} of the signal.",
            f"What are the values {_X} of the signal?",
        ),
    }
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    signal = _signal(only(notes, "signal"), task)
    kernel: list[int] = only(notes, "kernel")["h"]
    convolution = only(notes, "convolution")
    outputs = {k: integer(f"y_{k}") for k in range(convolution["start"], convolution["end"] + 1)}
    if (convolution["first"], convolution["last"]) != (0, len(kernel) - 1):
        raise Unread(f"the kernel has {len(kernel)} entries: {convolution.sentence}")
    recorded: list[int] = only(notes, "recorded")["indices"]

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "convolution":
            return [equal(output, _convolved(kernel, signal, k)) for k, output in outputs.items()]
        if said.kind == "output":
            return [equal(outputs[_index(said, recorded)], said["value"])]
        return []

    return Model((*signal.values(), *outputs.values()), mean, each_is(list(signal.values())))


def _signal(said: Said, task: Said) -> Mapping[int, Symbol]:
    """Name the values of the signal, by index.

    Raises: Unread unless its length fits, and the task asks for all of them.
    """
    indices = range(said["first"], said["last"] + 1)
    if len(indices) != said["length"] or (task["first"], task["last"]) != (said["first"], said["last"]):
        raise Unread(f"not the length, or not the task: {said.sentence} {task.sentence}")
    return {i: integer(f"x_{i}") for i in indices}


def _convolved(kernel: Sequence[int], signal: Mapping[int, Symbol], k: int) -> Term:
    """Add up h_i*x_(k-i); outside its indices the signal is 0."""
    return total(h * signal[k - i] for i, h in enumerate(kernel) if k - i in signal)


def _index(said: Said, recorded: Sequence[int]) -> int:
    """Return which output a sentence states.

    Raises: Unread if the sentence has two indices, or its output was not recorded.
    """
    k: int = said["k"]
    if said.gaps.get("again", k) != k or k not in recorded:
        raise Unread(f"recorded were {recorded}: {said.sentence}")
    return k


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"y_{said['k']}",
    shared=frozenset(["signal", "convolution", "recorded"]),
    lent=lambda said: said.kind == "kernel",
)

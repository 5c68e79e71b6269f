"""Draws a signal, a kernel and the indices that were recorded; the signal is linear in the hidden output."""

from collections.abc import Hashable
from functools import cache, lru_cache
from itertools import product
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.integer_system import cramer, has_neighbour
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

SIGNAL = (
    "x is a signal of length {length} with integer values x_0 to x_{last}, and x_i = 0 for every other "
    "index i.",
    "The signal x has length {length} and the integer values x_0 to x_{last}; for every other index i, "
    "x_i = 0.",
    "x_0 to x_{last} are the integer values of a signal x of length {length}, and x_i = 0 for any other i.",
    "Let x be a signal of length {length} whose values x_0 to x_{last} are integers, with x_i = 0 for "
    "all other i.",
)
KERNEL = (
    "The kernel is h = ({taps}), with indices from 0.",
    "The kernel h has the entries ({taps}), with indices from 0.",
    "h = ({taps}) is the kernel, and its first index is 0.",
    "The entries of the kernel h are ({taps}), and the first of them is h_0.",
)
CONVOLUTION = (
    "The output is the convolution y = x * h, where y_k is the sum of h_i*x_(k-i) over i from 0 to "
    "{last_tap}, for k from 0 to {last}.",
    "y = x * h is the convolution of x and h: for k from 0 to {last}, the output y_k is the sum of "
    "h_i*x_(k-i) over i from 0 to {last_tap}.",
    "The convolution y = x * h has the outputs y_0 to y_{last}, where y_k is the sum of h_i*x_(k-i) over "
    "i from 0 to {last_tap}.",
    "Convolving x with h gives the output y = x * h: y_k is the sum of h_i*x_(k-i) over i from 0 to "
    "{last_tap}, for every k from 0 to {last}.",
)
RECORDED = (
    "The outputs that were recorded are the y_k with k = {indices}.",
    "y_k was recorded at the indices k = {indices}.",
    "The outputs y_k with k = {indices} were recorded.",
    "Of all outputs, those with k = {indices} were recorded.",
)
OUTPUT = (
    "y_{k} = {value}.",
    "The recorded value of y_{k} is {value}.",
    "The output y_{k} is {value}.",
    "The value recorded at index {k} is y_{k} = {value}.",
    "At index {k}, the output is y_{k} = {value}.",
)
TARGET = (
    "Find the signal x, that is, x_0 to x_{last}.",
    "What are the values x_0 to x_{last} of the signal?",
    "Determine the values x_0 to x_{last} of the signal.",
    "Recover the signal x, that is, x_0 to x_{last}.",
)
HINT = (
    "y_{k} = {value}.",
    "The recorded value of y_{k} is {value}.",
    "The output y_{k} is {value}.",
    "y_{k} is equal to {value}.",
)
REQUEST = (
    "What is y_{k}?",
    "What is the value of y_{k}?",
    "Please give me y_{k}.",
    "What is the recorded value of y_{k}?",
)

Row = tuple[int, ...]


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a signal and a kernel from their bands, and as many outputs as the signal is long.

    Withheld is an output without which two or more values are open, and many signals possible.
    """
    length = 3 + difficulty
    kernel = draws.choice(_kernels(difficulty))
    recorded = sorted(draws.sample(range(length + len(kernel) - 1), length))
    _, columns = _solved(kernel, tuple(recorded))
    hideable = [
        k
        for k, column in zip(recorded, columns, strict=True)
        if column.count(0) <= length - 2 and max(map(abs, column)) <= 6 * difficulty * gcd(*column)
    ]
    if not hideable:
        raise Rejected("too few signals without any one output")
    sizes = _values(difficulty)
    signal = [sizes[place] for place in draws.integers(length, 0, len(sizes) - 1)]
    hidden = draws.choice(hideable)
    column = columns[recorded.index(hidden)]
    divisor = gcd(*column)
    step = [change // divisor for change in column]
    if not has_neighbour(signal, step, *_band(difficulty)):
        raise Rejected("the range leaves one signal")
    outputs = {
        str(k): sum([tap * signal[k - i] for i, tap in enumerate(kernel) if 0 <= k - i < length])
        for k in recorded
    }
    facts = {"kernel": list(kernel), "signal_length": length, "recorded": recorded, "outputs": outputs}
    return Problem(facts, f"y_{hidden}")


def solve(problem: Problem) -> Solution:
    """Add up what each recorded output brings to the signal; the next integer signal is the witness."""
    kernel, _, recorded, outputs = problem.facts.values()
    hidden = problem.slot[2:]
    whole, columns = _solved(tuple(kernel), tuple(recorded))
    slopes = columns[recorded.index(int(hidden))]
    fixed = [0] * len(slopes)
    for value, column in zip(outputs.values(), columns, strict=True):
        if column is not slopes:
            fixed = [known + value * part for known, part in zip(fixed, column, strict=True)]
    parts = tuple([ratio(unknown, (whole,)) for unknown in zip(fixed, slopes, strict=True)])
    true = outputs[hidden]
    return along(Curve(parts, "tuple"), true, (true + abs(whole) // gcd(whole, *slopes),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that lists the indices that were recorded, and the values at all of them but one."""
    kernel, length, recorded, outputs = problem.facts.values()
    hidden = problem.slot[2:]
    last = length - 1
    values = [{"k": k, "value": value} for k, value in outputs.items() if k != hidden]
    view = [
        say(draws, SIGNAL, length=length, last=last),
        say(draws, KERNEL, taps=", ".join(map(str, kernel))),
        say(draws, CONVOLUTION, last_tap=len(kernel) - 1, last=last + len(kernel) - 1),
        say(draws, RECORDED, indices=", ".join(map(str, draws.sample(recorded, length)))),
        *say_each(draws, OUTPUT, values),
    ]
    return Words(
        view,
        say(draws, TARGET, last=last),
        (say(draws, HINT, k=hidden, value=outputs[hidden]),),
        say(draws, REQUEST, k=hidden),
        tuple([f"x_{i}" for i in range(length)]),
    )


def state(problem: Problem) -> Hashable:
    """Return the sizes in kernel and outputs."""
    return _sizes(problem, problem.facts["outputs"])


def notes(problem: Problem) -> Hashable:
    """Return the sizes in kernel and outputs, without the gap."""
    return _sizes(problem, problem.facts["outputs"] | {problem.slot[2:]: 0})


def _sizes(problem: Problem, outputs: dict[str, int]) -> tuple[Row, ...]:
    """Return what no sign changes, nor reading kernel and signal backwards."""
    kernel, length, recorded, _ = problem.facts.values()
    taps = [abs(tap) for tap in kernel]
    values = [abs(value) for value in outputs.values()]
    last = length + len(taps) - 2
    forwards = (*taps,), (*recorded,), (*values,)
    backwards = (*taps[::-1],), tuple([last - k for k in recorded[::-1]]), (*values[::-1],)
    return min(forwards, backwards)


@lru_cache(maxsize=1)  # a problem is sampled, then solved
def _solved(kernel: Row, recorded: Row) -> tuple[int, list[Row]]:
    """Return the determinant of the recorded outputs' equations and, times that, what each output brings.

    An output of 1 and no other make the signal of its column.
    """
    length = len(recorded)
    padded = (0,) * length + kernel[::-1] + (0,) * length
    end = length + len(kernel) - 1
    table = [
        [*padded[end - k : end - k + length], *[int(number == at) for at in range(length)]]
        for number, k in enumerate(recorded)
    ]
    whole, solved = cramer(table)
    return whole, list(zip(*solved, strict=True))


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest size of a value of the signal: 3 to 30, 6 to 60, 9 to 90, ..."""
    return 3 * difficulty, 30 * difficulty


@cache
def _values(difficulty: int) -> list[int]:
    """Return the integers of the band, of either sign."""
    low, high = _band(difficulty)
    return [*range(-high, 1 - low), *range(low, high + 1)]


@cache
def _kernels(difficulty: int) -> list[Row]:
    """Return all kernels of two taps, or three from difficulty 2 on, without a common factor."""
    largest = 2 + difficulty
    taps = [*range(-largest, 0), *range(1, largest + 1)]
    return [kernel for kernel in product(taps, repeat=min(1 + difficulty, 3)) if gcd(*kernel) == 1]


FAMILY = Family(
    family_type="B",
    answer_type="tuple",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The values of the signal are drawn from ±3 to ±30, ±6 to ±60 and ±9 to ±90, not from ±(2+d), "
        "and the next signal with the same notes differs by at most 6d in each value: otherwise the notes "
        "leave hardly more than one signal, and three rows in five can be guessed.",
        "The signal has 4, 5 and 6 values, not 4, 5 and 5, so that difficulty 3 is larger than 2.",
        "No tap of the kernel is 0, and the taps have no common factor; the paper's condition leaves only "
        "kernels (h_0, 0, ..).",
        "As many outputs as the signal is long were recorded, at stated indices that together fix the "
        "signal; the value at one of them is withheld, without which at least two values of the signal are "
        "open.",
        "The text defines the convolution and says that the values of the signal are integers.",
    ],
)

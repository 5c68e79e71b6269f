"""Reads the magnitudes back; their inverse transform, the autocorrelation of the signal, gives the signal."""

from collections.abc import Iterator, Sequence
from math import isqrt

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    domain=[
        "x0, x1, x2 and x3 are integers from -{bound:nat} to {bound:nat}.",
        "Each of x0, x1, x2 and x3 is an integer from -{bound:nat} to {bound:nat}.",
        "A signal has the four samples x0, x1, x2 and x3, "
        "which are integers from -{bound:nat} to {bound:nat}.",
        "The samples x0, x1, x2 and x3 of a signal are integers of absolute value at most {bound:nat}.",
    ],
    order=[
        "|x0| is greater than each of |x1|, |x2| and |x3|, and |x1| is greater than |x3|.",
        "|x0| > |x1|, |x0| > |x2|, |x0| > |x3| and |x1| > |x3|.",
        "Of the four samples, x0 alone has the largest absolute value, and |x1| > |x3|.",
        "|x1|, |x2| and |x3| are all less than |x0|, and |x3| is less than |x1|.",
    ],
    sign=[
        "sign(x0) is +1 if x0 > 0, and -1 if x0 < 0.",
        "The sign of x0, written sign(x0), is +1 for x0 > 0 and -1 for x0 < 0.",
        "sign(x0) stands for +1 if x0 is positive, and for -1 if x0 is negative.",
        "By sign(x0) we mean +1 if x0 is positive, and -1 if x0 is negative.",
    ],
    transform=[
        "The discrete Fourier transform of the signal (x0, x1, x2, x3) is X0, X1, X2, X3, where "
        "Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k) for k = 0, 1, 2, 3, with w = -i and i^2 = -1.",
        "For k = 0, 1, 2, 3 let Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k), where w = -i and i^2 = -1; "
        "this is the discrete Fourier transform of (x0, x1, x2, x3).",
        "The signal (x0, x1, x2, x3) has the discrete Fourier transform X0 = x0 + x1 + x2 + x3, "
        "X1 = x0 - i*x1 - x2 + i*x3, X2 = x0 - x1 + x2 - x3, X3 = x0 + i*x1 - x2 - i*x3, with i^2 = -1.",
        "Xk, for k = 0, 1, 2, 3, is the sum of x0, x1*(-i)^k, x2*(-i)^(2*k) and x3*(-i)^(3*k), where "
        "i^2 = -1: X0, X1, X2, X3 are the discrete Fourier transform of (x0, x1, x2, x3).",
    ],
    magnitudes=[
        "|X0|^2 = {k0:nat}, |X1|^2 = {k1:nat}, |X2|^2 = {k2:nat} and |X3|^2 = {k3:nat}.",
        "The values of |X0|^2, |X1|^2, |X2|^2 and |X3|^2 are {k0:nat}, {k1:nat}, {k2:nat} and {k3:nat}.",
        "The squared magnitudes |X0|^2, |X1|^2, |X2|^2, |X3|^2 are "
        "{k0:nat}, {k1:nat}, {k2:nat}, {k3:nat}, in this order.",
        "(|X0|^2, |X1|^2, |X2|^2, |X3|^2) is equal to ({k0:nat}, {k1:nat}, {k2:nat}, {k3:nat}).",
    ],
    magnitude=[
        "|X{k:nat}|^2 = {value:nat}.",
        "|X{k:nat}|^2 is equal to {value:nat}.",
        "The squared magnitude |X{k:nat}|^2 is {value:nat}.",
        "The value of |X{k:nat}|^2 is {value:nat}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find the signal (x0, x1, x2, x3).",
        "What is the signal (x0, x1, x2, x3)?",
        "Determine the samples x0, x1, x2 and x3.",
        "Recover the signal (x0, x1, x2, x3).",
    ]
)
HINTS = (
    "sign(x0) = {sign:sign}.",
    "The sign of x0 is {sign:sign}.",
    "sign(x0) is equal to {sign:sign}.",
    "sign(x0) has the value {sign:sign}.",
)
REQUESTS = (
    "What is sign(x0)?",
    "What is the sign of x0?",
    "Please give me sign(x0).",
    "What is the value of sign(x0)?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read magnitudes and bound; the sign of x0 is open, for no sentence of the view can state it."""
    sentences = VIEW.read_all(view, once=("domain", "order", "sign", "transform"))
    TARGET.gaps("target", target)
    facts = {
        "magnitudes": _magnitudes(sentences["magnitudes"], sentences["magnitude"]),
        "bound": sentences["domain"][0]["bound"],
        "sign_x0": None,
    }
    return Reading(facts, ("sign_x0",), ("x0", "x1", "x2", "x3"))


def _magnitudes(together: list[dict[str, int]], single: list[dict[str, int]]) -> list[int]:
    """Return the four squared magnitudes, which stand in one sentence or in one each."""
    if together:
        if single or len(together) > 1:
            raise Unreadable("the text gives the magnitudes twice")
        return list(together[0].values())
    values = {magnitude["k"]: magnitude["value"] for magnitude in single}
    if len(single) != 4 or set(values) != set(range(4)):
        raise Unreadable(f"the magnitudes {sorted(values)} are given, expected 0 to 3")
    return [values[k] for k in range(4)]


def solve(facts: Facts) -> str:
    """Return the only signal that fits. Raises: Unreadable when there is none, or more than one."""
    signals = list(_signals(facts))
    if len(signals) != 1:
        raise Unreadable(f"{len(signals)} signals fit, expected one")
    return str(signals[0])


def _signals(facts: Facts) -> Iterator[tuple[int, int, int, int]]:
    """Solve for each x0 and x2.

    The autocorrelation at 1 is (x0 + x2)*(x1 + x3), that at 2 is 2*(x0*x2 + x1*x3).
    """
    at_0, at_1, at_2, at_3 = facts["magnitudes"]
    if at_1 != at_3:
        raise Unreadable("|X1| and |X3| differ, so the signal is not real")
    lags = [at_0 + 2 * at_1 + at_2, at_0 - at_2, at_0 - 2 * at_1 + at_2]  # four times the autocorrelation
    for size in range(1, facts["bound"] + 1):
        x0 = size * facts["sign_x0"]
        for x2 in range(1 - size, size):
            total = lags[1] // (4 * (x0 + x2))
            product = lags[2] // 8 - x0 * x2
            root = isqrt(max(0, total**2 - 4 * product))
            x3, x1 = sorted(((total + root) // 2, (total - root) // 2), key=abs)
            signal = x0, x1, x2, x3
            if size > abs(x1) > abs(x3) and lags == [4 * _autocorrelation(signal, lag) for lag in range(3)]:
                yield signal


def _autocorrelation(signal: Sequence[int], lag: int) -> int:
    return sum(sample * signal[n - lag] for n, sample in enumerate(signal))


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("sign_x0", "{sign:+d}")),
    requests=dict.fromkeys(REQUESTS, "sign_x0"),
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)

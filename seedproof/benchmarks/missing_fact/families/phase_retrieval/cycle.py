"""Reads the magnitudes back; their inverse transform, the autocorrelation of the signal, gives the signal."""

from collections.abc import Iterator, Sequence
from math import isqrt

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    domain="x0, x1, x2 and x3 are integers from -{bound:nat} to {bound:nat}.",
    order="|x0| is greater than each of |x1|, |x2| and |x3|, and |x1| is greater than |x3|.",
    sign="sign(x0) is +1 if x0 > 0, and -1 if x0 < 0.",
    transform="The discrete Fourier transform of the signal (x0, x1, x2, x3) is X0, X1, X2, X3, where "
    "Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k) for k = 0, 1, 2, 3, with w = -i and i^2 = -1.",
    magnitudes="|X0|^2 = {k0:nat}, |X1|^2 = {k1:nat}, |X2|^2 = {k2:nat} and |X3|^2 = {k3:nat}.",
    sign_x0="sign(x0) = {s:sign}.",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read magnitudes and bound; the sign of x0 is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("domain", "order", "sign", "transform", "magnitudes"))
    if target != "Find the signal (x0, x1, x2, x3).":
        raise Unreadable(f"{target!r} does not ask for the signal")
    sign = sentences["sign_x0"]
    if len(sign) > 1:
        raise Unreadable("the text gives the sign of x0 twice")
    facts = {
        "magnitudes": [sentences["magnitudes"][0][f"k{k}"] for k in range(4)],
        "bound": sentences["domain"][0]["bound"],
        "sign_x0": sign[0]["s"] if sign else None,
    }
    return Reading(facts, () if sign else ("sign_x0",), ("x0", "x1", "x2", "x3"))


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
    hints={"sign(x0) = {s:sign}.": ("sign_x0", "{s:+d}")},
    requests={"What is sign(x0)?": "sign_x0"},
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)

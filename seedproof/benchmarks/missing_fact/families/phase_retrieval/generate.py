"""Draws a signal of length 4; the magnitudes give the sums and differences of its samples back."""

from collections.abc import Hashable
from math import isqrt

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Cases
from seedproof.record.draws import Draws, Rejected

Signal = tuple[int, int, int, int]

DOMAIN = (
    "x0, x1, x2 and x3 are integers from -{bound} to {bound}.",
    "Each of x0, x1, x2 and x3 is an integer from -{bound} to {bound}.",
    "A signal has the four samples x0, x1, x2 and x3, which are integers from -{bound} to {bound}.",
    "The samples x0, x1, x2 and x3 of a signal are integers of absolute value at most {bound}.",
)
ORDER = (
    "|x0| is greater than each of |x1|, |x2| and |x3|, and |x1| is greater than |x3|.",
    "|x0| > |x1|, |x0| > |x2|, |x0| > |x3| and |x1| > |x3|.",
    "Of the four samples, x0 alone has the largest absolute value, and |x1| > |x3|.",
    "|x1|, |x2| and |x3| are all less than |x0|, and |x3| is less than |x1|.",
)
SIGN = (
    "sign(x0) is +1 if x0 > 0, and -1 if x0 < 0.",
    "The sign of x0, written sign(x0), is +1 for x0 > 0 and -1 for x0 < 0.",
    "sign(x0) stands for +1 if x0 is positive, and for -1 if x0 is negative.",
    "By sign(x0) we mean +1 if x0 is positive, and -1 if x0 is negative.",
)
TRANSFORM = (
    "The discrete Fourier transform of the signal (x0, x1, x2, x3) is X0, X1, X2, X3, where "
    "Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k) for k = 0, 1, 2, 3, with w = -i and i^2 = -1.",
    "For k = 0, 1, 2, 3 let Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k), where w = -i and i^2 = -1; "
    "this is the discrete Fourier transform of (x0, x1, x2, x3).",
    "The signal (x0, x1, x2, x3) has the discrete Fourier transform X0 = x0 + x1 + x2 + x3, "
    "X1 = x0 - i*x1 - x2 + i*x3, X2 = x0 - x1 + x2 - x3, X3 = x0 + i*x1 - x2 - i*x3, with i^2 = -1.",
    "Xk, for k = 0, 1, 2, 3, is the sum of x0, x1*(-i)^k, x2*(-i)^(2*k) and x3*(-i)^(3*k), where "
    "i^2 = -1: X0, X1, X2, X3 are the discrete Fourier transform of (x0, x1, x2, x3).",
)
MAGNITUDES = (
    "|X0|^2 = {k0}, |X1|^2 = {k1}, |X2|^2 = {k2} and |X3|^2 = {k3}.",
    "The values of |X0|^2, |X1|^2, |X2|^2 and |X3|^2 are {k0}, {k1}, {k2} and {k3}.",
    "The squared magnitudes |X0|^2, |X1|^2, |X2|^2, |X3|^2 are {k0}, {k1}, {k2}, {k3}, in this order.",
    "(|X0|^2, |X1|^2, |X2|^2, |X3|^2) is equal to ({k0}, {k1}, {k2}, {k3}).",
)
MAGNITUDE = (
    "|X{k}|^2 = {value}.",
    "|X{k}|^2 is equal to {value}.",
    "The squared magnitude |X{k}|^2 is {value}.",
    "The value of |X{k}|^2 is {value}.",
)
TARGET = (
    "Find the signal (x0, x1, x2, x3).",
    "What is the signal (x0, x1, x2, x3)?",
    "Determine the samples x0, x1, x2 and x3.",
    "Recover the signal (x0, x1, x2, x3).",
)
HINT = (
    "sign(x0) = {sign}.",
    "The sign of x0 is {sign}.",
    "sign(x0) is equal to {sign}.",
    "sign(x0) has the value {sign}.",
)
REQUEST = (
    "What is sign(x0)?",
    "What is the sign of x0?",
    "Please give me sign(x0).",
    "What is the value of sign(x0)?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw |x0| from 8d-3 to 8d+4, then smaller samples with |x1| > |x3|, each choice alike likely.

    |X1| lies between 8d-4 and 12d+8, so that there are so many squares to try.
    """
    bound = 8 * difficulty + 4
    size = draws.between(bound - 7, bound)
    x0 = draws.choice((-size, size))
    x2 = draws.between(1 - size, size - 1)
    inner = isqrt(draws.below((size - 1) ** 2))  # has each value k 2*k+1 times, as often as x3 has values
    x1 = draws.choice((-inner - 1, inner + 1))
    x3 = draws.between(-inner, inner)
    even = x0 + x2
    odd = x1 + x3
    if abs(even) == abs(odd):
        raise Rejected("a magnitude is 0")
    power = (x0 - x2) ** 2 + (x1 - x3) ** 2
    if not (8 * difficulty - 4) ** 2 <= power <= (12 * difficulty + 8) ** 2:
        raise Rejected("|X1| is too small or too large")
    magnitudes = [(even + odd) ** 2, power, (even - odd) ** 2, power]
    return Problem({"magnitudes": magnitudes, "bound": bound, "sign_x0": 1 if x0 > 0 else -1}, "sign_x0")


def solve(problem: Problem) -> Solution:
    """Find the two signals, each the other's negative: the sign of x0 tells them apart."""
    magnitudes, bound, sign = problem.facts.values()
    signals = _positive_signals(magnitudes, bound)
    if len(signals) > 1:
        raise Rejected("magnitudes leave more than two signals")
    (positive,) = signals
    answers = {"+1": str(positive), "-1": str(tuple(-value for value in positive))}
    hint = f"{sign:+d}"
    opposite = f"{-sign:+d}"
    return Solution(
        answer=answers[hint],
        hint_value=hint,
        witnesses=[(opposite, answers[opposite])],
        certificate=Cases(tuple(answers.items())),
        candidates=2,
        answers_without_hint=2,
    )


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the domain, the transform and its squared magnitudes."""
    magnitudes, bound, sign = problem.facts.values()
    if draws.below(2):
        k0, k1, k2, k3 = magnitudes
        spectrum = [say(draws, MAGNITUDES, k0=k0, k1=k1, k2=k2, k3=k3)]
    else:
        values = [{"k": k, "value": value} for k, value in enumerate(magnitudes)]
        spectrum = say_each(draws, MAGNITUDE, values)
    view = [
        say(draws, DOMAIN, bound=bound),
        say(draws, ORDER),
        say(draws, SIGN),
        say(draws, TRANSFORM),
        *spectrum,
    ]
    return Words(
        view,
        say(draws, TARGET),
        (say(draws, HINT, sign=f"{sign:+d}"),),
        say(draws, REQUEST),
        ("x0", "x1", "x2", "x3"),
    )


def notes(problem: Problem) -> Hashable:
    """Return the magnitudes; changing the signs of x1 and x3 exchanges |X0| and |X2|."""
    return tuple(sorted(problem.facts["magnitudes"]))


def _positive_signals(magnitudes: list[int], bound: int) -> set[Signal]:
    """Return the signals with x0 > 0.

    |X0| and |X2| give the sums x0+x2 and x1+x3, |X1| gives the differences.
    """
    signals = set()
    first = isqrt(magnitudes[0])
    power = magnitudes[1]
    last = isqrt(magnitudes[2])
    for even, odd in (((first + last) // 2, (first - last) // 2), ((first - last) // 2, (first + last) // 2)):
        if even < 0:
            even = -even
            odd = -odd
        largest = min(isqrt(power), 2 * bound - even)
        for difference in range(2 - even % 2, largest + 1, 2):
            odd_difference = isqrt(power - difference**2)
            if difference**2 + odd_difference**2 != power or (odd + odd_difference) % 2:
                continue
            odd_difference = odd_difference if odd > 0 else -odd_difference  # |x1| > |x3|
            x0 = (even + difference) // 2
            x2 = (even - difference) // 2
            x1 = (odd + odd_difference) // 2
            x3 = (odd - odd_difference) // 2
            if max(abs(x1), abs(x2)) < x0 and abs(x3) < abs(x1):
                signals.add((x0, x1, x2, x3))
    return signals


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    state=notes,
    notes=notes,
    version=3,
    repairs=[
        "The bound is 12, 20 and 28, and |x0| is drawn from 5 to 12, 13 to 20 and 21 to 28: the paper's "
        "bounds of 3 and 4 leave 92 and 320 signals, and the same small ones at every difficulty.",
        "|X1| lies between 4 and 20, 12 and 32, 20 and 44: it says how many squares one has to try.",
        "The text says that |x0| is greater than all other magnitudes and that |x1| is greater than |x3|.",
        "A row whose magnitudes leave any signals but one and its negative is rejected, and so is one with a "
        "magnitude of 0.",
    ],
)

"""Draws a signal of length 4; the magnitudes give the sums and differences of its samples back."""

from functools import cache
from math import isqrt

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.exact.certificate import Cases
from seedproof.record.draws import Draws, Rejected

Signal = tuple[int, int, int, int]


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a signal with |x0| <= 2+d, |x0| above all others and |x1| > |x3|, each as likely as any other."""
    bound = 2 + difficulty
    size = draws.choice(_sizes(bound))
    x0 = draws.choice((size, -size))
    x2 = draws.between(1 - size, size - 1)
    inner = isqrt(draws.below((size - 1) ** 2))  # has each value k 2*k+1 times, as often as x3 has values
    x1 = draws.choice((inner + 1, -inner - 1))
    x3 = draws.between(-inner, inner)
    even = x0 + x2
    odd = x1 + x3
    power = (x0 - x2) ** 2 + (x1 - x3) ** 2
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
    view = [
        f"x0, x1, x2 and x3 are integers from -{bound} to {bound}.",
        "|x0| is greater than each of |x1|, |x2| and |x3|, and |x1| is greater than |x3|.",
        "sign(x0) is +1 if x0 > 0, and -1 if x0 < 0.",
        "The discrete Fourier transform of the signal (x0, x1, x2, x3) is X0, X1, X2, X3, where "
        "Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k) for k = 0, 1, 2, 3, with w = -i and i^2 = -1.",
        "|X0|^2 = {}, |X1|^2 = {}, |X2|^2 = {} and |X3|^2 = {}.".format(*magnitudes),
    ]
    target = "Find the signal (x0, x1, x2, x3)."
    return Words(view, target, f"sign(x0) = {sign:+d}.", "What is sign(x0)?", ("x0", "x1", "x2", "x3"))


@cache
def _sizes(bound: int) -> list[int]:
    """Return every |x0| as often as (x1, x2, x3) can stand beside it, but for the sign of x1."""
    return [size for size in range(2, bound + 1) for _ in range((2 * size - 1) * (size - 1) ** 2)]


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
        for difference in range(2 - even % 2, isqrt(power) + 1, 2):
            odd_difference = isqrt(power - difference**2)
            if difference**2 + odd_difference**2 != power or (odd + odd_difference) % 2:
                continue
            odd_difference = odd_difference if odd > 0 else -odd_difference  # |x1| > |x3|
            x0 = (even + difference) // 2
            x2 = (even - difference) // 2
            x1 = (odd + odd_difference) // 2
            x3 = (odd - odd_difference) // 2
            if max(abs(x1), abs(x2)) < x0 <= bound and abs(x3) < abs(x1):
                signals.add((x0, x1, x2, x3))
    return signals


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The bound is 2+d at every difficulty; the paper's stays at 4 from difficulty 2 on.",
        "The text says that |x0| is greater than all other magnitudes and that |x1| is greater than |x3|.",
        "A row whose magnitudes leave any signals but one and its negative is rejected.",
    ],
)

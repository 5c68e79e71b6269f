"""Puts both functions into the system at many times, and looks far ahead, or at the stated time."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import NoValue, exact, real_value, slope
from seedproof.problems.checking.initial_values import are_same, has_value
from seedproof.problems.templates.system_of_equations_in_time.facts import Facts

_TIMES = tuple(Fraction(number, 7) for number in range(-6, 8))
_FAR = 10**16
_PLACES = 24


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The functions solve the system from the start on, and the last answer agrees with them."""
    x, y, last = map(read, answers)
    if names(x) - {"t"} or names(y) - {"t"}:
        yield "there are other letters than t"
        return
    for name, function, height in zip("xy", (x, y), facts.start, strict=True):
        if not has_value(function, "t", exact(0), exact(height)):
            yield f"{name} has another value at zero"
    yield from _system_wrong(facts, x, y)
    try:
        value = real_value(last, {})
    except NoValue:
        yield f"{answers[2]!r} is no number"
        return
    if facts.asked == "direction":
        far = {"t": exact(_FAR)}
        if not are_same(real_value(y, far) / real_value(x, far), value):
            yield f"far ahead y / x is not close to {answers[2]}"
    else:
        yield from _return_wrong(x, value)


def _system_wrong(facts: Facts, x: Node, y: Node) -> Iterator[str]:
    for time in _TIMES:
        point = {"t": exact(time)}
        across = real_value(x, point)
        up = real_value(y, point)
        for name, function, (a, b) in zip("xy", (x, y), facts.matrix, strict=True):
            if not are_same(slope(function, "t", point), a * across + b * up):
                yield f"at t = {time} the derivative of {name} is not what the system says"
                return


def _return_wrong(x: Node, time: acb) -> Iterator[str]:
    """It is zero at the stated time, and has one sign before."""
    if not float(time.real.mid()) > 0:
        yield "the time is not positive"
        return
    if not has_value(x, "t", time, exact(0)):
        yield "x is not zero at the stated time"
    heights = [real_value(x, {"t": time * number / _PLACES}) for number in range(1, _PLACES)]
    if len({float(height.real.mid()) > 0 for height in heights}) > 1:
        yield "x was zero before"


CHECKER = Checker(
    facts=Facts,
    method="substitution into the system, in balls",
    wrong=wrong,
    types=lambda facts: ["expression(t)", "expression(t)", "number"],
)

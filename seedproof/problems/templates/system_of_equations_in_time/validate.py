"""Puts both functions into the system at many times, and looks far ahead, or at the stated time."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import NoValue, exact, real_value, slope
from seedproof.problems.templates.system_of_equations_in_time.facts import Facts

_TIMES = tuple(Fraction(number, 7) for number in range(-6, 8))
_FAR = 10**14
_PLACES = 24
_TOLERANCE = 1e-11


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The functions solve the system from the start on, and the last answer agrees with them."""
    x, y = (read(text) for text in answers[:2])
    if names(x) - {"t"} or names(y) - {"t"}:
        yield "there are other letters than t"
        return
    yield from _start_wrong(facts, x, y)
    yield from _system_wrong(facts, x, y)
    try:
        stated = real_value(read(answers[2]), {})
    except NoValue:
        yield f"{answers[2]!r} is no number"
        return
    if facts.asked == "direction":
        far = {"t": exact(_FAR)}
        if not _are_same(real_value(y, far) / real_value(x, far), stated):
            yield f"far ahead y / x is not close to {answers[2]}"
    else:
        yield from _return_wrong(x, stated)


def _start_wrong(facts: Facts, x: Node, y: Node) -> Iterator[str]:
    for name, function, value in (("x", x, facts.start[0]), ("y", y, facts.start[1])):
        if not _are_same(real_value(function, {"t": exact(0)}), exact(value)):
            yield f"{name} has another value at zero"


def _system_wrong(facts: Facts, x: Node, y: Node) -> Iterator[str]:
    for time in _TIMES:
        point = {"t": exact(time)}
        place = (real_value(x, point), real_value(y, point))
        for name, function, row in (("x", x, facts.matrix[0]), ("y", y, facts.matrix[1])):
            stated = exact(row[0]) * place[0] + exact(row[1]) * place[1]
            if not _are_same(slope(function, "t", point), stated):
                yield f"at t = {time} the derivative of {name} is not what the system says"
                return


def _return_wrong(x: Node, stated: acb) -> Iterator[str]:
    """It is zero at the stated time, and has one sign before."""
    if not float(stated.real.mid()) > 0:
        yield "the time is not positive"
        return
    if not _are_same(real_value(x, {"t": stated}), exact(0)):
        yield "x is not zero at the stated time"
    signs = set()
    for number in range(1, _PLACES):
        height = real_value(x, {"t": stated * number / _PLACES})
        signs.add(float(height.real.mid()) > 0)
    if len(signs) > 1:
        yield "x was zero before"


def _are_same(left: acb, right: acb) -> bool:
    return float(abs(left - right).mid()) < _TOLERANCE * (1 + float(abs(right).mid()))


CHECKER = Checker(
    facts=Facts,
    method="substitution into the system, in balls",
    wrong=wrong,
    types=lambda facts: ["expression(t)", "expression(t)", "number"],
)

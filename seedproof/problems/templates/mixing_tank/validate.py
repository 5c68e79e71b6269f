"""Puts the stated function into the balance of the tank, at many times; and the stated time into it."""

from collections.abc import Iterator, Sequence

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact, real_value, slope
from seedproof.problems.templates.mixing_tank.facts import Facts, Filling, Steady

_TIMES = (0, 1, 2, 3, 5, 8, 13, 21)
_TOLERANCE = 1e-12


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The mass changes as what comes in and what goes out say, from the mass at first on."""
    mass = read(answers[0])
    stated = read(answers[1])
    if names(mass) - {"t"} or names(stated):
        yield "there are other letters than t"
        return
    if not _are_same(real_value(mass, {"t": exact(0)}), exact(facts.start * facts.volume)):
        yield "the mass at first is another"
    for number in _TIMES:
        time = exact(number)
        if not _are_same(slope(mass, "t", {"t": time}), _gain(facts, mass, time)):
            yield f"after {number} minutes the mass does not change as the balance says"
            return
    match facts:
        case Steady():
            time = real_value(stated, {})
            if not float(time.real.mid()) > 0:
                yield f"{answers[1]} minutes are not after the beginning"
            if not _are_same(real_value(mass, {"t": time}), exact(facts.target * facts.volume)):
                yield f"after {answers[1]} minutes the concentration is another"
        case Filling():
            minutes = exact(facts.capacity - facts.volume) / exact(facts.runs_in - facts.runs_out)
            if not _are_same(real_value(mass, {"t": minutes}), real_value(stated, {})):
                yield f"the mass in the full tank is not {answers[1]}"


def _gain(facts: Facts, mass: Node, time: acb) -> acb:
    """Return what comes in less what goes out, in grams per minute."""
    match facts:
        case Steady():
            comes_in = exact(facts.flow * facts.inflow)
            share = exact(facts.flow) / exact(facts.volume)
        case Filling():
            comes_in = exact(facts.runs_in * facts.inflow)
            litres = exact(facts.volume) + exact(facts.runs_in - facts.runs_out) * time
            share = exact(facts.runs_out) / litres
    return comes_in - share * real_value(mass, {"t": time})


def _are_same(left: acb, right: acb) -> bool:
    return float(abs(left - right).mid()) < _TOLERANCE * (1 + float(abs(right).mid()))


CHECKER = Checker(
    facts=Facts,
    method="substitution into the balance, in balls",
    wrong=wrong,
    types=lambda facts: ["expression(t; t > 0)", "number"],
)

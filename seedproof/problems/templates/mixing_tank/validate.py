"""Puts the stated function into the balance of the tank, at many times; and the stated time into it."""

from collections.abc import Iterator, Sequence

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact, real_value
from seedproof.problems.checking.initial_values import has_value, solves_at
from seedproof.problems.templates.mixing_tank.facts import Facts, Steady

_TIMES = (0, 1, 2, 3, 5, 8, 13, 21)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The mass changes as what comes in and what goes out say, from the mass at first on."""
    mass, stated = map(read, answers)
    if names(mass) - {"t"} or names(stated):
        yield "there are other letters than t"
        return
    runs_in, runs_out = (
        (facts.flow, facts.flow) if isinstance(facts, Steady) else (facts.runs_in, facts.runs_out)
    )

    def gain(time: acb, mass: acb) -> acb:
        """What comes in less what goes out, in grams per minute."""
        litres = facts.volume + (runs_in - runs_out) * time
        return runs_in * facts.inflow - runs_out / litres * mass

    if not has_value(mass, "t", exact(0), exact(facts.start * facts.volume)):
        yield "the mass at first is another"
    for minutes in _TIMES:
        if not solves_at(mass, "t", exact(minutes), gain):
            yield f"after {minutes} minutes the mass does not change as the balance says"
            return
    if isinstance(facts, Steady):
        time = real_value(stated, {})
        if not float(time.real.mid()) > 0:
            yield f"{answers[1]} minutes are not after the beginning"
        if not has_value(mass, "t", time, exact(facts.target * facts.volume)):
            yield f"after {answers[1]} minutes the concentration is another"
    else:
        full = exact(facts.capacity - facts.volume) / (runs_in - runs_out)
        if not has_value(mass, "t", full, real_value(stated, {})):
            yield f"the mass in the full tank is not {answers[1]}"


CHECKER = Checker(
    facts=Facts,
    method="substitution into the balance, in balls",
    wrong=wrong,
    types=lambda facts: ["expression(t; t > 0)", "number"],
)

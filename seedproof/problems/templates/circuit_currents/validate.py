"""Puts the stated currents into Kirchhoff's laws, also for the circuit that is changed."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.checking.matrices import stated_number, stated_tuple
from seedproof.problems.templates.circuit_currents.facts import Facts

Branches = Sequence[Fraction | int]
"""A number for the left, the right and the middle branch."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The laws hold for the stated currents; with positive resistances nothing else satisfies them."""
    if min(facts.resistances) < 1 or min(facts.voltages) < 0:
        yield "a resistance is not positive, or a voltage is negative"
        return
    flows = stated_tuple(answers[0])
    if flows is None or len(flows) != 3:
        yield f"{answers[0]} does not state three currents"
        return
    yield from _laws_broken(facts.voltages, facts.resistances, flows)
    power = sum(resistance * flow**2 for resistance, flow in zip(facts.resistances, flows, strict=True))
    if stated_number(answers[1]) != power:
        yield f"the resistors take up {power} watts, not {answers[1]}"
    change = stated_number(answers[2])
    if change is None or change <= 0:
        yield f"{answers[2]} is no positive number"
        return
    yield from _change_wrong(facts, change)


def _laws_broken(voltages: Branches, resistances: Branches, flows: Branches) -> Iterator[str]:
    left, right, middle = flows
    if left + right != middle:
        yield "the currents do not add up at the nodes"
    across = voltages[2] + resistances[2] * middle
    if any(voltages[side] - resistances[side] * flows[side] != across for side in (0, 1)):
        yield "the voltages around a loop do not add up to zero"


def _change_wrong(facts: Facts, change: Fraction) -> Iterator[str]:
    """With the stated change there are currents that keep the laws, one of them zero."""
    left, right, middle = facts.voltages
    first, second, third = facts.resistances
    if facts.asked == "voltage":
        flow = Fraction(left - middle, first + third)
        yield from _laws_broken((left, change, middle), facts.resistances, (flow, 0, flow))
        return
    flow = Fraction(right - middle) / (second + change)
    yield from _laws_broken(facts.voltages, (first, second, change), (0, flow, flow))


CHECKER = Checker(
    facts=Facts,
    method="Kirchhoff's laws",
    wrong=wrong,
    types=lambda facts: ["tuple", "number", "number"],
)

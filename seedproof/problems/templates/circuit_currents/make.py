"""Draws currents and resistances, from which the voltages follow; answers by eliminating currents."""

from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.circuit_currents.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, point

_LARGEST_VOLTAGE = 60
_LARGEST_DENOMINATOR = 12


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the currents on the left and on the right; the middle source is missing at difficulty 1."""
    left = Fraction(draws.between(-4, 8), 2)
    right = Fraction(draws.between(-4, 8), 2)
    first, second, third = draws.integers(3, 1, 9)
    middle = draws.between(2, 20) if difficulty > 1 else 0
    across = middle + third * (left + right)
    voltages = (across + first * left, across + second * right)
    if left == 0 or right == 0 or left + right == 0 or left == right:
        raise Rejected("a current is zero, or two are the same")
    if any(voltage.denominator > 1 or not 1 < voltage <= _LARGEST_VOLTAGE for voltage in voltages):
        raise Rejected("a voltage is no integer, or large")
    if voltages[0] == voltages[1]:
        raise Rejected("two sources are alike")
    facts = Facts(
        voltages=(int(voltages[0]), int(voltages[1]), middle),
        resistances=(first, second, third),
        asked="resistance" if difficulty == 3 else "voltage",
    )
    change = _changed(facts)
    if change <= 0 or change.denominator > _LARGEST_DENOMINATOR or change in (voltages[1], third):
        raise Rejected("the changed part is impossible, or ugly")
    return facts


def _changed(facts: Facts) -> Fraction:
    """Return the voltage on the right, or the resistance in the middle, for which a current vanishes."""
    left, right, middle = facts.voltages
    first, second, third = facts.resistances
    if facts.asked == "voltage":
        return middle + Fraction(third * (left - middle), first + third)
    return Fraction((left - middle) * second, right - left)


def work(facts: Facts, slip: Slip) -> Worked:
    """The currents, the power of all resistors, and the changed part."""
    left, right, middle = facts.voltages
    first, second, third = facts.resistances
    rows = [[first, 0, third], [0, second, third], [1, 1, -1]]
    flows = matrices.image(matrices.inverse(rows), [left - middle, right - middle, 0])
    powers = [resistance * flow**2 for resistance, flow in zip(facts.resistances, flows, strict=True)]
    return Worked((), (point(*flows), formula(sum(powers)), formula(_changed(facts))))


SHEET = Sheet(
    subject="algebra",
    method="Kirchhoff's laws",
    sample=sample,
    work=work,
    types=lambda facts: (
        Typed("tuple", ("I_1", "I_2", "I_3"), "ampere"),
        Typed("number", unit="watt"),
        Typed("number", unit="volt" if facts.asked == "voltage" else "ohm"),
    ),
    levels={
        1: "two sources, and the voltage for which a branch has no current",
        2: "a third source in the middle branch",
        3: "three sources, and the resistance for which a branch has no current",
    },
)

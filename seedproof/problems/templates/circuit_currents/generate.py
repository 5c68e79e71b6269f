"""Draws currents and resistances, from which the voltages follow; answers by eliminating currents."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making import matrices
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.circuit_currents.facts import Facts
from seedproof.problems.templates.circuit_currents.phrases import (
    CHANGES,
    CURRENTS,
    ORDER,
    POWERS,
    STATEMENTS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, point

_WIRES = (
    (("1", "1"), ("1", "7")),
    (("1", "7"), ("11", "7")),
    (("11", "7"), ("11", "1")),
    (("11", "1"), ("1", "1")),
    (("6", "1"), ("6", "7")),
)
_LARGEST_VOLTAGE = 60
_LARGEST_DENOMINATOR = 12


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the currents on the left and on the right; the middle source is missing at difficulty 1."""
    left = Fraction(draws.between(-4, 8), 2)
    right = Fraction(draws.between(-4, 8), 2)
    resistances = draws.integers(3, 1, 9)
    first, second, third = resistances
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
    change = changed(facts)
    if change <= 0 or change.denominator > _LARGEST_DENOMINATOR or change in (voltages[1], third):
        raise Rejected("the changed part is impossible, or ugly")
    return facts


def currents(facts: Facts) -> list[Fraction]:
    """Return the currents on the left, on the right and in the middle."""
    left, right, middle = facts.voltages
    first, second, third = facts.resistances
    rows = [[first, 0, third], [0, second, third], [1, 1, -1]]
    return matrices.image(matrices.inverse(rows), [left - middle, right - middle, 0])


def changed(facts: Facts) -> Fraction:
    """Return the voltage on the right, or the resistance in the middle, for which a current vanishes."""
    left, right, middle = facts.voltages
    first, second, third = facts.resistances
    if facts.asked == "voltage":
        return middle + Fraction(third * (left - middle), first + third)
    return Fraction((left - middle) * second, right - left)


def answers(facts: Facts) -> list[Answer]:
    """Return the currents, the power of all resistors, and the changed part."""
    flows = currents(facts)
    power = sum(
        (resistance * flow**2 for resistance, flow in zip(facts.resistances, flows, strict=True)), Fraction(0)
    )
    return [
        Answer(point(*flows), "tuple", ("I_1", "I_2", "I_3"), unit="ampere"),
        Answer(formula(power), "number", unit="watt"),
        Answer(formula(changed(facts)), "number", unit=UNITS[facts.asked]),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Ask; voltages and resistances are in the figure."""
    statement = draws.choice(STATEMENTS)
    flows = fill(draws.choice(CURRENTS), currents=ORDER)
    return Words(statement, (flows, draws.choice(POWERS), draws.choice(CHANGES[facts.asked])))


def drawing(facts: Facts) -> Drawing:
    """Draw the branches, what is in them, and the directions of the currents."""
    left, right, middle = facts.voltages
    first, second, third = facts.resistances
    items = [
        *({"kind": "segment", "from": list(start), "to": list(end)} for start, end in _WIRES),
        _box("1", "4", f"{left} V"),
        _box("11", "4", f"{right} V"),
        _box("4", "7", f"{first} Ω"),
        _box("8", "7", f"{second} Ω"),
        _box("6", "5", f"{third} Ω"),
        {"kind": "arrow", "from": ["1", "7"], "to": ["5/2", "7"], "label": "I1"},
        {"kind": "arrow", "from": ["11", "7"], "to": ["19/2", "7"], "label": "I2"},
        {"kind": "arrow", "from": ["6", "7"], "to": ["6", "29/5"], "label": "I3"},
    ]
    if middle:
        items.append(_box("6", "5/2", f"{middle} V"))
    return {"kind": "diagram", "x": ["-1", "13"], "y": ["0", "8"], "items": items}


def _box(x: str, y: str, label: str) -> Drawing:
    return {"kind": "box", "at": [x, y], "size": ["2", "1"], "label": label}


def alt(facts: Facts) -> str:
    """Say what is there, without the numbers."""
    return (
        "A circuit with three branches side by side; boxes with voltages and resistances stand in them, and "
        "arrows show the directions of three currents."
    )


def twin(facts: Facts) -> Facts:
    """Return the circuit with twice the voltages."""
    left, right, middle = facts.voltages
    return replace(facts, voltages=(2 * left, 2 * right, 2 * middle))


TEMPLATE = Template(
    subject="algebra",
    method="Kirchhoff's laws",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "two sources, and the voltage for which a branch has no current",
        2: "a third source in the middle branch",
        3: "three sources, and the resistance for which a branch has no current",
    },
)

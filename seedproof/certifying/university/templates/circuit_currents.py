"""Circuits of three branches between two nodes: currents, power, and what makes a branch currentless."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, at_most, equal, total
from seedproof.certifying.university import drawn
from seedproof.certifying.university.drawn import Item, Place, items, place
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.circuit_currents import phrases

LEMMAS = {
    "kirchhoff": "What flows into a node flows out of it, and a voltage between two nodes is the same by "
    "every way.",
    "ohm": "A current I loses the voltage R I in a resistance R, and heats it with the power R I^2.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "circuit": (
            "An electrical network with ideal sources",
            "In the circuit of the figure",
            "The figure shows a circuit of voltage sources",
            "Consider the drawn electrical network",
        )
    },
    seen="194bad42",
)

QUESTIONS = meanings(
    (phrases.CURRENTS, phrases.POWERS, *phrases.CHANGES.values()),
    {
        "currents": ("Set up Kirchhoff's equations and determine", "Find the currents in amperes"),
        "power": ("How much power, in watts", "Which power, in watts"),
        "source": ("To which voltage", "The source in the right branch is replaced"),
        "resistor": ("The resistor in the middle branch is replaced", "To which resistance"),
    },
    seen="c2188094",
)
_NAMES = ("I1", "I2", "I3")


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch between the lower node and the upper one."""

    current: str
    rises: bool
    """Whether the arrow of its current leads to the upper node."""
    resistance: Fraction
    voltage: Fraction
    """That of its source, or 0."""


@dataclass(frozen=True, slots=True)
class Model:
    """The branches, from left to right."""

    branches: Sequence[Branch]


def _build(said: Said, task: Task) -> Model:
    drawing = drawn.figure(task, "diagram")
    drawn.expect_only(drawing, "segment", "box", "arrow")
    wires = [(place(item["from"]), place(item["to"])) for item in items(drawing, "segment")]
    left, middle, right = _columns(wires)
    by_branch: dict[Fraction, list[Item]] = {left: [], middle: [], right: []}
    for item in [*items(drawing, "box"), *items(drawing, "arrow")]:
        at = place(item["at"] if item["kind"] == "box" else item["to"])[0]
        by_branch[left if at < middle else right if at > middle else middle].append(item)
    branches = [_branch(shown, middle, column) for column, shown in by_branch.items()]
    if [branch.current for branch in branches] != ["I1", "I3", "I2"]:
        raise Unread(f"{task.row_id}: the currents stand in another order")
    return Model(branches)


def _columns(wires: Sequence[tuple[Place, Place]]) -> Sequence[Fraction]:
    """Return where the three branches stand: a rectangle of wires with one more wire through it.

    Raises: Unread for other wires.
    """
    columns = sorted({x for wire in wires for x, _ in wire})
    levels = sorted({y for wire in wires for _, y in wire})
    if len(columns) != 3 or len(levels) != 2:
        raise Unread(f"wires of another network: {wires}")
    (left, _, right), (low, high) = columns, levels
    upright = [((x, low), (x, high)) for x in columns]
    expected = [*upright, ((left, low), (right, low)), ((left, high), (right, high))]
    if sorted(tuple(sorted(wire)) for wire in wires) != sorted(expected):
        raise Unread(f"wires of another network: {wires}")
    return columns


def _branch(shown: Sequence[Item], middle: Fraction, column: Fraction) -> Branch:
    boxes = [item for item in shown if item["kind"] == "box"]
    arrows = [item for item in shown if item["kind"] == "arrow"]
    sources = [item for item in boxes if item["label"].endswith(" V")]
    others = [item for item in boxes if item not in sources]
    if len(arrows) != 1 or len(others) != 1 or len(sources) > 1:
        raise Unread(f"a branch of other things: {shown}")
    if any(place(source["at"])[0] != column for source in sources):
        raise Unread(f"a source that does not stand upright: {sources}")
    voltage = drawn.measured(sources[0]["label"], "V") if sources else Fraction(0)
    resistance = drawn.measured(others[0]["label"], "Ω")
    return Branch(arrows[0]["label"], _rises(arrows[0], middle, column), resistance, voltage)


def _rises(arrow: Item, middle: Fraction, column: Fraction) -> bool:
    """Return whether an arrow leads to the upper node: up in a branch, or to the middle on the upper wire."""
    (x, y), (to_x, to_y) = place(arrow["from"]), place(arrow["to"])
    if (x, to_x) == (column, column):
        return to_y > y
    if y != to_y or column == middle:
        raise Unread(f"an arrow askew: {arrow}")
    return abs(to_x - middle) < abs(x - middle)


def _network(
    asked: Asked[Model], ground: Ground, voltages: Mapping[str, Operand], resistances: Mapping[str, Operand]
) -> dict[str, Term]:
    """Return the currents; some voltages and resistances may be others than those drawn."""
    current: dict[str, Term] = {name: ground.unknown(name) for name in _NAMES}
    between = ground.unknown("voltage_between_the_nodes")
    ground.use("kirchhoff")
    upwards: list[Term] = []
    for branch in asked.model.branches:
        name = branch.current
        upwards.append(current[name] if branch.rises else -current[name])
        source, resistance = voltages.get(name, branch.voltage), resistances.get(name, branch.resistance)
        way = "up" if branch.rises else "down"
        parts = f"through {branch.resistance} ohms, with a source of {branch.voltage} volts"
        drawn.shown(ground, f"{name} flows {way}, {parts}", equal(between, source - upwards[-1] * resistance))
        ground.use("ohm")
    ground.say("the upper node", equal(total(upwards), 0))
    return current


def _currents(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    current = _network(asked, ground, {}, {})
    return answer_is(asked, ground, is_point(current, stated_point(asked, ground, _NAMES)))


def _power(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    current = _network(asked, ground, {}, {})
    squares = {name: one * one for name, one in current.items()}
    power = total(squares[branch.current] * branch.resistance for branch in asked.model.branches)
    return answer_is(asked, ground, equal(power, stated_number(asked, ground)))


def _source(asked: Asked[Model]) -> Iterator[Script]:
    right = asked.model.branches[2]
    if not right.voltage:
        raise Unread(f"{asked.task.row_id}: there is no source on the right")
    ground = start(asked)
    voltage = ground.unknown("new_voltage")
    current = _network(asked, ground, {right.current: voltage}, {})
    ground.say("no current flows in the right branch", equal(current[right.current], 0))
    return answer_is(asked, ground, equal(voltage, stated_number(asked, ground)))


def _resistor(asked: Asked[Model]) -> Iterator[Script]:
    left, middle, _ = asked.model.branches
    ground = start(asked)
    resistance = ground.unknown("new_resistance")
    current = _network(asked, ground, {}, {middle.current: resistance})
    ground.say("no current flows in the left branch", equal(current[left.current], 0), at_most(0, resistance))
    return answer_is(asked, ground, equal(resistance, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"currents": _currents, "power": _power, "source": _source, "resistor": _resistor},
)

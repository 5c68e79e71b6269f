"""Draws the branches, what is in them, and the directions of the currents."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.circuit_currents.facts import Facts

_WIRES = ("1 1 1 7", "1 7 11 7", "11 7 11 1", "11 1 1 1", "6 1 6 7")
_ARROWS = {"I1": "1 7 5/2 7", "I2": "11 7 19/2 7", "I3": "6 7 6 29/5"}


def drawing(facts: Facts) -> Drawing:
    """Draw the wires, the boxes of sources and resistors, and the arrows."""
    left, right, middle = facts.voltages
    first, second, third = facts.resistances
    items = [
        *({"kind": "segment", **_ends(wire)} for wire in _WIRES),
        _box("1", "4", f"{left} V"),
        _box("11", "4", f"{right} V"),
        _box("4", "7", f"{first} Ω"),
        _box("8", "7", f"{second} Ω"),
        _box("6", "5", f"{third} Ω"),
        *({"kind": "arrow", **_ends(arrow), "label": name} for name, arrow in _ARROWS.items()),
    ]
    if middle:
        items.append(_box("6", "5/2", f"{middle} V"))
    return {"kind": "diagram", "x": ["-1", "13"], "y": ["0", "8"], "items": items}


def _ends(line: str) -> Drawing:
    x, y, to_x, to_y = line.split()
    return {"from": [x, y], "to": [to_x, to_y]}


def _box(x: str, y: str, label: str) -> Drawing:
    return {"kind": "box", "at": [x, y], "size": ["2", "1"], "label": label}


def twin(facts: Facts) -> Facts:
    """Return the circuit with twice the voltages."""
    left, right, middle = facts.voltages
    return replace(facts, voltages=(2 * left, 2 * right, 2 * middle))


FIGURE = Figure(
    drawing=drawing,
    alt="A circuit with three branches side by side; boxes with voltages and resistances stand in them, and "
    "arrows show the directions of three currents.",
    twin=twin,
)

"""Calculations in words: `the sum of 4 and 2`, `5 cubed`, `subtract 1/5 from 2/3`."""

from collections.abc import Callable, Mapping

from seedproof.certifying.curriculum.expressions import Sheet, Value, evaluated, minus, plus, raised, times
from seedproof.certifying.curriculum.wording import NUMERIC
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread

_PLAIN = rf"{NUMERIC}(?: squared| cubed| to the power of \d+)?"
OPERAND = rf"(?:the (?:sum|difference|product|quotient) of {_PLAIN} and {_PLAIN}|{_PLAIN})"

_NOUN = r"(?:the (?:sum|difference|product|quotient) of .+?|[-−\d(\[{].*?)"

SPOKEN = {"operand": Kind(OPERAND, str), "plain": Kind(_PLAIN, str), "noun": Kind(_NOUN, str)}
"""Gaps for `Patterns`: an expression, perhaps a joined one, and what `NOUNS` may read."""

_OPERANDS = Patterns(
    {
        "plus": ("the sum of {a:plain} and {b:plain}",),
        "minus": ("the difference of {a:plain} and {b:plain}",),
        "times": ("the product of {a:plain} and {b:plain}",),
        "over": ("the quotient of {a:plain} and {b:plain}",),
        "square": ("{a:written} squared",),
        "cube": ("{a:written} cubed",),
        "power": ("{a:written} to the power of {n:integer}",),
        "written": ("{a:written}",),
    },
    {**SPOKEN, "written": Kind(NUMERIC, str)},
)

NOUNS = Patterns(
    {
        "value": ("{a:operand}",),
        "plus": ("{a:operand} plus {b:operand}", "{a:operand} increased by {b:operand}"),
        "minus": ("{a:operand} minus {b:operand}", "{a:operand} decreased by {b:operand}"),
        "times": (
            "{a:operand} times {b:operand}",
            "{a:operand} multiplied by {b:operand}",
            "{a:operand} of {b:operand}",
        ),
        "over": ("{a:operand} divided by {b:operand}",),
    },
    SPOKEN,
)
"""What is named: `7 decreased by 2`."""

DEEDS = Patterns(
    {
        "plus": ("add {b:operand} to {a:operand}", "add {a:operand} and {b:operand}"),
        "minus": ("subtract {b:operand} from {a:operand}",),
        "times": ("multiply {a:operand} by {b:operand}", "multiply {a:operand} and {b:operand}"),
        "over": ("divide {a:operand} by {b:operand}",),
    },
    SPOKEN,
)
"""What is to be done: `subtract 2 from 7`."""

DONE = Patterns(
    {
        "plus": ("{b:operand} is added to {a:operand}",),
        "minus": ("{b:operand} is subtracted from {a:operand}",),
        "times": ("{a:operand} is multiplied by {b:operand}",),
        "over": ("{a:operand} is divided by {b:operand}",),
    },
    SPOKEN,
)
"""What is done: `2 is subtracted from 7`."""


def operand(text: str, sheet: Sheet) -> Value:
    """Return the value of an operand.

    Raises: Unread for a text that is none.
    """
    said = _OPERANDS.read(text)
    if said.kind in _POWERS:
        return raised(operand(said["a"], sheet), _POWERS[said.kind])
    if said.kind == "power":
        return raised(operand(said["a"], sheet), said["n"])
    if said.kind == "written":
        return evaluated(said["a"], sheet)
    return _joined(said, sheet)


_POWERS = {"square": 2, "cube": 3}


def calculated(said: Said, sheet: Sheet) -> Value:
    """Return the value of what `NOUNS`, `DEEDS` or `DONE` has read."""
    return operand(said["a"], sheet) if said.kind == "value" else _joined(said, sheet)


def _joined(said: Said, sheet: Sheet) -> Value:
    return joined(said.kind, operand(said["a"], sheet), operand(said["b"], sheet), sheet)


def joined(operation: str, left: Value, right: Value, sheet: Sheet) -> Value:
    """Add, subtract, multiply or divide two values."""
    if operation == "over":
        return sheet.quotient(left, right)
    if operation not in _OPERATIONS:
        raise Unread(f"there is no operation {operation}")
    return _OPERATIONS[operation](left, right)


_OPERATIONS: Mapping[str, Callable[[Value, Value], Value]] = {"plus": plus, "minus": minus, "times": times}

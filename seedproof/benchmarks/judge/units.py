"""Units behind answers: the one that a part asks for, and another one that is written by mistake."""

from collections.abc import Mapping
from types import MappingProxyType

from seedproof.answers import unit_asked

_MISTAKEN: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "seconds": ("minutes", "hours"),
        "minutes": ("hours", "seconds"),
        "hours": ("minutes", "days"),
        "days": ("hours", "weeks"),
        "months": ("weeks", "days"),
        "grams": ("kilograms", "milligrams"),
        "g": ("kg", "mg"),
        "mg": ("g", "kg"),
        "cm": ("m", "mm"),
        "m": ("cm", "km"),
        "km": ("m", "cm"),
        "centimetres": ("metres", "square centimetres"),
        "metres": ("centimetres", "square metres"),
        "kilometres": ("metres", "hours"),
        "square metres": ("metres", "cubic metres"),
        "cubic centimetres": ("square centimetres", "cubic metres"),
        "litres": ("millilitres", "kilojoules"),
        "joules": ("kilojoules", "newtons"),
        "kilojoules": ("joules", "kilonewtons"),
        "newtons per metre": ("newtons", "newtons per centimetre"),
        "metres per second": ("metres per minute", "metres"),
        "metres per minute": ("metres per second", "metres"),
        "centimetres per second": ("centimetres per minute", "metres per second"),
        "cm per minute": ("cm per second", "m per minute"),
        "decimetres per minute": ("decimetres per second", "metres per minute"),
        "radians per second": ("radians per minute", "radians"),
        "radians per hour": ("radians per minute", "radians"),
        "degrees per metre": ("degrees", "degrees per second"),
        "degrees per second": ("degrees per minute", "degrees per metre"),
        "euros": ("square metres", "dollars"),
        "°C": ("minutes", "degrees per second"),
    }
)
"""Units that people write instead of another one: of a length for an area, hours for minutes."""


def unit_of_part(question: str, type_: str) -> str:
    """Return the unit in which a part asks for a number; empty for none."""
    return unit_asked(question) if type_ == "number" else ""


def mistaken_for(unit: str) -> tuple[str, ...]:
    """Return the units that are written by mistake for another one; none for what is no unit."""
    return _MISTAKEN.get(unit, ())


def with_unit(latex: str, unit: str) -> str:
    """Return a value with a unit behind it, a sum in brackets; without one as it is."""
    if not unit:
        return latex
    if _is_sum(latex):
        latex = rf"\left({latex}\right)"
    return rf"{latex} \text{{ {unit}}}"


def _is_sum(latex: str) -> bool:
    """Return whether a plus or minus between two terms stands outside of all brackets."""
    depth = 0
    for place, sign in enumerate(latex):
        if sign in "{(":
            depth += 1
        elif sign in "})":
            depth -= 1
        elif depth == 0 and latex.startswith((" + ", " - "), place):
            return True
    return False

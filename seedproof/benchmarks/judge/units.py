"""Units behind answers: the one that a part asks for, and another one that is written by mistake."""

import re
from collections.abc import Mapping
from types import MappingProxyType

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
        "cents": (),
        "weeks": (),
        "square centimetres": (),
        "cubic metres per minute": (),
        "decimetres per second": (),
        "degrees per minute": (),
    }
)
"""The units that questions name in words, and those that people write instead: hours for minutes."""

_NAMED = re.compile(
    r"\b(?:in|how many) (°C|(?:square |cubic )?[a-z]+(?: per [a-z]+)?)\s*(?=[.,;:?)\n]|$| does| are| is)",
    re.IGNORECASE,
)


def unit_of_part(question: str, type_: str) -> str:
    """Return the unit in which a part asks for a number, in the words of the part; empty for none."""
    if type_ != "number":
        return ""
    named = [match[1] for match in _NAMED.finditer(question) if match[1] in _MISTAKEN]
    return named[-1] if named else ""


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

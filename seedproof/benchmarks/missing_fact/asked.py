"""Reads the form in which a question asks for its answer, from the words of its task and its last line."""

from seedproof.answers.units import unit_of
from seedproof.record.asked_form import AskedForm
from seedproof.record.patterns import Pattern
from seedproof.text.asked_line import read_asked_line

_IN_UNIT = Pattern(r"\bin ([a-z]+)s\b")
_PLACE = Pattern(r"\b([a-z]) at [a-z] = (-?\d+)")
_GIVEN = Pattern(r"\bprobability of ([A-Z]) given ([A-Z])\b")
_KNOWN = Pattern(r"\bGiven that ([A-Z]) occurs, what is the probability of ([A-Z])\b")
_SYMBOL = Pattern(
    r" (\([A-Z]\^\d+\)(?:\[\d+\])+|[A-Za-z](?:\([^()]+\)|(?:\[\d+\])+|_?\d+))(?=[,.? ])|(?<= )([a-z])[.?]\Z"
)
"""A symbol with an index or an argument, or a letter that ends the task."""


def asked_read(target: str, paragraph: str) -> AskedForm:
    """Read what a task and the last line of its question ask for. Raises: Unreadable."""
    asked = read_asked_line(paragraph)
    units = [name for name in _IN_UNIT.findall(target) if unit_of(name) is not None]
    asked["unit"] = units[0] if units else ""
    if asked["kind"] != "tuple":
        asked["names"] = _symbol_in(target)
    return asked


def _symbol_in(target: str) -> list[str]:
    """Read the symbol of the value that a task asks for; nothing where it has none."""
    if place := _PLACE.search(target):
        return [f"{place[1]}({place[2]})"]
    if given := _GIVEN.search(target):
        return [f"P({given[1]}|{given[2]})"]
    if known := _KNOWN.search(target):
        return [f"P({known[2]}|{known[1]})"]
    symbol = _SYMBOL.search(target)
    return [symbol[1] or symbol[2]] if symbol else []

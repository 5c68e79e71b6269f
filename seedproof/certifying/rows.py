"""The door to this room: the scripts of a released row, whatever its benchmark."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from seedproof.certifying.script import Script, Unread

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Certified:
    """What a row's promises are as scripts, and what of them is out of reach."""

    scripts: tuple[Script, ...]
    beyond: tuple[str, ...] = ()
    """In words, one a part that no script covers: `(b): needs the limit of a series`."""


Certifier = Callable[[Row], Certified]

_ROOMS: Mapping[str, str] = {
    "curriculum": "seedproof.certifying.curriculum.certify",
    "missing_fact": "seedproof.certifying.missing_fact.certify",
    "number_game": "seedproof.certifying.number_game.certify",
    "university": "seedproof.certifying.university.certify",
}


def can_certify(benchmark: str) -> bool:
    """Return whether the rows of a benchmark can be made into scripts."""
    return benchmark in _ROOMS


def certified(benchmark: str, row: Row) -> Certified:
    """Make the scripts of one released row.

    Raises: Unread for a text that nothing reads, or that several patterns match, and for an answer of another
    form than its question asks for.
    """
    certifier: Certifier = import_module(_ROOMS[benchmark]).certify
    try:
        return certifier(row)
    # A room takes the form of an answer for granted; where it has another one, nothing of the row is read.
    except (ArithmeticError, LookupError, ValueError) as error:
        raise Unread(f"{row['id']}: not of the form that is asked for ({error!r})") from error

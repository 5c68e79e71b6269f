"""What exceptions say, in our own words: Python and libraries write theirs for whoever wrote the code."""

import json
from opcode import opmap
from types import TracebackType

OURS = ("seedproof", "pipeline")
"""The packages whose sentences are shown as they are."""


def in_our_words(error: BaseException) -> str:
    """Return what is wrong, in one line: the message where our code raised it, else what its kind means."""
    if _is_ours(error):
        return " ".join(str(error).split())
    for kind, meaning in _MEANINGS:
        if isinstance(error, kind):
            return meaning
    match error:
        case OSError(filename=named) if error.strerror:
            return f"{named}: {error.strerror}" if named else error.strerror
        case json.JSONDecodeError():
            return f"it is no JSON from line {error.lineno}, column {error.colno} on"
        case KeyError(args=(key,)):
            return f"it has no {key!r:.80}"
        case ValueError() if type(error).__module__ == "msgspec":
            wrong, _, place = str(error).partition(" - at `$")
            wrong = f"{wrong[:1].lower()}{wrong[1:]}"
            return f"{place.strip('`.')}: {wrong}" if place else wrong
        case ValueError():
            return "a value in it is not as expected"
    return "it is malformed"


def innermost(error: BaseException) -> TracebackType | None:
    """Return where in our packages an exception came about, or None if that is not known."""
    found = None
    place = error.__traceback__
    while place is not None:
        if _package(place) in OURS:
            found = place
        place = place.tb_next
    return found


def _is_ours(error: BaseException) -> bool:
    """Return whether an exception is of our own kind, or a statement `raise` of ours has raised it."""
    if type(error).__module__.partition(".")[0] in OURS:
        return True
    place = innermost(error)
    if place is None or place.tb_next is not None:
        return False
    return place.tb_frame.f_code.co_code[place.tb_lasti] == opmap["RAISE_VARARGS"]


def _package(place: TracebackType) -> str:
    return str(place.tb_frame.f_globals.get("__name__", "")).partition(".")[0]


_MEANINGS: tuple[tuple[type[BaseException], str], ...] = (
    (UnicodeDecodeError, "it is not UTF-8"),
    (UnicodeEncodeError, "it has a lone surrogate, which is no character"),
    (RecursionError, "it is nested too deeply"),
    (MemoryError, "it is too large for the memory here"),
    (ArithmeticError, "a number in it is out of range"),
    (IndexError, "it has too few values"),
    (TypeError, "a value in it is of another type than expected"),
    (AttributeError, "a value in it is of another type than expected"),
    (AssertionError, "what has to hold of it does not hold"),
)

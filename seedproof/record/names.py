"""Names that somebody typed, and of which there is none: what to say, and which one was perhaps meant."""

from collections.abc import Iterable
from difflib import get_close_matches

from seedproof.record.errors import NotFound

_MOST = 30
"""How many names are listed; of more, only the first few."""

_FEW = 3


def no_such(said: str, name: str, known: Iterable[str]) -> NotFound:
    """Return the error for a name that is none of those known; `said` is the sentence that says so."""
    names = list(known)
    if not names:
        return NotFound(f"{said}: there is none")
    listed = f"one of: {', '.join(names)}"
    if len(names) > _MOST:
        listed = f"one of {len(names)}, such as {', '.join(names[:_FEW])}"
    return NotFound(f"{said}, expected {listed}{meant(name, names)}")


def meant(name: str, known: Iterable[str]) -> str:
    """Return a question for the known name that is nearest, to stand behind a sentence, or nothing."""
    near = get_close_matches(name, list(known), n=1)
    return f". Did you mean {near[0]}?" if near else ""

"""Writes the text of a problem: fills the gaps of a wording."""

from functools import lru_cache

from seedproof.problems.phrases import GAP


def fill(wording: str, /, **gaps: str) -> str:
    """Return the wording with every gap filled. Raises: ValueError unless exactly its gaps are given."""
    pieces = _pieces(wording)
    names = pieces[1::2]
    if set(names) != gaps.keys():
        raise ValueError(f"{wording!r} has the gaps {sorted(set(names))}, but {sorted(gaps)} are filled")
    filled = list(pieces)
    filled[1::2] = [gaps[name] for name in names]
    return "".join(filled)


@lru_cache(maxsize=2048)  # somewhat more than there are wordings of rules
def _pieces(wording: str) -> tuple[str, ...]:
    """Return the fixed text of a wording and the names of its gaps in turn."""
    return tuple(GAP.split(wording))

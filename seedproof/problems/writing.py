"""Writes the text of a problem: fills the gaps of a wording."""

from seedproof.problems.phrases import GAP


def fill(wording: str, /, **gaps: str) -> str:
    """Return the wording with every gap filled. Raises: ValueError unless exactly its gaps are given."""
    names = set(GAP.findall(wording))
    if names != set(gaps):
        raise ValueError(f"{wording!r} has the gaps {sorted(names)}, but {sorted(gaps)} are filled")
    return GAP.sub(lambda gap: gaps[gap[1]], wording)

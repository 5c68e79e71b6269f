"""What the wordings of a template mean, said by another hand than theirs: in order, the quantity in each gap.

A sentence stands once, in the `phrases.py` of its template, and is known here by how it begins: `#` is a gap,
and `...` leaves some words out. What its gaps are called there is never looked at. Who says what they are has
read the whole sentences, all that were `seen`: where one has changed, they must be read anew.

    STATEMENTS = meanings((STEADY, FILLING), {
        "constant": {"A tank holds # litres of brine": "volume first inlet inflow", ...}, ...
    }, seen="5f0c2d1e")

What stands in a gap is read as a number, or as what is said behind it: `f:formula`. Sentences without gaps
are listed by their beginnings. With `whole`, a gap is what stands between dollar signs, with all of its signs
and letters, from which its meaning is read: `{"Let $$#$$ A matrix $#$": "matrices:formula ."}`, where `.` is
for what stays as it is.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

from seedproof.certifying.patterns import Patterns
from seedproof.certifying.university.gaps import sentences

_GAP = re.compile(r"<[a-z][a-z0-9_]*>")

Meant = Mapping[str, Mapping[str, str] | Sequence[str]]
"""By kind: by the beginnings of sentences, the quantities in their gaps; or beginnings of those without."""


def meanings(wordings: Iterable[Sequence[str]], meant: Meant, *, seen: str, whole: bool = False) -> Patterns:
    """Return the sentences that say what is meant. Raises: ValueError, as `patterns` does."""
    return sentences(patterns(wordings, meant, seen=seen, whole=whole))


def patterns(
    wordings: Iterable[Sequence[str]], meant: Meant, *, seen: str, whole: bool = False
) -> dict[str, list[str]]:
    """Return the patterns of wordings, by kind; they may be put together to longer ones.

    Raises: ValueError for wordings that were not seen, for one without a meaning, for a beginning of none or
    of unlike ones, and for another number of quantities than of gaps.
    """
    left = list(dict.fromkeys(wording for several in wordings for wording in several))
    digest = sha256("\n".join(_GAP.sub("#", wording) for wording in left).encode()).hexdigest()[:8]
    if digest != seen:
        raise ValueError(f"these are not the sentences of {seen}: read them, and write {digest}")
    pieces = {wording: _pieces(wording, whole) for wording in left}
    shown = {wording: "#".join(fixed[0::2]) for wording, fixed in pieces.items()}
    found: dict[str, list[str]] = {}
    for kind, several in meant.items():
        found[kind] = []
        for beginning in several:
            quantities = several[beginning].split() if isinstance(several, Mapping) else None
            begins = re.compile(".*".join(map(re.escape, beginning.split("..."))))
            chosen = [wording for wording in left if begins.match(shown[wording])]
            left = [wording for wording in left if wording not in chosen]
            unlike = {_pattern(pieces[wording], quantities) for wording in chosen}
            if len(unlike) != 1:
                raise ValueError(f"{len(unlike)} sentences that are unlike begin so: {beginning}")
            found[kind] += unlike
    if left:
        raise ValueError(f"nobody says what this means: {left[0]}")
    return found


def _pieces(wording: str, whole: bool) -> list[str]:
    """Return what is fixed, and gaps, in turn."""
    if not whole:
        return re.split(f"({_GAP.pattern})", wording)
    text, *others = re.split(r"(\$\$?)", wording)
    pieces = [text]
    for opening, formula, closing, text in zip(*(others[place::4] for place in range(4)), strict=True):
        pieces[-1] += opening
        pieces += [formula, closing + text]
    return pieces


def _pattern(pieces: Sequence[str], quantities: Sequence[str] | None) -> str:
    """Return a wording as a pattern, with the quantities in its gaps."""
    gaps = pieces[1::2]
    filled = ["."] * len(gaps) if quantities is None else quantities
    if len(filled) != len(gaps):
        raise ValueError(f"{len(filled)} quantities in {len(gaps)} gaps: {''.join(pieces)}")
    pattern = [piece.replace("{", "{{").replace("[", "[[") for piece in pieces]
    for place, quantity in enumerate(filled):
        if quantity != ".":
            kind = "" if ":" in quantity else ":number"
            pattern[2 * place + 1] = f"{{{quantity}{kind}}}"
        elif _GAP.search(gaps[place]):
            raise ValueError(f"something is filled in where nothing is said: {''.join(pieces)}")
    return "".join(pattern)

"""Tells whether a problem's text is nearly that of an earlier one.

This is the generator's own measure. `quality` holds another against the table later: they share no code.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

RUN = 5
"""Words in a run."""
MOST = 80
"""Of the runs of two texts together, how many percent they may share at most."""

_WORD = re.compile(r"[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")
_DIGITS = re.compile("[0-9]+")

Run: TypeAlias = tuple[str, ...]
Runs: TypeAlias = frozenset[Run]


class Texts:
    """The texts of the problems so far."""

    def __init__(self) -> None:
        """Start with no text."""
        self._arrangements: set[tuple[str, ...]] = set()
        self._by_run: dict[Run, list[Runs]] = {}

    def add(self, text: str) -> None:
        """Note the text of one more problem."""
        self._arrangements.add(_arrangement(text))
        runs = _runs_of(text)
        for run in _foremost(runs):
            self._by_run.setdefault(run, []).append(runs)

    def has_like(self, text: str) -> bool:
        """Return whether some text has the same numbers in the same words, or shares too many runs."""
        if _arrangement(text) in self._arrangements:
            return True
        runs = _runs_of(text)
        return any(_percent_shared(runs, other) > MOST for other in self._near(runs))

    def _near(self, runs: Runs) -> Iterator[Runs]:
        for run in _foremost(runs):
            yield from self._by_run.get(run, ())


def _arrangement(text: str) -> tuple[str, ...]:
    """Return what stays where numbers change places; each run of digits is one, so a fraction is two."""
    return (_DIGITS.sub("#", text), *sorted(_DIGITS.findall(text)))


def _runs_of(text: str) -> Runs:
    """Return the runs of words of a text; of a shorter text, itself."""
    words = _WORD.findall(text)
    last = max(0, len(words) - RUN)
    return frozenset(tuple(words[at : at + RUN]) for at in range(last + 1))


def _foremost(runs: Runs) -> list[Run]:
    """Return so many runs, in an order of all runs, that who shares none of them shares too few.

    Those with numbers come first: few texts have the same.
    """
    needed = -(-len(runs) * (MOST + 1) // 100)
    return sorted(runs, key=_rarest_first)[: len(runs) - needed + 1]


def _rarest_first(run: Run) -> tuple[bool, Run]:
    return not any(word.isdigit() for word in run), run


def _percent_shared(one: Runs, other: Runs) -> int:
    shared = len(one & other)
    return 100 * shared // len(one | other)

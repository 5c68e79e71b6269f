"""Tells whether a problem looks like an earlier one of its template, so that it is not told twice.

By code of its own: the gate that looks for near duplicates is `seedproof.measuring.near_duplicates`.
"""

import re

from seedproof.problems.row import ProblemRow

MOST_ALIKE = 93
"""Percent of the runs of words of two problems that both may have; the gate refuses above 95."""

_RUN = 5
_WORD = re.compile(r"[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")

Runs = frozenset[tuple[str, ...]]


class Shown:
    """What the problems of a template have shown so far, text and drawing."""

    def __init__(self) -> None:
        self._rearranged: set[tuple[str, ...]] = set()
        self._runs: list[Runs] = []

    def unlike(self, row: ProblemRow) -> ProblemRow | None:
        """Remember a problem, and return it unless it is like one before.

        One is like another with the same words around the same numbers in another order, too.
        """
        words = _WORD.findall(f"{row['question']}\n{row['drawing'] or ''}")
        rearranged = _rearranged(words)
        runs = frozenset(zip(*(words[start:] for start in range(_RUN)), strict=False))
        is_like = rearranged in self._rearranged or any(_are_alike(runs, before) for before in self._runs)
        self._rearranged.add(rearranged)
        self._runs.append(runs)
        return None if is_like else row


def _rearranged(words: list[str]) -> tuple[str, ...]:
    """Return the words without their numbers, and then the numbers by size."""
    numbers = [word for word in words if word.isdigit()]
    texts = ["#" if word.isdigit() else word for word in words]
    return (*texts, *sorted(numbers))


def _are_alike(one: Runs, other: Runs) -> bool:
    fewer, more = sorted((len(one), len(other)))
    if 100 * fewer <= MOST_ALIKE * more:
        return False
    shared = len(one & other)
    return 100 * shared > MOST_ALIKE * (fewer + more - shared)

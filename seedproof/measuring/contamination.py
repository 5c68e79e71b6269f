"""Finds questions that stand in somebody else's texts: by their runs of words, with numbers kept.

A text is told from others by runs of thirteen words, as in appendix C of the paper on GPT-3 (Brown et al.,
2020). A run that stands in more than three of our own problems belongs to a template's sentences and says
nothing of a problem; in all others stand its own numbers and names. A paragraph of fewer than thirteen words
is compared as a whole, with whole paragraphs.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from seedproof.record.errors import SeedproofError

RUN = 13
"""Words in a run."""

SHORTEST = 6
"""Words of the shortest paragraph that is compared as a whole."""

COMMON = 3
"""The most of our problems in which a run may stand that is one of a problem."""

_WORD = re.compile(r"[^\W\d_]+|\d+")

Run = tuple[str, ...]


class Other(NamedTuple):
    """A text of somebody else."""

    place: str
    """Where it stands: `public.jsonl, line 3`."""
    text: str


class Twin(NamedTuple):
    """A row that stands in somebody else's text."""

    row: str
    place: str
    words: str
    """The first run that both have."""


class Own:
    """The runs of our own texts by which each problem is known."""

    def __init__(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Take rows with their questions; several candidates for one problem count as one."""
        by_problem: dict[str, set[Run]] = {}
        for row in rows:
            problem = row.get("problem_id") or row["id"]
            by_problem.setdefault(problem, set()).update(_runs_of(row["question"]))
        counts = Counter(run for found in by_problem.values() for run in found)
        self._rows: dict[Run, list[str]] = {}
        for row in rows:
            for run in dict.fromkeys(_runs_of(row["question"])):
                if counts[run] <= COMMON:
                    self._rows.setdefault(run, []).append(row["id"])
        known = {row_id for ids in self._rows.values() for row_id in ids}
        self.unknown = [row["id"] for row in rows if row["id"] not in known]
        """The rows that no run tells from others: of them nothing can be said."""

    def twins(self, others: Iterable[Other]) -> list[Twin]:
        """Return each row that stands in a text, in the order in which they are found.

        Raises: SeedproofError where the others have no words to compare with.
        """
        found: dict[str, Twin] = {}
        compared = False
        for place, text in others:
            for run in _runs_of(text):
                compared = True
                for row_id in self._rows.get(run, ()):
                    found.setdefault(row_id, Twin(row_id, place, " ".join(run)))
        if not compared:
            raise SeedproofError(
                f"the public set has no paragraph of {SHORTEST} words or more, so nothing was compared. "
                "Name the fields with its texts: --field"
            )
        return list(found.values())


def _runs_of(text: str) -> Iterator[Run]:
    """Yield the runs of each paragraph; of a short one, all of its words."""
    for paragraph in text.split("\n\n"):
        words = _WORD.findall(paragraph.lower())
        if SHORTEST <= len(words) < RUN:
            yield tuple(words)
        yield from zip(*(words[start:] for start in range(RUN)), strict=False)

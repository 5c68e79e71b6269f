"""Counts what became of responses in any number of parts, in twenty bytes a response.

Nothing depends on the order of the parts but which responses are listed.
"""

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby, pairwise

from seedproof.contract.groups import Groups
from seedproof.scoring.results import (
    LISTED,
    Case,
    Outcome,
    Problem,
    Result,
    Verdict,
    case_of,
    result_of_problems,
)
from seedproof.scoring.runs import Scored

_NUMBERS = "Q"
_PLACES = "I"


@dataclass
class Counted:
    """What became of responses, a row each."""

    cases: dict[Case, int] = field(default_factory=dict)
    """The place of each kind of case."""
    rows: "array[int]" = field(default_factory=lambda: array(_NUMBERS))
    """A digest of each row's id."""
    problems: "array[int]" = field(default_factory=lambda: array(_NUMBERS))
    """A digest of the problem of each row, equal for related rows."""
    which: "array[int]" = field(default_factory=lambda: array(_PLACES))
    """The place of each row's case."""
    listed: list[tuple[str, Outcome]] = field(default_factory=list)
    """The first responses of each verdict, with their ids."""
    listed_of: Counter[Verdict] = field(default_factory=Counter)

    def add(self, scored: Scored, groups: Groups) -> None:
        """Count a response."""
        case = case_of(scored.row, scored.outcome, groups)
        self.rows.append(digest(scored.row_id))
        self.problems.append(digest(groups.cluster_of(scored.row)))
        self.which.append(self.cases.setdefault(case, len(self.cases)))
        self._list(scored.row_id, scored.outcome)

    def extend(self, part: "Counted") -> None:
        """Count what was counted in another part, the next one."""
        places = [self.cases.setdefault(case, len(self.cases)) for case in part.cases]
        self.rows.extend(part.rows)
        self.problems.extend(part.problems)
        self.which.extend(array(_PLACES, (places[place] for place in part.which)))
        for row_id, outcome in part.listed:
            self._list(row_id, outcome)

    def _list(self, row_id: str, outcome: Outcome) -> None:
        if self.listed_of[outcome.verdict] < LISTED:
            self.listed_of[outcome.verdict] += 1
            self.listed.append((row_id, outcome))

    def repeated(self) -> set[int]:
        """Return the digests that more than one response has for its row."""
        return {row for row, next_row in pairwise(sorted(self.rows)) if row == next_row}

    def result(self, groups: Groups) -> Result:
        """Return what the responses are worth, at least one."""
        cases = list(self.cases)
        table = Counter[Problem]()
        in_order = sorted(range(len(self.problems)), key=self.problems.__getitem__)
        for _, related in groupby(in_order, key=self.problems.__getitem__):
            table[tuple(cases[place] for place in sorted(self.which[row] for row in related))] += 1
        return result_of_problems(table, self.listed, groups)


def count(scored: Iterable[Scored], groups: Groups) -> Counted:
    """Count responses."""
    counted = Counted()
    for one in scored:
        counted.add(one, groups)
    return counted


def digest(text: str) -> int:
    """Return eight bytes of a digest of a text."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

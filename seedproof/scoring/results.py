"""What the responses to the rows of a split are worth, overall and by group, with intervals."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from seedproof.contract.groups import Group, Groups, order_of
from seedproof.record.score import Score
from seedproof.scoring.intervals import Interval, interval_of

Verdict = Literal["right", "wrong", "not in the asked form", "undecided", "no answer", "missing"]

VERDICTS: tuple[Verdict, ...] = (
    "right",
    "wrong",
    "not in the asked form",
    "undecided",
    "no answer",
    "missing",
)
"""What can become of a row; `missing`: it has no response."""

_LONGEST_REASON = 200
"""Characters of a reason that are kept, more than a sentence has."""

_ANSWERED: tuple[Verdict, ...] = ("right", "wrong", "not in the asked form", "undecided")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a row. Of its response nothing is kept."""

    verdict: Verdict
    value: Fraction = Fraction(0)
    share: Fraction = Fraction(0)
    """The share of its parts that are right."""
    errors: tuple[str, ...] = ()
    judged_right: bool = False
    """Whether it is right by a judge alone."""
    reason: str = ""
    """Why there is no answer, or none in the asked form, or why it is undecided; otherwise empty."""


MISSING = Outcome("missing")


def outcome_of(score: Score, judged: Score) -> Outcome:
    """Return the outcome of a score, and of the same score after a judge."""
    by_judge = judged.judged and judged.right
    why = "" if score.verdict in ("right", "wrong") else score.undecided or score.reason
    return Outcome(score.verdict, score.value, score.share, score.errors, by_judge, why[:_LONGEST_REASON])


@dataclass(frozen=True)
class Estimate:
    """A share, or a mean of values from 0 to 1, over so many rows, with its interval of 95 %."""

    rows: int
    value: Fraction
    interval: Interval


@dataclass(frozen=True)
class Tally:
    """What the responses to some rows are worth. Only what is proved right counts in `accuracy`."""

    counts: Mapping[Verdict, int]
    accuracy: Estimate
    """Over all rows. What is undecided, has no answer, or is missing is worth nothing."""
    at_most: Fraction
    """The accuracy if all undecided answers were right."""
    best: Estimate | None
    """Of games, the share that has the best score."""
    parts: Estimate | None
    """The mean share of right parts, where some rows ask for several."""
    with_judge: Estimate | None
    """The accuracy with what a judge calls right among the undecided, where one was heard."""

    @property
    def rows(self) -> int:
        """All rows, with a response or not."""
        return sum(self.counts.values())

    @property
    def answered(self) -> int:
        """The rows whose response has an answer."""
        return sum(self.counts[verdict] for verdict in _ANSWERED)


class Listed(NamedTuple):
    """A response that should be looked at."""

    id: str
    """That of its row."""
    reason: str


LISTED = 10
"""How many are listed of what is undecided, and of what has no answer."""


@dataclass(frozen=True)
class Result:
    """What the responses to all rows of a split are worth."""

    overall: Tally
    responses: Estimate | None
    """The accuracy over the rows that have a response, where some are missing and some are not."""
    groups: Mapping[str, Mapping[str, Tally]]
    """By the name of a group and of its values, in the order in which they are shown."""
    errors: Mapping[str, int]
    """How many responses have an error of a kind."""
    undecided: Sequence[Listed]
    """The first ones, in the order of the rows."""
    unread: Sequence[Listed]
    """The first ones without an answer, in the order of the rows."""
    unformed: Sequence[Listed]
    """The first ones whose answer is not in the asked form, in the order of the rows."""

    @property
    def complete(self) -> bool:
        """Whether every row has a response."""
        return self.overall.counts["missing"] == 0


Rows = Sequence[Mapping[str, Any]]


def result_of(rows: Rows, outcomes: Mapping[str, Outcome], groups: Groups, judged: bool = False) -> Result:
    """Count the outcomes of rows by id; a row without one is missing. There must be a row.

    `judged` says whether the outcomes have what a judge said.
    """
    table = [(row, outcomes.get(row["id"], MISSING)) for row in rows]
    present = [(row, outcome) for row, outcome in table if outcome.verdict != "missing"]
    asks_parts = any(len(row.get("parts") or ()) > 1 for row in rows)
    counting = _Counting(groups, asks_parts, judged)
    return Result(
        overall=counting.tally(table),
        responses=counting.accuracy(present) if 0 < len(present) < len(table) else None,
        groups={group.name: counting.by_value(table, group) for group in groups.by},
        errors=dict(Counter(error for _, outcome in table for error in outcome.errors)),
        undecided=_listed(table, "undecided"),
        unread=_listed(table, "no answer"),
        unformed=_listed(table, "not in the asked form"),
    )


_Table = Sequence[tuple[Mapping[str, Any], Outcome]]
"""Rows with their outcomes."""


def _listed(table: _Table, verdict: Verdict) -> list[Listed]:
    listed = [Listed(row["id"], outcome.reason) for row, outcome in table if outcome.verdict == verdict]
    return listed[:LISTED]


@dataclass(frozen=True)
class _Counting:
    """How the responses to some rows are counted."""

    groups: Groups
    asks_parts: bool
    judged: bool

    def by_value(self, table: _Table, group: Group) -> dict[str, Tally]:
        """Count the rows of each value of a group."""
        by_value: dict[Any, list[tuple[Mapping[str, Any], Outcome]]] = {}
        for row, outcome in table:
            by_value.setdefault(row.get(group.column), []).append((row, outcome))
        in_order = sorted(by_value.items(), key=lambda item: order_of(item[0]))
        return {group.of(part[0][0]): self.tally(part) for _, part in in_order}

    def tally(self, table: _Table) -> Tally:
        """Count rows, at least one."""
        counted = Counter(outcome.verdict for _, outcome in table)
        accuracy = self.accuracy(table)
        return Tally(
            counts={verdict: counted[verdict] for verdict in VERDICTS},
            accuracy=accuracy,
            at_most=accuracy.value + Fraction(counted["undecided"], len(table)),
            best=self._estimate(table, _right) if self.groups.worth == "share" else None,
            parts=self._estimate(table, _share) if self.asks_parts else None,
            with_judge=self._estimate(table, _value_with_judge) if self.judged else None,
        )

    def accuracy(self, table: _Table) -> Estimate:
        """Estimate the accuracy over rows, at least one."""
        return self._estimate(table, _value)

    def _estimate(self, table: _Table, value_of: Callable[[Outcome], Fraction]) -> Estimate:
        sizes: Counter[str] = Counter()
        totals: dict[str, Fraction] = {}
        clusters = self.groups.clusters_of([row for row, _ in table])
        for cluster, (_, outcome) in zip(clusters, table, strict=True):
            sizes[cluster] += 1
            totals[cluster] = totals.get(cluster, Fraction(0)) + value_of(outcome)
        interval = interval_of(list(sizes.values()), list(totals.values()))
        mean = sum(totals.values(), Fraction(0)) / len(table)
        return Estimate(len(table), mean, interval)


def _value(outcome: Outcome) -> Fraction:
    return outcome.value


def _right(outcome: Outcome) -> Fraction:
    return Fraction(1 if outcome.verdict == "right" else 0)


def _share(outcome: Outcome) -> Fraction:
    return outcome.share


def _value_with_judge(outcome: Outcome) -> Fraction:
    return Fraction(1) if outcome.judged_right else outcome.value

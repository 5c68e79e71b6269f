"""What the responses to the rows of a split are worth, overall and by group, with intervals."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice
from typing import Any, Literal, NamedTuple

from seedproof.contract.groups import LEAST_FAMILIES, Groups, order_of
from seedproof.record.score import Score
from seedproof.scoring.intervals import Interval, interval_of_counts

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


class Case(NamedTuple):
    """What is counted of a row and its response. Few are different."""

    family: str
    values: tuple[Any, ...]
    """Those of the columns by which rows are grouped."""
    asks_parts: bool
    """Whether the row asks for several."""
    outcome: Outcome
    """Without its reason."""


Problem = tuple[Case, ...]
"""The cases of related rows."""

Table = Mapping[Problem, int]
"""How many problems there are of a kind."""


def case_of(row: Mapping[str, Any], outcome: Outcome, groups: Groups) -> Case:
    """Return what is counted of a row."""
    values = tuple(row.get(group.column) for group in groups.by)
    counted = replace(outcome, reason="") if outcome.reason else outcome
    return Case(row["family"], values, len(row.get("parts") or ()) > 1, counted)


def result_of(
    rows: Sequence[Mapping[str, Any]],
    outcomes: Mapping[str, Outcome],
    groups: Groups,
    judged: bool = False,
) -> Result:
    """Count the outcomes of rows by id; a row without one is missing. There must be a row.

    `judged` says whether the outcomes have what a judge said.
    """
    problems: dict[str, list[Case]] = {}
    listed: list[tuple[str, Outcome]] = []
    for row in rows:
        outcome = outcomes.get(row["id"], MISSING)
        problems.setdefault(groups.cluster_of(row), []).append(case_of(row, outcome, groups))
        listed.append((row["id"], outcome))
    return result_of_problems(Counter(map(tuple, problems.values())), listed, groups, judged)


def result_of_problems(
    table: Table, responses: Sequence[tuple[str, Outcome]], groups: Groups, judged: bool = False
) -> Result:
    """Count problems, at least one; `responses` are those that may be listed, with their ids."""
    present = _chosen(table, lambda case: case.outcome.verdict != "missing")
    asks_parts = any(case.asks_parts for problem in table for case in problem)
    counting = _Counting(groups, asks_parts, judged)
    errors = Counter[str]()
    for case, count in _cases(table).items():
        for error in case.outcome.errors:
            errors[error] += count
    return Result(
        overall=counting.tally(table),
        responses=counting.accuracy(present) if 0 < _rows(present) < _rows(table) else None,
        groups={group.name: counting.by_value(table, at) for at, group in enumerate(groups.by)},
        errors=dict(errors),
        undecided=_listed(responses, "undecided"),
        unread=_listed(responses, "no answer"),
        unformed=_listed(responses, "not in the asked form"),
    )


def _chosen(table: Table, is_chosen: Callable[[Case], bool]) -> Table:
    """Return the problems with only some of their cases; those that have none left are none."""
    chosen = Counter[Problem]()
    for problem, count in table.items():
        kept = tuple(case for case in problem if is_chosen(case))
        if kept:
            chosen[kept] += count
    return chosen


def _cases(table: Table) -> Counter[Case]:
    """Return how many cases there are of a kind."""
    cases = Counter[Case]()
    for problem, count in table.items():
        for case in problem:
            cases[case] += count
    return cases


def _rows(table: Table) -> int:
    return sum(count * len(problem) for problem, count in table.items())


def _listed(responses: Iterable[tuple[str, Outcome]], verdict: Verdict) -> list[Listed]:
    listed = (Listed(row_id, outcome.reason) for row_id, outcome in responses if outcome.verdict == verdict)
    return list(islice(listed, LISTED))


@dataclass(frozen=True)
class _Counting:
    """How the responses to some rows are counted."""

    groups: Groups
    asks_parts: bool
    judged: bool

    def by_value(self, table: Table, at: int) -> dict[str, Tally]:
        """Count the rows of each value of a group, which is the one at a place."""
        group = self.groups.by[at]
        values = {case.values[at] for problem in table for case in problem}
        return {
            group.of({group.column: value}): self.tally(_chosen(table, _has(at, value)))
            for value in sorted(values, key=order_of)
        }

    def tally(self, table: Table) -> Tally:
        """Count problems, at least one."""
        counted = Counter[Verdict]()
        for case, count in _cases(table).items():
            counted[case.outcome.verdict] += count
        accuracy = self.accuracy(table)
        return Tally(
            counts={verdict: counted[verdict] for verdict in VERDICTS},
            accuracy=accuracy,
            at_most=accuracy.value + Fraction(counted["undecided"], accuracy.rows),
            best=self._estimate(table, _right) if self.groups.worth == "share" else None,
            parts=self._estimate(table, _share) if self.asks_parts else None,
            with_judge=self._estimate(table, _value_with_judge) if self.judged else None,
        )

    def accuracy(self, table: Table) -> Estimate:
        """Estimate the accuracy over problems, at least one."""
        return self._estimate(table, _value)

    def _estimate(self, table: Table, value_of: Callable[[Outcome], Fraction]) -> Estimate:
        families = {case.family for problem in table for case in problem}
        by_family = len(families) >= LEAST_FAMILIES
        clusters = _families(table, value_of) if by_family else _problems(table, value_of)
        rows = _rows(table)
        total = sum(count * total for (_, total), count in clusters.items())
        return Estimate(rows, Fraction(total) / rows, interval_of_counts(clusters))


def _has(at: int, value: Any) -> Callable[[Case], bool]:
    return lambda case: case.values[at] == value


Clusters = Counter[tuple[int | Fraction, int | Fraction]]
"""How many clusters there are of a size and a total."""


def _families(table: Table, value_of: Callable[[Outcome], Fraction]) -> Clusters:
    """Return the families as clusters: with enough of them, they generalise to others."""
    sizes = Counter[str]()
    totals: dict[str, Fraction] = {}
    for case, count in _cases(table).items():
        sizes[case.family] += count
        totals[case.family] = totals.get(case.family, Fraction(0)) + count * value_of(case.outcome)
    return Counter((size, totals[family]) for family, size in sizes.items())


def _problems(table: Table, value_of: Callable[[Outcome], Fraction]) -> Clusters:
    """Return the problems as clusters."""
    clusters: Clusters = Counter()
    for problem, count in table.items():
        total = sum((value_of(case.outcome) for case in problem), Fraction(0))
        clusters[len(problem), total] += count
    return clusters


def _value(outcome: Outcome) -> Fraction:
    return outcome.value


def _right(outcome: Outcome) -> Fraction:
    return Fraction(1 if outcome.verdict == "right" else 0)


def _share(outcome: Outcome) -> Fraction:
    return outcome.share


def _value_with_judge(outcome: Outcome) -> Fraction:
    return Fraction(1) if outcome.judged_right else outcome.value

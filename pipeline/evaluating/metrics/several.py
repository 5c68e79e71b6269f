"""What several runs show together: ranks, Pareto winners, fresh sets, decoding, learning, correlation.

Source: MathCAMPS, sections 4.1 and 4.3, tables 2 and 14; Mathador-LM, table 2 and appendix B.
"""

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from pipeline.evaluating.metrics.cases import cases_of
from pipeline.evaluating.metrics.measuring import by_value
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import standard_deviation
from seedproof.contract.groups import Group
from seedproof.record.errors import SeedproofError
from seedproof.record.files import unreadable

LEARNED = Fraction(3, 10)
"""The last accuracy from which on a standard counts as learned."""

ByName = Mapping[str, Fraction]
"""Accuracies by the name of a model, or of a standard."""


class Rank(NamedTuple):
    """The ranks of a model overall and in one standard, and its accuracies there."""

    standard: str
    overall: int
    there: int
    accuracy: Fraction
    accuracy_there: Fraction


class Spread(NamedTuple):
    """The mean of some accuracies, and their sample standard deviation; None for one accuracy."""

    mean: Fraction
    deviation: Fraction | None
    runs: int


@dataclass(frozen=True)
class Decoding:
    """What nucleus sampling gains over greedy decoding."""

    greedy: Fraction
    best_nucleus: Fraction
    nucleus: Spread


def accuracy(run: ScoredRun) -> Fraction:
    """Return the mean score of a run's episodes without follow-ups, of which there must be one."""
    scores = [case.scored.score for case in cases_of(run) if case.is_main]
    return sum(scores, Fraction(0)) / len(scores)


def accuracy_by(run: ScoredRun, column: str) -> dict[str, Fraction]:
    """Return the mean scores by the values of a column, without follow-ups."""
    cases = [case for case in cases_of(run) if case.is_main]
    means: dict[str, Fraction] = {}
    for value, positions in by_value(cases, Group(column)).items():
        scores = [cases[position].scored.score for position in positions]
        means[value] = sum(scores, Fraction(0)) / len(scores)
    return means


def ranks(accuracies: ByName) -> dict[str, int]:
    """Return the rank of each: 1 and one more for each that is strictly better."""
    return {
        name: 1 + sum(1 for other in accuracies.values() if other > value)
        for name, value in accuracies.items()
    }


def largest_rank_change(model: str, overall: ByName, by_standard: Mapping[str, ByName]) -> Rank:
    """Return the standard in which a model's rank is farthest from its rank overall.

    Of equal ones, that with the larger difference in accuracy, then the first. There must be a standard.
    `by_standard` has, by standard, the accuracy of each model.
    """
    rank = ranks(overall)[model]
    changes = [
        Rank(standard, rank, ranks(there)[model], overall[model], there[model])
        for standard, there in by_standard.items()
    ]
    return max(changes, key=_size_of_change)


def _size_of_change(change: Rank) -> tuple[int, Fraction]:
    return abs(change.there - change.overall), abs(change.accuracy_there - change.accuracy)


def pareto_share(models: Sequence[ByName]) -> Fraction | None:
    """Return the share of pairs in which one is at least as good in all standards, and better in one.

    Each model by its accuracies by standard. None for fewer than two models.
    """
    pairs = list(combinations(models, 2))
    if not pairs:
        return None
    won = [pair for pair in pairs if dominates(*pair) or dominates(*reversed(pair))]
    return Fraction(len(won), len(pairs))


def dominates(first: ByName, second: ByName) -> bool:
    """Return whether a model is at least as good in all standards as another, and better in one."""
    return all(first[name] >= second[name] for name in second) and any(
        first[name] > second[name] for name in second
    )


def spread(accuracies: Sequence[Fraction]) -> Spread:
    """Return mean and sample standard deviation of accuracies over fresh sets, at least one."""
    average = sum(accuracies, Fraction(0)) / len(accuracies)
    return Spread(average, standard_deviation(accuracies), len(accuracies))


def decoding(runs: Sequence[ScoredRun]) -> Decoding | None:
    """Return what runs that differ in temperature and top_p show; None without a greedy run and another.

    Raises: SeedproofError when two are greedy.
    """
    greedy = [accuracy(run) for run in runs if run.head.solver.temperature == 0]
    nucleus = [accuracy(run) for run in runs if run.head.solver.temperature != 0]
    if len(greedy) > 1:
        raise SeedproofError(f"{len(greedy)} runs have temperature 0, expected one to compare with")
    if not greedy or not nucleus:
        return None
    return Decoding(greedy[0], max(nucleus), spread(nucleus))


def learning(runs: Sequence[ScoredRun], column: str = "standard") -> dict[str, dict[int, Fraction]]:
    """Return the accuracies by checkpoint of what is learned: by standard, then by checkpoint, in order.

    A standard is learned where the last accuracy is at least `LEARNED`.

    Raises: SeedproofError when a run has no checkpoint, or two have the same.
    """
    by_checkpoint: dict[int, ScoredRun] = {}
    for run in runs:
        checkpoint = run.head.checkpoint
        if checkpoint is None or checkpoint in by_checkpoint:
            raise SeedproofError(
                f"{run.head.solver.model}: has checkpoint {checkpoint}, expected runs of different checkpoints"
            )
        by_checkpoint[checkpoint] = run
    curves: dict[str, dict[int, Fraction]] = {}
    for checkpoint in sorted(by_checkpoint):
        for value, mean in accuracy_by(by_checkpoint[checkpoint], column).items():
            curves.setdefault(value, {})[checkpoint] = mean
    last = max(by_checkpoint, default=0)
    return {value: curve for value, curve in curves.items() if curve.get(last, 0) >= LEARNED}


def read_column(path: Path) -> dict[str, Fraction]:
    """Read a column of the user's: a CSV with a head, then a model and a number in each line.

    Raises: SeedproofError when it cannot be read, or a line has no number.
    """
    try:
        with path.open(newline="", encoding="utf-8") as file:
            lines = list(csv.reader(file))[1:]
    except OSError as error:
        raise unreadable(path, error, "Give a CSV: model,value") from error
    except (UnicodeDecodeError, csv.Error) as error:
        raise SeedproofError(f"{path}: is no CSV in UTF-8 ({error})") from error
    column: dict[str, Fraction] = {}
    for number, line in enumerate(lines, start=2):
        try:
            model, value = line
            column[model] = Fraction(value)
        except (ValueError, ZeroDivisionError) as error:
            raise SeedproofError(
                f"{path}, line {number}: is {line}, expected a model and a number"
            ) from error
    return column

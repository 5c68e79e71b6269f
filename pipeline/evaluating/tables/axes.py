"""Axes, of which the rows and columns of forms are made.

A choice of an axis picks some of the runs, a value of a group, or what is shown. A cell shows what the
choices of its row and of its column pick together.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import product
from typing import TypeAlias

import msgspec

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.measuring import ALL, OVERALL
from pipeline.evaluating.tables.identity import names_of, together, traits_of
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, grouped, values_of
from pipeline.evaluating.tables.table import Cell, Column, Measure


@dataclass(frozen=True)
class Slice:
    """What a cell is about: runs, and of their episodes those of a value of a group."""

    runs: Runs
    given: Runs
    """All runs that were given, of any benchmark."""
    group: str = OVERALL
    value: str = ALL
    only: Case | None = None
    """The episode, where it is a single one."""

    @property
    def run(self) -> MeasuredRun:
        """The run, of several the first one."""
        return self.runs[0]

    @property
    def case(self) -> Case:
        """The episode, of several the first one."""
        return self.only or self.run.part(self.group, self.value)[0]

    def cells(self, metric: str) -> list[Measure]:
        """Return a metric of each run that has it."""
        cells = (run.cell(metric, self.group, self.value) for run in self.runs)
        return [cell for cell in cells if cell is not None]


Shown: TypeAlias = Callable[[Slice], Cell]


@dataclass(frozen=True)
class Choice:
    """One choice of an axis: its labels, and what it picks."""

    labels: tuple[str, ...]
    runs: Runs | None = None
    """None: all."""
    group: str = ""
    value: str = ""
    shown: Shown | None = None
    column: Column | None = None
    """How it is written."""
    only: Case | None = None


Choices: TypeAlias = Sequence[Choice]

Varying: TypeAlias = Callable[[Runs], Iterable[Choice]]
"""An axis whose choices depend on the runs."""

Axis: TypeAlias = Choice | Varying


def showing(columns: Mapping[str, Shown]) -> Varying:
    """Return an axis with a choice for each function that says something of a slice, by title."""
    return lambda runs: [Choice((title,), shown=of) for title, of in columns.items()]


_COLUMNS = {
    "requests": Column(decimals=2),
    "declinations": Column(decimals=2),
    "hints": Column(decimals=2),
    "tokens": Column(decimals=0),
    "gain": Column(decimals=0, percent=True),
}
"""How metrics are written that are no shares, as the papers have them."""


def metrics(columns: Mapping[str, str]) -> Varying:
    """Return an axis with a choice for each metric, by title: that of a run, or the mean over several."""
    return lambda runs: [
        Choice((title,), shown=partial(_mean, name), column=_COLUMNS.get(name))
        for title, name in columns.items()
    ]


def _mean(name: str, at: Slice) -> Measure | None:
    cells = at.cells(name)
    return cells[0] if len(at.runs) == 1 and cells else mean_of(cells)


def mean_of(cells: Sequence[Measure], deviation: Fraction | None = None) -> Measure | None:
    """Return the mean of several runs as a cell; None where there are none."""
    mean = sum((cell.value for cell in cells), Fraction(0)) / max(len(cells), 1)
    return Measure(mean, deviation=deviation) if cells else None


def names(*apart: str) -> Varying:
    """Return an axis with a choice a run: its name, and behind it the traits that stand apart."""
    return lambda runs: [
        Choice((name, *(traits_of(run.head)[trait] for trait in apart)), [run])
        for run, name in zip(runs, names_of(runs, *apart), strict=True)
    ]


def models(*apart: str) -> Varying:
    """Return an axis with a choice for all runs that have one name where some traits stand apart."""
    return lambda runs: [Choice((name,), of_name) for name, of_name in together(runs, *apart).items()]


def trait(of: Callable[[MeasuredRun], str]) -> Varying:
    """Return an axis with a choice for each value of a trait of runs."""
    return lambda runs: [Choice((value,), picked) for value, picked in grouped(runs, of).items()]


def group(name: str, labels: Mapping[str, str] | None = None) -> Varying:
    """Return an axis with a choice for each value of a group, or for those that have labels."""

    def choices(runs: Runs) -> list[Choice]:
        shown_as = labels or {value: value for value in values_of(name, runs)}
        return [Choice((label,), group=name, value=value) for value, label in shown_as.items()]

    return choices


SHARED: dict[str, Axis] = {"one panel": Choice(("",)), "run": names()}
"""The axes that each paper has: `one panel` is the only one of a figure."""


def crossed(axes: Iterable[Axis], runs: Runs) -> Iterator[tuple[Choice, ...]]:
    """Yield each combination of a choice of every axis."""
    return product(*([axis] if isinstance(axis, Choice) else axis(runs) for axis in axes))


def labels_of(choices: Choices) -> tuple[str, ...]:
    """Return all labels of choices."""
    return tuple(label for choice in choices for label in choice.labels)


def column_of(choices: Choices, usual: Column) -> Column:
    """Return the column of choices, written as one of them says."""
    column = next((choice.column for choice in choices if choice.column is not None), usual)
    return msgspec.structs.replace(column, title=" ".join(filter(None, labels_of(choices))))


def cell_at(choices: Choices, runs: Runs, given: Runs) -> Cell:
    """Return what choices show together; None where they pick no run."""
    picked = [
        run
        for run in runs
        if all(choice.runs is None or any(run is each for each in choice.runs) for choice in choices)
    ]
    grouping = [choice for choice in choices if choice.group]
    at = Slice(
        picked,
        given,
        " × ".join(choice.group for choice in grouping) or OVERALL,
        " × ".join(choice.value for choice in grouping) or ALL,
        next((choice.only for choice in choices if choice.only is not None), None),
    )
    show = next(choice.shown for choice in choices if choice.shown is not None)
    return show(at) if picked else None

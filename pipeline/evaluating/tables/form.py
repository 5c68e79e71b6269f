"""A form: a table or figure of a paper as a declaration, what it needs, and how runs fill it.

The declarations of a paper stand in a YAML file. Beside it is a module with what they name: axes, needs, and
facts of the runs that are said below.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeAlias

import msgspec

from pipeline.evaluating.tables.axes import (
    SHARED,
    Axis,
    Choices,
    cell_at,
    column_of,
    crossed,
    labels_of,
    metrics,
)
from pipeline.evaluating.tables.identity import model_of, shared_by, together
from pipeline.evaluating.tables.published import Source, beside
from pipeline.evaluating.tables.remarks import remarks
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, runs_of
from pipeline.evaluating.tables.table import PANELS, Chart, Column, Measure, Row, Table
from seedproof.record.errors import Misuse
from seedproof.record.names import no_such

_IN_BRACKETS = (
    "In brackets: intervals of 95 %. Where two of them overlap, one model may be as good as the other."
)


@dataclass(frozen=True)
class Needs:
    """What runs a form can be filled from."""

    benchmark: str
    said: str
    """In words, such as `two configs of one model`."""
    counts: Callable[[MeasuredRun], bool] = lambda run: True
    """Whether a run of the benchmark can stand in the form."""
    least: int = 1
    """How many of them there must be."""
    differ: Callable[[MeasuredRun], object] | None = None
    """In what two of them must differ that have one name."""
    apart: tuple[str, ...] = ()
    """Traits that the name leaves out."""
    got: Callable[[MeasuredRun], str] = lambda run: run.head.config
    """What a run is said to be where runs lack."""
    beside: str = ""
    """Another benchmark of which a run of the same model is needed."""

    def chosen(self, runs: Runs) -> list[MeasuredRun]:
        """Return the runs that stand in the form."""
        return [run for run in runs_of(self.benchmark, runs) if self.counts(run)]

    def hold(self, runs: Runs) -> bool:
        """Return whether runs are enough."""
        chosen = self.chosen(runs)
        known = {model_of(run) for run in runs_of(self.beside, runs)}
        if len(chosen) < self.least or (self.beside and not any(model_of(run) in known for run in chosen)):
            return False
        if self.differ is None:
            return True
        alike = together(chosen, *self.apart).values()
        return any(len({self.differ(run) for run in of_name}) > 1 for of_name in alike)

    def lack(self, runs: Runs) -> str:
        """Say what was given instead of what is needed."""
        got = [f"{run.head.benchmark} of {model_of(run)}" for run in runs_of(self.beside, runs)]
        got += [f"{self.got(run)} of {model_of(run)}" for run in runs_of(self.benchmark, runs)]
        return ", ".join(dict.fromkeys(got)) or "none"


Declared: TypeAlias = str | dict[str, str]
"""An axis by its name, or metrics by their titles."""


class _Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A form as a YAML file declares it."""

    title: str
    needs: str = "run"
    labels: tuple[str, ...] = PANELS
    """The titles of the columns that say what a row is about."""
    rows: tuple[tuple[Declared, ...], ...]
    """Axes, of whose choices each combination is a row; several such products one behind the other."""
    columns: tuple[tuple[Declared, ...], ...]
    """Columns likewise."""
    style: Column | None = None
    """How numbers are written unless an axis says otherwise; None: as the paper's."""
    chart: Chart | None = None
    facts: tuple[str, ...] = ()
    """Notes that are computed, and stand before the others."""
    notes: tuple[str, ...] = ()
    published: tuple[str, ...] = ()
    """The tables of the paper of which we have the numbers."""
    also: tuple[str, ...] = ()
    """Other names of the form."""


@dataclass(frozen=True)
class Paper:
    """What the forms of a paper name."""

    title: str
    axes: dict[str, Axis]
    needs: Mapping[str, Needs]
    facts: Mapping[str, Callable[[Runs], str]]
    style: Column
    """How it writes numbers."""

    def axis(self, declared: Declared) -> Axis:
        """Return an axis by its name, or of metrics."""
        return metrics(declared) if isinstance(declared, dict) else (SHARED | self.axes)[declared]

    def forms(self, file: str) -> Iterator["Form"]:
        """Yield the forms that a file beside this one declares."""
        text = files("pipeline.evaluating.tables").joinpath(file).read_bytes()
        for name, declared in msgspec.yaml.decode(text, type=dict[str, _Form]).items():
            for each in (name, *declared.also):
                yield Form(each, declared, self)


@dataclass(frozen=True)
class Form:
    """A table or figure by its name, such as `mira-6`."""

    name: str
    declared: _Form
    paper: Paper

    @property
    def title(self) -> str:
        """What it shows."""
        return self.declared.title

    @property
    def needs(self) -> Needs:
        """What runs it can be filled from."""
        return self.paper.needs[self.declared.needs]

    def suits(self, runs: Runs) -> bool:
        """Return whether runs can fill the form."""
        return self.needs.hold(runs)

    def fill(self, runs: Runs) -> Table:
        """Make the table or figure of runs.

        Raises: SeedproofError when it needs other runs, one line.
        """
        if not self.suits(runs):
            raise Misuse(
                f"{self.name}: needs {self.needs.said}, got {self.needs.lack(runs)}. Name other runs, or "
                "another form: seedproof table --forms"
            )
        declared = self.declared
        own = self.needs.chosen(runs)
        columns = self._crossed(declared.columns, own)
        titled = tuple(column_of(parts, declared.style or self.paper.style) for parts in columns)
        rows = [self._row(of_row, columns, own, runs) for of_row in self._crossed(declared.rows, own)]
        if declared.chart is not None and declared.chart.kind == "points":
            rows = [row for row in rows if None not in row.cells[:2]]
        said = [*(self.paper.facts[fact](own) for fact in declared.facts), *declared.notes]
        return Table(
            title=self.title,
            labels=declared.labels,
            columns=titled,
            rows=tuple(rows),
            notes=(*_with_intervals(said, titled, rows, declared.chart), *remarks(own)),
            shared=f"All runs: {shared_by(own)}.",
            chart=declared.chart,
        )

    def above_published(self, table: Table) -> Table:
        """Return a table of the form with what the paper prints below it.

        Raises: SeedproofError where we have nothing of that.
        """
        sources = [Source(self.paper.title, number) for number in self.declared.published]
        if not sources:
            raise Misuse(f"{self.name}: has no published figures here. Leave --published out")
        return beside(table, sources)

    def _crossed(self, products: Sequence[Sequence[Declared]], own: Runs) -> list[Choices]:
        return [parts for axes in products for parts in crossed(map(self.paper.axis, axes), own)]

    def _row(self, of_row: Choices, columns: Sequence[Choices], own: Runs, given: Runs) -> Row:
        labels = labels_of(of_row)
        missing = len(self.declared.labels) - len(labels)
        cells = tuple(cell_at((*of_row, *of_column), own, given) for of_column in columns)
        return Row((*labels, *[""] * missing), cells)


def _with_intervals(
    said: Sequence[str], columns: Sequence[Column], rows: Sequence[Row], chart: Chart | None
) -> list[str]:
    """Return notes with what intervals are, where there are some: a figure has it behind what is measured."""
    has_some = any(
        isinstance(cell, Measure) and cell.low is not None and not column.span
        for row in rows
        for column, cell in zip(columns, row.cells, strict=True)
    )
    if chart is None:
        return [*said, _IN_BRACKETS] if has_some else [*said]
    unit, *more = said
    has_lines = has_some and chart.kind in ("bars", "lines", "points")
    return [f"{unit}; lines are intervals of 95 %" if has_lines else unit, *more]


def filled(name: str, runs: Runs, forms: Mapping[str, Form]) -> Table:
    """Fill the form of a name.

    Raises: SeedproofError when there is no such form, or it needs other runs.
    """
    if name not in forms:
        raise no_such(f"{name!r} is no form", name, forms)
    return forms[name].fill(runs)

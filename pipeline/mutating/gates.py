"""Gives corrupted rows to the gates: one by one, then those that are left, together in their table."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from pipeline.gates.expectations import broken_at
from pipeline.gates.placing import misplaced, out_of_order
from pipeline.gates.schema import schema_findings
from pipeline.gates.signs import hidden_signs
from pipeline.mutating.kind import Plain
from pipeline.workplace.making import make
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.instances import is_instance
from seedproof.record.rows import OWN_SPLIT, Row, line_of, rows_digest
from seedproof.record.seeds import parse_row_id

Refusals = set[str]
"""Who refuses a row: `gate/code`."""


NAMES = ("form", "schema", "validate", "cycle", "quality")
"""The gates that may refuse a row."""


class Gates:
    """The gates of one benchmark, all but the making of rows from their seeds."""

    def __init__(self, benchmark: str, settings: BenchmarkSettings, demonstrations: Sequence[Row]) -> None:
        """Take the settings of the split that rows are of."""
        self._benchmark = registry.benchmark(benchmark)
        self._settings = settings
        self._demonstrations = demonstrations

    def of_row(self, row: Plain) -> Refusals:
        """Return who refuses a row by itself."""
        if not is_instance(line_of(row), self._benchmark.release.row):
            return {"form/form"}
        typed = cast(Row, row)
        return {
            *_codes("schema", lambda: schema_findings(self._benchmark.name, [typed])),
            *_codes("validate", lambda: self._placed(typed)),
            *_codes("validate", lambda: self._benchmark.validate.check(typed)),
            *_codes("cycle", lambda: self._benchmark.cycle.check(typed)),
            *_codes("quality", lambda: hidden_signs([typed])),
        }

    def _placed(self, row: Row) -> Iterator[Finding]:
        return misplaced(row, self._benchmark.name, self._settings.generate.root_seed)

    def of_table(self, rows: Sequence[Row]) -> dict[str, Refusals]:
        """Return who refuses which rows of a table, by their ids; under an empty id, the table as a whole.

        Under `family/` and a name stand those who refuse something of that family.
        """
        refused: dict[str, Refusals] = {}

        def note(subject: str, who: str) -> None:
            refused.setdefault(subject, set()).add(who)

        for row_id in self._duplicates(rows):
            note(row_id, "validate/duplicate")
        for finding in out_of_order(rows, self._benchmark.generate.tasks(self._settings)):
            note(finding.row, f"quality/{finding.code}")
        try:
            by_config = self._benchmark.release.tables(rows, self._demonstrations, self._settings.generate)
            for finding in self._benchmark.quality.findings(rows, by_config):
                note(finding.row if "/d" in finding.row else "", f"quality/{finding.code}")
            suites = list(self._benchmark.quality.suites(self._settings, rows))
        except SeedproofError:
            note("", "quality/unreadable")
            return refused
        for name, table, expectations in suites:
            for _, places in broken_at(name, table, expectations):
                for subject in _subjects(table, places):
                    note(subject, f"quality/{name}")
        return refused

    def _duplicates(self, rows: Sequence[Row]) -> Iterator[str]:
        """Yield the id of every row whose problem stands twice."""
        identities = [self._benchmark.validate.identity(row) for row in rows]
        counted = Counter(identities)
        for row, identity in zip(rows, identities, strict=True):
            if counted[identity] > 1:
                yield row["id"]

    def is_from_its_seed(self, row: Row) -> bool:
        """Return whether the row's id and the root seed give this very row."""
        asked = self._settings.generate
        try:
            made = self._benchmark.generate.rebuild(parse_row_id(row["id"]), asked.root_seed, asked)
        except SeedproofError:
            return False
        return line_of(made) == line_of(row)

    def are_as_made(self, rows: Sequence[Row]) -> bool:
        """Return whether the params make these very rows, in this order."""
        made = make(self._benchmark.name, self._settings).splits[OWN_SPLIT]
        return rows_digest(made) == rows_digest(rows)


def _codes(gate: str, check: Callable[[], Iterable[Finding]]) -> Refusals:
    """Return what a gate says of a row, by its codes."""
    try:
        return {f"{gate}/{finding.code}" for finding in check()}
    except SeedproofError:
        return {f"{gate}/unreadable"}


def _subjects(table: Sequence[Mapping[str, Any]], places: Sequence[int]) -> set[str]:
    """Return what the broken lines of a table are about: a row, a family, or the table as a whole."""
    return {_subject(table[place]) for place in places} or {""}


def _subject(line: Mapping[str, Any]) -> str:
    if "id" in line:
        return str(line["id"])
    family = str(line.get("family") or str(line.get("group", "")).partition(", ")[0])
    return f"family/{family}" if family else ""

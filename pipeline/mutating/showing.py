"""Rows that may show what a wording says: those of the generator as it is that have its fixed text."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import chain
from typing import Any

from pipeline.gates.schema import schema_findings
from pipeline.gates.signs import hidden_signs
from pipeline.mutating.wordings import Wording
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.record.draws import Rejected
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.json_text import value_of
from seedproof.record.nearby import RELEASES
from seedproof.record.rows import OWN_SPLIT, Row, line_of
from seedproof.record.seeds import RowId, parse_row_id

ROOT_SEED = 1234

NUMBERS = 80
"""So many numbers of each family and difficulty are looked through for a wording."""

NUMBERS_OF_ALL = 6
"""So many where a wording may be one of any family."""

ENOUGH = 3
"""So many, beside the released rows, suffice where every wording has a row that may show it."""

TRIED = 12
"""Rows that may show a wording, of which so many are made again with a bug."""

ROWS = 2
"""Changed rows of a bug that the gates see."""

FAILURES = (Rejected, SeedproofError, ArithmeticError, LookupError, ValueError, TypeError, AttributeError)


@dataclass(frozen=True)
class Known:
    """A row of the generator as it is."""

    place: RowId
    row: Row
    text: str
    """All its texts."""
    is_released: bool = False

    @property
    def sort(self) -> tuple[str, int, str]:
        """Its family, its difficulty, and the sort of its id."""
        return self.place.family, self.place.difficulty, self.row["id"].rpartition("/")[2].strip("0123456789")

    @cached_property
    def is_right(self) -> bool:
        """Whether no gate refuses it, and a released one is as it is made today."""
        if self.is_released:
            return line_of(self.row) in map(line_of, rows_at(self.place))
        return not refusals(self.place.benchmark, self.row)


def family_in(benchmark: str, module: str) -> str:
    """Return the family whose name a module's path has; empty if there is none."""
    families = {family for family, _ in registry.benchmark(benchmark).generate.cells()}
    return next((part for part in module.split(".") if part in families), "")


def shown_by(benchmark: str, family: str, wordings: Sequence[Wording]) -> list[list[Known]]:
    """Return for each wording rows that may show it; of several, those that are unlike come first."""
    found: list[list[Known]] = [[] for _ in wordings]
    numbers = range(NUMBERS if family else NUMBERS_OF_ALL)
    sources = chain([_released(benchmark, family)], (_numbered(benchmark, family, of) for of in numbers))
    for looked_at, rows in enumerate(sources):
        for known in rows:
            for wording, several in zip(wordings, found, strict=True):
                if wording.may_be_in(known.text) and not _is_enough(several, known) and known.is_right:
                    several.append(known)
        # Some texts stand in demonstrations alone, which are not among the released rows.
        if all(found) and looked_at >= (ENOUGH if family else 0):
            break
    return found


def _is_enough(several: Sequence[Known], known: Known) -> bool:
    """Return whether there are rows enough, or those of the same sort."""
    return len(several) == TRIED or [each.sort for each in several].count(known.sort) == ROWS


@cache
def _released(benchmark: str, family: str) -> list[Known]:
    """Return the rows of a family in the current release, or all: problems as no example stands before."""
    folder = RELEASES / benchmark / load_settings(benchmark).version / "jsonl"
    found: dict[str, Known] = {}
    for config in registry.benchmark(benchmark).release.configs:
        path = folder / config / f"{OWN_SPLIT}.jsonl"
        for line in path.read_bytes().splitlines() if path.is_file() else []:
            row = value_of(line)
            place = parse_row_id(row["id"])
            if family in ("", place.family):
                known = Known(place, row, "\n".join(texts_of(row)), is_released=True)
                found.setdefault(row["id"], known)
    return list(found.values())


@cache
def _numbered(benchmark: str, family: str, number: int) -> list[Known]:
    """Return the rows with a number of a family, or of all: problems, follow-ups and demonstrations."""
    return [
        known
        for name, difficulty in registry.benchmark(benchmark).generate.cells()
        for label in (str(number), f"demonstration-{number}")
        if family in ("", name)
        for known in _at(RowId(benchmark, name, difficulty, label))
    ]


def _at(place: RowId) -> Iterator[Known]:
    """Yield the rows of a place that can be made: a problem and its follow-ups, or a demonstration."""
    with suppress(*FAILURES):
        for row in rows_at(place):
            yield Known(place, row, "\n".join(texts_of(row)))


def rows_at(place: RowId) -> list[Row]:
    """Return the rows of a place, of a follow-up with its problem; none where nothing is left to draw."""
    number = place.number
    if number[-2:] in ("-c", "-i"):
        place = replace(place, number=number[:-2])
    made = registry.benchmark(place.benchmark).generate.candidate(place, ROOT_SEED)
    return made.rows if made else []


def texts_of(value: Any) -> Iterator[str]:
    """Yield every text in a value as JSON has it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_of(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_of(part)


def refusals(benchmark: str, row: Row) -> set[str]:
    """Return which gates but the solvers' refuse a row."""
    found = registry.benchmark(benchmark)
    # A demonstration stands within other rows, and has no schema of its own.
    own = [row] if "demonstration" not in row["id"] else []
    gates: dict[str, Callable[[], Iterable[Finding]]] = {
        "schema": lambda: [*schema_findings(benchmark, own), *hidden_signs([row])],
        "validate": lambda: found.validate.check(row),
        "cycle": lambda: found.cycle.check(row),
    }
    refused: set[str] = set()
    for gate, check in gates.items():
        try:
            refused |= {f"{gate}/{finding.code}" for finding in check()}
        except FAILURES:
            refused.add(f"{gate}/unreadable")
    return refused

"""Where rows come from: each made again from its own seed, and all from the root seed.

That is another question than whether they are right. What another generator made is of unknown provenance.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from pipeline.releasing.manifest import root_seed_digest
from pipeline.releasing.tables import counted
from pipeline.verifying.checking import CODE, SHOWN, check
from pipeline.verifying.release import Release, Table
from pipeline.workplace.making import Made, make
from seedproof.auditing.proofs import MALFORMED
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.loading.stated import settings_from
from seedproof.record.checks import Check, State
from seedproof.record.dry import dry_cells
from seedproof.record.errors import SeedproofError
from seedproof.record.progress import progress
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import is_seed

MOST_DRY = 100
"""So many times as many rows as there are may be asked for, where cells are dry."""

_SECRET = (
    "not compared: the root seed is secret, and only it tells that no row was left out or chosen. "
    "Whoever has it gives it with SEEDPROOF_ROOT_SEED"
)


class Seeds:
    """The rows of a release, made again by this code."""

    def __init__(self, release: Release, root_seed: int | str | None, sample: int | None) -> None:
        """Take the root seed, None if secret, and how many rows of each split to make from their own."""
        self._release = release
        self._root_seed = root_seed
        self._sample = sample
        self.made: Made | None = None
        """Everything that the root seed gives, if it gives exactly the rows of the files."""

    def checks(self) -> Iterator[Check]:
        """Make the rows again; what other generators made is said, and not taken for a fault."""
        settings = settings_from(self._release.manifest, self._root_seed or 0)
        others = other_generators(self._release)
        yield self._from_own_seeds(settings, others)
        yield self._from_the_root_seed(settings, others)

    def _from_own_seeds(self, settings: BenchmarkSettings, others: Mapping[str, str]) -> Check:
        findings = list(self._own_seeds(settings))
        unexpected = [f"{row_id}: {said}" for row_id, said in findings if _family(row_id) not in others]
        families = {_family(row_id) for row_id, _ in findings}
        looked_at = {row["family"] for rows in self._release.chosen(self._sample).values() for row in rows}
        unexpected += [
            f"{words}, but its rows are those that this code makes"
            for family, words in others.items()
            if family in looked_at - families
        ]
        if findings and not unexpected:
            unknown = [*others.values()][:SHOWN]
            said = "\n".join(("of unknown provenance:", *unknown))
            return Check("seeds", said, State.NOT_CHECKED, CODE)
        count = sum(map(len, self._release.chosen(self._sample).values()))
        return check("seeds", CODE, unexpected, f"{count:,} rows rebuilt from their own seeds")

    def _own_seeds(self, settings: BenchmarkSettings) -> Iterator[tuple[str, str]]:
        """Yield the id of every row that its own seed does not give, and how it differs."""
        known = by_split(settings)
        for split, rows in self._release.chosen(self._sample).items():
            if split not in known:
                yield split, "is no split that the manifest gives a root seed for"
                continue
            for row in progress(rows, "rebuild", len(rows)):
                difference = self._difference(split, row, known[split].generate)
                if difference:
                    yield row["id"], difference

    def _difference(self, split: str, row: Row, asked: Any) -> str:
        """Return how a row differs from what its seed gives; an empty text if it is equal."""
        if not is_seed(row.get("seed")):
            return f"its seed is {row.get('seed')!r:.80}, expected 32 hex digits"
        rebuild = registry.benchmark(self._release.benchmark).generate.from_own_seed
        try:
            again: Row = rebuild(row, partial(self._release.seed_of, split), asked)
        except SeedproofError as error:
            return str(error)
        except MALFORMED as error:
            return f"it is malformed ({in_our_words(error)})"
        return "" if line_of(again) == line_of(row) else f"its seed gives another row: {_columns(again, row)}"

    def _from_the_root_seed(self, settings: BenchmarkSettings, others: Mapping[str, str]) -> Check:
        too_many = list(self._too_many(settings))
        if too_many:
            return check("root seed", CODE, too_many, "")
        if self._root_seed is None:
            return Check("root seed", _SECRET, State.NOT_CHECKED, CODE)
        stated = self._release.manifest.get("root_seed_sha256")
        if stated is not None and root_seed_digest(self._root_seed) != stated:
            said = "the root seed that was given is not the one whose SHA-256 the manifest has"
            return Check("root seed", said, State.FAILED, CODE)
        if others:
            return Check("root seed", "not compared: other generators made the rows", State.NOT_CHECKED, CODE)
        made = make(self._release.benchmark, settings)
        result = check("root seed", CODE, self._misplaced(made), "it gives exactly these rows, in this order")
        if result.state is State.PASSED:
            self.made = made
        return result

    def _too_many(self, settings: BenchmarkSettings) -> Iterator[str]:
        """Yield what the manifest asks for beyond what the files hold, before any work is done for it."""
        count = registry.benchmark(self._release.benchmark).generate.least_rows
        dry = [cell for _, cell in dry_cells(self._release.manifest["families"])]
        for split, of_split in by_split(settings).items():
            asked = count(of_split.generate)
            lacking = sum(max(0, cell.asked - cell.rows) for cell in dry if cell.split == split)
            present = len(self._release.distinct_rows.get(split, []))
            # Cells that a manifest calls dry must not have it ask for work without end.
            wanted = max(asked - lacking, -(-asked // MOST_DRY))
            if wanted > present:
                yield f"the manifest asks for {wanted:,} rows of {split}, the files have {present:,}"

    def _misplaced(self, made: Made) -> Iterator[str]:
        stated = self._release.manifest["families"]
        for family in sorted({*stated, *made.families}):
            said, given = stated.get(family), made.families.get(family)
            if said != given:
                yield f"{family}: the manifest says {said}, its seeds give {given}"
        tables = made.tables()
        for table in sorted({*tables, *self._release.lines}):
            yield from _unequal(table, tables.get(table, []), self._release.lines.get(table, []))


def sources_unlike(release: Release) -> Iterator[str]:
    """Yield what is wrong with the params, or with a file that rows are made from beside their seeds."""
    for made_from in release.layout.sources(settings_from(release.manifest, 0).generate):
        counted(made_from)
    yield from ()


def other_generators(release: Release) -> dict[str, str]:
    """Return the families that this code has another generator for, or none, with a sentence on each."""
    version_of = registry.benchmark(release.benchmark).generate.version_of
    others = {}
    for family, made in release.manifest["families"].items():
        try:
            here = version_of(family)
        except SeedproofError:
            others[family] = f"this code has no family {family}"
            continue
        if here != made["generator"]:
            others[family] = (
                f"{family} was made by version {made['generator']} of its generator, this code has {here}"
            )
    return others


def _family(row_id: str) -> str:
    """Return the family of an id; an empty text for what is none."""
    return row_id.split("/")[1] if row_id.count("/") > 1 else ""


def _unequal(table: Table, expected: Sequence[Row], lines: list[bytes]) -> Iterator[str]:
    where = f"jsonl/{'/'.join(table)}.jsonl"
    if len(expected) != len(lines):
        yield f"{where} has {len(lines)} rows, the root seed gives {len(expected)}"
    for number, (row, line) in enumerate(zip(expected, lines, strict=False), start=1):
        if line_of(row) != line:
            yield f"{where}, line {number}: is not {row['id']} as the root seed gives it"


def _columns(row: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Name the columns in which two rows differ, or say that only the writing does."""
    columns = [column for column in {**row, **other} if row.get(column) != other.get(column)]
    return (
        f"they differ in {', '.join(columns)}" if columns else "they differ in the order or form of columns"
    )

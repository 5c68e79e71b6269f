"""Rows made again: each from its own seed, even if the root seed is secret, and all from the root seed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from pipeline.releasing.checksums import SUMS
from pipeline.releasing.versions import root_seed_digest
from pipeline.verifying.release import Release, Table
from pipeline.workplace.making import Made, make
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.draws import Draws
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row, is_behind_examples, line_of
from seedproof.record.seeds import is_seed, parse_row_id


@dataclass
class OwnSeeds:
    """The rows of a release, rebuilt from the seed that each of them states.

    `sample` is how many rows of each split are checked; None means all. The choice depends on the checksums,
    so that whoever changes a row cannot choose whether it is checked.
    """

    release: Release
    settings: BenchmarkSettings
    sample: int | None = None
    rebuilt: dict[str, list[Row]] = field(default_factory=dict)
    """The rows that equal the released ones, by split; filled by `findings`."""

    def findings(self) -> Iterator[Finding]:
        """Rebuild every chosen row; yield one finding for each that differs."""
        settings = by_split(self.settings)
        for split, rows in self.release.distinct_rows.items():
            if split not in settings:
                yield Finding(split, "split", "is no split that the manifest gives a root seed for")
                continue
            asked = settings[split].generate
            same = self.rebuilt.setdefault(split, [])
            chosen = self._chosen(rows)
            for row in progress(chosen, "rebuild", len(chosen)):
                difference = self._difference(split, row, asked)
                if difference:
                    yield Finding(_where(split, row), "not-from-seed", difference)
                else:
                    same.append(row)
        yield from self._other_configs()

    def _other_configs(self) -> Iterator[Finding]:
        """Compare each row with the same one of an earlier config; only worked examples may be added."""
        plain = {
            (split, row["id"]): row for split, rows in self.release.distinct_rows.items() for row in rows
        }
        for (config, split), rows in self.release.rows.items():
            for row in rows:
                first = plain[split, row["id"]]
                if row is not first and not is_behind_examples(row, first):
                    sentence = f"it says something else in {config} than in another config"
                    yield Finding(_where(split, row), "another-row", sentence)

    @property
    def number(self) -> int:
        """The number of rows that were rebuilt and are equal."""
        return sum(map(len, self.rebuilt.values()))

    def _chosen(self, rows: list[Row]) -> list[Row]:
        if self.sample is None:
            return rows
        draws = Draws(sha256((self.release.folder / SUMS).read_bytes()).hexdigest()[:32])
        positions = draws.sample(range(len(rows)), min(self.sample, len(rows)))
        return [rows[position] for position in sorted(positions)]

    def _difference(self, split: str, row: Row, asked: Any) -> str:
        """Return how a row differs from what its seed gives; an empty text if it is equal."""
        if not is_seed(row.get("seed")):
            return f"its seed is {row.get('seed')!r:.80}, expected 32 hex digits"
        row_id = parse_row_id(row["id"])
        if (row.get("family"), row.get("difficulty")) != (row_id.family, row_id.difficulty):
            return "family and difficulty are not those of its id"
        rebuild = registry.benchmark(self.release.benchmark).generate.from_own_seed
        try:
            again: Row = rebuild(row, partial(self.release.seed_of, split), asked)
        except SeedproofError as error:
            return str(error)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
            return f"it is malformed ({type(error).__name__}: {error})"
        return "" if line_of(again) == line_of(row) else f"its seed gives another row: {_columns(again, row)}"


class Generator(NamedTuple):
    """The version of a family's generator that made its rows, in words, and whether this code has another."""

    words: str
    is_another: bool


def generators(release: Release) -> dict[str, Generator]:
    """Compare the version of each family's generator with that of this code."""
    version_of = registry.benchmark(release.benchmark).generate.version_of
    compared = {}
    for family, made in release.manifest["families"].items():
        try:
            here = version_of(family)
        except SeedproofError:
            compared[family] = Generator(f"this code has no family {family}", True)
            continue
        words = f"{family} was made by version {made['generator']} of its generator, this code has {here}"
        compared[family] = Generator(words, here != made["generator"])
    return compared


@dataclass
class Place:
    """All rows made from the root seed, compared with the files: none missing, foreign or misplaced."""

    release: Release
    settings: BenchmarkSettings
    made: Made | None = None
    """Everything made from the root seed; filled by `findings`."""

    def findings(self) -> Iterator[str]:
        """Make everything again; yield what differs."""
        self.made = make(self.release.benchmark, self.settings)
        yield from _families(self.release.manifest["families"], self.made.families)
        tables = self.made.tables()
        for table in sorted({*tables, *self.release.lines}):
            yield from _unequal(table, tables.get(table, []), self.release.lines.get(table, []))

    def too_many(self) -> Iterator[str]:
        """Yield what the manifest asks for beyond what the files hold, before any work is done for it."""
        count = registry.benchmark(self.release.benchmark).generate.least_rows
        for split, settings in by_split(self.settings).items():
            wanted = count(settings.generate)
            present = len(self.release.distinct_rows.get(split, []))
            if wanted > present:
                yield f"the manifest asks for {wanted:,} rows of {split}, the files have {present:,}"


def expect_root_seed(release: Release, root_seed: int | str) -> None:
    """Compare a root seed with the manifest's SHA-256 of the secret one.

    Raises: SeedproofError when it is another one, or cannot be a secret one. The message does not show it.
    """
    stated = release.manifest.get("root_seed_sha256")
    if stated is not None and root_seed_digest(root_seed) != stated:
        raise SeedproofError("the root seed that was given is not the one whose SHA-256 the manifest has")


def proved(release: Release, rebuilt: dict[str, list[Row]]) -> Iterator[str]:
    """Yield what either gate finds wrong with the rebuilt rows."""
    validate = registry.benchmark(release.benchmark).validate
    cycle = registry.benchmark(release.benchmark).cycle
    for split, rows in rebuilt.items():
        for row in progress(rows, "prove", len(rows)):
            for finding in (*validate.check(row), *cycle.check(row)):
                yield str(finding) if split == OWN_SPLIT else f"{split}: {finding}"


def repeated(release: Release, rebuilt: dict[str, list[Row]], demonstrations: list[Row]) -> Iterator[str]:
    """Yield every problem that stands twice, over all splits and demonstrations."""
    identity = registry.benchmark(release.benchmark).validate.identity
    first: dict[str, str] = {}
    for split, rows in {"demonstrations": demonstrations, **rebuilt}.items():
        for row in rows:
            row_name = _where(split, row)
            first_name = first.setdefault(identity(row), row_name)
            if first_name != row_name:
                yield f"{row_name} is the same problem as {first_name}"


def _where(split: str, row: Row) -> str:
    return str(row["id"]) if split == OWN_SPLIT else f"{row['id']} of {split}"


def _families(stated: dict[str, Any], made: dict[str, Any]) -> Iterator[str]:
    for family in sorted({*stated, *made}):
        if stated.get(family) != made.get(family):
            yield f"{family}: the manifest says {stated.get(family)}, its seeds give {made.get(family)}"


def _unequal(table: Table, expected: Sequence[Row], lines: list[bytes]) -> Iterator[str]:
    where = f"jsonl/{'/'.join(table)}.jsonl"
    if len(expected) != len(lines):
        yield f"{where} has {len(lines)} rows, the root seed gives {len(expected)}"
    for row, line in zip(expected, lines, strict=False):
        if line_of(row) != line:
            difference = _difference(row, line)
            yield f"{where}: the line of {row['id']} is not what the root seed gives: {difference}"


def _difference(row: Row, line: bytes) -> str:
    try:
        stated: Any = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        return "it is no JSON"
    if not isinstance(stated, dict):
        return "no row stands there"
    if stated.get("id") != row["id"]:
        return f"{stated.get('id')!r:.100} stands there"
    return _columns(row, stated)


def _columns(row: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Name the columns in which two rows differ, or say that only the writing does."""
    columns = [column for column in {**row, **other} if row.get(column) != other.get(column)]
    return (
        f"they differ in {', '.join(columns)}" if columns else "they differ in the order or form of columns"
    )

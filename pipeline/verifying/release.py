"""A release folder, read once for all checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, cast

import msgspec

from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import read_manifest
from seedproof.auditing.proofs import plain_rows
from seedproof.contract import registry
from seedproof.contract.layout import Layout
from seedproof.contract.settings import Asked
from seedproof.record.bounds import LONGEST_LINE
from seedproof.record.draws import Draws
from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable
from seedproof.record.rows import Row
from seedproof.record.seeds import RowId, is_seed, parse_row_id

Table = tuple[str, str]
"""Config and split."""


@dataclass(frozen=True)
class Release:
    """A folder that claims to be a release."""

    folder: Path

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """The manifest, checked only for its keys, their types, and a known name.

        Raises: SeedproofError when it is not a manifest.
        """
        manifest = read_manifest(self.folder)
        if manifest["name"] not in registry.benchmarks():
            known = f"this code has {', '.join(registry.benchmarks())}"
            raise SeedproofError(f"manifest.json: is of the benchmark {manifest['name']!r:.60}, {known}")
        return manifest

    @property
    def benchmark(self) -> str:
        """The benchmark of the release."""
        name: str = self.manifest["name"]
        return name

    @property
    def version(self) -> str:
        """The version that the release states."""
        version: str = self.manifest["version"]
        return version

    @property
    def layout(self) -> Layout[Row, Asked]:
        """How the benchmark lays out its releases."""
        return registry.benchmark(self.benchmark).release

    def expect_data(self) -> None:
        """Raise SeedproofError if the manifest is malformed, or the data that it names is not here."""
        names = [name for name in self.manifest["files"] if not (self.folder / name).is_file()]
        if names:
            raise SeedproofError(f"manifest.json names {min(names)}, which is not here")

    @cached_property
    def lines(self) -> dict[Table, list[bytes]]:
        """The lines of every JSONL file that the manifest names, with their newlines, the own split first."""
        names = [name for name in self.manifest["files"] if name.startswith("jsonl/")]
        lines: dict[Table, list[bytes]] = {}
        for name in names:
            path = self.folder / name
            try:
                with opened(path) as file:
                    lines[path.parent.name, path.stem] = list(_lines(file, name))
            except OSError as error:
                raise unreadable(path, error, "Bring its data here: seedproof restore") from error
        return lines

    @cached_property
    def rows(self) -> dict[Table, list[Row]]:
        """The rows of every JSONL file. Raises: SeedproofError at the first line that is not a row."""
        return {table: [_row(table, line) for line in lines] for table, lines in self.lines.items()}

    @cached_property
    def by_split(self) -> dict[str, dict[str, list[Row]]]:
        """The rows by split, then by config."""
        splits: dict[str, dict[str, list[Row]]] = {}
        for (config, split), rows in self.rows.items():
            splits.setdefault(split, {})[config] = rows
        return splits

    @cached_property
    def distinct_rows(self) -> dict[str, list[Row]]:
        """The rows of each split, each once, from the first config that has it, in order.

        Raises: SeedproofError for a malformed id, or one of no family of the manifest.
        """
        return {
            split: sorted(plain_rows(self.benchmark, tables), key=self.place)
            for split, tables in self.by_split.items()
        }

    def chosen(self, sample: int | None) -> dict[str, list[Row]]:
        """Return `sample` rows of each split, or all for None.

        The choice depends on the checksums: whoever changes a row cannot choose whether it is looked at.
        """
        if sample is None:
            return self.distinct_rows
        draws = Draws(sha256((self.folder / SUMS).read_bytes()).hexdigest()[:32])
        chosen = {}
        for split, rows in self.distinct_rows.items():
            positions = draws.sample(range(len(rows)), min(sample, len(rows)))
            chosen[split] = [rows[position] for position in sorted(positions)]
        return chosen

    def place(self, row: Row) -> tuple[int, int, int, str]:
        """Return the position of a row: family, difficulty, number, suffix.

        Raises: SeedproofError for a malformed id, or one of no family of the manifest.
        """
        row_id = parse_row_id(row["id"])
        families = list(self.manifest["families"])
        number, _, suffix = row_id.number.partition("-")
        if row_id.benchmark != self.benchmark or row_id.family not in families or not number.isdigit():
            raise SeedproofError(f"{row['id']!r} is not the id of a row of any family here")
        return families.index(row_id.family), row_id.difficulty, int(number), suffix

    def seed_of(self, split: str, row_id: RowId) -> str:
        """Return the seed that a row of a split states. Raises: SeedproofError when there is no such row."""
        seed = self._seeds.get(split, {}).get(str(row_id))
        if seed is None:
            raise SeedproofError(f"{row_id}: is not among the rows of {split}, or states no seed")
        return seed

    @cached_property
    def _seeds(self) -> dict[str, dict[str, str]]:
        return {
            split: {row["id"]: row["seed"] for row in rows if is_seed(row.get("seed"))}
            for split, rows in self.distinct_rows.items()
        }


def _lines(file: IO[bytes], name: str) -> Iterator[bytes]:
    """Yield the lines of a file. Raises: SeedproofError at the first that is too long to be a row."""
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise SeedproofError(f"{name}: has a line that is no row: {line[:60]!r}")
        yield line


def _row(table: Table, line: bytes) -> Row:
    try:
        row: Any = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict) or not isinstance(row.get("id"), str):
        raise SeedproofError(f"jsonl/{'/'.join(table)}.jsonl: has a line that is no row: {line[:60]!r}")
    return cast(Row, row)

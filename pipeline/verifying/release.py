"""A release folder, read once for all checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO, Any, cast

import msgspec

import seedproof
from pipeline.releasing.manifest import (
    FORMAT,
    code_of,
    format_of,
    installed_libraries,
    package_here,
    package_of,
    read_manifest,
)
from seedproof.contract import registry
from seedproof.contract.layout import Layout
from seedproof.contract.settings import Asked
from seedproof.figures import draws_as_released
from seedproof.record.columns import IMAGE
from seedproof.record.errors import SeedproofError
from seedproof.record.files import unreadable
from seedproof.record.rows import LONGEST_LINE, Row
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

    @property
    def made_by_this_code(self) -> bool:
        """True if it states that the running code made it; then nothing excuses a difference."""
        if format_of(self.manifest) != FORMAT or code_of(self.manifest) != seedproof.__version__:
            return False
        return package_of(self.manifest) == package_here(self.benchmark)

    @property
    def older_code(self) -> str:
        """The code that made it, in words, and what to do if that is not the running code."""
        code = code_of(self.manifest)
        package = package_here(self.benchmark)
        if package is not None:
            return _other_package(code, package_of(self.manifest), package)
        remedy = f"install seedproof=={code}" if code[:1].isdigit() else "verify it in a checkout that has it"
        return f"it was made by Seedproof {code}, this is {seedproof.__version__}: {remedy}"

    @cached_property
    def same_libraries(self) -> bool:
        """True if it states that the installed libraries wrote its bytes.

        For a release with images, this platform must also draw as the one that makes releases.
        """
        stated, installed = self.manifest["libraries"], installed_libraries()
        if IMAGE in self.layout.columns.values() and not draws_as_released():
            return False
        if self.made_by_this_code:
            return bool(stated == installed)
        return all(installed.get(name) == version for name, version in stated.items())

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
                with path.open("rb") as file:
                    lines[path.parent.name, path.stem] = list(_lines(file, name))
            except OSError as error:
                raise unreadable(path, error, "Bring its data here: seedproof restore") from error
        return lines

    @cached_property
    def rows(self) -> dict[Table, list[Row]]:
        """The rows of every JSONL file. Raises: SeedproofError at the first line that is not a row."""
        return {table: [_row(table, line) for line in lines] for table, lines in self.lines.items()}

    @cached_property
    def distinct_rows(self) -> dict[str, list[Row]]:
        """The rows of each split, each once, from the first config that has it, in order.

        Raises: SeedproofError for a malformed id, or one of no family of the manifest.
        """
        order = [config for config in self.layout.configs]
        by_split: dict[str, dict[str, Row]] = {}
        for config, split in sorted(self.rows, key=lambda table: _rank(order, table[0])):
            known = by_split.setdefault(split, {})
            for row in self.rows[config, split]:
                known.setdefault(row["id"], row)
        return {split: sorted(rows.values(), key=self.place) for split, rows in by_split.items()}

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


def _other_package(code: str, stated: dict[str, str] | None, here: dict[str, str]) -> str:
    """Say which package and which Seedproof made a release, and what to do where they are others."""
    by = "no stated package" if stated is None else f"{stated['name']} {stated['version']}"
    installed = f"{here['name']} {here['version']} and Seedproof {seedproof.__version__}"
    return (
        f"it was made by {by} and Seedproof {code}, this is {installed}: install those, or verify it in the "
        "checkout that has committed it"
    )


def _rank(order: list[str], config: str) -> int:
    return order.index(config) if config in order else len(order)


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

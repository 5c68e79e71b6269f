"""A release folder, read once, for all checks."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from pipeline.benchmarks import BENCHMARKS, step
from pipeline.errors import SeedproofError
from pipeline.files import unreadable
from pipeline.releasing.manifest import read_manifest
from pipeline.rows import Row

Table = tuple[str, str]
"""Config and split."""


@dataclass(frozen=True)
class Release:
    """A folder that claims to be a release."""

    folder: Path

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """The manifest, of which no more is sure than that it has a known name, a version and files.

        Raises: SeedproofError when it is no manifest.
        """
        manifest = read_manifest(self.folder)
        if manifest["name"] not in BENCHMARKS:
            known = f"this code has {', '.join(BENCHMARKS)}"
            raise SeedproofError(f"manifest.json: is of the benchmark {manifest['name']!r}, {known}")
        return manifest

    @property
    def benchmark(self) -> str:
        """Which benchmark it is of."""
        name: str = self.manifest["name"]
        return name

    @property
    def layout(self) -> Any:
        """How the benchmark lays out its releases."""
        return step(self.benchmark, "release")

    @cached_property
    def lines(self) -> dict[Table, list[bytes]]:
        """The lines of every JSONL file that the manifest names, with their newlines, own split first."""
        names = [name for name in self.manifest["files"] if name.startswith("jsonl/")]
        lines: dict[Table, list[bytes]] = {}
        for name in names:
            path = self.folder / name
            try:
                content = path.read_bytes()
            except OSError as error:
                raise unreadable(
                    path, error, "Bring its data here: dvc pull, or seedproof download"
                ) from error
            lines[path.parent.name, path.stem] = content.splitlines(keepends=True)
        return lines

    @cached_property
    def rows(self) -> dict[Table, list[Row]]:
        """The rows of every JSONL file. Raises: SeedproofError at the first line that is no row."""
        return {table: [self._row(table, line) for line in lines] for table, lines in self.lines.items()}

    def _row(self, table: Table, line: bytes) -> Row:
        try:
            row = msgspec.json.decode(line)
        except (ValueError, RecursionError):
            row = None
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            raise SeedproofError(f"jsonl/{'/'.join(table)}.jsonl: has a line that is no row: {line[:60]!r}")
        return row

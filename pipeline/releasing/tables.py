"""The data files of a release: each config and split as Parquet and as canonical JSON lines, and sources."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import copyfile
from typing import Any

from pipeline.releasing.parquet import write_parquet
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract.layout import Source
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from seedproof.record.rows import Row, write_rows
from seedproof.record.sources import source


def write_tables(
    folder: Path,
    tables: Mapping[tuple[str, str], Sequence[Row]],
    columns: dict[str, Any],
    canary: str,
    processes: SideBySide | None = None,
) -> dict[str, int]:
    """Write `data/<config>/<split>.parquet` and the JSON lines; return the rows of each file by its path."""
    counts = {}
    for (config, split), rows in tables.items():
        parquet, jsonl = f"data/{config}/{split}.parquet", f"jsonl/{config}/{split}.jsonl"
        for name in (parquet, jsonl):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            counts[name] = len(rows)
        write_parquet(folder / parquet, rows, columns, canary, processes)
        with (folder / jsonl).open("wb") as file:
            write_rows(file, rows)
    return counts


def write_sources(folder: Path, sources: Sequence[Source]) -> dict[str, int]:
    """Copy what rows are made from beside their seeds; return the records of each file by its path.

    Raises: SeedproofError when a source is missing, or is not the one that the settings name.
    """
    counts = {}
    for made_from in sources:
        counts[made_from.name] = counted(made_from)
        (folder / made_from.name).parent.mkdir(parents=True, exist_ok=True)
        copyfile(source(made_from.path), folder / made_from.name)
    return counts


def counted(made_from: Source) -> int:
    """Return the records of a source. Raises: SeedproofError when it is missing, or not the one stated."""
    path = source(made_from.path)
    actual = file_digest(path, "The rows are made from it: restore it")
    if actual != made_from.sha256:
        stated = made_from.sha256 or "none"
        raise SeedproofError(
            f"{path}: its SHA-256 is {actual}, expected {stated} as the params say. Restore it"
        )
    return made_from.count(path)

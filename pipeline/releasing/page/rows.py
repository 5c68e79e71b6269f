"""The rows of a release as its page shows them: what `seedproof audit` shows of a row, once for each id."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from pipeline.reporting.content import ShownRow
from pipeline.workplace.side_by_side import ROWS, SideBySide
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row
from seedproof.record.sources import sources_of

Table = tuple[str, str]
"""Config and split."""


def shown_rows(
    folder: Path,
    benchmark: Benchmark,
    tables: Mapping[Table, Sequence[Row]],
    images: Mapping[str, bytes],
    processes: SideBySide,
) -> list[ShownRow]:
    """Return every row of a split once, from the first config that has it, in the order of the files.

    A row that stands in several configs, such as behind worked examples, is the same problem in each.
    `folder` is the release; `images` has PNGs by the rows' ids.
    """
    first = _first_of_each(benchmark, tables)
    several = len({split for _, split in tables}) > 1
    rows = [row for _, row in first]
    said = processes.in_order(partial(_said, benchmark.name, folder), rows, ROWS)
    return [
        ShownRow(
            id=row["id"],
            facets={**_where(table, several), **groups},
            parts=parts,
            image=images.get(row["id"]),
            image_alt=str(row.get("image_alt") or ""),
        )
        for (table, row), (groups, parts) in zip(first, progress(said, "page", len(first)), strict=True)
    ]


def images_in(folder: Path, table: Table) -> dict[str, bytes]:
    """Read the PNGs of one Parquet file of a release, by the rows' ids."""
    import pyarrow.parquet as pq

    config, split = table
    read = pq.read_table(folder / "data" / config / f"{split}.parquet", columns=["id", "image"])
    return {row["id"]: row["image"]["bytes"] for row in read.to_pylist() if row["image"] is not None}


def _first_of_each(benchmark: Benchmark, tables: Mapping[Table, Sequence[Row]]) -> list[tuple[Table, Row]]:
    configs = list(benchmark.release.configs)
    in_order = sorted(tables, key=lambda table: (table[1] != OWN_SPLIT, table[1], configs.index(table[0])))

    first: dict[tuple[str, str], tuple[Table, Row]] = {}
    for table in in_order:
        for row in tables[table]:
            first.setdefault((table[1], row["id"]), (table, row))
    return list(first.values())


def _where(table: Table, several_splits: bool) -> dict[str, str]:
    config, split = table
    return {"config": config, "split": split} if several_splits else {"config": config}


def _said(benchmark: str, folder: Path, row: Row) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Return what a row is counted by, family and difficulty among it, and its labelled texts."""
    own = registry.benchmark(benchmark)
    with sources_of(folder):
        return {group.name: group.of(row) for group in own.groups.by}, list(own.audit.shown(row))

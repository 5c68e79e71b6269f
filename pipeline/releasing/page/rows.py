"""The rows of a release as its page shows them: what `seedproof audit` shows of a row, once for each id."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from pipeline.reporting.content import ShownRow
from seedproof.contract.benchmark import Benchmark
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row

Table = tuple[str, str]
"""Config and split."""


def shown_rows(
    benchmark: Benchmark, tables: Mapping[Table, Sequence[Row]], images: Mapping[str, bytes]
) -> list[ShownRow]:
    """Return every row of a split once, from the first config that has it, in the order of the files.

    A row that stands in several configs, such as behind worked examples, is the same problem in each.
    `images` has PNGs by the rows' ids.
    """
    first = _first_of_each(benchmark, tables)
    several = len({split for _, split in tables}) > 1
    return [
        _shown(benchmark, row, _where(table, several), images.get(row["id"]))
        for table, row in progress(first, "page", len(first))
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


def _shown(benchmark: Benchmark, row: Row, where: Mapping[str, str], image: bytes | None) -> ShownRow:
    return ShownRow(
        id=row["id"],
        facets={**where, **_groups(benchmark, row)},
        parts=list(benchmark.audit.shown(row)),
        image=image,
        image_alt=str(row.get("image_alt") or ""),
    )


def _groups(benchmark: Benchmark, row: Row) -> dict[str, str]:
    """Return what a row is counted by, family and difficulty among it."""
    return {group.name: group.of(row) for group in benchmark.groups.by}

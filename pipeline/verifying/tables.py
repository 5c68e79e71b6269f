"""Order, counts and schema of the rows, and the content of Parquet files by other libraries."""

from collections import Counter
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from pipeline.gates.schema import refusals, schema_path
from pipeline.releasing.parquet import expect_readable
from pipeline.verifying.release import Release
from seedproof.figures import shows
from seedproof.record.columns import IMAGE
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json, value_of
from seedproof.record.rows import OWN_SPLIT, line_of


def order(release: Release) -> Iterator[str]:
    """Yield lines that are not canonical, malformed, repeated or misplaced ids, and wrong counts."""
    for (config, split), rows in release.rows.items():
        name = f"jsonl/{config}/{split}.jsonl"
        stated = release.manifest["files"][name]["rows"]
        if stated != len(rows):
            yield f"{name} has {len(rows)} rows, the manifest says {stated}"
        for line, row in zip(release.lines[config, split], rows, strict=True):
            if line_of(row) != line:
                yield f"{name}: the line of {row['id']!r:.100} is not in canonical JSON"
        last = None
        for row in rows:
            try:
                position = release.place(row)
            except SeedproofError as error:
                yield f"{name}: {error}"
                continue
            if last is not None and position <= last:
                yield f"{name}: {row['id']} stands after a row that it belongs before, or twice"
            last = position
    yield from _counts(release)


def _counts(release: Release) -> Iterator[str]:
    """Compare the rows of each family and difficulty of the own split with the manifest."""
    rows = release.distinct_rows.get(OWN_SPLIT, [])
    counted = Counter((row.get("family"), f"d{row.get('difficulty')}") for row in rows)
    stated = {
        (family, difficulty): count
        for family, made in release.manifest["families"].items()
        for difficulty, count in made["rows"].items()
    }
    for family, difficulty in {**stated, **counted}:
        wanted, present = stated.get((family, difficulty), 0), counted[family, difficulty]
        if wanted != present:
            yield f"{family}, {difficulty}: the manifest says {wanted} rows, the files have {present}"


def schema(release: Release, home: Path) -> Iterator[str]:
    """Yield every row that the code's own schema refuses; the release's schema could be anything."""
    described = read_json(home / schema_path(release.benchmark))
    for (config, split), rows in release.rows.items():
        for finding in refusals(described, rows):
            yield f"{config}, {split}: {finding}"


def parquet_meaning(release: Release, written: Path) -> Iterator[str]:
    """Compare each Parquet file with one written here from the same rows, in everything but bytes.

    `written` is a release's folder. The size of a file's content is checked against the other's before it is
    unpacked. What stands in page indexes is not compared: nothing here reads them.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    for config, split in release.rows:
        name = f"data/{config}/{split}.parquet"
        try:
            expect_readable(release.folder / name)
            released, expected = pq.ParquetFile(release.folder / name), pq.ParquetFile(written / name)
            if (
                _size(released) > 4 * _size(expected) + (1 << 20)
                or released.metadata.num_rows != expected.metadata.num_rows
            ):
                yield f"{name} unpacks to more than its rows need, or has another number of rows"
            elif not released.schema_arrow.equals(expected.schema_arrow, check_metadata=True):
                yield f"{name} has other columns, types or metadata than its rows give"
            elif _beside_columns(release.folder / name, released) > 4 * _beside_columns(
                written / name, expected
            ) + (1 << 16):
                yield f"{name} has bytes that belong to no column"
            else:
                yield from _unequal_columns(release, name, released, expected)
                yield from _untrue_statistics(name, released)
        except (OSError, pa.ArrowException) as error:
            yield f"{name} cannot be read ({' '.join(str(error).split())[:200]})"


def _size(file: Any) -> int:
    """Return the number of bytes to which a Parquet file claims to unpack."""
    metadata = file.metadata
    return sum(metadata.row_group(number).total_byte_size for number in range(metadata.num_row_groups))


def _beside_columns(path: Path, file: Any) -> int:
    """Return the number of bytes that are of no column: page indexes, and what else is there."""
    groups = map(file.metadata.row_group, range(file.metadata.num_row_groups))
    columns = sum(
        group.column(place).total_compressed_size for group in groups for place in range(group.num_columns)
    )
    return int(path.stat().st_size - file.metadata.serialized_size - columns)


def _untrue_statistics(name: str, file: Any) -> Iterator[str]:
    """Yield the columns whose statistics, by which a reader skips rows, are not those of their values."""
    import pyarrow.parquet as pq

    for number in range(file.metadata.num_row_groups):
        again = BytesIO()
        pq.write_table(file.read_row_group(number), again)
        true, stated = pq.ParquetFile(again).metadata.row_group(0), file.metadata.row_group(number)
        for place in range(stated.num_columns):
            if _statistics(stated, place) not in ({}, _statistics(true, place)):
                column = stated.column(place).path_in_schema
                yield f"{name}: the statistics of {column} are not those of its values"


def _statistics(group: Any, place: int) -> dict[str, Any]:
    """Return what a column's statistics say of its values; nothing where there are none."""
    stated = group.column(place).statistics
    if stated is None:
        return {}
    return {key: getattr(stated, key) for key in ("has_min_max", "min", "max", "null_count", "num_values")}


def _unequal_columns(release: Release, name: str, there: Any, twin: Any) -> Iterator[str]:
    found, expected = there.read(), twin.read()
    for column, kind in release.layout.columns.items():
        if found.column(column).equals(expected.column(column)):
            continue
        pairs = zip(found.column(column).to_pylist(), expected.to_pylist(), strict=True)
        if kind != IMAGE or not all(_shows_the_same(picture, row) for picture, row in pairs):
            yield f"{name} differs from the JSON lines in {column}"


def _shows_the_same(picture: Mapping[str, Any] | None, row: Mapping[str, Any]) -> bool:
    """Return whether an image, stored under the right name, shows what the row's drawing says."""
    if picture is None or row["image"] is None:
        return picture is None and row["image"] is None
    is_named = picture["path"] == row["image"]["path"]
    return bool(is_named and shows(picture["bytes"], value_of(row["drawing"])))

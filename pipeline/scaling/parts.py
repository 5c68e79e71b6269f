"""The three maps: make a part of the candidates, compare all their keys, finish a part of the split.

Each is a function of a run and an item that writes a file of its own.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from pipeline.gates.placing import misplaced
from pipeline.gates.schema import schema_findings, schema_path
from pipeline.releasing.parquet import ROWS_PER_GROUP
from pipeline.scaling.run import Bucket, Part, Run
from pipeline.scaling.tables import Stated, Table, stated_in, table
from pipeline.workplace.home import home_with
from seedproof.auditing.proofs import refuted
from seedproof.contract import registry
from seedproof.figures.in_rows import with_pictures
from seedproof.record.candidates import KEY_BYTES
from seedproof.record.errors import Exhausted, Finding, SeedproofError
from seedproof.record.features import images_in
from seedproof.record.files import file_digest
from seedproof.record.rows import Row, line_of, rows_of_lines

POSITION = "_position"
"""The column of made rows that the split does not have."""

HALF = 1 << (4 * KEY_BYTES)
"""A key is stored as two signed numbers, of which each has so many values."""


class Finished(NamedTuple):
    """A part of the split: its rows by cell, its bytes and their SHA-256."""

    part: Part
    rows: tuple[int, ...]
    bytes: int
    sha256: str


def make(run: Run, part: Part) -> Part:
    """Make, prove and read back the candidates of a part; write those without a key of an earlier one in it.

    Raises: SeedproofError for the first row that is refuted.
    """
    if _is_made(run, part):
        return part
    stated = Stated(run.key, part.start, part.stop)
    first: dict[bytes, int] = {}
    with table(run.keys(part), _key_schema(), stated) as keys:
        with table(run.made(part), _made_schema(run), stated) as made:
            for group in _groups(_rows(run, part, first)):
                _expect_proved(run, group)
                _add(made, run, group)
        _add_keys(keys, first)
    return part


def _is_made(run: Run, part: Part) -> bool:
    """Return whether a part is made; it may reach beyond what is asked of it now."""
    for path in (run.keys(part), run.made(part)):
        stated = stated_in(path)
        if stated is None or (stated.run, stated.start) != (run.key, part.start) or stated.stop < part.stop:
            return False
    return True


def _rows(run: Run, part: Part, first: dict[bytes, int]) -> Iterator[tuple[int, Row]]:
    """Yield positions and rows; `first` takes the first position of each key."""
    line = run.line
    for position in range(part.start, part.stop):
        try:
            made = line.candidate(position)
        except Exhausted:
            continue
        is_first = made.keys.isdisjoint(first)
        for key in made.keys:
            first.setdefault(key, position)
        if is_first and not run.is_held_out(made.keys):
            # As its canonical line has it: no tuple is left where a reader of files would find a list.
            (row,) = rows_of_lines(line_of(made.row))
            yield position, row


def _groups(rows: Iterable[tuple[int, Row]]) -> Iterator[dict[int, Row]]:
    group: dict[int, Row] = {}
    for position, row in rows:
        group[position] = row
        if len(group) == ROWS_PER_GROUP:
            yield group
            group = {}
    yield group


def _expect_proved(run: Run, group: dict[int, Row]) -> None:
    for finding in _findings(run, group.values()):
        raise SeedproofError(f"{finding}. The split ends here: the generator of this row is wrong")


def _findings(run: Run, rows: Iterable[Row]) -> Iterator[Finding]:
    home = home_with(schema_path(run.benchmark))
    if home is not None:
        yield from schema_findings(run.benchmark, rows, home)
    for row in rows:
        yield from misplaced(row, run.benchmark, run.root_seed)
        yield from refuted(run.benchmark, row)


def _add(made: Table, run: Run, group: dict[int, Row]) -> None:
    import pyarrow as pa

    images = images_in(registry.benchmark(run.benchmark).release.columns)
    drawn = [{**with_pictures(images, row), POSITION: position} for position, row in group.items()]
    made.add(pa.Table.from_pylist(drawn, schema=_made_schema(run)))


def _add_keys(keys: Table, first: dict[bytes, int]) -> None:
    """Write keys in rising order: those of one range lie together in the file."""
    import numpy as np
    import pyarrow as pa

    halves = np.frombuffer(b"".join(first), dtype=">i8").reshape(-1, 2).astype(np.int64)
    positions = np.fromiter(first.values(), dtype=np.int64, count=len(first))
    order = np.lexsort((halves[:, 1], halves[:, 0]))
    columns = [halves[order, 0], halves[order, 1], positions[order]]
    keys.add(pa.table(columns, schema=_key_schema()))


def compare(run: Run, bucket: Bucket) -> Bucket:
    """Write the positions that have a key of a bucket which a lower position has."""
    import numpy as np
    import pyarrow as pa

    stated = Stated(run.key, bucket.number, bucket.of, [part.stop for part in bucket.parts])
    if stated_in(run.repeats(bucket.number)) == stated:
        return bucket
    tables = [_keys_in(run, part, bucket) for part in bucket.parts]
    high, low, position = (np.concatenate(columns) for columns in zip(*tables, strict=True))
    order = np.lexsort((position, low, high))
    is_repeat = (np.diff(high[order]) == 0) & (np.diff(low[order]) == 0)
    repeats = np.unique(position[order][1:][is_repeat])
    schema = pa.schema({POSITION: pa.int64()})
    with table(run.repeats(bucket.number), schema, stated) as file:
        file.add(pa.table([repeats], schema=schema))
    return bucket


def _keys_in(run: Run, part: Part, bucket: Bucket) -> list[Any]:
    """Return the columns of a part's keys in a bucket, as arrays; a made part may reach beyond the part."""
    import pyarrow.parquet as pq

    least = HALF * bucket.number // bucket.of - HALF // 2
    most = HALF * (bucket.number + 1) // bucket.of - HALF // 2 - 1
    inside = [("high", ">=", least), ("high", "<=", most), (POSITION, "<", part.stop)]
    found = pq.read_table(run.keys(part), filters=inside)
    return [column.to_numpy() for column in found.columns]


def finish(run: Run, part: Part, buckets: int) -> Finished:
    """Write a part of the split: what was made, without repeats of lower positions."""
    import numpy as np
    import pyarrow.parquet as pq

    path = run.data(part)
    repeats = _repeats(run, part, buckets)
    rows = np.zeros(len(run.cells), np.int64)
    with table(path, _schema(run)) as file, pq.ParquetFile(run.made(part)) as made:
        for batch in made.iter_batches(ROWS_PER_GROUP):
            kept = _kept(batch, part, repeats)
            rows += np.bincount(kept[POSITION].to_numpy() % len(run.cells), minlength=len(run.cells))
            file.add(kept.drop_columns([POSITION]))
    return Finished(part, tuple(map(int, rows)), path.stat().st_size, file_digest(path))


def kept_positions(run: Run, part: Part, buckets: int) -> Any:
    """Return the positions of a part's rows in the split, as an array."""
    import pyarrow.parquet as pq

    made = pq.read_table(run.made(part), columns=[POSITION])
    return _kept(made, part, _repeats(run, part, buckets))[POSITION].to_numpy()


def count(run: Run, part: Part, buckets: int) -> int:
    """Return the number of a part's rows in the split."""
    return len(kept_positions(run, part, buckets))


def _kept(made: Any, part: Part, repeats: Any) -> Any:
    """Return the rows of a table or batch that lie in the part and are no repeats."""
    import pyarrow as pa
    import pyarrow.compute as pc

    rows = pa.Table.from_batches([made]) if isinstance(made, pa.RecordBatch) else made
    rows = rows.filter(pc.less(rows[POSITION], part.stop))
    return rows.filter(pc.invert(pc.is_in(rows[POSITION], value_set=repeats)))


def _repeats(run: Run, part: Part, buckets: int) -> Any:
    import pyarrow as pa
    import pyarrow.parquet as pq

    inside = [(POSITION, ">=", part.start), (POSITION, "<", part.stop)]
    tables = [pq.read_table(run.repeats(bucket), filters=inside) for bucket in range(buckets)]
    return pa.concat_tables(tables)[POSITION].combine_chunks()


def _schema(run: Run) -> Any:
    import pyarrow as pa

    return pa.ipc.read_schema(pa.BufferReader(run.schema))


def _made_schema(run: Run) -> Any:
    import pyarrow as pa

    return _schema(run).append(pa.field(POSITION, pa.int64()))


def _key_schema() -> Any:
    import pyarrow as pa

    return pa.schema({"high": pa.int64(), "low": pa.int64(), POSITION: pa.int64()})

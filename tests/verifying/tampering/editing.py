"""Ways to alter a text, a JSON file, the rows of a table, or a Parquet file; kinds are declared with them."""

import copy
import json
import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from seedproof.record.draws import Draws
from tests.verifying.tampering.resealing import pretty
from tests.verifying.tampering.tampering import Change, DoesNotApply

Row = dict[str, Any]
Edit = Callable[[Row], None]
"""Alters a row in place; the same row always in the same way."""

FORMATS = ("data", "jsonl")
"""Where rows lie: as Parquet, and as JSON lines."""

WRITER: dict[str, Any] = {
    "compression": "zstd",
    "compression_level": 3,
    "row_group_size": 1000,
    "version": "2.6",
    "data_page_version": "1.0",
    "write_page_index": True,
}
"""How the Parquet files of a release are written."""


def in_order(*changes: Change) -> Change:
    """Make one change after the other."""

    def change(folder: Path, draws: Draws) -> None:
        for step in changes:
            step(folder, draws)

    return change


def in_bytes(name: str, edit: Callable[[bytes], bytes]) -> Change:
    """Alter the bytes of the first file of that name; it may have stars."""

    def change(folder: Path, draws: Draws) -> None:
        path = first(folder, name)
        before = path.read_bytes()
        after = edit(before)
        if after == before:
            raise DoesNotApply(f"{path}: has nothing to alter")
        path.write_bytes(after)

    return change


def in_text(name: str, edit: Callable[[str], str]) -> Change:
    """Alter the text of the first file of that name; it may have stars."""
    return in_bytes(name, lambda content: edit(content.decode()).encode())


def in_json(name: str, edit: Callable[[Any], Any]) -> Change:
    """Alter the value of a JSON file in place, and write it as a release has it."""

    def edited(content: bytes) -> bytes:
        value = json.loads(content)
        try:
            edit(value)
        except LookupError as error:
            raise DoesNotApply(f"{name}: has no {error}") from error
        return pretty(value)

    return in_bytes(name, edited)


def first(folder: Path, name: str) -> Path:
    """The first path of a name with stars. Raises: DoesNotApply when there is none."""
    for path in sorted(folder.glob(name)):
        return path
    raise DoesNotApply(f"{folder}: has no {name}")


def replaced(old: str, new: str) -> Callable[[str], str]:
    """Put `new` in the place of the first `old`."""
    return lambda text: text.replace(old, new, 1)


def substituted(pattern: str, new: str) -> Callable[[str], str]:
    """Put `new` in the place of the first match."""
    return lambda text: re.sub(pattern, new, text, count=1, flags=re.MULTILINE)


def appended(end: str) -> Callable[[str], str]:
    """Put `end` after the text."""
    return lambda text: text + end


def without(pattern: str) -> Callable[[str], str]:
    """Take out the first match."""
    return substituted(pattern, "")


def other_number(pattern: str) -> Callable[[str], str]:
    """Count one up the number that is the first group of the first match."""

    def edit(text: str) -> str:
        match = re.search(pattern, text, re.MULTILINE)
        if match is None:
            return text
        return text[: match.start(1)] + str(int(match[1]) + 1) + text[match.end(1) :]

    return edit


def tables(folder: Path) -> list[str]:
    """The tables of a release, each `<config>/<split>`."""
    names = sorted(path.relative_to(folder / "jsonl") for path in folder.glob("jsonl/*/*.jsonl"))
    return [name.with_suffix("").as_posix() for name in names]


def path_of(folder: Path, table: str, form: str) -> Path:
    """Where a table lies in one of the formats."""
    return folder / form / f"{table}.{'parquet' if form == 'data' else 'jsonl'}"


def rows_of(folder: Path, table: str) -> list[Row]:
    """The rows of a table, from its JSON lines."""
    return [msgspec.json.decode(line) for line in path_of(folder, table, "jsonl").read_bytes().splitlines()]


def put_rows(folder: Path, table: str, rows: Sequence[Row], formats: Sequence[str] = FORMATS) -> None:
    """Write rows in the place of a table, in Parquet with the pictures that the file had."""
    if "data" in formats:
        _put_parquet(path_of(folder, table, "data"), rows, rows_of(folder, table))
    if "jsonl" in formats:
        lines = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
        path_of(folder, table, "jsonl").write_bytes(lines)


def _put_parquet(path: Path, rows: Sequence[Row], before: Sequence[Row]) -> None:
    import pyarrow as pa

    table = read_table(path)
    if "image" in table.column_names:
        shown = [row["image"] for row in before]
        pictures = dict(zip(shown, table["image"].to_pylist(), strict=True))
        rows = [row | {"image": pictures.get(row["image"])} for row in rows]
    write_table(path, pa.Table.from_pylist(list(rows), schema=table.schema))


def read_table(path: Path) -> Any:
    """A Parquet file as Arrow's table, which written again gives the same bytes."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pq.read_table(path)
    fields = [field.with_type(_as_written(field.type)) for field in table.schema]
    return table.cast(pa.schema(fields, table.schema.metadata))


def _as_written(kind: Any) -> Any:
    """The type as `datasets` writes it: the values of a list are called `item`, not `element`."""
    import pyarrow as pa

    if pa.types.is_list(kind):
        return pa.list_(pa.field("item", _as_written(kind.value_type)))
    if pa.types.is_struct(kind):
        return pa.struct([field.with_type(_as_written(field.type)) for field in kind])
    return kind


def write_table(path: Path, table: Any, **settings: Any) -> None:
    """Write a table as a release does, but for the settings that are given."""
    import pyarrow.parquet as pq

    pq.write_table(table, path, **(WRITER | settings))


def in_table(edit: Callable[[Any], Any], **settings: Any) -> Change:
    """Alter Arrow's table of every Parquet file; the rows in JSON lines stay."""

    def change(folder: Path, draws: Draws) -> None:
        paths = [path_of(folder, table, "data") for table in tables(folder)]
        before = [path.read_bytes() for path in paths]
        for path in paths:
            write_table(path, edit(read_table(path)), **settings)
        if before == [path.read_bytes() for path in paths]:
            raise DoesNotApply("the Parquet files stay the same")

    return change


def in_rows(
    edit: Callable[[list[Row]], Sequence[Row]],
    formats: Sequence[str] = FORMATS,
    where: Callable[[Path], list[str]] = tables,
) -> Change:
    """Alter the list of rows of each table."""

    def change(folder: Path, draws: Draws) -> None:
        for table in where(folder):
            rows = rows_of(folder, table)
            changed = edit(copy.deepcopy(rows))
            if changed == rows:
                raise DoesNotApply(f"{table}: its rows stay the same")
            put_rows(folder, table, changed, formats)

    return change


def first_table(folder: Path) -> list[str]:
    """The first table alone."""
    return tables(folder)[:1]


def one_config(folder: Path) -> list[str]:
    """The last table alone. Raises: DoesNotApply for a benchmark that has no other."""
    if len(tables(folder)) < 2:
        raise DoesNotApply("there is one table only")
    return tables(folder)[-1:]


def in_one_row(
    edit: Edit,
    formats: Sequence[str] = FORMATS,
    where: Callable[[Path], list[str]] = tables,
) -> Change:
    """Alter one row, in every table that has it under its id."""

    def change(folder: Path, draws: Draws) -> None:
        chosen = where(folder)
        row_id = _editable(folder, chosen, edit, draws)
        for table in chosen:
            rows = rows_of(folder, table)
            for row in rows:
                if row["id"] == row_id and _applies(edit, row):
                    edit(row)
            put_rows(folder, table, rows, formats)

    return change


def in_all_rows(edit: Edit, formats: Sequence[str] = FORMATS) -> Change:
    """Alter every row to which the edit applies."""

    def change(folder: Path, draws: Draws) -> None:
        _editable(folder, tables(folder), edit, draws)
        for table in tables(folder):
            rows = rows_of(folder, table)
            for row in rows:
                if _applies(edit, row):
                    edit(row)
            put_rows(folder, table, rows, formats)

    return change


def _editable(folder: Path, where: Sequence[str], edit: Edit, draws: Draws) -> str:
    """The id of a row that the edit alters."""
    rows = [row for table in where for row in rows_of(folder, table)]
    start = draws.below(len(rows))
    for row in rows[start:] + rows[:start]:
        if _applies(edit, row):
            return str(row["id"])
    raise DoesNotApply("no row has what is altered")


def _applies(edit: Edit, row: Row) -> bool:
    changed = copy.deepcopy(row)
    try:
        edit(changed)
    except (DoesNotApply, LookupError, TypeError):
        return False
    return changed != row


def setting(column: str, value: Any) -> Edit:
    """An edit that puts a value into a column."""

    def edit(row: Row) -> None:
        if column not in row:
            raise DoesNotApply(f"{row['id']}: has no {column}")
        row[column] = value

    return edit


def altering(column: str, alter: Callable[[Any], Any] | None = None) -> Edit:
    """An edit that puts another value of its kind into a column, or into a part of it: `proof.method`."""
    return partial(_alter, column.split("."), alter or other)


def _alter(path: Sequence[str], alter: Callable[[Any], Any], value: Row) -> None:
    *way, last = path
    for key in way:
        value = value[key]
    value[last] = alter(value[last])


def other(value: Any) -> Any:
    """Another value of the same kind, that a person might take for right."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return _other_text(value)
    if isinstance(value, list) and value:
        return [*value[:-1], other(value[-1])]
    if isinstance(value, dict):
        key = next((key for key in value if value[key] is not None), None)
        if key is not None:
            return value | {key: other(value[key])}
    raise DoesNotApply(f"{value!r}: has no other value of its kind")


def _other_text(text: str) -> str:
    """The opposite, the text with another last digit, or a letter doubled."""
    opposites = {"yes": "no", "no": "yes"}
    if text in opposites:
        return opposites[text]
    digits = list(re.finditer("[0-9]", text))
    if digits:
        place = digits[-1].start()
        return text[:place] + str((int(text[place]) + 1) % 10) + text[place + 1 :]
    return text + (text[-1:] or "x")

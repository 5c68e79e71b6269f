"""Parquet files with the same rows written in another way, or with more or less around them."""

import json
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import (
    in_bytes,
    in_table,
    path_of,
    read_table,
    tables,
    write_table,
)
from tests.verifying.tampering.tampering import Change, DoesNotApply, Tampering

ANY = "data/*/*.parquet"
FEATURES = b"huggingface"
CANARY = b"seedproof.canary"


def _same(table: Any) -> Any:
    return table


def _with_type(column: str, type_name: str) -> Callable[[Any], Any]:
    """Give a column another Arrow type."""

    def edit(table: Any) -> Any:
        import pyarrow as pa

        types = {
            "int64": pa.int64(),
            "int32": pa.int32(),
            "uint8": pa.uint8(),
            "double": pa.float64(),
            "large_string": pa.large_string(),
            "string_view": pa.string_view(),
            "binary": pa.binary(),
            "dictionary": pa.dictionary(pa.int32(), pa.string()),
        }
        place = table.column_names.index(column)
        field = table.schema.field(column).with_type(types[type_name])
        return table.cast(table.schema.set(place, field))

    return edit


def _never_null(table: Any) -> Any:
    schema = table.schema.set(0, table.schema.field(0).with_nullable(False))
    return table.cast(schema)


def _about_column(table: Any) -> Any:
    schema = table.schema.set(0, table.schema.field(0).with_metadata({"answers": "see the next file"}))
    return table.cast(schema)


def _metadata(alter: Callable[[dict[bytes, bytes]], dict[bytes, bytes]]) -> Callable[[Any], Any]:
    return lambda table: table.replace_schema_metadata(alter(dict(table.schema.metadata)))


def _features(alter: Callable[[Any], None]) -> Callable[[Any], Any]:
    """Alter what the file tells `datasets` of its columns."""

    def edit(metadata: dict[bytes, bytes]) -> dict[bytes, bytes]:
        told = json.loads(metadata[FEATURES])
        alter(told)
        return metadata | {FEATURES: json.dumps(told).encode()}

    return _metadata(edit)


def _column_first(table: Any) -> Any:
    names = table.column_names
    return table.select([names[-1], *names[:-1]])


def _extra_column(table: Any) -> Any:
    import pyarrow as pa

    return table.append_column("note", pa.array(["trust us"] * table.num_rows))


def _null_column(table: Any) -> Any:
    import pyarrow as pa

    return table.append_column("note", pa.nulls(table.num_rows))


def _renamed(old: str, new: str) -> Callable[[Any], Any]:
    return lambda table: table.rename_columns([new if name == old else name for name in table.column_names])


def _doubled_column(table: Any) -> Any:
    return table.append_column(table.schema.field("answer"), table["answer"])


def _dropped_column(table: Any) -> Any:
    return table.drop_columns(["answer_type"])


def _pictures_as_text(folder: Path, draws: Draws) -> None:
    """Turn a picture's name into a file's path, which a reader may open."""
    import pyarrow as pa

    for table in tables(folder):
        path = path_of(folder, table, "data")
        content = read_table(path)
        if "image" not in content.column_names:
            raise DoesNotApply("there are no pictures")
        rows = content.to_pylist()
        for row in rows:
            if row["image"]:
                row["image"] = {"bytes": None, "path": "/etc/hostname"}
        write_table(path, pa.Table.from_pylist(rows, schema=content.schema))


def _in_footer(alter: Callable[[bytes], bytes]) -> Change:
    """Alter the footer, which keeps its length."""

    def edit(content: bytes) -> bytes:
        length = int.from_bytes(content[-8:-4], "little")
        start = len(content) - 8 - length
        footer = alter(content[start:-8])
        return content[:start] + footer + content[-8:]

    return in_bytes(ANY, edit)


def _lying_statistics(footer: bytes) -> bytes:
    """The least and the greatest id are said to be others."""
    return (
        footer.replace(b"/d1/0000", b"/d1/9999")
        .replace(b"/d0/0000", b"/d0/9999")
        .replace(b"/d3/0000", b"/d3/9999")
    )


def _before_footer(content: bytes) -> bytes:
    """Bytes that no offset points to, between the columns and the footer."""
    length = int.from_bytes(content[-8:-4], "little")
    start = len(content) - 8 - length
    return content[:start] + b"the answers are in here" + content[start:]


def _more_in_footer(content: bytes) -> bytes:
    """Bytes after the end of the footer, within its length."""
    length = int.from_bytes(content[-8:-4], "little")
    return content[:-8] + b"more" + (length + 4).to_bytes(4, "little") + content[-4:]


class _Touch:
    """What touches a file when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (os.system, ("touch unpickled",))


def _question_as_image(told: Any) -> None:
    told["info"]["features"]["question"] = {"_type": "Image"}


REWRITTEN: dict[str, Change] = {
    "difficulty as int64": in_table(_with_type("difficulty", "int64")),
    "difficulty as int32": in_table(_with_type("difficulty", "int32")),
    "difficulty as uint8": in_table(_with_type("difficulty", "uint8")),
    "difficulty as a float": in_table(_with_type("difficulty", "double")),
    "question as large_string": in_table(_with_type("question", "large_string")),
    "question as string_view": in_table(_with_type("question", "string_view")),
    "question as bytes": in_table(_with_type("question", "binary")),
    "family as a dictionary": in_table(_with_type("family", "dictionary")),
    "ids that are never null": in_table(_never_null),
    "a column with metadata": in_table(_about_column),
    "features that lie about a type": in_table(
        _features(lambda told: told["info"]["features"]["difficulty"].update(dtype="int64"))
    ),
    "features that lack a column": in_table(_features(lambda told: told["info"]["features"].pop("answer"))),
    "features that call the question an image": in_table(_features(_question_as_image)),
    "features with a description": in_table(
        _features(lambda told: told["info"].update(description="<script>alert(1)</script>"))
    ),
    "features in other JSON": in_table(
        _metadata(
            lambda known: known | {FEATURES: json.dumps(json.loads(known[FEATURES]), indent=1).encode()}
        )
    ),
    "no features": in_table(_metadata(lambda known: {k: v for k, v in known.items() if k != FEATURES})),
    "another key in the metadata": in_table(_metadata(lambda known: known | {b"note": b"trust us"})),
    "metadata in another order": in_table(_metadata(lambda known: dict(reversed(known.items())))),
    "no canary": in_table(_metadata(lambda known: {k: v for k, v in known.items() if k != CANARY})),
    "another canary": in_table(
        _metadata(lambda known: known | {CANARY: b"00000000-0000-5000-8000-000000000000"})
    ),
    "no metadata": in_table(lambda table: table.replace_schema_metadata(None)),
    "no Arrow schema": in_table(_same, store_schema=False),
    "compressed by snappy": in_table(_same, compression="snappy", compression_level=None),
    "compressed by gzip": in_table(_same, compression="gzip"),
    "not compressed": in_table(_same, compression="none", compression_level=None),
    "compressed harder": in_table(_same, compression_level=19),
    "a row group for each row": in_table(_same, row_group_size=1),
    "format version 1.0": in_table(_same, version="1.0"),
    "data pages of version 2.0": in_table(_same, data_page_version="2.0"),
    "small data pages": in_table(_same, data_page_size=64, write_batch_size=1),
    "no page index": in_table(_same, write_page_index=False),
    "page checksums": in_table(_same, write_page_checksum=True),
    "no dictionary pages": in_table(_same, use_dictionary=False),
    "another encoding": in_table(_same, use_dictionary=False, column_encoding={"id": "DELTA_BYTE_ARRAY"}),
    "no statistics": in_table(_same, write_statistics=False),
    "lists in the old way": in_table(_same, use_compliant_nested_type=False),
    "a column before its place": in_table(_column_first),
    "a column too much": in_table(_extra_column),
    "a column of nulls too much": in_table(_null_column),
    "a column of another name": in_table(_renamed("answer", "gold")),
    "the answer's column twice": in_table(_doubled_column),
    "a column less": in_table(_dropped_column),
    "lying statistics": _in_footer(_lying_statistics),
    "another writer": _in_footer(lambda footer: footer.replace(b"parquet-cpp-arrow", b"parquet-mr-hadoop")),
    "bytes before the footer": in_bytes(ANY, _before_footer),
    "bytes in the footer": in_bytes(ANY, _more_in_footer),
    "bytes after the end": in_bytes(ANY, lambda content: content + b"the answers are in here"),
    "a second file after the end": in_bytes(ANY, lambda content: content + content),
    "its first half": in_bytes(ANY, lambda content: content[: len(content) // 2]),
    "nothing": in_bytes(ANY, lambda content: b""),
    "a bit of a column flipped": in_bytes(
        ANY, lambda content: content[:40] + bytes([content[40] ^ 1]) + content[41:]
    ),
    "a footer of 2 GB by its length": in_bytes(
        ANY, lambda content: content[:-8] + b"\xff\xff\xff\x7f" + content[-4:]
    ),
    "a pickle under its name": in_bytes(ANY, lambda content: pickle.dumps(_Touch())),
}

KINDS = (
    *(Tampering(name=f"Parquet: {name}", change=change) for name, change in REWRITTEN.items()),
    Tampering(
        name="Parquet: paths of the reader's own files for pictures",
        change=_pictures_as_text,
        only=("university",),
    ),
)

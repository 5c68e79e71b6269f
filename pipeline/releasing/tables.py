"""The data files of a release: each config and split as Parquet and as canonical JSON lines."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import copyfile
from typing import Any

from pipeline.releasing.parquet import write_parquet
from seedproof.record.rows import Row, write_rows

NOTICE = "jsonl/README.md"
"""The only file beside the data that is not data."""


def write_tables(
    folder: Path,
    tables: Mapping[tuple[str, str], Sequence[Row]],
    columns: dict[str, Any],
    canary: str | None,
    parquet_from: Path | None = None,
) -> dict[str, int]:
    """Write `data/<config>/<split>.parquet` and the JSON lines; return the rows of each file by its path.

    With `parquet_from`, the folder of a release, its Parquet files are copied instead.
    A canary is also written to `jsonl/README.md`: lines have no room for it, and crawls may take only them.
    """
    counts = {}
    for (config, split), rows in tables.items():
        parquet, jsonl = f"data/{config}/{split}.parquet", f"jsonl/{config}/{split}.jsonl"
        for name in (parquet, jsonl):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            counts[name] = len(rows)
        if parquet_from is None:
            write_parquet(folder / parquet, rows, columns, canary)
        else:
            copyfile(parquet_from / parquet, folder / parquet)
        with (folder / jsonl).open("wb") as file:
            write_rows(file, rows)
    if canary is not None:
        (folder / NOTICE).write_text(notice(canary), encoding="utf-8")
    return counts


def notice(canary: str) -> str:
    """Return the text beside the JSON lines: what they are, their licence, and the canary."""
    return (
        "Each line of the files here is a row of this release, as canonical JSON. The card is one folder up."
        "\n\n"
        "Licence: CC BY 4.0, <https://creativecommons.org/licenses/by/4.0/>.\n\n"
        f"This data must not be in training corpora. Seedproof canary GUID {canary}\n"
    )

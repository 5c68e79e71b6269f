"""Order, counts and schema of the rows, and Parquet against JSONL."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from pipeline.errors import SeedproofError
from pipeline.figures import shows
from pipeline.progress import progress
from pipeline.releasing.parquet import CANARY_KEY, IMAGE, read_parquet
from pipeline.rows import OWN_SPLIT, Row, line_of
from pipeline.schema import refusals
from pipeline.seeds import parse_row_id
from pipeline.verifying.release import Release


def order(release: Release) -> Iterator[str]:
    """Lines are canonical, ids are unique and rise by family, difficulty and number; counts hold."""
    families = {name: place for place, name in enumerate(release.manifest["families"])}
    for (config, split), rows in release.rows.items():
        name = f"jsonl/{config}/{split}.jsonl"
        said = release.manifest["files"][name].get("rows")
        if said != len(rows):
            yield f"{name} has {len(rows)} rows, the manifest says {said}"
        for line, row in zip(release.lines[config, split], rows, strict=True):
            if line_of(row) != line:
                yield f"{name}: the line of {row['id']} is not in canonical JSON"
        last: Any = None
        for row in rows:
            try:
                place = parse_row_id(row["id"])
                number, _, suffix = place.number.partition("-")
                key = families[place.family], place.difficulty, int(number), suffix
            except (SeedproofError, LookupError, ValueError):
                yield f"{name}: {row['id']!r} is not the id of a row of any family here"
                continue
            if last is not None and key <= last:
                yield f"{name}: {row['id']} stands after a row that it belongs before, or twice"
            last = key
    yield from _counts(release)


def _counts(release: Release) -> Iterator[str]:
    """The rows of each family and difficulty, in all configs of the own split, are those of the manifest."""
    groups = {
        row["id"]: (row.get("family"), f"d{row.get('difficulty')}")
        for (_, split), rows in release.rows.items()
        if split == OWN_SPLIT
        for row in rows
    }
    found = Counter(groups.values())
    for family, made in release.manifest["families"].items():
        for difficulty, count in made["rows"].items():
            if count != (seen := found[family, difficulty]):
                yield f"{family}, {difficulty}: the manifest says {count} rows, the files have {seen}"


def parquet(release: Release) -> Iterator[str]:
    """Each Parquet file has the rows of its JSONL file, every column, in the same order, and the canary."""
    for (config, split), rows in release.rows.items():
        name = f"data/{config}/{split}.parquet"
        columns, found, metadata = read_parquet(release.folder / name)
        if release.manifest["files"].get(name, {}).get("rows") != len(found):
            yield f"{name} has {len(found)} rows, the manifest says otherwise"
        if columns != list(release.layout.COLUMNS):
            yield f"{name} has the columns {', '.join(columns)}"
        if "canary" in release.manifest and metadata.get(CANARY_KEY) != release.manifest["canary"].encode():
            yield f"{name}: its metadata does not have the release's canary"
        pictures = [column for column, kind in release.layout.COLUMNS.items() if kind == IMAGE]
        yield from _unequal(name, _without_pictures(found, pictures), rows)
        for column in pictures:
            pairs = list(zip(found, rows, strict=False))
            for row, other in progress(pairs, "pictures", len(pairs)):
                if not _is_drawn(row.get(column), other):
                    yield f"{name}: the {column} of {row.get('id')} is not what its drawing shows"


def _without_pictures(rows: list[Row], columns: list[str]) -> list[Row]:
    """The rows as the JSONL file has them: of a picture the name that it is stored under."""
    return [
        row | {name: row[name]["path"].removesuffix(".png") for name in columns if row.get(name)}
        for row in rows
    ]


def _is_drawn(picture: Any, row: Row) -> bool:
    """Whether a picture, None for none, is the one that the row's drawing gives."""
    if picture is None or row.get("drawing") is None:
        return picture is None and row.get("drawing") is None
    return shows(picture["bytes"], json.loads(row["drawing"]))


def _unequal(name: str, found: list[Row], rows: list[Row]) -> Iterator[str]:
    if len(found) != len(rows):
        yield f"{name} has {len(found)} rows, its JSONL file {len(rows)}"
    for row, other in zip(found, rows, strict=False):
        if row != other:
            columns = [column for column in {**row, **other} if row.get(column) != other.get(column)]
            yield f"{name}: {row.get('id')} differs from the JSONL file in {', '.join(columns)}"


def schema(release: Release) -> Iterator[str]:
    """The release's own schema lets every row through."""
    described = json.loads((release.folder / "schema.json").read_bytes())
    for (config, split), rows in release.rows.items():
        for finding in refusals(described, rows):
            yield f"{config}, {split}: {finding}"

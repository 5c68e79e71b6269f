"""Writes the rows of a release in a form, always with the same bytes."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from pipeline.exporting.form import Form
from pipeline.releasing.parquet import write_parquet
from seedproof.auditing.proofs import MALFORMED
from seedproof.loading import Release
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import replacing
from seedproof.record.progress import progress
from seedproof.record.reasons import in_our_words


def export(release: Release, form: Form, config: str, split: str, path: Path) -> int:
    """Write a file; return how many entries it has. It is whole or absent.

    Raises: SeedproofError when the rows cannot be written in this form, or the file cannot be written.
    """
    rows = _rows(release, form, config, split)
    followups = _followups(release, form, split)
    try:
        entries = [_entry(form, row, followups) for row in progress(rows, "exporting", len(rows))]
        with replacing(path) as file:
            _write(form, entries, file)
    except MALFORMED as error:
        reason = in_our_words(error)
        raise SeedproofError(
            f"{release.name}: a row of {config} has no place in the form {form.name} ({reason}). "
            "See what is wrong: seedproof verify"
        ) from error
    return len(entries)


def _write(form: Form, entries: Sequence[Any], file: IO[bytes]) -> None:
    match form.file:
        case "parquet":
            write_parquet(file, entries, dict(form.fields), canary=None)
        case "json":
            file.write(json.dumps(entries, indent=2).encode() + b"\n")
        case "jsonl":
            file.writelines(json.dumps(entry).encode() + b"\n" for entry in entries)


def _rows(release: Release, form: Form, config: str, split: str) -> Sequence[Mapping[str, Any]]:
    """Read the rows. Raises: SeedproofError when they do not fit the form."""
    if form.configs and config not in form.configs:
        fitting = " or ".join(form.configs)
        raise Misuse(
            f"{release.name}: config {config} has no place in the form {form.name}. Take --config {fitting}"
        )
    rows = release.rows(config, split)
    if not rows:
        raise SeedproofError(
            f"{release.name}: {config} has no rows in {split}, expected some. Name another split: --split"
        )
    lacking = [column for column in form.needs if column not in rows[0]]
    if lacking:
        raise SeedproofError(
            f"{release.name} {release.version}: has no column {lacking[0]}, which the form {form.name} "
            "needs. Take a newer version: --release"
        )
    return rows


def _followups(release: Release, form: Form, split: str) -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """Return the rows that follow up on others, by the id of the row that they follow."""
    following: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    if form.followups is None:
        return following
    rows: Sequence[Mapping[str, Any]] = release.rows(form.followups, split)
    for row in rows:
        following[row["parent_id"]].append(row)
    return following


def _entry(form: Form, row: Mapping[str, Any], followups: Mapping[str, Sequence[Mapping[str, Any]]]) -> Any:
    if form.followups is None:
        return form.record(row)
    following = followups.get(row["id"], ())
    return [form.record(row), *map(form.record, following)]

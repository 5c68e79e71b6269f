"""The images of rows, by what the rows name them with."""

from collections.abc import Mapping
from typing import Any

from pipeline.evaluating.planning.questions import Questions
from pipeline.releasing.parquet import read_parquet
from seedproof.figures import png
from seedproof.loading import Release
from seedproof.record.extras import named_extra
from seedproof.record.json_text import value_of
from seedproof.record.progress import progress


def pictures_of(release: Release, config: str, split: str, questions: Questions) -> dict[str, bytes]:
    """Return the PNG images of rows that have one, as the Parquet files of a release have them.

    Of a release without files they are drawn.
    Raises: SeedproofError when the release is not whole, or what reads Parquet, or draws, is not installed.
    """
    if not release.has_files:
        return drawn(questions)
    shown = {row["id"] for row in questions.rows if row.get("has_image")}
    if not shown:
        return {}
    with named_extra():
        _, rows, _ = read_parquet(release.file(f"data/{config}/{split}.parquet"))
    pictures: dict[str, bytes] = {}
    for row in rows:
        if row["id"] in shown:
            columns: Mapping[str, Any] = row
            picture = columns["image"]
            name = picture["path"].removesuffix(".png")
            pictures[name] = picture["bytes"]
    return pictures


def drawn(questions: Questions) -> dict[str, bytes]:
    """Draw the images of rows that have one. Raises: SeedproofError when what draws is not installed."""
    shown: list[Mapping[str, Any]] = [row for row in questions.rows if row.get("has_image")]
    return {row["image"]: png(value_of(row["drawing"])) for row in progress(shown, "draw", len(shown))}

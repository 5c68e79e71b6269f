"""The images of a release, by what its rows name them with."""

from collections.abc import Mapping
from typing import Any

from pipeline.evaluating.planning.questions import Questions
from pipeline.releasing.parquet import read_parquet
from seedproof.loading import Release
from seedproof.record.extras import named_extra


def pictures_of(release: Release, config: str, split: str, questions: Questions) -> dict[str, bytes]:
    """Return the PNG images of rows that have one, as the Parquet files of a release have them.

    Raises: SeedproofError when the release is not whole, or what reads Parquet is not installed.
    """
    drawn = {row["id"] for row in questions.rows if row.get("has_image")}
    if not drawn:
        return {}
    with named_extra():
        _, rows, _ = read_parquet(release.file(f"data/{config}/{split}.parquet"))
    pictures: dict[str, bytes] = {}
    for row in rows:
        if row["id"] in drawn:
            columns: Mapping[str, Any] = row
            picture = columns["image"]
            name = picture["path"].removesuffix(".png")
            pictures[name] = picture["bytes"]
    return pictures

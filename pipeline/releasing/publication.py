"""publication.json: where and when a release was published. A release without one is a draft.

Only `publish` writes it, beside the rows: it alone in the folder has a clock.
"""

import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from seedproof.record.bounds import LARGEST_LIST, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import typed_value_of
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import pretty_json

PUBLICATION = "publication.json"

DRAFT = "draft"


_NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,95}"


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tagged commit that has a release, and the day on which it was made."""

    repository: Annotated[str, msgspec.Meta(pattern=rf"\A{_NAME}/{_NAME}\Z")]
    commit: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{40}\Z")]
    tag: Annotated[str, msgspec.Meta(pattern=r"\Av[0-9.]{5,40}\Z")]
    date: datetime.date


def published(folder: Path) -> Published | None:
    """Return where a release was published; None for a draft.

    Raises: SeedproofError when publication.json is malformed.
    """
    path = folder / PUBLICATION
    if not path.is_file():
        return None
    content = read_at_most(path, LARGEST_LIST)
    try:
        said = typed_value_of(content, Published)
    except ValueError as error:
        raise SeedproofError(
            f"{path}: does not say where a release was published ({in_our_words(error)})"
        ) from error
    if _written(said) != content:
        raise SeedproofError(f"{path}: is not written as `publish` writes it")
    return said


def write_publication(folder: Path, said: Published) -> None:
    """Make a draft a published version, which never changes again."""
    with replacing(folder / PUBLICATION) as file:
        file.write(_written(said))


def _written(said: Published) -> bytes:
    return pretty_json(msgspec.to_builtins(said))


def status_of(folder: Path) -> str:
    """Say in words what the release in a folder is. Raises: SeedproofError, as `published` does."""
    found = published(folder)
    return status(found.date if found else None)


def status(date: datetime.date | None) -> str:
    """Say in words what a release is: `draft`, or `published on 2026-12-01`."""
    return DRAFT if date is None else f"published on {date.isoformat()}"

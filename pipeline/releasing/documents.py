"""Documents of a release: card, changelog, licence, Croissant, and the picture that the card shows.

They follow from rows, attestations and templates, and are written again whenever these get better.
"""

import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pipeline.releasing.attestations import attestations_of
from pipeline.releasing.card import CARD, Described, card_text
from pipeline.releasing.changelog import changelog_path, changelog_until, read_changelog
from pipeline.releasing.croissant import croissant
from pipeline.releasing.example import PICTURE, example_picture
from pipeline.releasing.home import home_of
from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.publication import published
from pipeline.workplace.settings import PARAMS, load_publication
from seedproof.record.bounds import LARGEST_LIST, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import read_json
from seedproof.record.reasons import in_our_words

LICENCE = Path("LICENSE-DATA")

CHANGELOG, CROISSANT = "CHANGELOG.md", "croissant.json"

DOCUMENTS = (CARD, CHANGELOG, "LICENSE", CROISSANT, PICTURE)
"""All documents; only some benchmarks have a picture."""

_LICENCE_REMEDY = "It is the licence of the data. Restore it: git checkout LICENSE-DATA, or write one"


def write_documents(folder: Path, home: Path, date: datetime.date | None) -> list[str]:
    """Write the documents of a release that has rows and attestations; return the names of what changed.

    `home` has the templates, `date` is the day of publication, None for a draft.
    Raises: SeedproofError when a template is missing or cannot be filled in.
    """
    written = documents_of(folder, home, date)
    changed = [name for name, content in written.items() if _content(folder / name) != content]
    for name in changed:
        with replacing(folder / name) as file:
            file.write(written[name])
    if PICTURE not in written:
        (folder / PICTURE).unlink(missing_ok=True)
    return changed


def write_documents_again(folder: Path) -> list[str]:
    """Write the documents of a draft or a published release again; return the names of what changed."""
    said = published(folder)
    return write_documents(folder, home_of(read_manifest(folder)["name"]), said.date if said else None)


def documents_of(folder: Path, home: Path, date: datetime.date | None) -> Mapping[str, bytes]:
    """Return the documents of a release by their names, as this code writes them."""
    manifest = read_manifest(folder)
    publication = load_publication(home / PARAMS)
    changelog = changelog_until(read_changelog(home / changelog_path(manifest["name"])), manifest["version"])
    described = Described(
        folder=folder,
        manifest=manifest,
        columns=_columns(folder),
        publication=publication,
        date=date,
        attestations=attestations_of(folder, manifest),
    )
    card = card_text(described, home)
    picture = example_picture(folder, manifest)
    return {
        CARD: card.encode(),
        CHANGELOG: changelog.encode(),
        "LICENSE": _licence(home),
        CROISSANT: _croissant(described, card),
        **({} if picture is None else {PICTURE: picture}),
    }


def _croissant(described: Described, card: str) -> bytes:
    """Return croissant.json. Raises: SeedproofError for a card without a section that it is made of."""
    try:
        return croissant(described, card)
    except (LookupError, ValueError) as error:
        raise SeedproofError(
            f"{CARD}: has not all that {CROISSANT} is made of ({in_our_words(error)})"
        ) from error


def _columns(folder: Path) -> Mapping[str, Any]:
    properties: Mapping[str, Any] = read_json(folder / "schema.json")["properties"]
    return properties


def _licence(home: Path) -> bytes:
    return read_at_most(home / LICENCE, LARGEST_LIST, _LICENCE_REMEDY)


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None

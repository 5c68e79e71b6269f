"""Finds the files of a public set: a file of this machine, or those of a dataset on the Hub."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path, PurePosixPath

from pipeline.contaminating.reading import texts_of
from pipeline.publishing.hub import Hub
from pipeline.publishing.patience import Patience
from seedproof.measuring.contamination import Other
from seedproof.record.errors import NotFound, SeedproofError

LARGEST = 2_000_000_000
"""The most bytes that are downloaded of a dataset."""

_ID = re.compile(r"[\w-][\w.-]*/[\w-][\w.-]*(?:@[\w./-]+)?")

_KINDS = (".parquet", ".jsonl", ".csv", ".json", ".txt")
"""The kinds of files that are looked for on the Hub; the first of which there are any is taken."""


def others(source: str, fields: Sequence[str] = (), cache: Path | None = None) -> Iterator[Other]:
    """Yield the texts of a set: of a file, or of a dataset's id with its revision, `owner/name@v1`.

    Raises: SeedproofError when there is no such set, it is too large, or a part of it cannot be read.
    """
    path = Path(source)
    if path.exists() or _ID.fullmatch(source) is None:
        yield from texts_of(path, fields)
        return
    for name, file in _files(source, cache):
        for place, text in texts_of(file, fields):
            yield Other(place.replace(str(file), f"{source}/{name}", 1), text)


def _files(source: str, cache: Path | None) -> Iterator[tuple[str, Path]]:
    """Download the files of a dataset that have texts. Yield the name and the place of each."""
    repository, _, revision = source.partition("@")
    hub = Hub(repository)
    patience = Patience()
    refs = patience.persist(hub.refs)
    if refs is None:
        raise NotFound(f"{source}: is no file, and there is no such dataset on the Hub")
    commit = refs.tags.get(revision, revision) or refs.head
    if commit is None:
        raise NotFound(f"{source}: the dataset is empty. Name a revision: owner/name@revision")
    files = patience.persist(partial(hub.files, commit))
    kind = next((kind for kind in _KINDS if any(name.endswith(kind) for name in files)), None)
    chosen = {name: files[name] for name in sorted(files) if PurePosixPath(name).suffix == kind}
    if not chosen:
        raise NotFound(f"{source}: has no files to read, expected one of {', '.join(_KINDS)}")
    size = sum(stored.size for stored in chosen.values())
    if size > LARGEST:
        raise SeedproofError(
            f"{source}: has {size:,} bytes, expected at most {LARGEST:,}. Download some of it, and give files"
        )
    for name in chosen:
        yield name, patience.persist(partial(hub.fetch, commit, name, cache))

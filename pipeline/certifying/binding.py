"""The archive that a statement names: that of the release, which must have the very scripts made here."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path

from pipeline.certifying.archive import ArchivedScript, archive_of, archived
from pipeline.certifying.making import Query
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest


def archive_digest(queries: Sequence[Query], archive: Path | None) -> str:
    """Return the SHA-256 of the archive of some queries: a release's own, or one that is made here.

    Raises: SeedproofError when the release's has other scripts.
    """
    if archive is None:
        return sha256(archive_of(ArchivedScript(query.place, query.text) for query in queries)).hexdigest()
    made = ((query.place, query.text) for query in queries)
    for here, there in zip_longest(made, archived(archive)):
        if here is None or there is None or here != tuple(there):
            name = there.name if here is None and there is not None else (here or ("",))[0]
            raise SeedproofError(f"{archive}: has other scripts than its rows give, first {name}")
    return file_digest(archive)

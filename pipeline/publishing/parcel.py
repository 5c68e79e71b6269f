"""The files of a release that are sent to the Hub, with the hashes by which the Hub knows them."""

import datetime
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile

from pipeline.evals.writing import write_evals
from pipeline.publishing.hub import Stored
from pipeline.publishing.wholeness import faults, version_of
from pipeline.releasing.documents import write_documents
from pipeline.releasing.layers import release_files
from pipeline.releasing.manifest import read_manifest
from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable, working_folder


@dataclass(frozen=True)
class File:
    """A file of a release: bytes, SHA-256, and the id that Git would give it."""

    size: int
    sha256: str
    git_id: str

    def is_stored(self, stored: Stored) -> bool:
        """Return whether the Hub has these bytes: it knows large files by SHA-256, others by Git's id."""
        if stored.size != self.size:
            return False
        return self.git_id == stored.git_id if stored.sha256 is None else self.sha256 == stored.sha256


@dataclass(frozen=True)
class Parcel:
    """A whole release, with its files by path."""

    benchmark: str
    version: str
    folder: Path
    files: dict[str, File]

    @property
    def tag(self) -> str:
        """The tag under which it is published."""
        return f"v{self.version}"


@contextmanager
def staged(folder: Path, home: Path, date: datetime.date) -> Iterator[Path]:
    """Yield a copy of a release as it stands on the Hub from a day on, which is removed after the block.

    Its documents say that it is published, and the tasks for other programs stand beside the rows.
    Raises: SeedproofError when documents cannot be written.
    """
    with working_folder() as work:
        copy = work / folder.name
        for path in sorted(release_files(folder)):
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            copyfile(folder / path, copy / path)
        write_documents(copy, home, date)
        write_evals(copy, read_manifest(copy)["name"])
        yield copy


def parcel(folder: Path, benchmark: str, version: str | None = None) -> Parcel:
    """Check a release and return it: all of its files that travel.

    Raises: SeedproofError with the first fault.
    """
    for name, fault in faults(folder, benchmark, version):
        raise SeedproofError(
            f"{folder / name}: {fault}. Only a whole release is published: git checkout {folder}, and for "
            "data dvc pull, or make release"
        )
    names = sorted(release_files(folder))
    return Parcel(benchmark, version_of(folder), folder, {name: measure(folder / name) for name in names})


def measure(path: Path) -> File:
    """Read a file once, and return its size and hashes.

    Raises: SeedproofError when it cannot be read.
    """
    try:
        size = path.stat().st_size
        digest, blob = hashlib.sha256(), hashlib.sha1(b"blob %d\0" % size, usedforsecurity=False)
        with opened(path) as file:
            while chunk := file.read(1 << 20):
                digest.update(chunk)
                blob.update(chunk)
    except OSError as error:
        raise unreadable(path, error) from error
    return File(size, digest.hexdigest(), blob.hexdigest())

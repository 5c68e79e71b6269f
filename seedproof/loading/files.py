"""A release as files, in a folder or on the Hub, checked against its checksums."""

from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from seedproof.record.bounds import LARGEST_LIST, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from seedproof.record.json_text import read_json
from seedproof.record.nearby import DATA, MANIFEST, RELEASES, how_to_restore
from seedproof.record.rows import Row, read_rows

SUMS = "SHA256SUMS"


class Reader(Protocol):
    """What fetches files."""

    def read(self, name: str) -> Path:
        """Return the path of a file of the release. Raises: SeedproofError when it is not there."""


class Files:
    """The rows of a release that is read file by file. Files are read when asked for.

    Raises: SeedproofError when a file is missing or not as released.
    """

    def __init__(self, reader: Reader, asked: str) -> None:
        """Take what fetches the files, and what was asked for, for messages."""
        self._reader = reader
        self._asked = asked

    @property
    def name(self) -> str:
        """The benchmark, as the manifest names it."""
        return self._stated("name")

    @property
    def version(self) -> str:
        """The version, as the manifest states it."""
        return self._stated("version")

    @cached_property
    def tables(self) -> list[str]:
        """The JSONL files, as the manifest names them: the default config and the own split first."""
        files = self._manifest.get("files")
        names = [name for name in files if name in self._digests] if isinstance(files, dict) else []
        tables = [name for name in names if Path(name).parts[0] == DATA]
        if not tables:
            raise SeedproofError(f"{self._asked}: its manifest names no rows. Verify the release")
        return tables

    def digest(self, name: str) -> str:
        """Return the SHA-256 that is stated of a file; nothing where none is."""
        return self._digests.get(name, "")

    def rows(self, table: str) -> list[Row]:
        """Read the rows of a table."""
        return list(read_rows(self.file(table)))

    def file(self, name: str) -> Path:
        """Return the path of a file that the checksums are of, by its name in the release."""
        path = self._reader.read(name)
        if self._digests.get(name) != file_digest(path):
            raise SeedproofError(f"{path}: is not what {SUMS} states of {name}. Verify the release")
        return path

    def document(self, name: str) -> Path:
        """Return the path of a file that no checksum is of, such as an attestation."""
        return self._reader.read(name)

    def _stated(self, key: str) -> str:
        stated = self._manifest.get(key)
        if not isinstance(stated, str):
            raise SeedproofError(f"{self._asked}: its manifest states no {key}. Verify the release")
        return stated

    @cached_property
    def _manifest(self) -> dict[str, Any]:
        manifest = read_json(self.file(MANIFEST))
        return manifest if isinstance(manifest, dict) else {}

    @cached_property
    def _digests(self) -> dict[str, str]:
        """The SHA-256 of each file of the rows, by its name in the release."""
        return stated_sums(self._reader.read(SUMS))


class Folder:
    """A release in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, name: str) -> Path:
        """Return the path of a file of the release. Raises: SeedproofError when it is not there."""
        path = self._folder / name
        if not path.is_file():
            raise SeedproofError(f"{path}: is not there. {self._remedy}")
        return path

    @property
    def _remedy(self) -> str:
        benchmark, version = self._folder.parent.name, self._folder.name
        if self._folder == RELEASES / benchmark / version:
            return how_to_restore(benchmark, version)
        return "Name the folder of a whole release"


def stated_sums(sums: Path) -> dict[str, str]:
    """Return the SHA-256 of each file, by its name in the release."""
    text = read_at_most(sums, LARGEST_LIST).decode("utf-8", "replace")
    lines = [line.split("  ", 1) for line in text.splitlines()]
    return {line[-1]: line[0] for line in lines}

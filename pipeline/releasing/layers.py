"""The files of a release's folder: rows, documents, attestations, and what is made of them on demand."""

import re
from pathlib import Path

from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.attestations import FOLDER, KINDS
from pipeline.releasing.checksums import SIGNATURE, SUMS
from pipeline.releasing.documents import DOCUMENTS
from pipeline.releasing.manifest import DATA_FILE
from pipeline.releasing.publication import PUBLICATION
from seedproof.record.files import walked
from seedproof.record.nearby import MANIFEST

SCHEMA = "schema.json"

ROWS = (SUMS, MANIFEST, SCHEMA)
"""What a version is beside its data."""

BESIDE = (*DOCUMENTS, *(f"{FOLDER}/{name}.json" for name in KINDS), SIGNATURE, ARCHIVE)
"""What may get better without a new version."""

POINTER = "files.dvc"
"""The file by which DVC finds the data of a version."""

SCRIPTS_POINTER = "scripts.dvc"
"""The file by which DVC finds the archive of its scripts, where it has been certified."""

HERE = (POINTER, SCRIPTS_POINTER, PUBLICATION)
"""What DVC and `publish` put into a folder: it does not travel."""

_EVAL = re.compile(r"evals/([a-z0-9_]+/)?[A-Za-z0-9_]+\.(py|yaml|md)")
"""The tasks that `publish` puts beside the rows."""


def is_of_rows(name: str) -> bool:
    """Return whether a file is one of those that a version is, by its path in the folder."""
    return name in ROWS or DATA_FILE.fullmatch(name) is not None


def travels(name: str) -> bool:
    """Return whether a file belongs to a release wherever it is: here, on the Hub, in a download."""
    return is_of_rows(name) or name in BESIDE or _EVAL.fullmatch(name) is not None


def release_files(folder: Path) -> set[str]:
    """Return the files of a release that travel."""
    return {name for name, entry in walked(folder) if entry.is_file() and travels(name)}

"""A version as the newest commit of a checkout has it: its checksums, and whether it is published."""

from dataclasses import dataclass
from pathlib import Path

from pipeline.archiving.checkout import newest_commit
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.publication import PUBLICATION
from pipeline.releasing.versions import parse_version


@dataclass(frozen=True)
class Committed:
    """A version as the newest commit of a checkout has it."""

    sums: bytes
    """SHA256SUMS."""
    is_published: bool


def committed(home: Path, benchmark: str, version: str) -> Committed | None:
    """Return a version from the checkout whose root is `home`; None if it has not been committed there.

    Raises: SeedproofError when Git has something else under the name of a commit, a tree or the list.
    """
    parse_version(version)
    commit = newest_commit(home)
    if commit is None:
        return None
    folder = f"releases/{benchmark}/{version}"
    sums = commit.file(f"{folder}/{SUMS}")
    if sums is None:
        return None
    return Committed(sums, commit.file(f"{folder}/{PUBLICATION}") is not None)

"""A version in the checkout's own history: its committed checksums, and the commit that released it."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pipeline.archiving.history import History, history_of
from pipeline.archiving.objects import git, objects_of
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.versions import parse_version
from seedproof.record.errors import SeedproofError

_CODE = re.compile(rb'^__version__ = "([^"\n]+)"$', re.MULTILINE)

_STATES_IT = ("seedproof/__init__.py", "pipeline/__init__.py")
"""Where Seedproof states its version, and where it did at first."""


@dataclass(frozen=True)
class Committed:
    """A version that the checkout at `root` has committed."""

    root: Path
    benchmark: str
    version: str
    head: str
    """The newest commit."""
    blob: str
    """The object of SHA256SUMS in it."""
    sums: bytes
    """SHA256SUMS itself."""

    @property
    def folder(self) -> str:
        """The release's folder, as Git names it."""
        return _folder(self.benchmark, self.version)

    @cached_property
    def history(self) -> History:
        """All lists of checksums that the version had."""
        with objects_of(self.root) as objects:
            return history_of(objects, self.head, self.blob, self.benchmark, self.version)

    def released_by(self) -> str:
        """Return the first commit that gave the release its checksums, whatever stood there in between.

        Raises: SeedproofError when the history does not reach back that far, or another list was released.
        """
        if self.history.replaced is not None:
            raise SeedproofError(
                f"{self.folder}: commit {self.history.replaced.commit[:12]} gave it other checksums, after "
                f"{self.history.replaced.higher} had been released; the code there did not release it"
            )
        commit = self.history.given_by[self.blob]
        # Where history ends early, its oldest commit seems to have added every file.
        if commit in self.history.cut_off:
            raise SeedproofError(
                f"{self.root}: its history does not have the commit that released {self.folder}. "
                "Fetch all of it: git fetch --unshallow"
            )
        return commit

    def code(self) -> str | None:
        """Return the version of Seedproof in the commit that released it; None where that states none.

        Raises: SeedproofError when the history does not reach back that far.
        """
        with objects_of(self.root) as objects:
            tree = objects.tree_of(self.released_by())
            stated = (_CODE.search(objects.file(tree, path) or b"") for path in _STATES_IT)
            return next((match[1].decode() for match in stated if match), None)


def committed(home: Path, benchmark: str, version: str) -> Committed | None:
    """Return a version from the checkout whose root is `home`; None if it has not been committed there.

    Raises: SeedproofError when Git has something else under the name of a commit, a tree or the list.
    """
    parse_version(version)
    try:
        root = Path(git(home, "rev-parse", "--show-toplevel").decode().strip())
        head = git(home, "rev-parse", "--verify", "HEAD").decode().strip()
    except SeedproofError:
        return None
    if root != home.resolve():
        return None
    with objects_of(root) as objects:
        tree = objects.tree_of(head)
        entry = objects.at(tree, f"{_folder(benchmark, version)}/{SUMS}")
        if entry is None or not entry.is_file:
            return None
        return Committed(root, benchmark, version, head, entry.name, objects.read(entry.name, "blob"))


def _folder(benchmark: str, version: str) -> str:
    return f"releases/{benchmark}/{version}"

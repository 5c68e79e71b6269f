"""A version in the checkout's own history: its committed checksums, and the code of its time."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

from pipeline.releasing.checksums import SUMS
from pipeline.releasing.versions import parse_version
from seedproof.record.errors import SeedproofError

_GIT = ("git", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false")
"""A checkout's configuration may name programs; none of them is run."""

_SECONDS = 120


@dataclass(frozen=True)
class Committed:
    """A version that the checkout at `root` has committed."""

    root: Path
    benchmark: str
    version: str
    sums: bytes
    """SHA256SUMS in the newest commit."""

    @property
    def folder(self) -> str:
        """The release's folder, as Git names it."""
        return _folder(self.benchmark, self.version)

    def released_by(self) -> str:
        """Return the first commit that gave the release its checksums, whatever stood there in between.

        Raises: SeedproofError when the history does not reach back that far.
        """
        sums = f"{self.folder}/{SUMS}"
        blob = git(self.root, "rev-parse", f"HEAD:{sums}").decode().strip()
        gave = git(self.root, "log", "--reverse", "--format=%H", f"--find-object={blob}", "--", sums)
        commit, _, _ = gave.decode().partition("\n")
        # Where history ends early, its oldest commit seems to have added every file.
        cut_off = git(self.root, "rev-parse", "--is-shallow-repository").decode().strip() == "true"
        if not commit or (cut_off and not git(self.root, "log", "-1", "--format=%P", commit).strip()):
            raise SeedproofError(
                f"{self.root}: its history does not have the commit that released {self.folder}. "
                "Fetch all of it: git fetch --unshallow"
            )
        return commit


def committed(home: Path, benchmark: str, version: str) -> Committed | None:
    """Return a version from the checkout whose root is `home`; None if it has not been committed there."""
    parse_version(version)
    try:
        root = Path(git(home, "rev-parse", "--show-toplevel").decode().strip())
        sums = git(root, "cat-file", "blob", f"HEAD:{_folder(benchmark, version)}/{SUMS}")
    except SeedproofError:
        return None
    return Committed(root, benchmark, version, sums) if root == home.resolve() else None


def git(folder: Path, *arguments: str) -> bytes:
    """Run Git in a folder and return what it prints. Raises: SeedproofError when it fails."""
    command = [*_GIT, "-C", str(folder), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, check=True, timeout=_SECONDS)
    except subprocess.CalledProcessError as error:
        reason = " ".join(error.stderr.decode(errors="replace").split())
        raise SeedproofError(f"git {arguments[0]}: {reason[:300]}") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SeedproofError(f"git {arguments[0]}: {error}") from error
    return done.stdout


def _folder(benchmark: str, version: str) -> str:
    return f"releases/{benchmark}/{version}"

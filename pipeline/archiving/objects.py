"""Objects of a Git repository, each of which must have the hash that it is named by.

Git does not look when it reads one: whoever can write into a checkout can give an old name another content,
or have a replace ref or a graft put another object in its place. Here a commit's name stands for all of it.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import new
from pathlib import Path
from typing import IO, NamedTuple, cast

from seedproof.record.errors import SeedproofError

_GIT = ("git", "--no-replace-objects", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false")
"""A checkout's configuration may name programs; none of them is run."""

_SECONDS = 120

_LARGEST = 256_000_000
"""The most bytes of an object. Far above any file here: a larger one is not read."""

_ALGORITHMS = {40: "sha1", 64: "sha256"}
"""The hash of a repository, by the length of its names."""


class Entry(NamedTuple):
    """What a tree has under a name."""

    mode: str
    name: str

    @property
    def is_tree(self) -> bool:
        """True for a folder."""
        return self.mode == "40000"

    @property
    def is_file(self) -> bool:
        """True for a plain file, which may be executable; not for a link or a submodule."""
        return self.mode in ("100644", "100755")


@dataclass
class Objects:
    """The objects of one repository, read by `git cat-file --batch`."""

    _asked: IO[bytes]
    _answered: IO[bytes]
    _trees: dict[str, dict[str, Entry]] = field(default_factory=dict)
    """The trees that were read: histories share most of theirs."""

    def read(self, name: str, kind: str) -> bytes:
        """Return the content of an object.

        Raises: SeedproofError when it is missing, too large, of another kind, or not what its name says.
        """
        found, size = self._ask(name)
        if size > _LARGEST:
            raise SeedproofError(f"object {name} has {size:,} bytes, expected at most {_LARGEST:,}")
        content = self._answered.read(size + 1)[:size]
        digest = new(_ALGORITHMS[len(name)], b"%s %d\0" % (found.encode(), size), usedforsecurity=False)
        digest.update(content)
        if digest.hexdigest() != name:
            raise SeedproofError(f"object {name} of Git is not what its name says: it was written again")
        if found != kind:
            raise SeedproofError(f"object {name} is a {found}, expected a {kind}")
        return content

    def tree_of(self, commit: str) -> str:
        """Return the tree of a commit."""
        header, _, _ = self.read(commit, "commit").decode(errors="replace").partition("\n\n")
        lines = [line.partition(" ") for line in header.split("\n")]
        (tree,) = (value for key, _, value in lines if key == "tree")
        return tree

    def tree(self, name: str) -> dict[str, Entry]:
        """Return the entries of a tree by their names.

        Raises: SeedproofError where a name leads elsewhere, or stands twice.
        """
        if name not in self._trees:
            self._trees[name] = dict(_entries(name, self.read(name, "tree")))
        return self._trees[name]

    def at(self, tree: str, path: str) -> Entry | None:
        """Return the entry at a path below a tree; None if there is none."""
        first, _, rest = path.partition("/")
        entry = self.tree(tree).get(first)
        if entry is None or not rest:
            return entry
        return self.at(entry.name, rest) if entry.is_tree else None

    def file(self, tree: str, path: str) -> bytes | None:
        """Return the content of a file below a tree; None if there is none."""
        entry = self.at(tree, path)
        return self.read(entry.name, "blob") if entry is not None and entry.is_file else None

    def _ask(self, name: str) -> tuple[str, int]:
        """Ask for an object, and return its kind and size. Raises: SeedproofError when it is missing."""
        if len(name) not in _ALGORITHMS or not set(name) <= set("0123456789abcdef"):
            raise SeedproofError(f"{name!r:.80} is no name of an object of Git")
        self._asked.write(f"{name}\n".encode())
        self._asked.flush()
        answer = self._answered.readline().decode().split()
        if answer == [name, "missing"]:
            raise SeedproofError(f"object {name} is not here. Fetch it: git fetch --refetch")
        if len(answer) != 3 or answer[0] != name:
            raise SeedproofError(f"object {name} of Git cannot be read")
        return answer[1], int(answer[2])


@contextmanager
def objects_of(root: Path) -> Iterator[Objects]:
    """Read objects of the repository of a folder, until the block ends."""
    command = [*_GIT, "-C", str(root), "cat-file", "--batch"]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    try:
        with subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=nowhere, env=_environment()
        ) as process:
            yield Objects(cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout))
    except OSError as error:
        raise SeedproofError(f"git cat-file: {error}") from error


def git(folder: Path, *arguments: str) -> bytes:
    """Run Git in a folder and return what it prints. Raises: SeedproofError when it fails."""
    command = [*_GIT, "-C", str(folder), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, check=True, timeout=_SECONDS, env=_environment())
    except subprocess.CalledProcessError as error:
        reason = " ".join(error.stderr.decode(errors="replace").split())
        raise SeedproofError(f"git {arguments[0]}: {reason[:300]}") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SeedproofError(f"git {arguments[0]}: {error}") from error
    return done.stdout


def _environment() -> dict[str, str]:
    """Return the environment for Git: no variable sends it elsewhere, and it fetches nothing."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return {**kept, "GIT_GRAFT_FILE": os.devnull, "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1"}


def _entries(name: str, content: bytes) -> Iterator[tuple[str, Entry]]:
    """Yield the entries of a tree: mode, name in the folder, and the bytes of the object's name."""
    width, place, seen = len(name) // 2, 0, {"", ".", ".."}
    while place < len(content):
        end = content.index(b"\0", place)
        mode, _, file_name = content[place:end].decode(errors="surrogateescape").partition(" ")
        place = end + 1 + width
        if "/" in file_name or file_name in seen or file_name.lower() == ".git":
            raise SeedproofError(f"tree {name} has a name that is no file's: {file_name!r:.80}")
        seen.add(file_name)
        yield file_name, Entry(mode, content[end + 1 : place].hex())

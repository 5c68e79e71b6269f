"""Objects of a Git repository, each of which must have the hash that it is named by.

Git does not look when it reads one: whoever can write into a checkout can give an old name another content,
or have a replace ref or a graft put another object in its place. Here a commit's name stands for all of it.
"""

import os
import subprocess
from hashlib import new
from pathlib import Path
from typing import NamedTuple

from seedproof.record.errors import SeedproofError

_GIT = ("git", "--no-replace-objects", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false")
"""A checkout's configuration may name programs; none of them is run."""

_SECONDS = 120

_LARGEST = 256_000_000
"""The most bytes of an object. Far above any file here: a larger one is not read."""

_ALGORITHMS = {40: "sha1", 64: "sha256"}
"""The hash of a repository, by the length of its names."""

_FILES = ("100644", "100755")
"""The modes of plain files: no link and no submodule is one."""


class Entry(NamedTuple):
    """What a tree has under a name."""

    mode: str
    name: str


def tree_of(root: Path, commit: str) -> str:
    """Return the tree of a commit."""
    header, _, _ = _read(root, commit, "commit").decode(errors="replace").partition("\n\n")
    lines = [line.partition(" ") for line in header.split("\n")]
    (tree,) = (value for key, _, value in lines if key == "tree")
    return tree


def file_in(root: Path, tree: str, path: str) -> bytes | None:
    """Return the content of a file below a tree; None where none is there.

    Raises: SeedproofError when an object on the way is missing, too large, or not what its name says.
    """
    first, _, rest = path.partition("/")
    entry = _entries(tree, _read(root, tree, "tree")).get(first)
    if entry is None:
        return None
    if rest:
        return file_in(root, entry.name, rest) if entry.mode == "40000" else None
    return _read(root, entry.name, "blob") if entry.mode in _FILES else None


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


def _read(root: Path, name: str, kind: str) -> bytes:
    if len(name) not in _ALGORITHMS or not set(name) <= set("0123456789abcdef"):
        raise SeedproofError(f"{name!r:.80} is no name of an object of Git")
    size = int(git(root, "cat-file", "-s", name))
    if size > _LARGEST:
        raise SeedproofError(f"object {name} has {size:,} bytes, expected at most {_LARGEST:,}")
    content = git(root, "cat-file", kind, name)
    digest = new(_ALGORITHMS[len(name)], b"%s %d\0" % (kind.encode(), len(content)), usedforsecurity=False)
    digest.update(content)
    if digest.hexdigest() != name:
        raise SeedproofError(f"object {name} of Git is not what its name says: it was written again")
    return content


def _entries(name: str, content: bytes) -> dict[str, Entry]:
    """Return the entries of a tree by their names: mode, name in the folder, and the object's name."""
    width, place = len(name) // 2, 0
    entries: dict[str, Entry] = {}
    while place < len(content):
        end = content.index(b"\0", place)
        mode, _, file_name = content[place:end].decode(errors="surrogateescape").partition(" ")
        place = end + 1 + width
        if "/" in file_name or file_name in entries:
            raise SeedproofError(f"tree {name} has a name that is no file's: {file_name!r:.80}")
        entries[file_name] = Entry(mode, content[end + 1 : place].hex())
    return entries

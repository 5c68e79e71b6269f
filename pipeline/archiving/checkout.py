"""A checkout: which commit is its newest, and whether its files are those of that commit.

Its refs and files are read as they are. `git status` would run what the configuration names.
"""

import os
import re
from pathlib import Path

from pipeline.archiving.git import FILES, LARGEST_OBJECT, LINK, NAME, SUBMODULE, Commit, Entry, is_named
from seedproof.record.bounds import LARGEST_FILE, read_at_most
from seedproof.record.errors import NotDone, SeedproofError

_SYMBOLIC = "ref: "
_REF = re.compile(r"refs/(?!.*\.\.)[^\0]+")
"""A name of a ref, which leads out of no folder."""

_STEPS = 5
"""How many refs may name one another, as in Git."""


def newest_commit(root: Path) -> Commit | None:
    """Return the newest commit of the checkout whose root is `root`; None if it is none, or has none.

    Raises: SeedproofError when its refs cannot be read.
    """
    place = root / ".git"
    # In a linked worktree and in a submodule it is a file that names the folder.
    own = root / (_text(place) or ".git").removeprefix("gitdir: ")
    common = own / (_text(own / "commondir") or "")
    if os.path.isdir(common / "reftable"):
        raise NotDone(
            f"{root}: its branches are in a reftable, which this code cannot read. Have them in "
            "files: git refs migrate --ref-format=files"
        )
    told = _text(own / "HEAD") or ""
    for _ in range(_STEPS):
        ref = told.removeprefix(_SYMBOLIC)
        if ref == told or not _REF.fullmatch(ref):
            break
        told = _text(common / ref) or _packed(common, ref)
    return Commit(told, (common / "objects").absolute()) if NAME.fullmatch(told) else None


def clean_commit(root: Path) -> str | None:
    """Return the newest commit of a checkout; None if a file has changed since, or it is not a checkout."""
    try:
        commit = newest_commit(root)
        if commit is None or not all(_is_there(root / path, entry) for path, entry in commit.files()):
            return None
    except (SeedproofError, OSError):
        return None
    return commit.name


def _is_there(path: Path, entry: Entry) -> bool:
    """Return whether a checkout has what a tree has: byte by byte, without any conversion."""
    if entry.mode == SUBMODULE:
        return clean_commit(path) == entry.name
    if path.is_symlink():
        return entry.mode == LINK and is_named(entry.name, "blob", os.fsencode(path.readlink()))
    is_file = entry.mode in FILES and path.is_file()
    return is_file and is_named(entry.name, "blob", read_at_most(path, LARGEST_OBJECT))


def _text(path: Path) -> str | None:
    """Return what a file of a repository says; None where there is no such file."""
    if not os.path.isfile(path):
        return None
    return os.fsdecode(read_at_most(path, LARGEST_FILE)).strip()


def _packed(common: Path, ref: str) -> str:
    """Return what a ref names by the list of those without a file; an empty text if it is not there."""
    lines = (_text(common / "packed-refs") or "").splitlines()
    return next((name for name, _, of in (line.partition(" ") for line in lines) if of == ref), "")

"""The room of Git: what a commit has, read without doing anything that its repository asks for.

Git runs in an empty repository of its own, which is told where the objects are. So nothing of theirs is
obeyed: configuration, hooks, attributes, replace refs, grafts, remotes to fetch from.

Git does not look whether an object has the hash that it is named by: whoever can write into a checkout can
give an old name another content. Here a commit's name stands for all of it.
"""

import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import new
from pathlib import Path
from typing import NamedTuple

from seedproof.record.errors import NotDone, SeedproofError
from seedproof.record.files import working_folder
from seedproof.record.reasons import in_our_words

_SECONDS = 120

LARGEST_OBJECT = 256_000_000
"""The most bytes of an object. Far above any file here: a larger one is not read."""

_ALGORITHMS = {40: "sha1", 64: "sha256"}
"""The hash of a repository, by the length of its names."""

NAME = re.compile(r"[0-9a-f]{40}|[0-9a-f]{64}")

_FIRST_LINE = re.compile(rb"tree ([0-9a-f]+)\n")
"""How a commit begins."""

_CONFIG = "[core]\nrepositoryFormatVersion = 1\nbare = true\n[extensions]\nobjectFormat = {}\n"

_TREE, LINK, SUBMODULE = "40000", "120000", "160000"
FILES = ("100644", "100755")
"""The modes in a tree. A plain file is no link and no submodule."""


class Entry(NamedTuple):
    """What a tree has under a name."""

    mode: str
    name: str


@dataclass(frozen=True)
class Commit:
    """A commit of a repository."""

    name: str
    objects: Path
    """The folder with the objects of the repository."""

    def file(self, path: str) -> bytes | None:
        """Return the content of a file; None where none is there.

        Raises: SeedproofError when an object on the way is missing, too large, or not what its name says.
        """
        *folders, last = path.split("/")
        tree = self._tree()
        for folder in folders:
            found = self._entries([tree])[0].get(folder)
            if found is None or found.mode != _TREE:
                return None
            tree = found.name
        entry = self._entries([tree])[0].get(last)
        return self._read([entry.name], "blob")[0] if entry is not None and entry.mode in FILES else None

    def files(self) -> Iterator[tuple[str, Entry]]:
        """Yield all that is no folder, by its path. Raises: SeedproofError as `file` does."""
        level = {"": self._tree()}
        while level:
            deeper: dict[str, str] = {}
            for folder, entries in zip(level, self._entries(list(level.values())), strict=True):
                for name, entry in entries.items():
                    if entry.mode == _TREE:
                        deeper[f"{folder}{name}/"] = entry.name
                    else:
                        yield f"{folder}{name}", entry
            level = deeper

    def _tree(self) -> str:
        found = _FIRST_LINE.match(self._read([self.name], "commit")[0])
        if found is None:
            raise SeedproofError(f"commit {self.name} of Git has no tree")
        return found[1].decode()

    def _entries(self, trees: Sequence[str]) -> list[dict[str, Entry]]:
        return [
            _entries(name, content) for name, content in zip(trees, self._read(trees, "tree"), strict=True)
        ]

    def _read(self, names: Sequence[str], kind: str) -> list[bytes]:
        """Return the contents of objects, each of which has the hash that it is named by."""
        for name in names:
            if not NAME.fullmatch(name) or len(name) != len(self.name):
                raise SeedproofError(f"{name!r:.80} is no name of an object of Git")
        asked = "".join(f"{name}\n" for name in names).encode()
        told = self._ask("--batch-check=%(objecttype) %(objectsize)", asked).decode().splitlines()
        for name, line in zip(names, told, strict=True):
            found, _, size = line.partition(" ")
            if found != kind:
                raise SeedproofError(f"object {name} of Git is {line.split()[-1]}, expected a {kind}")
            if int(size) > LARGEST_OBJECT:
                raise SeedproofError(
                    f"object {name} has {int(size):,} bytes, expected at most {LARGEST_OBJECT:,}"
                )
        content = self._ask("--batch", asked)
        return list(_contents(names, kind, content))

    def _ask(self, option: str, asked: bytes) -> bytes:
        """Have Git look up names in a repository that is empty but for these objects. Return what it prints.

        Raises: SeedproofError when it fails.
        """
        with working_folder() as own:
            (own / "refs").mkdir()
            (own / "HEAD").write_text("ref: refs/heads/none\n")
            (own / "config").write_text(_CONFIG.format(_hash(self.name)))
            try:
                done = subprocess.run(
                    ["git", "cat-file", option],
                    input=asked,
                    capture_output=True,
                    check=True,
                    timeout=_SECONDS,
                    cwd=own,
                    env=_environment(own, self.objects),
                )
            except subprocess.CalledProcessError as error:
                reason = " ".join(error.stderr.decode(errors="replace").split())
                raise SeedproofError(f"git cat-file: {reason[:300]}") from error
            except FileNotFoundError as error:
                raise NotDone("git is not here. Install it to compare with what a checkout has") from error
            except (OSError, subprocess.TimeoutExpired) as error:
                raise SeedproofError(f"git cat-file: {in_our_words(error)}") from error
        return done.stdout


def _environment(own: Path, objects: Path) -> dict[str, str]:
    """Return the environment for Git: its variables are ours alone, and so is its configuration."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return {
        **kept,
        "GIT_DIR": str(own),
        "GIT_OBJECT_DIRECTORY": str(objects),
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
    }


def _hash(name: str) -> str:
    return _ALGORITHMS[len(name)]


def is_named(name: str, kind: str, content: bytes) -> bool:
    """Return whether an object has the hash that it is named by."""
    digest = new(_hash(name), b"%s %d\0" % (kind.encode(), len(content)), usedforsecurity=False)
    digest.update(content)
    return digest.hexdigest() == name


def _contents(names: Sequence[str], kind: str, answer: bytes) -> Iterator[bytes]:
    """Yield the objects that Git prints one after the other, each after a line with its size."""
    place = 0
    for name in names:
        start = answer.index(b"\n", place) + 1
        end = start + int(answer[place:start].split()[-1])
        content = answer[start:end]
        if not is_named(name, kind, content):
            raise SeedproofError(f"object {name} of Git is not what its name says: it was written again")
        yield content
        place = end + 1


def _entries(name: str, content: bytes) -> dict[str, Entry]:
    """Return the entries of a tree by their names: mode, name in the folder, and the object's name."""
    entry = re.compile(rb"([0-7]+) ([^\0/]+)\0(.{%d})" % (len(name) // 2), re.DOTALL)
    entries: dict[str, Entry] = {}
    place = 0
    while place < len(content):
        found = entry.match(content, place)
        if found is None or os.fsdecode(found[2]) in entries:
            raise SeedproofError(f"tree {name} of Git is no list of files, each with a name of its own")
        entries[os.fsdecode(found[2])] = Entry(found[1].decode(), found[3].hex())
        place = found.end()
    return entries

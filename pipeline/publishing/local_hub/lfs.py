"""Large files: a folder of contents named by their SHA-256, as Git LFS lays it out, and pointers to them."""

import os
import re
import shutil
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp

from pipeline.publishing.local_hub.answer import Refused
from seedproof.record.files import file_digest

_DIGEST = re.compile(r"[0-9a-f]{64}")
_POINTER = re.compile(
    rb"version https://git-lfs\.github\.com/spec/v1\noid sha256:([0-9a-f]{64})\nsize ([0-9]+)\n"
)
_POINTER_BYTES = 200


@dataclass(frozen=True)
class Pointer:
    """The record in Git of a large file: its SHA-256 and its size in bytes."""

    digest: str
    size: int

    def text(self) -> bytes:
        """Return the pointer file, as Git LFS writes it."""
        head = "version https://git-lfs.github.com/spec/v1"
        return f"{head}\noid sha256:{self.digest}\nsize {self.size}\n".encode()


def read_pointer(content: bytes) -> Pointer | None:
    """Return the pointer that a blob is; None for an ordinary file."""
    match = _POINTER.fullmatch(content) if len(content) <= _POINTER_BYTES else None
    return Pointer(match[1].decode(), int(match[2])) if match else None


def checked_digest(value: object) -> str:
    """Return a value that is a SHA-256 in hex.

    Raises: Refused for any other value, before it becomes part of a path.
    """
    if not isinstance(value, str) or not _DIGEST.fullmatch(value):
        raise Refused(422, "oid: expected a SHA-256 in 64 hex digits")
    return value


class Objects:
    """The large files of one repository. Each one in it is whole and has the hash of its name."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, digest: str) -> Path:
        """Return the path of a content, whether it exists or not."""
        return self._folder / "objects" / digest[:2] / digest[2:4] / digest

    def has(self, pointer: Pointer) -> bool:
        """Return whether the content is there, in the stated size."""
        path = self.path(pointer.digest)
        return path.is_file() and path.stat().st_size == pointer.size

    def put(self, digest: str, content: bytes) -> None:
        """Store a content.

        Raises: Refused when it has another hash.
        """
        actual = sha256(content).hexdigest()
        if actual != digest:
            raise Refused(400, f"The content has SHA-256 {actual}, expected {digest}")
        _write(self.path(digest), content)

    def put_part(self, digest: str, number: int, content: bytes) -> str:
        """Store a part of a content until all are there. Return the part's tag."""
        _write(self._parts(digest) / str(number), content)
        return sha256(content).hexdigest()

    def complete(self, digest: str, size: int, tags: list[str]) -> None:
        """Join the parts, whose tags are given in order.

        Raises: Refused when a part is missing or differs, or the whole has another hash or size.
        """
        parts = [self._parts(digest) / str(number) for number in range(1, len(tags) + 1)]
        for number, (part, tag) in enumerate(zip(parts, tags, strict=True), start=1):
            if not part.is_file() or file_digest(part) != tag:
                raise Refused(400, f"Part {number} is missing or is not the one that was sent")
        content = b"".join(part.read_bytes() for part in parts)
        if len(content) != size:
            raise Refused(400, f"The parts make {len(content)} bytes, expected {size}")
        self.put(digest, content)
        shutil.rmtree(self._parts(digest))

    def _parts(self, digest: str) -> Path:
        return self._folder / "incomplete" / digest


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    os.replace(beside, path)

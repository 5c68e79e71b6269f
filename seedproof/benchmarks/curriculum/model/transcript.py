"""Keeps the attempts as lines of a file, each with a digest of all that it says; nothing of time or place.

Lines are added one by one, and are on the disk before the next call is made: whatever stops a run, what was
paid for is kept, and the next run goes on from there.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import IO, Literal, TypeAlias

import msgspec

from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable

TRANSCRIPT = Path("datacards/curriculum/transcript.jsonl")
"""The path in the folder that has params.yaml. A release has it as `sources/transcript.jsonl`."""

MAX_LINE = 700_000
"""Bytes. Five answers of the largest size, every sign escaped."""


class NotATranscript(SeedproofError):
    """A file is not the transcript that was written."""


TextReadBy: TypeAlias = Literal["reader", "model", ""]


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prompt, by its digest, and what a model said to it; `fault` says why that is no answer."""

    prompt_sha256: str
    model: str
    said: str
    fault: str


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One text, and what was made of it. No call is made whose outcome would not count any more."""

    row: str
    attempt: int
    model: str
    """The model that was asked to write; calls have the names by which models answered."""
    second: str
    """The model that was to judge what our own reader cannot read; empty for none."""
    prompt_version: int
    write: Call
    ours: str = ""
    """What our own reader made of the text: `read`, `not read`, or what is wrong; empty if not asked."""
    read: Call | None = None
    """What the second model read in the text."""
    solved: tuple[Call, ...] = ()
    """Its solutions of the text."""
    verdict: str = ""
    text_read_by: TextReadBy = ""
    """Who read an accepted text: our own `reader`, or the second model, which also solved it."""
    sha256: str = ""

    def sealed(self) -> "Attempt":
        """Return the attempt with the digest of everything else in it."""
        bare = msgspec.structs.replace(self, sha256="")
        return msgspec.structs.replace(self, sha256=sha256(msgspec.json.encode(bare)).hexdigest())


Attempts = dict[str, tuple[Attempt, ...]]
"""Attempts by row, in order."""


def line_of(attempt: Attempt) -> bytes:
    """Write the one canonical line of an attempt."""
    return msgspec.json.encode(attempt) + b"\n"


def read_transcript(path: Path) -> Attempts:
    """Read all attempts of a file.

    Raises: SeedproofError when it cannot be read; NotATranscript when a line is not as it was written, or the
    attempts of a row are not numbered from 1.
    """
    by_row: dict[str, list[Attempt]] = {}
    try:
        with opened(path) as file:
            for number, line in enumerate(iter(lambda: file.readline(MAX_LINE), b""), start=1):
                attempt = _attempt(line, f"{path}, line {number}")
                of_row = by_row.setdefault(attempt.row, [])
                of_row.append(attempt)
                if attempt.attempt != len(of_row):
                    raise NotATranscript(
                        f"{path}, line {number}: is attempt {attempt.attempt} of {attempt.row}, expected "
                        f"attempt {len(of_row)}. Restore the file"
                    )
    except OSError as error:
        raise unreadable(path, error, "Restore it, or run the model again") from error
    return {row: tuple(attempts) for row, attempts in by_row.items()}


def attempts_in(path: Path) -> Attempts:
    """Return the attempts of a transcript, which is read once while it stays as it is.

    Raises: SeedproofError when it cannot be read, or was changed.
    """
    stamp = path.stat()
    return _attempts(path.resolve(), stamp.st_mtime_ns, stamp.st_size)


@lru_cache(maxsize=2)
def _attempts(path: Path, modified: int, size: int) -> Attempts:
    return read_transcript(path)


class Transcript:
    """A file to which attempts are added. Threads may share it."""

    def __init__(self, path: Path, file: IO[bytes], attempts: Attempts) -> None:
        self._path = path
        self._file = file
        self._attempts = attempts
        self._lock = Lock()

    def of(self, row: str) -> tuple[Attempt, ...]:
        """Return the attempts of a row so far."""
        return self._attempts.get(row, ())

    def add(self, attempt: Attempt) -> None:
        """Keep an attempt. Raises: SeedproofError when it cannot be written."""
        with self._lock:
            try:
                self._file.write(line_of(attempt))
                self._file.flush()
                os.fsync(self._file.fileno())
            except OSError as error:
                raise _unwritable(self._path, error) from error
            self._attempts[attempt.row] = (*self.of(attempt.row), attempt)


@contextmanager
def open_transcript(path: Path) -> Iterator[Transcript]:
    """Open a transcript to continue; start a new one if there is none.

    Raises: SeedproofError when another run writes it, or it cannot be read or written; NotATranscript.
    """
    import fcntl

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as error:
        raise _unwritable(path, error) from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SeedproofError(f"{path}: another run writes it, expected one. Wait for it to end") from None
        # What a stopped run left of a line was never whole, and is asked again.
        file.truncate(path.read_bytes().rfind(b"\n") + 1)
        yield Transcript(path, file, read_transcript(path))


def _attempt(line: bytes, where: str) -> Attempt:
    try:
        attempt = msgspec.json.decode(line, type=Attempt)
    except (ValueError, RecursionError):
        attempt = None
    if attempt is None or line_of(attempt) != line:
        raise NotATranscript(f"{where}: is no attempt in canonical JSON, expected one. Restore the file")
    if attempt.sealed() != attempt:
        raise NotATranscript(
            f"{where}: the attempt was changed after it was written, expected the SHA-256 that it states. "
            "Restore the file"
        )
    return attempt


def _unwritable(path: Path, error: OSError) -> SeedproofError:
    return SeedproofError(
        f"{path}: cannot be written ({error.strerror or error}). Make room, then run it again"
    )

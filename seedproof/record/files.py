"""Files that are whole or absent: everything is written to a temporary name and then renamed."""

import errno
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from io import BufferedReader
from operator import attrgetter
from pathlib import Path
from typing import IO

from seedproof.record.errors import NotDone, NotFound, SeedproofError


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """Yield a file to write, which replaces `path` if the block succeeds and is removed otherwise.

    Raises: SeedproofError when the disk is full, the folder cannot be written, or the block cannot read a
    file.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise _failed(path, (beside,), error) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


@contextmanager
def replacing_folder(path: Path) -> Iterator[Path]:
    """Yield a new empty folder, which replaces `path` if the block succeeds and is removed otherwise.

    Raises: SeedproofError when the disk is full, the folder cannot be written, or the block cannot read a
    file.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    gone = path.with_name(f".{path.name}.{os.getpid()}.old")
    try:
        beside.mkdir(parents=True)
        yield beside
        if path.exists():
            path.rename(gone)
        beside.rename(path)
    except OSError as error:
        raise _failed(path, (beside, gone), error) from error
    finally:
        if gone.exists() and not path.exists():
            gone.rename(path)
        shutil.rmtree(beside, ignore_errors=True)
        shutil.rmtree(gone, ignore_errors=True)


def opened(path: Path) -> BufferedReader:
    """Open a file to read its bytes.

    Raises: OSError where it cannot be read, or is none: a pipe would wait for ever, a device would not end.
    """
    file = os.fdopen(os.open(path, os.O_RDONLY | _WITHOUT_WAITING), "rb")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise FileNotFoundError(errno.ENOENT, "It is no file", path)
    return file


_WITHOUT_WAITING = getattr(os, "O_NONBLOCK", 0)


def file_digest(path: Path, remedy: str = "") -> str:
    """Return the SHA-256 of a file, 64 hex digits.

    Raises: SeedproofError when the file cannot be read.
    """
    digest = sha256()
    try:
        with opened(path) as file:
            while chunk := file.read(1 << 20):
                digest.update(chunk)
    except OSError as error:
        raise unreadable(path, error, remedy) from error
    return digest.hexdigest()


def walked(folder: Path) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Yield everything in a folder by its path from there, a folder before what is in it.

    Links are not followed. What may not be read is left out, and so is a folder that is not there.
    """
    waiting = _held(os.fspath(folder), "")
    while waiting:
        name, entry = waiting.pop()
        yield name, entry
        if entry.is_dir(follow_symlinks=False):
            waiting += _held(entry.path, f"{name}/")


def _held(folder: str, before: str) -> list[tuple[str, os.DirEntry[str]]]:
    """Return what a folder has, the last name first; `before` is put in front of each name."""
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=attrgetter("name"), reverse=True)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return []
    return [(f"{before}{entry.name}", entry) for entry in entries]


def unreadable(path: Path, error: OSError, remedy: str = "") -> SeedproofError:
    """Return the error for a file that cannot be read: it is not there, or this machine does not let us."""
    is_absent = isinstance(error, FileNotFoundError | IsADirectoryError | NotADirectoryError)
    kind = NotFound if is_absent else NotDone
    return kind(f"{path}: cannot be read ({error.strerror or error}). {remedy}".rstrip())


def _failed(path: Path, temporary: tuple[Path, ...], error: OSError) -> SeedproofError:
    """Return the error for what failed while a file was written: to write it, or to read another one.

    `temporary` are the names that stand for `path` until it is whole.
    """
    if not isinstance(error.filename, str | Path):
        return _unwritable(path, error)
    named = Path(error.filename)
    is_written = any(named.is_relative_to(written) for written in (path, *temporary))
    if is_written or named in path.parents:
        return _unwritable(path, error)
    return unreadable(named, error, f"{path} needs it: put it there, then run it again")


def _unwritable(path: Path, error: OSError) -> SeedproofError:
    return NotDone(
        f"{path}: cannot be written ({error.strerror or error}); nothing half-written was left. "
        "Make room or change the folder's rights, then run it again"
    )

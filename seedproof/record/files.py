"""Files that are whole or absent: everything is written to a temporary name and then renamed."""

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from hashlib import sha256
from io import BufferedReader
from operator import attrgetter
from pathlib import Path
from typing import IO

from seedproof.record.errors import NotDone, NotFound, SeedproofError
from seedproof.record.leftovers import (
    OLD,
    PART,
    WORKING,
    beside,
    clear_beside,
    clear_working,
    held,
    put_back,
    remove,
    taken,
)

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What a system says where nothing more can be written."""

_OCCUPIED = (errno.ENOTEMPTY, errno.EEXIST, errno.ENOTDIR)


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """Yield a file to write, which replaces `path` if the block succeeds and is removed otherwise.

    Raises: SeedproofError when the disk is full, the folder cannot be written, or the block cannot read a
    file.
    """
    part = beside(path, PART)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        clear_beside(path)
        with part.open("wb") as file, held(part):
            yield file
            file.flush()
            os.fsync(file.fileno())
            part.replace(path)
    except OSError as error:
        raise _failed(path, (part,), error) from error
    finally:
        remove(part)


@contextmanager
def replacing_folder(path: Path) -> Iterator[Path]:
    """Yield a new empty folder, which replaces `path` if the block succeeds and is removed otherwise.

    Raises: SeedproofError when the disk is full, the folder cannot be written, or the block cannot read a
    file.
    """
    part, old = beside(path, PART), beside(path, OLD)
    try:
        clear_beside(path)
        with taken(partial(_new_folder, part)):
            yield part
            _put(part, path, old)
    except OSError as error:
        raise _failed(path, (part, old), error) from error
    finally:
        if old.exists() and not path.exists():
            old.rename(path)
        remove(part)
        remove(old)


def _new_folder(path: Path) -> Path:
    path.mkdir(parents=True)
    return path


def _put(part: Path, path: Path, old: Path) -> None:
    """Rename a folder to its place. What was there, if anything, is `old` for as long as that takes."""
    try:
        part.rename(path)
    except OSError as error:
        if error.errno not in _OCCUPIED:
            raise
        path.rename(old)
        part.rename(path)


@contextmanager
def working_folder() -> Iterator[Path]:
    """Yield a new empty folder among what is temporary on this machine, which is removed after the block.

    Raises: SeedproofError when the disk is full.
    """
    with taken(_new_working_folder) as part:
        try:
            yield part
        except OSError as error:
            is_within = isinstance(error.filename, str | Path) and Path(error.filename).is_relative_to(part)
            if is_within or error.errno in NO_ROOM or isinstance(error, shutil.Error):
                raise _unwritable(part, error) from error
            raise
        finally:
            remove(part)


def _new_working_folder() -> Path:
    try:
        temporary = Path(tempfile.gettempdir())
        clear_working(temporary)
        return Path(tempfile.mkdtemp(PART, WORKING, temporary))
    except OSError as error:
        raise NotDone(
            f"no temporary folder can be written ({error.strerror or error}). Make room, or name another "
            "one in TMPDIR, then run it again"
        ) from error


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Have a folder to oneself for the length of the block. One that nothing was put into is not left.

    Raises: SeedproofError when another run has it, or it cannot be written.
    """
    is_new = not folder.is_dir()
    with ExitStack() as stack:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            is_free = stack.enter_context(held(folder))
        except OSError as error:
            raise _unwritable(folder, error) from error
        if is_free is False:
            raise NotDone(f"{folder}: another run is writing it. Wait for its end, then run this again")
        try:
            yield
        finally:
            if is_new:
                with suppress(OSError):
                    folder.rmdir()


@contextmanager
def keeping(path: Path) -> Iterator[None]:
    """Have a file put back as it was, unless the block, in which somebody else writes it, comes to its end.

    Whoever is killed in it leaves the file as it was beside it: `clear_beside` puts it back.
    Raises: SeedproofError when the disk is full.
    """
    clear_beside(path)
    part, old = beside(path, PART), beside(path, OLD)
    try:
        part.touch()
        if path.is_file():
            shutil.copy2(path, part)
        part.rename(old)
    except OSError as error:
        remove(part)
        raise _failed(path, (part, old), error) from error
    try:
        with held(old):
            yield
            remove(old)
    finally:
        if old.exists():
            put_back(old, path)


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
        f"{path}: cannot be written ({_reason(error)}); nothing half-written was left. "
        "Make room or change the folder's rights, then run it again"
    )


def _reason(error: OSError) -> str:
    """Return why a file could not be written; where many could not be copied, why the first could not."""
    if isinstance(error, shutil.Error) and isinstance(error.args[0], list):
        return str(error.args[0][0][2]).partition(": '")[0]
    return error.strerror or str(error)

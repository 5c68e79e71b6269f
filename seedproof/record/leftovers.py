"""What is being written beside its place, and what runs that were killed have left there.

Whoever writes holds a lock on the temporary file or folder itself. It ends with the process, however that
ends: a temporary name that nobody holds was left behind.
"""

import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

PART, OLD = ".part", ".old"
"""How the names end of what is not whole yet, and of what it replaces."""

WORKING = "seedproof-"
"""How the names begin of working folders, among those of other programs; they end as what is not whole."""

_BESIDE = re.compile(r"\.(?P<name>.+)\.[0-9]+(?:\.part|\.old)")
_WORKING = re.compile(r"seedproof-[a-z0-9_]{8}\.part")

_HELD = set[int]()
"""The descriptors by which this process holds something. A fork of it holds nothing."""


def beside(path: Path, kind: str) -> Path:
    """Return the name that this process has for what stands beside a path for the time being."""
    return path.with_name(f".{path.name}.{os.getpid()}{kind}")


def is_temporary(name: str) -> bool:
    """Return whether a name is one that something has for the time being."""
    return _BESIDE.fullmatch(name) is not None


@contextmanager
def held(path: Path) -> Iterator[bool | None]:
    """Hold a file or folder for the length of the block; yield whether nobody else holds it.

    That is None on a disk where nothing can be locked.
    Raises: OSError when it is not there.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    _HELD.add(descriptor)
    try:
        yield _is_locked(descriptor)
    finally:
        _HELD.discard(descriptor)
        os.close(descriptor)


@contextmanager
def taken(make: Callable[[], Path]) -> Iterator[Path]:
    """Hold what `make` makes, for the length of the block.

    Before it is held another process may take it for left behind, and remove it: then it is made again.
    """
    with ExitStack() as holding:
        yield _taken(make, holding)


def _taken(make: Callable[[], Path], holding: ExitStack) -> Path:
    while True:
        path = make()
        with ExitStack() as trying, suppress(FileNotFoundError):
            is_ours = trying.enter_context(held(path))
            if is_ours is not False and path.exists():
                holding.enter_context(trying.pop_all())
                return path


def _is_locked(descriptor: int) -> bool | None:
    # Windows has no such module, and needs none: only what makes things holds any.
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def clear_beside(path: Path) -> None:
    """Remove what killed runs have left beside one path; what they had moved away is put back."""
    names = re.compile(rf"\.{re.escape(path.name)}\.[0-9]+(?:\.part|\.old)")
    _clear(Path(entry.path) for entry in _entries(path.parent) if names.fullmatch(entry.name))


def clear_below(folder: Path) -> None:
    """Remove what killed runs have left anywhere in a folder; what they had moved away is put back."""
    for entry in _entries(folder):
        if is_temporary(entry.name):
            _clear([Path(entry.path)])
        elif entry.is_dir(follow_symlinks=False):
            clear_below(Path(entry.path))


def clear_working(temporary: Path) -> None:
    """Remove the working folders that killed runs have left among what is temporary on this machine."""
    _clear(
        Path(entry.path)
        for entry in _entries(temporary)
        if _WORKING.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)
    )


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            return list(found)
    except OSError:
        return []


def _clear(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError), held(path) as is_left:
            if is_left:
                _put_back_or_remove(path)


def _put_back_or_remove(path: Path) -> None:
    """Put back what was moved away, unless the folder that was to replace it has come; remove all else."""
    match = _BESIDE.fullmatch(path.name)
    place = path.with_name(match["name"]) if match else path
    if path.suffix == OLD and not place.is_dir():
        put_back(path, place)
    else:
        remove(path)


def put_back(old: Path, place: Path) -> None:
    """Put back what was moved away; an empty file stands for one that was not there."""
    if old.is_file() and old.stat().st_size == 0:
        remove(place)
        remove(old)
        return
    old.rename(place)


def remove(path: Path) -> None:
    """Remove a file, or a folder with all that is in it, as far as this may be done."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
        return
    with suppress(OSError):
        path.unlink()


def _let_go() -> None:
    """Leave to the process that was forked what it holds: its own end is what counts."""
    for descriptor in _HELD:
        with suppress(OSError):
            os.close(descriptor)
    _HELD.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go)

"""Lays out a case, runs it, and says what it broke."""

import contextlib
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.hostile.base import ENVIRONMENT
from tests.hostile.places import Place
from tests.hostile.promises import broken
from tests.hostile.serving import Outcome, Server
from tests.hostile.things import Kind

CANARY = "nobody may change this\n"
ESCAPED = Path("/tmp/hostile-escaped")
"""Where archives would like to write."""


class Result(NamedTuple):
    """A case that was run."""

    place: Place
    kind: Kind
    sealed: bool
    terminal: bool
    outcome: Outcome
    broken: list[str]


def lay_out(place: Place, base: Path, folder: Path) -> None:
    """Make the folders of a case, with what the command needs."""
    for name in ("work", "out", "tmp", "home", "canary"):
        (folder / name).mkdir(parents=True)
    (folder / "canary/canary.txt").write_text(CANARY)
    for need in place.needs:
        source, target = base / need, folder / "work" / need
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy2(source, target)


def spoil(place: Place, kind: Kind, sealed: bool, true: bytes, work: Path) -> None:
    """Put the hostile file where the true one is."""
    path = work / place.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    kind.put(path, true)
    if sealed and place.seal:
        place.seal(work / place.sealed)


def arguments_of(place: Place) -> list[str]:
    """Return the arguments of a command, in its folder `work`."""
    return [argument.replace("OUT", "../out").replace("FILE", place.file) for argument in place.arguments]


def environment_of(folder: Path) -> dict[str, str]:
    """Return what a command finds around it: its own home, and nothing of ours."""
    own = {"PATH": os.environ["PATH"], "HOME": str(folder / "home"), "TMPDIR": str(folder / "tmp")}
    return {**own, **ENVIRONMENT, "XDG_CACHE_HOME": str(folder / "home/.cache")}


def run(
    server: Server, place: Place, kind: Kind, sealed: bool, terminal: bool, base: Path, folder: Path, patience: float
) -> Result:
    """Run a case in a folder that is not there yet, and remove it."""
    try:
        lay_out(place, base, folder)
        source = base / place.file
        true = source.read_bytes() if source.is_file() else b'{"a": 1}\n'
        work = folder / "work"
        spoil(place, kind, sealed, true, work)
        allowed = ("out", "tmp", "home", *(f"work/{written}" for written in place.writes))
        before = seen(folder, allowed)
        outcome = server.run(arguments_of(place), work, environment_of(folder), terminal, patience)
        faults = [*broken(outcome, terminal), *_changes(before, seen(folder, allowed)), *_escaped(folder)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return Result(place, kind, sealed, terminal, outcome, faults)


def seen(folder: Path, allowed: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Return what is in a folder, but for what may be written."""
    found: dict[str, tuple[int, ...]] = {}

    def walk(path: Path) -> None:
        with os.scandir(path) as entries:
            for entry in entries:
                name = os.path.relpath(entry.path, folder)
                if name in allowed:
                    continue
                state = entry.stat(follow_symlinks=False)
                if stat.S_ISDIR(state.st_mode):
                    found[name] = (state.st_mode,)
                    walk(Path(entry.path))
                else:
                    found[name] = (state.st_mode, state.st_size, state.st_mtime_ns)

    walk(folder)
    return found


def _changes(before: dict[str, tuple[int, ...]], after: dict[str, tuple[int, ...]]) -> Iterator[str]:
    for name in sorted(before.keys() | after.keys()):
        if before.get(name) == after.get(name):
            continue
        what = "made" if name not in before else "removed" if name not in after else "changed"
        yield f"changed: {what} {name[:100]!a}"


def _escaped(folder: Path) -> Iterator[str]:
    ran = [path for path in folder.rglob("ran-by-*") if path.is_file()]
    yield from (f"ran: {path.name}" for path in ran)
    if ESCAPED.exists():
        with contextlib.suppress(OSError):
            ESCAPED.unlink()
        yield f"escaped: {ESCAPED}"
    if (folder.parent / "escaped").exists() or (folder / "escaped").exists():
        yield "escaped: a path up"

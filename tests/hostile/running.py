"""Lays out a case, runs it, and says what was broken."""

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.hostile.base import ENVIRONMENT
from tests.hostile.cases import Case, true_bytes
from tests.hostile.places import OUT, PLACES, Place
from tests.hostile.promises import broken
from tests.hostile.serving import Outcome, Server
from tests.hostile.things import Kind

ESCAPED = Path("/tmp/hostile-escaped")
"""Where archives would like to write."""

Seen = dict[str, tuple[int, ...]]
"""What is in a folder, by its path: kind, size and time."""


class Result(NamedTuple):
    """A case that was run."""

    case: Case
    terminal: bool
    outcome: Outcome
    broken: list[str]


def run(server: Server, case: Case, terminal: bool, base: Path, folder: Path, patience: float) -> Result:
    """Run a case in a folder that is not there yet, and remove it."""
    place, work = case.place, folder / "work"
    allowed = ("out", "tmp", "home", *(f"work/{written}" for written in place.writes))
    try:
        lay_out(place, base, folder)
        spoil(case, true_bytes(place, base), work)
        before = seen(folder, allowed)
        outcome = server.run(arguments_of(place, case.kind), work, environment_of(folder), terminal, patience)
        faults = [*broken(place.command, outcome, terminal), *_changes(before, seen(folder, allowed))]
        faults += _escaped(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return Result(case, terminal, outcome, faults)


def lay_out(place: Place, base: Path, folder: Path) -> None:
    """Make the folders of a case, with what the command needs."""
    for name in ("work", "out", "tmp", "home", "canary"):
        (folder / name).mkdir(parents=True)
    (folder / "canary/canary.txt").write_text("nobody may change this\n")
    for need in place.needs:
        source, target = base / need, folder / "work" / need
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy2(source, target)


def spoil(case: Case, true: bytes, work: Path) -> None:
    """Put the hostile file where the true one is."""
    place, kind = case.place, case.kind
    if "TEXT" in place.arguments:
        return
    path = work / place.file
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    kind.put(path.parent / kind.text if kind.text else path, true)
    if case.sealed and place.seal:
        place.seal(work / place.sealed)
    if place.private and path.is_file() and not path.is_symlink():
        path.chmod(0o600)


def arguments_of(place: Place, kind: Kind | None = None) -> list[str]:
    """Return the arguments of a command, in its folder `work`."""
    file = place.file if kind is None or kind.text is None else kind.text
    return [file if one in ("FILE", "TEXT") else one.replace("OUT/", OUT) for one in place.arguments]


def environment_of(folder: Path) -> dict[str, str]:
    """Return what a command finds around it: its own home, and nothing of ours."""
    own = {"PATH": os.environ["PATH"], "HOME": str(folder / "home"), "TMPDIR": str(folder / "tmp")}
    return {**own, **ENVIRONMENT, "XDG_CACHE_HOME": str(folder / "home/.cache")}


def warmed(command: str, base: Path, scratch: Path, count: int) -> list[Server]:
    """Return servers that have imported what a command imports, in its order."""
    first = Server([])
    modules: dict[str, None] = {}
    ways = {place.arguments: place for place in PLACES if place.command == command}
    for place in ways.values():
        folder = scratch / "warm"
        lay_out(place, base, folder)
        work = folder / "work"
        if (base / place.file).is_file():
            shutil.copy2(base / place.file, work / place.file)
        modules.update(dict.fromkeys(first.modules(arguments_of(place), work, environment_of(folder))))
        shutil.rmtree(folder)
    first.close()
    wanted = [name for name in modules if name != "pipeline.__main__"]
    return [Server(wanted) for _ in range(count)]


def seen(folder: Path, allowed: tuple[str, ...]) -> Seen:
    """Return what is in a folder, but for what may be written."""
    found: Seen = {}

    def walk(path: str) -> None:
        with os.scandir(path) as entries:
            for entry in entries:
                name = os.path.relpath(entry.path, folder)
                if name in allowed:
                    continue
                state = entry.stat(follow_symlinks=False)
                if stat.S_ISDIR(state.st_mode):
                    found[name] = (state.st_mode,)
                    walk(entry.path)
                else:
                    found[name] = (state.st_mode, state.st_size, state.st_mtime_ns)

    walk(str(folder))
    return found


def _changes(before: Seen, after: Seen) -> Iterator[str]:
    for name in sorted(before.keys() | after.keys()):
        if before.get(name) == after.get(name):
            continue
        what = "made" if name not in before else "removed" if name not in after else "changed"
        yield f"changed: {what} {name[:100]!a}"


def _escaped(folder: Path) -> Iterator[str]:
    """Yield what was run because a file said so, and what an archive put elsewhere."""
    yield from (f"ran: {path.name}" for path in folder.rglob("ran-by-*"))
    for path in (ESCAPED, folder / "escaped", folder.parent / "escaped"):
        if path.exists():
            path.unlink()
            yield "escaped: a file lies where an archive wanted it"

"""DVC for builds: it knows which stages are outdated, runs them again, and keeps what they wrote.

In a folder that DVC does not manage, every stage is outdated, and they run one after the other.
"""

import logging
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import ROOT, Build
from pipeline.workplace.code import CODE, changed_rooms, write_digests
from pipeline.workplace.settings import PARAMS, benchmarks_of
from seedproof.loading.seeds import cache_folder
from seedproof.record.errors import NotDone, SeedproofError
from seedproof.record.files import keeping, walked
from seedproof.record.json_text import NotJson, value_of
from seedproof.record.leftovers import clear_beside, remove
from seedproof.record.nearby import RELEASES

LOCK = Path("dvc.lock")

_TEMPORARY = re.compile(r"\.[A-Za-z0-9_-]{22}\.tmp")
"""DVC's names for what it does not have whole yet."""

_IN_PLACE = "not in cache"
"""DVC's words for a stage's file of which it has no second copy, whether the file itself is there or not."""

_STATE = "DVC_SITE_CACHE_DIR"
"""The variable that tells DVC where to keep what it knows of files."""


@contextmanager
def repository() -> Iterator[Any]:
    """Yield DVC's repository here. Raises: SeedproofError when DVC cannot do what the block asks."""
    from dvc.exceptions import DvcException
    from dvc.repo import Repo, lock_repo

    # DVC tells of each change of its files.
    logging.getLogger("dvc").setLevel(logging.WARNING)
    try:
        # It would look into the repository of Git, of which it needs nothing.
        with Repo(".", config={"core": {"no_scm": True, "site_cache_dir": _state()}}) as repo:
            with lock_repo(repo):
                _put_right(Path(repo.tmp_dir))
            yield repo
    except (DvcException, OSError) as error:
        reason = " ".join(str(error).split())
        raise NotDone(f"DVC cannot go on: {reason}. See: dvc status") from error
    except sqlite3.Error as error:
        raise NotDone(f"DVC cannot go on: {error}. Make room for its files, then run this again") from error


def _state() -> str:
    """Return the folder in which DVC keeps its state, for this user alone; one that is stated already stays.

    DVC's own choice is a folder in /var/tmp where everybody may write, and it unpickles what is there.
    """
    if stated := os.environ.get(_STATE):
        return stated
    folder = cache_folder() / "dvc"
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    return str(folder)


@contextmanager
def writing(repo: Any, path: Path) -> Iterator[None]:
    """Have DVC write a file of its own, which is as before where the block does not come to its end."""
    from dvc.repo import lock_repo

    with lock_repo(repo), keeping(path):
        yield


def _put_right(scratch: Path) -> None:
    """Put right what a DVC that was killed has left: it writes its files in place."""
    clear_beside(LOCK)
    readers = scratch / "rwlock"
    if readers.is_file() and not _is_json(readers.read_bytes()):
        readers.unlink()
    for folder in (ROOT, RELEASES):
        for name, entry in walked(folder):
            if _TEMPORARY.fullmatch(entry.name):
                remove(folder / name)


def _is_json(content: bytes) -> bool:
    try:
        value_of(content)
    except NotJson:
        return False
    return True


def build_again(build: Build) -> None:
    """Run the stages that a change of params.yaml requires; DVC knows which.

    Raises: SeedproofError when one fails.
    """
    if not manages(build):
        for stage in STAGES:
            run_stage(stage, build)
        return
    # DVC's stages call plain `python`, which must be the one that runs here.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path, _STATE: _state()}
    target = f"{STAGES[-1]}@{build.benchmark}"
    done = subprocess.run([sys.executable, "-m", "dvc", "repro", "--quiet", target], env=environment)
    if done.returncode:
        raise SeedproofError(f"{build.benchmark}: dvc repro failed, see above. Mend it, then run this again")


def manages(build: Build) -> bool:
    """Return whether DVC runs the stages of a build: in a folder of DVC's, that of the params.yaml there."""
    return build == Build(build.benchmark) and Path(".dvc").is_dir()


def changed_since_run() -> dict[str, str]:
    """Return what changed first in each benchmark with an outdated stage, by asking DVC.

    Benchmarks that are up to date are left out. This takes 2 to 3 seconds for all benchmarks together and 1.5
    to 2 for a single one, mostly for reading dvc.lock; so all are asked for at once.

    Raises: SeedproofError when DVC cannot tell, for instance while another DVC process is running.
    """
    return {benchmark: changes[0] for benchmark, (_, changes) in _outdated().items()}


def outdated_stages(builds: Sequence[Build]) -> dict[Build, Sequence[str]]:
    """Return the stages to run of each build, from the first outdated one on; none if it is up to date.

    Raises: SeedproofError when DVC cannot tell.
    """
    outdated = _outdated() if any(map(manages, builds)) else {}
    stages: dict[Build, Sequence[str]] = {}
    for build in builds:
        first = STAGES[0] if not manages(build) else outdated.get(build.benchmark, (None, ()))[0]
        stages[build] = STAGES[STAGES.index(first) :] if first else ()
    return stages


def keep(build: Build, stages: Sequence[str]) -> None:
    """Have DVC take what stages wrote for what it would have run itself: in its cache, and in dvc.lock.

    Raises: SeedproofError when it cannot.
    """
    if not stages or not manages(build):
        return
    with repository() as repo:
        if any(stage.addressing == CODE for stage in repo.index.stages):
            write_digests(benchmarks_of())
        with writing(repo, LOCK):
            # It takes a second, of however many stages.
            repo.commit(f"{stages[-1]}@{build.benchmark}", with_deps=True, force=True)


def keep_alone(build: Build, stage: str) -> None:
    """Do what `keep` does for one stage, where DVC has just found that nothing else of a build changed.

    Raises: SeedproofError when it cannot.
    """
    if manages(build):
        with repository() as repo, writing(repo, LOCK):
            repo.commit(f"{stage}@{build.benchmark}", force=True)


def _outdated() -> dict[str, tuple[str, list[str]]]:
    """Return the first outdated stage of each benchmark that has one, and what changed, first things first.

    Raises: SeedproofError when DVC cannot tell.
    """
    with repository() as repo:
        status = repo.status(targets=["dvc.yaml"])
    rooms = changed_rooms(benchmarks_of()) if CODE in status else {}
    outdated: dict[str, tuple[str, list[str]]] = {}
    for stage in STAGES:
        for benchmark in benchmarks_of():
            changes = list(_changes(stage, status.get(f"{stage}@{benchmark}", ())))
            changes += [f"{room} changed since stage {stage}" for room in rooms.get((benchmark, stage), ())]
            if changes:
                outdated.setdefault(benchmark, (stage, []))[1].extend(changes)
    return outdated


def _changes(stage: str, entries: Sequence[Any]) -> Iterator[str]:
    """Yield the meaning of DVC's entries for one stage: a command, parameters, files read or written."""
    for entry in entries:
        if not isinstance(entry, Mapping):
            yield f"the command of stage {stage} changed"
            continue
        files: dict[str, Any] = dict(entry.get("changed deps", {}))
        params = files.pop(str(PARAMS), {})
        if isinstance(params, str):
            yield f"stage {stage} has not run"
            continue
        read = {f"{PARAMS} {key}": state for key, state in params.items()} | files
        for what, state in read.items():
            yield f"{what} is {state} since stage {stage}"
        for path, state in entry.get("changed outs", {}).items():
            if not Path(path).exists():
                yield f"{path} is gone since stage {stage} wrote it"
            elif state != _IN_PLACE:
                yield f"{path} is {state} since stage {stage} wrote it"

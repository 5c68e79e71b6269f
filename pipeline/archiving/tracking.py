"""DVC for releases: it stores their data, restores it, lists them, builds again, and knows what changed.

In a folder that DVC does not manage, data is simply kept there and the stages run one after the other.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from pipeline.archiving.params import set_param
from pipeline.releasing.checksums import read_sums
from pipeline.reporting import PAGE
from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import Build
from pipeline.workplace.settings import PARAMS
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.sources import FOLDER

DATA = ("data", "jsonl")
"""The folders with the rows of a release."""

TRACKED = (*DATA, "evals", "proofs", FOLDER, PAGE)
"""What DVC stores of a release; Git stores the rest. Older ones lack some, few have sources."""

POINTER = "files.dvc"
"""The file by which DVC finds the data of a version."""

_PIPELINE = Path("dvc.yaml")

_CHANGED = {"modified": "changed", "deleted": "is gone", "new": "is new"}
"""Changes of a file or a parameter, in the words of DVC and in ours."""

_IN_PLACE = "not in cache"
"""DVC's words for a stage's file that is unchanged, but of which DVC has no second copy."""


def is_tracked(name: str) -> bool:
    """Return whether DVC stores a file of a release, by its path there."""
    return any(name == kept or name.startswith(f"{kept}/") for kept in TRACKED)


def tracked(folder: Path) -> tuple[str, ...]:
    """Return the files and folders of a release that DVC stores, as its checksums list them."""
    names = read_sums(folder)
    return tuple(
        kept for kept in TRACKED if any(name == kept or name.startswith(f"{kept}/") for name in names)
    )


def track(benchmark: str, folder: Path) -> None:
    """Store the data with DVC, one .dvc file a version, and list the release in dvc.yaml."""
    if not Path(".dvc").is_dir():
        return
    from dvc.exceptions import DvcException
    from dvc.repo import Repo

    pointer = folder / POINTER
    if not pointer.exists():
        with replacing(pointer) as file:
            file.write(yaml.safe_dump({"outs": [{"path": name} for name in tracked(folder)]}).encode())
    try:
        with Repo(".") as repo:
            repo.commit(str(pointer), force=True)
    except DvcException as error:
        raise SeedproofError(f"{pointer}: DVC could not keep the data: {error}") from error
    _announce(benchmark, folder)


def pull(folder: Path) -> bool:
    """Fetch the data of a version from DVC's cache or remote. Return whether that succeeded."""
    if not Path(".dvc").is_dir():
        return False
    from dvc.exceptions import DvcException
    from dvc.repo import Repo

    try:
        with Repo(".") as repo:
            repo.pull(targets=[str(folder / POINTER)])
    except DvcException:
        return False
    return True


def build_again(build: Build, stages: Sequence[str] = STAGES) -> None:
    """Run the stages that a change of params.yaml or of the changelog requires; DVC knows which.

    Raises: SeedproofError when one fails.
    """
    if not manages(build):
        for stage in stages:
            run_stage(stage, build)
        return
    # DVC's stages call plain `python`, which must be the one that runs here.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [sys.executable, "-m", "dvc", "repro", "--quiet", f"{STAGES[-1]}@{build.benchmark}"]
    if subprocess.run(command, env=os.environ | {"PATH": path}).returncode:
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
    from dvc.exceptions import DvcException
    from dvc.repo import Repo

    try:
        with Repo(".") as repo:
            status = repo.status(targets=[str(_PIPELINE)])
    except (DvcException, OSError) as error:
        reason = " ".join(str(error).split())
        raise SeedproofError(
            f"{_PIPELINE}: DVC cannot tell what is up to date ({reason}). See: dvc status"
        ) from error
    changed: dict[str, str] = {}
    for stage in STAGES:
        for address, entries in status.items():
            name, _, benchmark = address.partition("@")
            if name == stage:
                for change in _changes(stage, entries):
                    changed.setdefault(benchmark, change)
    return changed


def _changes(stage: str, entries: Sequence[Any]) -> Iterator[str]:
    """Yield the meaning of DVC's entries for one stage: a command, parameters, files read or written."""
    for entry in entries:
        if not isinstance(entry, Mapping):
            yield f"the command of stage {stage} changed"
            continue
        dependencies: dict[str, Any] = dict(entry.get("changed deps", {}))
        params = dependencies.pop(str(PARAMS), {})
        if isinstance(params, str):
            yield f"stage {stage} has not run"
            continue
        for key, state in params.items():
            yield f"{PARAMS} {key} {_CHANGED.get(state, state)} since stage {stage}"
        for path, state in dependencies.items():
            yield f"{path} {_CHANGED.get(state, state)} since stage {stage}"
        for path, state in entry.get("changed outs", {}).items():
            if state != _IN_PLACE:
                yield f"{path} {_CHANGED.get(state, state)} since stage {stage} wrote it"


def _announce(benchmark: str, folder: Path) -> None:
    """List a release in the block `artifacts` of dvc.yaml, where DVC shows what a repository offers."""
    version = folder.name
    name = f"{benchmark}-{version.replace('.', '-')}"
    listed = yaml.safe_load(_PIPELINE.read_text(encoding="utf-8")).get("artifacts") or {}
    entry = {"path": folder.as_posix(), "type": "dataset", "desc": f"{benchmark} {version}"}
    if listed.get(name) != entry:
        set_param(_PIPELINE, ("artifacts", name), entry)

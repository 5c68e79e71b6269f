"""What DVC does for releases: keeps their data, brings it back, lists them, builds again, knows what changed.

In a folder that DVC does not manage, data just lies there and the stages run one after the other.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from pipeline.archiving.params import set_param
from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import Build
from pipeline.workplace.settings import PARAMS
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing

TRACKED = ("data", "jsonl")
"""Folders of a release that DVC keeps; Git keeps the rest."""

POINTER = "files.dvc"
"""The file by which DVC finds the data of a version."""

_PIPELINE = Path("dvc.yaml")

_CHANGED = {"modified": "changed", "deleted": "is gone", "new": "is new"}
"""What became of a file or a parameter, in the words of DVC and in ours."""

_IN_PLACE = "not in cache"
"""What DVC says of a stage's file that is as the stage wrote it, but of which DVC has no second copy."""


def track(benchmark: str, folder: Path) -> None:
    """Have DVC keep the data, one .dvc file a version, and list the release in dvc.yaml."""
    if not Path(".dvc").is_dir():
        return
    from dvc.exceptions import DvcException
    from dvc.repo import Repo

    pointer = folder / POINTER
    if not pointer.exists():
        with replacing(pointer) as file:
            file.write(yaml.safe_dump({"outs": [{"path": name} for name in TRACKED]}).encode())
    try:
        with Repo(".") as repo:
            repo.commit(str(pointer), force=True)
    except DvcException as error:
        raise SeedproofError(f"{pointer}: DVC could not keep the data: {error}") from error
    _announce(benchmark, folder)


def pull(folder: Path) -> bool:
    """Have DVC bring the data of a version from its cache or remote. Returns whether it could."""
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
    """Run the stages that a change of params.yaml or of the changelog calls for; DVC knows which by itself.

    Raises: SeedproofError when one fails.
    """
    if not manages(build):
        for stage in stages:
            run_stage(stage, build)
        return
    # DVC's stages call plain `python`: it must be the one that runs here.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [sys.executable, "-m", "dvc", "repro", "--quiet", f"{STAGES[-1]}@{build.benchmark}"]
    if subprocess.run(command, env=os.environ | {"PATH": path}).returncode:
        raise SeedproofError(f"{build.benchmark}: dvc repro failed, see above. Mend it, then run this again")


def manages(build: Build) -> bool:
    """Return whether DVC runs the stages of a build: in a folder of DVC's, that of the params.yaml there."""
    return build == Build(build.benchmark) and Path(".dvc").is_dir()


def changed_since_run() -> dict[str, str]:
    """Ask DVC which benchmarks have a stage that is not up to date, and return what changed first in each.

    A benchmark whose stages are up to date is left out. Takes 2 to 3 seconds for all benchmarks together, and
    1.5 to 2 for a single one, most of them for reading dvc.lock; so all are asked for at once.

    Raises: SeedproofError when DVC cannot tell, for instance while another process of it is at work.
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
    """Say what DVC's entries for one stage mean: a command, parameters, files it reads, files it wrote."""
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

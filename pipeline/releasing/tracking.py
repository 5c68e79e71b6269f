"""What DVC does for releases: keeps their data, brings it back, lists them, and builds again.

In a folder that DVC does not manage, data just lies there and the stages run one after the other.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import yaml

from pipeline.build import Build
from pipeline.errors import SeedproofError
from pipeline.files import replacing
from pipeline.releasing.params import set_param
from pipeline.stages import STAGES

TRACKED = ("data", "jsonl")
"""Folders of a release that DVC keeps; Git keeps the rest."""

POINTER = "files.dvc"
"""The file by which DVC finds the data of a version."""

_PIPELINE = Path("dvc.yaml")


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
    if build != Build(build.benchmark) or not Path(".dvc").is_dir():
        for stage in stages:
            import_module(f"pipeline.stages.{stage}").run(build)
        return
    # DVC's stages call plain `python`: it must be the one that runs here.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [sys.executable, "-m", "dvc", "repro", "--quiet", f"{STAGES[-1]}@{build.benchmark}"]
    if subprocess.run(command, env=os.environ | {"PATH": path}).returncode:
        raise SeedproofError(f"{build.benchmark}: dvc repro failed, see above. Mend it, then run this again")


def _announce(benchmark: str, folder: Path) -> None:
    """List a release in the block `artifacts` of dvc.yaml, where DVC shows what a repository offers."""
    version = folder.name
    name = f"{benchmark}-{version.replace('.', '-')}"
    listed = yaml.safe_load(_PIPELINE.read_text(encoding="utf-8")).get("artifacts") or {}
    entry = {"path": folder.as_posix(), "type": "dataset", "desc": f"{benchmark} {version}"}
    if listed.get(name) != entry:
        set_param(_PIPELINE, ("artifacts", name), entry)

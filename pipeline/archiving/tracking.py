"""DVC for releases: it stores their data, restores it, and lists them.

In a folder that DVC does not manage, data is simply kept there.
"""

from pathlib import Path
from typing import Any

import yaml

from pipeline.archiving.params import set_param
from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.checksums import read_sums
from pipeline.releasing.layers import POINTER, SCRIPTS_POINTER
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.sources import FOLDER

DATA = ("data", "jsonl")
"""The folders with the rows of a release."""

TRACKED = (*DATA, FOLDER)
"""What DVC stores of the rows; Git stores the rest. Few releases have sources."""

_PIPELINE = Path("dvc.yaml")


def is_tracked(name: str) -> bool:
    """Return whether DVC stores a file of the rows, by its path in the release."""
    return any(name.startswith(f"{kept}/") for kept in TRACKED)


def tracked(folder: Path) -> tuple[str, ...]:
    """Return the folders of a release that DVC stores, as its checksums list them."""
    names = read_sums(folder)
    return tuple(kept for kept in TRACKED if any(name.startswith(f"{kept}/") for name in names))


def track(benchmark: str, folder: Path) -> None:
    """Store the data with DVC, one .dvc file a version, and list the release in dvc.yaml.

    Nothing is done where DVC has all of it: it takes a third of a second for each version to say so itself.
    """
    keep(folder / POINTER, tracked(folder))
    if Path(".dvc").is_dir():
        _announce(benchmark, folder)


def track_scripts(folder: Path) -> None:
    """Store the archive of a release's scripts with DVC."""
    keep(folder / SCRIPTS_POINTER, (ARCHIVE,))


def keep(pointer: Path, names: tuple[str, ...]) -> None:
    """Have DVC store files beside a .dvc file, which then names them by their MD5.

    Raises: SeedproofError when DVC cannot.
    """
    if not Path(".dvc").is_dir():
        return
    from dvc.exceptions import DvcException
    from dvc.repo import Repo

    if not pointer.exists():
        with replacing(pointer) as file:
            file.write(yaml.safe_dump({"outs": [{"path": name} for name in names]}).encode())
    try:
        with Repo(".") as repo:
            if not _is_kept(pointer, repo):
                repo.commit(str(pointer), force=True)
    except DvcException as error:
        raise SeedproofError(f"{pointer}: DVC could not keep the data: {error}") from error


def _is_kept(pointer: Path, repo: Any) -> bool:
    """Return whether DVC's cache has everything that a .dvc file names."""
    outs = yaml.safe_load(pointer.read_text(encoding="utf-8"))["outs"]
    return all("md5" in out and repo.cache.local.exists(out["md5"]) for out in outs)


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


def _announce(benchmark: str, folder: Path) -> None:
    """List a release in the block `artifacts` of dvc.yaml, where DVC shows what a repository offers."""
    version = folder.name
    name = f"{benchmark}-{version.replace('.', '-')}"
    listed = yaml.safe_load(_PIPELINE.read_text(encoding="utf-8")).get("artifacts") or {}
    entry = {"path": folder.as_posix(), "type": "dataset", "desc": f"{benchmark} {version}"}
    if listed.get(name) != entry:
        set_param(_PIPELINE, ("artifacts", name), entry)

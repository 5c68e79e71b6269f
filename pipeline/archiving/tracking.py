"""DVC for releases: it stores their data, restores it, and lists them.

In a folder that DVC does not manage, data is simply kept there.
"""

from pathlib import Path

import yaml

from pipeline.archiving.params import set_param
from pipeline.archiving.repro import repository, writing
from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.checksums import read_sums
from pipeline.releasing.layers import POINTER, SCRIPTS_POINTER
from pipeline.workplace.yaml_text import read_yaml
from seedproof.record.errors import NotDone, SeedproofError
from seedproof.record.files import replacing
from seedproof.record.leftovers import clear_beside
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
    """Store the data with DVC, one .dvc file a version, and list the release in dvc.yaml."""
    if Path(".dvc").is_dir():
        _keep(folder / POINTER, tracked(folder))
        _announce(benchmark, folder)


def track_scripts(folder: Path) -> None:
    """Store the archive of a release's scripts with DVC."""
    if Path(".dvc").is_dir():
        _keep(folder / SCRIPTS_POINTER, (ARCHIVE,))


def _keep(pointer: Path, names: tuple[str, ...]) -> None:
    """Have DVC store files beside a .dvc file, which then names them by their MD5.

    Nothing is done where its cache has all of them: to say so itself, it takes a third of a second.
    """
    clear_beside(pointer)
    if not pointer.exists():
        with replacing(pointer) as file:
            file.write(yaml.safe_dump({"outs": [{"path": name} for name in names]}).encode())
    outs = read_yaml(pointer)["outs"]
    with repository() as repo:
        if not all("md5" in out and repo.cache.local.exists(out["md5"]) for out in outs):
            with writing(repo, pointer):
                repo.commit(str(pointer), force=True)


def pull(folder: Path) -> bool:
    """Fetch the data of a version from DVC's cache or remote. Return whether that succeeded."""
    if not Path(".dvc").is_dir():
        return False
    try:
        with repository() as repo:
            repo.pull(targets=[str(folder / POINTER)])
    except SeedproofError:
        return False
    return True


def cache_folder() -> Path | None:
    """Return the folder in which DVC keeps files here; None where it manages nothing.

    Raises: SeedproofError when its configuration cannot be read.
    """
    if not Path(".dvc").is_dir():
        return None
    from dvc.config import Config
    from dvc.exceptions import DvcException

    try:
        configured = Config(".dvc").get("cache", {}).get("dir")
    except DvcException as error:
        raise NotDone(f".dvc/config: cannot be read ({error}). See: dvc config --list") from error
    return Path(configured or ".dvc/cache").resolve()


def _announce(benchmark: str, folder: Path) -> None:
    """List a release in the block `artifacts` of dvc.yaml, where DVC shows what a repository offers."""
    version = folder.name
    name = f"{benchmark}-{version.replace('.', '-')}"
    listed = read_yaml(_PIPELINE).get("artifacts") or {}
    entry = {"path": folder.as_posix(), "type": "dataset", "desc": f"{benchmark} {version}"}
    if listed.get(name) != entry:
        set_param(_PIPELINE, ("artifacts", name), entry)

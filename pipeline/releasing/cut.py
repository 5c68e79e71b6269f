"""Taking a finished build over into `releases/`, where nothing ever changes again."""

from pathlib import Path
from shutil import copytree

import yaml

from pipeline.build import Build
from pipeline.errors import SeedproofError
from pipeline.files import replacing, replacing_folder
from pipeline.progress import progress
from pipeline.releasing.checksums import SUMS, differing, read_sums
from pipeline.rows import read_json
from pipeline.settings import load_settings

RELEASES = Path("releases")

TRACKED = ("data", "jsonl")
"""Folders of a release that DVC keeps; Git keeps the rest."""


def release_folder(benchmark: str, version: str) -> Path:
    """Where a released version lies."""
    return RELEASES / benchmark / version


def cut(build: Build) -> str:
    """Release the build under the version of params.yaml, or check it against the release that is there.

    Returns the sentence that says what was done.
    Raises: SeedproofError when the build is unfinished or altered, or was released with other bytes.
    """
    version = load_settings(build.benchmark).version
    built = read_sums(build.release)
    for name, state in differing(build.release, built):
        raise SeedproofError(f"{build.release / name}: is {state}. Make it again: dvc repro -f")
    made_as = read_json(build.release / "manifest.json").get("version")
    if made_as != version:
        raise SeedproofError(
            f"{build.release}: is version {made_as}, but params.yaml has version {version}. Run: dvc repro"
        )
    folder = release_folder(build.benchmark, version)
    if (folder / SUMS).exists():
        placed = _check(build.release, folder, built)
        _track(folder)
        return f"{folder}: as released, every checksum holds" + (
            f"; {placed} files put in place" if placed else ""
        )
    if folder.exists():
        raise SeedproofError(
            f"{folder}: exists without {SUMS}. Move it away, or restore it: git checkout {folder}"
        )
    with replacing_folder(folder) as beside:
        copytree(build.release, beside, dirs_exist_ok=True)
    _track(folder)
    return f"{folder}: cut, {len(built)} files. Keep it: git add {folder}"


def _check(built_in: Path, folder: Path, built: dict[str, str]) -> int:
    """Compare build and release; put back data files that are missing. Returns how many were."""
    released = read_sums(folder)
    if released != built:
        name = min(name for name in {*released, *built} if released.get(name) != built.get(name))
        raise SeedproofError(
            f"{folder}: was released with other bytes, first in {name}. A released version never changes: "
            "give params.yaml a new version, or find out what changed the build"
        )
    missing = []
    for name, state in progress(differing(folder, released), "check"):
        if state == "altered" or name.split("/")[0] not in TRACKED:
            raise SeedproofError(
                f"{folder / name}: is {state}, expected what {SUMS} says. Remove it, then restore it: "
                f"git checkout {folder}, or for data run this again"
            )
        missing.append(name)
    for name in missing:
        with replacing(folder / name) as file:
            file.write((built_in / name).read_bytes())
    return len(missing)


def _track(folder: Path) -> None:
    """Have DVC keep the data: one .dvc file a version. Does nothing in a folder that DVC does not manage."""
    if not Path(".dvc").is_dir():
        return
    from dvc.exceptions import DvcException
    from dvc.repo import Repo

    pointer = folder / "files.dvc"
    if not pointer.exists():
        with replacing(pointer) as file:
            file.write(yaml.safe_dump({"outs": [{"path": name} for name in TRACKED]}).encode())
    try:
        with Repo(".") as repo:
            repo.commit(str(pointer), force=True)
    except DvcException as error:
        raise SeedproofError(f"{pointer}: DVC could not keep the data: {error}") from error

"""A next version to rehearse with, made in a separate workplace as a maintainer would make it."""

import shutil
from contextlib import chdir
from pathlib import Path

from pipeline.archiving.cut import cut
from pipeline.archiving.params import set_param
from pipeline.archiving.releases import RELEASES
from pipeline.releasing.versions import parse_version, version_after
from pipeline.stages import run_stage
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import read_json

_NEEDED = ("params.yaml", "schemas", "datacards", "LICENSE-DATA")


def next_version(benchmark: str, folder: Path, workplace: Path) -> Path:
    """Cut the current build as the version after the release in `folder`. Nothing outside changes.

    Return the new release's folder, inside `workplace`.
    Raises: SeedproofError when there is no build, or it cannot be cut.
    """
    build = Build(benchmark)
    if not build.instances.exists():
        raise SeedproofError(f"{build.folder}: has no build to make a second version from. Run: dvc repro")
    version = str(read_json(folder / "manifest.json")["version"])
    workplace.mkdir()
    for name in _NEEDED:
        if not Path(name).exists():
            raise SeedproofError(
                f"{name}: is not here, expected it for a second version. Restore it: git checkout {name}"
            )
        copy = shutil.copytree if Path(name).is_dir() else shutil.copy
        copy(name, workplace / name)
    shutil.copytree(build.folder, workplace / build.folder)
    shutil.copytree(folder, workplace / RELEASES / benchmark / version)
    set_param(workplace / "params.yaml", (benchmark, "version"), version_after(version, "patch"))
    with chdir(workplace):
        _cut(benchmark)
    cut_versions = workplace / RELEASES / benchmark
    return max(cut_versions.iterdir(), key=lambda path: parse_version(path.name))


def _cut(benchmark: str) -> None:
    """Build and cut the version of the params.yaml in the current folder."""
    try:
        run_stage("release", Build(benchmark))
        for _ in cut([Build(benchmark)], bump=True, note="A rehearsal."):
            pass
    except SeedproofError as error:
        raise SeedproofError(f"a second version: {error}") from error

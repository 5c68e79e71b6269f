"""Copying a finished build into `releases/`, where nothing ever changes again.

The version is that of params.yaml; the difference from the last release sets the lowest allowed one.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import copytree

from pipeline.archiving.bringing import bring
from pipeline.archiving.freshness import refuse_stale
from pipeline.archiving.params import set_param
from pipeline.archiving.releases import release_folder, released_versions
from pipeline.archiving.repro import keep_alone
from pipeline.archiving.tracking import is_tracked, track
from pipeline.mutating.statement import STATEMENT as MUTATIONS
from pipeline.releasing.changelog import write_entry
from pipeline.releasing.checksums import SUMS, differing, read_sums
from pipeline.releasing.home import home_of
from pipeline.releasing.mutations import mutations_path
from pipeline.releasing.scripts import STATEMENT, statement_path
from pipeline.releasing.versions import Difference, difference, first, parse_version, version_after
from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing, replacing_folder
from seedproof.record.progress import progress
from seedproof.record.rows import read_json


def cut(builds: Sequence[Build], bump: bool = False, note: str = "") -> Iterator[str]:
    """Release each build under the version of params.yaml, or check it against the existing release.

    `bump` sets the version that the difference from the last release requires; `note` is a person's sentence
    for the changelog entry, the rest of which is computed.

    Yields one sentence for each build that says what was done.
    Raises: SeedproofError, before anything is done, when a build is not what params.yaml and the code give;
    later, when one is unfinished or altered, was released with other bytes, or its version says less than
    the difference.
    """
    for build in builds:
        _finished(build)
    refuse_stale(builds)
    yield from _cut_each(builds, bump, note)


def cut_built(builds: Sequence[Build]) -> Iterator[str]:
    """Release builds that were just brought up to date, as `cut` does, without asking DVC once more."""
    for build in builds:
        _finished(build)
    yield from _cut_each(builds, bump=False, note="")


def _cut_each(builds: Sequence[Build], bump: bool, note: str) -> Iterator[str]:
    for build in builds:
        _refuse_other_statement(build)
        _refuse_other_mutations(build)
    for build in builds:
        yield _cut(build, bump, note)


def _cut(build: Build, bump: bool, note: str) -> str:
    version: str = build.settings().version
    built = read_sums(build.release, "Make it: dvc repro")
    released = released_versions(build.benchmark)
    folder = release_folder(build.benchmark, version)
    if version in released and (read_sums(folder) == built or not bump):
        placed = _check(build, folder, built, released[-1])
        track(build.benchmark, folder)
        return f"{folder}: as released, every checksum holds" + (
            f"; {placed} files put in place" if placed else ""
        )
    if folder.exists() and version not in released:
        raise SeedproofError(
            f"{folder}: exists without {SUMS}. Move it away, or restore it: git checkout {folder}"
        )
    if released:
        changed = _changed(build, released[-1])
        version = _allowed(build, version, released[-1], changed, bump)
        folder = release_folder(build.benchmark, version)
    else:
        changed = first(build.release)
    if write_entry(build.benchmark, version, changed, note) or _made_as(build) != version:
        _release_again(build)
        built = _finished(build)
    with replacing_folder(folder) as beside:
        copytree(build.release, beside, dirs_exist_ok=True)
    track(build.benchmark, folder)
    return f"{folder}: cut, {len(built)} files ({changed.level}: {changed}). Keep it: git add -A, and commit"


def _release_again(build: Build) -> None:
    """Run the last stage of a build, for a changelog or a version that no other stage reads."""
    *_, release = STAGES
    run_stage(release, build)
    keep_alone(build, release)


def _made_as(build: Build) -> str | None:
    version: str | None = read_json(build.release / "manifest.json").get("version")
    return version


def _finished(build: Build) -> dict[str, str]:
    """Return the checksums of a build, all of them checked."""
    built = read_sums(build.release, "Make it: dvc repro")
    for name, state in differing(build.release, built):
        raise SeedproofError(f"{build.release / name}: is {state}. Make it again: dvc repro -f")
    return built


def _refuse_other_statement(build: Build) -> None:
    """Raise SeedproofError where engines were run on other scripts than those of the build."""
    kept = statement_path(build.benchmark)
    if (home_of(build.benchmark) / kept).is_file() and not (build.release / STATEMENT).is_file():
        raise SeedproofError(
            f"{kept}: tells of other scripts than those of {build.release}. Have the engines decide these: "
            f"seedproof certify {build.benchmark} --release {build.release} --decide --write, then dvc repro"
        )


def _refuse_other_mutations(build: Build) -> None:
    """Raise SeedproofError where rows were corrupted that are not those of the build."""
    kept = mutations_path(build.benchmark)
    if (home_of(build.benchmark) / kept).is_file() and not (build.release / MUTATIONS).is_file():
        raise SeedproofError(
            f"{kept}: tells of other rows than those of {build.release}, or of rows that no gate refused. "
            f"Corrupt these: seedproof mutate {build.benchmark} --write, then dvc repro"
        )


def _changed(build: Build, last: str) -> Difference:
    folder = release_folder(build.benchmark, last)
    bring(folder)
    return difference(folder, build.release)


def _allowed(build: Build, version: str, last: str, changed: Difference, bump: bool) -> str:
    """Return the version to cut: that of params.yaml if high enough, or with `bump` the lowest that is."""
    needed = version_after(last, changed.level)
    if parse_version(version) >= parse_version(needed):
        return version
    if bump:
        set_param(build.params, (build.benchmark, "version"), needed)
        return needed
    raise SeedproofError(
        f"{build.benchmark}: must be {needed} or higher, a {changed.level} version after {last} ({changed}), "
        f"but params.yaml has {version}. Write {needed} there and run dvc repro, or run this with --bump"
    )


def _check(build: Build, folder: Path, built: dict[str, str], last: str) -> int:
    """Compare build and release, and restore missing data files. Return how many were missing."""
    released = read_sums(folder)
    if released != built:
        name = min(name for name in {*released, *built} if released.get(name) != built.get(name))
        raise SeedproofError(
            f"{folder}: was released with other bytes, first in {name}. A released version never changes: "
            f"find out what changed the build, or release it as {_least(build, last)}"
        )
    missing = []
    for name, state in progress(differing(folder, released), "check"):
        if state == "altered" or not is_tracked(name):
            raise SeedproofError(
                f"{folder / name}: is {state}, expected what {SUMS} says. Remove it, then restore it: "
                f"git checkout {folder}, or for data run this again"
            )
        missing.append(name)
    for name in missing:
        with replacing(folder / name) as file:
            file.write((build.release / name).read_bytes())
    return len(missing)


def _least(build: Build, last: str) -> str:
    """Return the version that a changed build would need, as far as it can be determined."""
    try:
        changed = _changed(build, last)
    except SeedproofError as error:
        return f"a new version ({error})"
    return f"{version_after(last, changed.level)}, with --bump: {changed}"

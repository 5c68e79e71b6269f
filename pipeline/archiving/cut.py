"""Taking over a finished build into `releases/`: rows as a version, and what is attested and told of them.

The version is that of params.yaml; the difference from the version before sets the lowest allowed one. A
draft may be cut again with other rows, a published version never.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import copyfile, copytree

from pipeline.archiving.bringing import bring, bring_scripts
from pipeline.archiving.freshness import refuse_stale
from pipeline.archiving.params import set_param
from pipeline.archiving.releases import make_known, release_folder, released_versions
from pipeline.archiving.repro import keep_alone
from pipeline.archiving.tracking import track
from pipeline.releasing.attestations import BY_HAND, attested, path_of, read_attestation
from pipeline.releasing.changelog import write_entry
from pipeline.releasing.checksums import SUMS, differing, read_sums
from pipeline.releasing.documents import write_documents, write_documents_again
from pipeline.releasing.home import home_of
from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.publication import published
from pipeline.releasing.versions import Difference, difference, first, parse_version, version_after
from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing, replacing_folder
from seedproof.record.printing import aside
from seedproof.record.progress import progress


def cut(builds: Sequence[Build], bump: bool = False, note: str = "") -> Iterator[str]:
    """Release each build under the version of params.yaml, or check it against the release that is there.

    `bump` sets the version that the difference from the last release requires; `note` is a person's sentence
    for the changelog entry, the rest of which is computed.

    Yields one sentence for each build that says what was done.
    Raises: SeedproofError, before anything is done, when a build is not what params.yaml and the code give;
    later, when one is unfinished or altered, was published with other rows, or its version says less than
    the difference.
    """
    for build in builds:
        _finished(build)
    refuse_stale(builds)
    for build in builds:
        yield _cut(build, bump, note)


def cut_built(builds: Sequence[Build]) -> Iterator[str]:
    """Release builds that were just brought up to date, as `cut` does, without asking DVC once more."""
    for build in builds:
        _finished(build)
    for build in builds:
        yield _cut(build, bump=False, note="")


def _cut(build: Build, bump: bool, note: str) -> str:
    folder = release_folder(build.benchmark, build.settings().version)
    if (folder / SUMS).is_file() and read_sums(folder) == read_sums(build.release):
        return _same_rows(build, folder)
    if folder.exists() and not (folder / SUMS).is_file():
        raise SeedproofError(
            f"{folder}: exists without {SUMS}. Move it away, or restore it: git checkout {folder}"
        )
    return _new_rows(build, bump, note)


def _same_rows(build: Build, folder: Path) -> str:
    """Put missing data in place, and write what is attested and told of the rows again."""
    placed = _put_in_place(build, folder)
    changed = _write_again(build, folder)
    if bring_scripts(folder):
        changed.append("scripts")
    track(build.benchmark, folder)
    make_known(build.benchmark)
    done = [f"{placed} files put in place"] if placed else []
    if changed:
        done.append(f"written again: {', '.join(changed)}")
    return f"{folder}: {'; '.join(['same rows', *done])}"


def _new_rows(build: Build, bump: bool, note: str) -> str:
    """Cut a new version, or a draft again."""
    version: str = build.settings().version
    before = _before(build, version)
    if before is None:
        changed = first(build.release)
    else:
        changed = _changed(build, before)
        version = _allowed(build, version, before, changed, bump)
    folder = release_folder(build.benchmark, version)
    if write_entry(build.benchmark, version, changed, note) or _made_as(build) != version:
        _release_again(build)
    with replacing_folder(folder) as beside:
        copytree(build.release, beside, dirs_exist_ok=True)
        _carry(folder, beside)
        write_documents(beside, home_of(build.benchmark), date=None)
    bring_scripts(folder)
    track(build.benchmark, folder)
    make_known(build.benchmark)
    return f"{folder}: cut, a draft ({changed.level}: {changed}). Keep it: git add -A, and commit"


def _carry(draft: Path, beside: Path) -> None:
    """Take over what a maintainer had attested of a draft, where it is on its new rows as well."""
    manifest = read_manifest(beside)
    for name in BY_HAND:
        path = path_of(draft, name)
        if not path.is_file():
            continue
        try:
            read_attestation(draft, name, manifest)
        except SeedproofError as error:
            aside(f"{error}. It is left out")
            continue
        copyfile(path, path_of(beside, name))


def _before(build: Build, version: str) -> str | None:
    """Return the version that the build is compared with: the newest, but for a draft that is cut again.

    Raises: SeedproofError for a draft that has a successor.
    """
    released = released_versions(build.benchmark)
    if version not in released or published(release_folder(build.benchmark, version)):
        return released[-1] if released else None
    if version != released[-1]:
        raise SeedproofError(
            f"{release_folder(build.benchmark, version)}: was cut with other rows, and {released[-1]} came "
            "after it. Write a higher version into params.yaml"
        )
    return released[-2] if len(released) > 1 else None


def _release_again(build: Build) -> None:
    """Run the last stage of a build, for a changelog or a version that no other stage reads."""
    *_, release = STAGES
    run_stage(release, build)
    keep_alone(build, release)
    _finished(build)


def _made_as(build: Build) -> str:
    version: str = read_manifest(build.release)["version"]
    return version


def _finished(build: Build) -> None:
    """Raise SeedproofError unless a build is there, and every checksum of it holds."""
    for name, state in differing(build.release, read_sums(build.release, "Make it: dvc repro")):
        raise SeedproofError(f"{build.release / name}: is {state}. Make it again: dvc repro -f")


def _changed(build: Build, last: str) -> Difference:
    folder = release_folder(build.benchmark, last)
    bring(folder)
    return difference(folder, build.release)


def _allowed(build: Build, version: str, last: str, changed: Difference, bump: bool) -> str:
    """Return the version to cut: that of params.yaml if high enough, or with `bump` the lowest that is."""
    if changed.level == "same":
        raise SeedproofError(
            f"{build.benchmark}: has the rows of {last}, and nothing but rows makes a version. Write {last} "
            "into params.yaml, and run dvc repro"
        )
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


def _put_in_place(build: Build, folder: Path) -> int:
    """Restore missing files of the rows from the build. Return how many were missing."""
    missing = []
    for name, state in progress(differing(folder, read_sums(folder)), "check"):
        if state == "altered":
            raise SeedproofError(
                f"{folder / name}: is altered, expected what {SUMS} says. Remove it, then run this again"
            )
        missing.append(name)
    for name in missing:
        with replacing(folder / name) as file:
            file.write((build.release / name).read_bytes())
    return len(missing)


def _write_again(build: Build, folder: Path) -> list[str]:
    """Take over what the gates attest, and write the documents again; return the names of what changed."""
    changed = []
    for gate in attested(build.release):
        content = path_of(build.release, gate).read_bytes()
        path = path_of(folder, gate)
        if not path.is_file() or path.read_bytes() != content:
            with replacing(path) as file:
                file.write(content)
            changed.append(path.relative_to(folder).as_posix())
    return changed + write_documents_again(folder)

"""The version of a release among those beside it."""

from collections.abc import Iterator
from pathlib import Path

from pipeline.releasing.changelog import entries, read_changelog
from pipeline.releasing.manifest import read_manifest, tables_in
from pipeline.releasing.versions import difference, parse_version, version_after
from pipeline.verifying.checking import CODE, check
from pipeline.verifying.files import data_is_here
from pipeline.verifying.release import Release
from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError
from seedproof.record.nearby import MANIFEST


def as_high_as_needed(release: Release) -> Iterator[Check]:
    """Check that a version is as high as its difference from the one before requires, if that is here."""
    older = _older(release)
    if older is None:
        return
    if not _is_comparable(release, older):
        said = f"not compared with {older.name}, whose data is not here: seedproof restore"
        yield Check("version", said, State.NOT_CHECKED, CODE)
        return
    yield check("version", CODE, _too_low(release, older), f"says enough after {older.name}")


def _older(release: Release) -> Path | None:
    """Return the release of the next lower version in the same folder of releases, if there is one."""
    folder = release.folder.resolve()
    if folder.parent.name != release.benchmark:
        return None
    this = parse_version(release.version)
    older = {}
    for path in folder.parent.glob(f"*/{MANIFEST}"):
        try:
            version = parse_version(path.parent.name)
        except SeedproofError:
            continue
        if version < this:
            older[version] = path.parent
    return older[max(older)] if older else None


def _is_comparable(release: Release, older: Path) -> bool:
    """Return whether the rows of both can be compared: the older data is present, or its tables are equal."""
    if data_is_here(older):
        return True
    before, after = tables_in(read_manifest(older)), tables_in(release.manifest)
    return all(before[name] == after[name] for name in before.keys() & after.keys())


def _too_low(release: Release, older: Path) -> Iterator[str]:
    own_entries = entries(read_changelog(release.folder / "CHANGELOG.md"))
    for known, entry in entries(read_changelog(older / "CHANGELOG.md")).items():
        if own_entries.get(known) != entry:
            yield f"CHANGELOG.md tells of {known} something else than {older.name} did"
    changed = difference(older, release.folder)
    if changed.level == "same":
        yield f"has the rows of {older.name}, and nothing but rows makes a version"
        return
    needed = version_after(older.name, changed.level)
    if parse_version(release.version) < parse_version(needed):
        yield f"is {release.version}, but after {older.name} it must be {needed} or higher: {changed}"

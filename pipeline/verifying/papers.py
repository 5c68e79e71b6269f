"""What a release says of itself: card, Croissant, changelog, and its version among its neighbours."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from pipeline.benchmarks import step
from pipeline.errors import SeedproofError
from pipeline.releasing.card import card_parts
from pipeline.releasing.changelog import entries, read_changelog
from pipeline.releasing.croissant import croissant as described
from pipeline.releasing.croissant import croissant_findings
from pipeline.releasing.dataset_info import dataset_info, tables_of
from pipeline.releasing.manifest import settings_from
from pipeline.releasing.tracking import TRACKED
from pipeline.releasing.versions import difference, parse_version, version_after
from pipeline.rows import OWN_SPLIT, read_json
from pipeline.verifying.release import Release


def card(release: Release) -> Iterator[str]:
    """Configs, dataset_info, version, canary and figures are those of the files and rows."""
    text = (release.folder / "README.md").read_text(encoding="utf-8")
    head, _ = card_parts(text)
    tables = tables_of(release.folder, release.manifest, release.layout.CONFIGS)
    paths = {
        config: {split: path.relative_to(release.folder).as_posix() for split, path in splits.items()}
        for config, splits in tables.items()
    }
    said = {
        one["config_name"]: {file["split"]: file["path"] for file in one["data_files"]}
        for one in head.get("configs", [])
    }
    if said != paths:
        yield f"the card's configs are {said}, the files {paths}"
    if sum(bool(one.get("default")) for one in head.get("configs", [])) != 1:
        yield "the card has not exactly one default config"
    if "dataset_info" in head and head["dataset_info"] != dataset_info(tables):
        yield "the card's dataset_info is not that of the files"
    for needed in (release.manifest["version"], release.manifest.get("canary", "")):
        if needed not in text:
            yield f"the card does not name {needed}"
    yield from _figures(release)


def _figures(release: Release) -> Iterator[str]:
    # Where a row is in several configs, that of the first one counts.
    rows = {
        row["id"]: row
        for config in reversed(release.layout.CONFIGS)
        for row in release.rows.get((config, OWN_SPLIT), [])
    }
    # No figure depends on the root seed, which may be secret.
    settings = settings_from(release.manifest, 0)
    figures = step(release.benchmark, "quality").figures(list(rows.values()), settings)
    if release.manifest.get("figures") != figures:
        yield "the manifest's figures are not those of the rows"


def reports(release: Release) -> Iterator[str]:
    """The gates' reports let the rows through, and say what the manifest says."""
    said = release.manifest
    for stage, checked in said.get("checked", {}).items():
        report = read_json(release.folder / "report" / f"{stage}.json")
        if report.get("findings") != 0 or report.get("checked") != checked:
            yield f"report/{stage}.json does not let {checked} rows through"
    made = read_json(release.folder / "report" / "generate.json")
    if made.get("families") != said["families"]:
        yield "report/generate.json has other families than the manifest"


def croissant(release: Release) -> Iterator[str]:
    """The validator finds nothing wrong with croissant.json, and it names the files with their checksums."""
    path = release.folder / "croissant.json"
    yield from croissant_findings(path)
    if path.read_bytes() != described(release.folder):
        yield "croissant.json does not describe the files that are here"


def changelog(release: Release) -> Iterator[str]:
    """The newest entry is this version, and versions fall from entry to entry."""
    versions = list(entries(read_changelog(release.folder / "CHANGELOG.md")))
    if versions[:1] != [release.manifest["version"]]:
        yield f"CHANGELOG.md begins with {versions[:1]}, expected {release.manifest['version']}"
    numbers = [parse_version(version) for version in versions]
    if any(newer <= older for newer, older in pairwise(numbers)):
        yield f"CHANGELOG.md has its versions out of order: {', '.join(versions)}"


def older_neighbour(release: Release) -> Path | None:
    """The release of the next lower version in the same folder of releases, if there is one."""
    folder = release.folder.resolve()
    if folder.parent.name != release.benchmark:
        return None
    this = parse_version(release.manifest["version"])
    older = {}
    for path in folder.parent.glob("*/manifest.json"):
        try:
            version = parse_version(path.parent.name)
        except SeedproofError:
            continue
        if version < this:
            older[version] = path.parent
    return older[max(older)] if older else None


def version(release: Release, older: Path) -> Iterator[str]:
    """It says at least what the difference from the one before asks for, and goes on telling its history."""
    this, before = release.manifest["version"], older.name
    told = entries(read_changelog(release.folder / "CHANGELOG.md"))
    for known, entry in entries(read_changelog(older / "CHANGELOG.md")).items():
        if told.get(known) != entry:
            yield f"CHANGELOG.md tells of {known} something else than {before} did"
    if all((older / name).is_dir() for name in TRACKED):
        changed = difference(older, release.folder)
        needed = version_after(before, changed.level)
        if parse_version(this) < parse_version(needed):
            yield f"is {this}, but after {before} it must be {needed} or higher: {changed}"

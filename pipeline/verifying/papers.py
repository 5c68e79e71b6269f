"""Everything but the rows, written again from manifest, rows and code, and compared byte for byte."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from pipeline.gates.reports import reports_without_findings
from pipeline.mutating.statement import STATEMENT as MUTATIONS
from pipeline.releasing.assembling import Contents, assemble
from pipeline.releasing.changelog import entries, read_changelog
from pipeline.releasing.checksums import read_sums
from pipeline.releasing.scripts import STATEMENT
from pipeline.releasing.tables import write_tables
from pipeline.releasing.versions import difference, parse_version, version_after
from pipeline.verifying.files import data_is_here
from pipeline.verifying.release import Release
from pipeline.workplace.making import Made
from pipeline.workplace.settings import Publication
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.figures import same_picture
from seedproof.measuring.expectations import Suite
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT, pretty_json, read_json

PAPERS: dict[str, tuple[str, ...]] = {
    "manifest": ("manifest.json",),
    "parquet": ("data/",),
    "card": ("README.md",),
    "gallery": ("GALLERY.md", "report/figures/"),
    "reports": ("report/",),
    "schema": ("schema.json",),
    "croissant": ("croissant.json",),
    "changelog": ("CHANGELOG.md",),
    "licence": ("LICENSE", "jsonl/README.md"),
    "lines": ("jsonl/",),
    "evals": ("evals/",),
    "scripts": ("proofs/",),
    "sources": ("sources/",),
}
"""The files of each check: a name, or the folder that contains them. The first match counts."""

_NOT_EVERYWHERE = ("scripts", "sources")
"""Checks of files that only some benchmarks have: whose rows can be scripts, or are in a model's words."""

_SHOWN = 60
"""The characters shown of a line that differs."""


@contextmanager
def written_again(
    release: Release,
    settings: BenchmarkSettings,
    made: Made | None,
    home: Path,
    suites: Mapping[str, list[Suite]] | None = None,
) -> Iterator[Path]:
    """Write the release again from its own rows; gives the folder, which vanishes when the block ends.

    `made` is what the root seed gives, None if it is secret: then the numbers of rejected candidates and the
    demonstrations are taken from the manifest. `suites` is what is expected of the rows, if it was measured.
    Raises: SeedproofError when its rows are too malformed.
    """
    manifest = release.manifest
    contents = Contents(
        benchmark=release.benchmark,
        settings=settings,
        root_seed={key: manifest[key] for key in ("root_seed", "root_seed_sha256") if key in manifest},
        publication=msgspec.convert(manifest["publication"], Publication),
        rows=release.distinct_rows[OWN_SPLIT],
        tables=release.rows,
        reports=_reports(release, settings, made, suites),
        statement=_stated(release, STATEMENT),
        mutations=_stated(release, MUTATIONS),
    )
    with TemporaryDirectory(prefix="seedproof-") as name:
        folder = Path(name) / release.benchmark
        folder.mkdir()
        # Other libraries write Parquet files of other bytes and sizes, and the card states the sizes.
        assemble(folder, contents, home, parquet=None if release.same_libraries else release.folder)
        yield folder


@contextmanager
def parquet_again(release: Release) -> Iterator[Path]:
    """Write only the data of a release again; yield the folder, which is removed after the block."""
    with TemporaryDirectory(prefix="seedproof-") as name:
        write_tables(Path(name), release.rows, release.layout.columns, release.manifest.get("canary"))
        yield Path(name)


def _reports(
    release: Release,
    settings: BenchmarkSettings,
    made: Made | None,
    suites: Mapping[str, list[Suite]] | None,
) -> dict[str, Any]:
    """Return the reports of all stages on rows that are right."""
    splits = [split for split in by_split(settings) if split in release.distinct_rows]
    tables = {split: release.distinct_rows[split] for split in splits}
    demonstrations = made.demonstrations if made else []
    families = made.families if made else release.manifest["families"]
    laid_out = {table: rows for table, rows in release.rows.items() if table[1] in tables}
    reports = reports_without_findings(release.benchmark, settings, tables, demonstrations, laid_out, suites)
    number = sum(family["demonstrations"] for family in families.values())
    generate = {
        "stage": "generate",
        "rows": {split: len(rows) for split, rows in tables.items()},
        "demonstrations": number,
        "families": families,
    }
    if made is None:
        _believe(release, reports, number)
    return {"generate": generate, **reports}


def _stated(release: Release, name: str) -> bytes | None:
    """Return what a maintainer's run said of the release; it binds itself to scripts or rows made again."""
    path = release.folder / name
    return path.read_bytes() if path.is_file() else None


def _believe(release: Release, reports: dict[str, dict[str, Any]], number: int) -> None:
    """Copy from the release what only the secret root seed gives: the demonstrations' checksum and number."""
    stated = read_json(release.folder / "report" / "validate.json")["read"]
    for stage, report in reports.items():
        (name,) = [path for path in report["read"] if path.endswith("demonstrations.jsonl")]
        report["read"][name] = stated[name]
        if stage != "quality":
            report["checked"] += number


def differences(release: Release, written: Path) -> dict[str, list[str]]:
    """Compare every file with the one written again; return the differences by check."""
    sums, expected = read_sums(release.folder), read_sums(written)
    present = {_label(name) for name in (*sums, *expected)}
    labels = [label for label in PAPERS if label not in _NOT_EVERYWHERE or label in present]
    differing: dict[str, list[str]] = {label: [] for label in labels}
    for name in sorted({*sums, *expected}):
        label = _label(name)
        if name not in sums or not (release.folder / name).is_file():
            differing[label].append(f"{name} is missing")
        elif name not in expected:
            differing[label].append(f"{name} is no file of this release")
        elif name == "manifest.json" and not release.same_libraries:
            differing[label] += _manifest(release, written)
        elif name.endswith(".png") and not release.same_libraries:
            if not same_picture((release.folder / name).read_bytes(), (written / name).read_bytes()):
                differing[label].append(f"{name} does not show what rows and code give")
        elif (release.folder / name).read_bytes() != (written / name).read_bytes():
            differing[label].append(_first_difference(name, release.folder / name, written / name))
    return differing


def parquet_differences(release: Release, written: Path) -> Iterator[str]:
    """Yield every Parquet file whose bytes differ from the one written again."""
    for name in sorted(name for name in read_sums(release.folder) if name.endswith(".parquet")):
        twin = written / name
        if not twin.exists() or twin.read_bytes() != (release.folder / name).read_bytes():
            yield f"{name} is not what its rows give"


def _label(name: str) -> str:
    for label, patterns in PAPERS.items():
        if any(
            name == pattern or (pattern.endswith("/") and name.startswith(pattern)) for pattern in patterns
        ):
            return label
    raise SeedproofError(f"{name} is no file of a release")


def _manifest(release: Release, written: Path) -> Iterator[str]:
    """Compare the manifest of a release by other libraries: it has other bytes only where it names them."""
    expected = read_json(written / "manifest.json")
    stated, here = release.manifest["libraries"], expected["libraries"]
    if release.made_by_this_code and list(stated) != list(here):
        yield f"manifest.json: it names the libraries {', '.join(stated)}, expected {', '.join(here)}"
    content = pretty_json(expected | {"libraries": stated})
    if (release.folder / "manifest.json").read_bytes() != content:
        differing = [key for key in sorted(expected) if expected[key] != release.manifest.get(key)]
        others = [key for key in differing if key != "libraries"]
        yield (
            f"manifest.json: its {', '.join(others)} are not what rows and params give"
            if others
            else "manifest.json: it is not in its canonical form"
        )


def _first_difference(name: str, path: Path, expected: Path) -> str:
    """Return the first line in which two texts differ, and what was expected there."""
    content = path.read_bytes()
    if b"\0" in content[:8192] or path.suffix in (".parquet", ".png", ".zst"):
        return f"{name} is not what rows and code give"
    lines = content.decode(errors="replace").splitlines()
    wanted = expected.read_text(encoding="utf-8", errors="replace").splitlines()
    for number, (line, wanted_line) in enumerate(zip(lines, wanted, strict=False), start=1):
        if line != wanted_line:
            actual = _shortened(line, wanted_line)
            return f"{name}, line {number}: {actual!r}, expected {_shortened(wanted_line, line)!r}"
    if len(lines) != len(wanted):
        return f"{name} has {len(lines):,} lines, expected {len(wanted):,}"
    return f"{name} differs in its line ends or last characters"


def _shortened(line: str, other_line: str) -> str:
    """Return the part of a line where it begins to differ from another."""
    same = next(
        (index for index, pair in enumerate(zip(line, other_line, strict=False)) if len(set(pair)) > 1), 0
    )
    start = max(0, same - _SHOWN // 3)
    cut = line[start : start + _SHOWN]
    return f"{'...' if start else ''}{cut}{'...' if len(line) > start + _SHOWN else ''}"


def changelog(release: Release) -> Iterator[str]:
    """Check that the newest entry is this version, and that versions descend from entry to entry."""
    versions = list(entries(read_changelog(release.folder / "CHANGELOG.md")))
    if versions[:1] != [release.version]:
        yield f"CHANGELOG.md begins with {versions[:1]}, expected {release.version}"
    numbers = [parse_version(version) for version in versions]
    if any(newer <= older for newer, older in pairwise(numbers)):
        yield f"CHANGELOG.md has its versions out of order: {', '.join(versions)}"


def older_neighbour(release: Release) -> Path | None:
    """Return the release of the next lower version in the same folder of releases, if there is one."""
    folder = release.folder.resolve()
    if folder.parent.name != release.benchmark:
        return None
    this = parse_version(release.version)
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
    """Check that the version is as high as the difference requires, and keeps the changelog of older ones."""
    own_entries = entries(read_changelog(release.folder / "CHANGELOG.md"))
    for known, entry in entries(read_changelog(older / "CHANGELOG.md")).items():
        if own_entries.get(known) != entry:
            yield f"CHANGELOG.md tells of {known} something else than {older.name} did"
    changed = difference(older, release.folder)
    needed = version_after(older.name, changed.level)
    if parse_version(release.version) < parse_version(needed):
        yield f"is {release.version}, but after {older.name} it must be {needed} or higher: {changed}"


def is_comparable(release: Release, older: Path) -> bool:
    """Return whether the rows of both can be compared: the older data is present, or its files are equal."""
    if data_is_here(older):
        return True
    before: Mapping[str, Any] = read_json(older / "manifest.json")["files"]
    after = release.manifest["files"]
    return all(
        before[name]["sha256"] == after[name]["sha256"]
        for name in {*before} & {*after}
        if name.startswith("jsonl/")
    )

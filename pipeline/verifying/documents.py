"""What a release tells of its rows: manifest, Parquet, schema and documents, written again and compared."""

import datetime
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from pipeline.evals.writing import evals_of
from pipeline.gates.schema import schema_path
from pipeline.releasing.attestations import Attested, how_to_have, installed_libraries, tool_of
from pipeline.releasing.changelog import entries, read_changelog
from pipeline.releasing.checksums import read_sums
from pipeline.releasing.documents import CHANGELOG, CROISSANT, DOCUMENTS, documents_of
from pipeline.releasing.layers import SCHEMA, release_files
from pipeline.releasing.manifest import DATA_FILE, manifest_of
from pipeline.releasing.publication import published
from pipeline.releasing.tables import write_tables
from pipeline.releasing.versions import parse_version
from pipeline.verifying import tables
from pipeline.verifying.checking import check
from pipeline.verifying.release import Release
from pipeline.workplace.home import CHECKOUT
from pipeline.workplace.making import Made
from seedproof.contract.settings import by_split
from seedproof.figures import draws_as_released
from seedproof.loading.stated import settings_from
from seedproof.record.checks import Check, State
from seedproof.record.columns import IMAGE
from seedproof.record.json_text import value_of
from seedproof.record.nearby import MANIFEST
from seedproof.record.rows import pretty_json

LOCK = "requirements.lock"

_EVALS = "evals/"

_LOCKED = re.compile(r"^([a-z0-9_.-]+)==([^\s;\\]+)", re.MULTILINE)

_SHOWN = 60
"""The characters shown of a line that differs."""


def manifest(release: Release, made: Made | None) -> Iterator[str]:
    """Compare the manifest with the one that rows, params and files give.

    `made` is what the root seed gives, None where it is not known: then the counts of rejected candidates and
    of worked examples are taken from the manifest.
    """
    stated = release.manifest
    expected = manifest_of(
        release.benchmark,
        settings_from(stated, 0),
        {key: stated[key] for key in ("root_seed", "root_seed_sha256") if key in stated},
        made.families if made else stated["families"],
        release.folder,
        {name: _rows(release, name) for name in _in_order(release)},
        stated["canary"],
    )
    listed = [name for name in read_sums(release.folder) if DATA_FILE.fullmatch(name)]
    yield from (f"{name} is no file of {MANIFEST}" for name in listed if name not in stated["files"])
    content = pretty_json(expected)
    if (release.folder / MANIFEST).read_bytes() != content:
        given = value_of(content)
        differing = [key for key in {**given, **stated} if given.get(key) != stated.get(key)]
        what = "is not written as a manifest is"
        if differing:
            what = f"its {', '.join(differing)} are not what rows and params give"
        yield f"{MANIFEST}: {what}"


def _in_order(release: Release) -> list[str]:
    """Return the data files in their order: the own split and the default config first, sources last."""
    configs = list(release.layout.configs)
    names = []
    settings = settings_from(release.manifest, 0)
    for split in by_split(settings):
        of_split = [config for config in configs if (config, split) in release.rows]
        for config in of_split:
            names += [f"data/{config}/{split}.parquet", f"jsonl/{config}/{split}.jsonl"]
    return names + [made_from.name for made_from in release.layout.sources(settings.generate)]


def _rows(release: Release, name: str) -> int:
    path = Path(name)
    if path.parts[0] == "sources":
        return int(release.manifest["files"][name]["rows"])
    return len(release.rows[path.parent.name, path.stem])


def parquet(release: Release, folder: Path, attested: Attested) -> Iterator[str]:
    """Compare Parquet files with those that the rows give here: by bytes, or by content for other libraries.

    They are written into `folder`, an empty one.
    """
    write_tables(folder, release.rows, release.layout.columns, release.manifest["canary"])
    names = [name for name in release.manifest["files"] if name.endswith(".parquet")]
    different = [
        name for name in names if (folder / name).read_bytes() != (release.folder / name).read_bytes()
    ]
    if _must_be_equal(release, attested):
        yield from (f"{name} is not what its rows give" for name in different)
    elif different:
        yield from tables.parquet_meaning(release, folder)


def _must_be_equal(release: Release, attested: Attested) -> bool:
    """Return whether bytes have to be those written here: by the libraries stated, or those of the lock."""
    if IMAGE in release.layout.columns.values() and not draws_as_released():
        return False
    installed = installed_libraries()
    if attested.get("quality", {}).get("libraries") == installed:
        return True
    locked = _locked()
    return by_this_code(release, attested) and all(
        locked.get(name) == number for name, number in installed.items()
    )


def by_this_code(release: Release, attested: Attested) -> bool:
    """Return whether the running code attests the release, as that states; then nothing excuses it."""
    return attested.get("validate", {}).get("tool") == tool_of(release.benchmark)


def _locked() -> dict[str, str]:
    """Return the versions in the lock of this code, if it runs from a checkout."""
    try:
        text = (CHECKOUT / LOCK).read_text(encoding="utf-8")
    except OSError:
        return {}
    return dict(_LOCKED.findall(text))


def documents(release: Release, home: Path | None, by: str, attested: Attested) -> Iterator[Check]:
    """Compare schema and documents with those that this code and the templates in `home` give."""
    if home is None:
        said = "not compared: its templates are not here. Run this in a checkout that has them"
        yield Check("documents", said, State.NOT_CHECKED, by)
        return
    yield check("schema", by, _schema(release, home), "the same bytes")
    result = check(
        "documents",
        by,
        _documents(release, home),
        f"rebuilt, with equal bytes: {', '.join(_present(release))}",
    )
    if result.state is State.FAILED and not by_this_code(release, attested):
        said = f"{result.said}\nother code wrote them: {how_to_have(release.benchmark, attested)}"
        result = Check("documents", said, State.NOT_CHECKED, by)
    yield result


def _present(release: Release) -> list[str]:
    present = [name for name in DOCUMENTS if (release.folder / name).is_file()]
    return [*present, _EVALS] if _tasks(release.folder) else present


def _tasks(folder: Path) -> list[str]:
    """Return the files of the tasks that `publish` puts beside the rows."""
    return sorted(name for name in release_files(folder) if name.startswith(_EVALS))


def changelog(release: Release) -> Iterator[str]:
    """Check that the newest entry is this version, and that versions descend from entry to entry."""
    versions = list(entries(read_changelog(release.folder / CHANGELOG)))
    if versions[:1] != [release.version]:
        yield f"{CHANGELOG} begins with {versions[:1]}, expected {release.version}"
    numbers = [parse_version(version) for version in versions]
    if any(newer <= older for newer, older in pairwise(numbers)):
        yield f"{CHANGELOG} has its versions out of order: {', '.join(versions)}"


def _schema(release: Release, home: Path) -> Iterator[str]:
    own = (home / schema_path(release.benchmark)).read_bytes()
    if (release.folder / SCHEMA).read_bytes() != own:
        yield _first_difference(SCHEMA, (release.folder / SCHEMA).read_bytes(), own)


def _documents(release: Release, home: Path) -> Iterator[str]:
    written = documents_of(release.folder, home, date_of(release.folder))
    tasks = _tasks(release.folder)
    of_tasks = (
        {f"{_EVALS}{name}": text for name, text in evals_of(release.benchmark).items()} if tasks else {}
    )
    expected = {**written, **of_tasks}
    for name in dict.fromkeys((*DOCUMENTS, *expected, *tasks)):
        path = release.folder / name
        if name not in expected:
            if path.exists():
                yield f"{name} is no document of this release"
        elif not path.is_file():
            yield f"{name} is missing"
        elif path.read_bytes() != expected[name]:
            yield _first_difference(name, path.read_bytes(), expected[name])


def date_of(folder: Path) -> datetime.date | None:
    """Return the day on which a release was published, as it says itself; None for a draft.

    A copy from the Hub has no publication.json, which is written behind its tag: there Croissant says it.
    """
    found = published(folder)
    if found is not None:
        return found.date
    with suppress(OSError, ValueError, LookupError, TypeError, RecursionError):
        return datetime.date.fromisoformat(value_of((folder / CROISSANT).read_bytes())["datePublished"])
    return None


def _first_difference(name: str, content: bytes, expected: bytes) -> str:
    """Return the first line in which two texts differ, and what was expected there."""
    if b"\0" in content[:8192] or name.endswith(".png"):
        return f"{name} is not what rows and code give"
    lines = content.decode(errors="replace").splitlines()
    wanted = expected.decode(errors="replace").splitlines()
    for number, (line, wanted_line) in enumerate(zip(lines, wanted, strict=False), start=1):
        if line != wanted_line:
            actual = _shortened(line, wanted_line)
            return f"{name}, line {number}: {actual!r}, expected {_shortened(wanted_line, line)!r}"
    if len(lines) != len(wanted):
        return f"{name} has {len(lines):,} lines, expected {len(wanted):,}"
    return f"{name} differs in its line ends or last characters"


def _shortened(line: str, other_line: str) -> str:
    """Return the part of a line where it begins to differ from another."""
    pairs = enumerate(zip(line, other_line, strict=False))
    same = next((place for place, (sign, other) in pairs if sign != other), min(len(line), len(other_line)))
    start = max(0, same - _SHOWN // 3)
    cut = line[start : start + _SHOWN]
    return f"{'...' if start else ''}{cut}{'...' if len(line) > start + _SHOWN else ''}"

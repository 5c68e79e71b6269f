"""The check that a folder is a release: whole, unaltered, and of the requested name and version."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pipeline.releasing.checksums import SUMS, differing, read_sums, sums_lines
from pipeline.releasing.versions import parse_version
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json

MANIFEST = "manifest.json"


def faults(folder: Path, benchmark: str | None, version: str | None = None) -> Iterator[tuple[str, str]]:
    """Yield every fault of a release's folder: the file, and what it is or was expected to be.

    Without a benchmark or version, any is accepted. What is beside the rows is no fault here.
    """
    try:
        sums = read_sums(folder)
        text = (folder / SUMS).read_bytes().decode()
    except (SeedproofError, UnicodeDecodeError, OSError):
        yield SUMS, "is missing or no list of checksums"
        return
    if text != sums_lines(sums) or MANIFEST not in sums:
        yield SUMS, "is not what a release states: every file once, in the order of the paths"
    for name, state in differing(folder, sums):
        yield name, f"is {state}"
    yield from _of_manifest(folder, benchmark, version, sums)


def version_of(folder: Path) -> str:
    """Return the version that a release states.

    Raises: SeedproofError when its manifest cannot be read or names none.
    """
    manifest = read_json(folder / MANIFEST)
    version = manifest.get("version") if isinstance(manifest, dict) else None
    if not isinstance(version, str):
        raise SeedproofError(f"{folder / MANIFEST}: names no version. Is this the folder of a release?")
    parse_version(version)
    return version


def newest(versions: Iterable[str]) -> str | None:
    """Return the highest of some versions; texts that are not versions are ignored."""
    return max(filter(is_version, versions), key=parse_version, default=None)


def is_version(text: str) -> bool:
    """Return whether a text is a version as `parse_version` reads it."""
    try:
        parse_version(text)
    except SeedproofError:
        return False
    return True


def _of_manifest(
    folder: Path, benchmark: str | None, version: str | None, sums: dict[str, str]
) -> Iterator[tuple[str, str]]:
    try:
        manifest: Any = read_json(folder / MANIFEST)
        stated = (manifest["name"], manifest["version"])
        files = {name: (file["sha256"], file["bytes"]) for name, file in manifest["files"].items()}
    except (SeedproofError, KeyError, TypeError, AttributeError):
        yield MANIFEST, "is missing or no manifest"
        return
    asked = (benchmark or stated[0], version or stated[1])
    if stated != asked:
        yield MANIFEST, f"is of {stated[0]} {stated[1]}, expected {asked[0]} {asked[1]}"
    for name, (digest, size) in sorted(files.items()):
        path = folder / name
        if sums.get(name) != digest:
            yield name, f"has another checksum in {SUMS} than in {MANIFEST}"
        elif path.is_file() and path.stat().st_size != size:
            yield name, f"is {path.stat().st_size} bytes, expected the {size} of {MANIFEST}"

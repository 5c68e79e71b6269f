"""Are all files there, and are they what checksums, manifest and DVC's pointer say?"""

import json
from collections.abc import Iterator
from hashlib import md5
from pathlib import Path
from typing import Any

from pipeline.errors import SeedproofError
from pipeline.releasing.canary import canary
from pipeline.releasing.checksums import SUMS, differing, read_sums, sums_lines, unlisted
from pipeline.releasing.tracking import POINTER, TRACKED
from pipeline.releasing.versions import parse_version
from pipeline.rows import pretty_json
from pipeline.verifying.release import Release


def checksums(release: Release) -> Iterator[str]:
    """Every file is listed, is there, and has its SHA-256; the list is in its one canonical form."""
    sums = read_sums(release.folder)
    for name, state in differing(release.folder, sums):
        yield f"{name} is {state}"
    for name in unlisted(release.folder, sums):
        yield f"{name} is not listed in {SUMS}"
    if (release.folder / SUMS).read_bytes() != sums_lines(sums).encode():
        yield f"{SUMS} is not in its canonical form, one line a file in the order of the paths"


def pointer(release: Release) -> Iterator[str]:
    """Where DVC keeps the data: its pointer names exactly what is here."""
    path = release.folder / POINTER
    if not path.exists():
        return
    expected = "outs:\n" + "".join(map(_out, (release.folder / name for name in TRACKED)))
    if path.read_text(encoding="utf-8", errors="replace") != expected:
        yield f"{POINTER} does not name the data that is here"


def _out(folder: Path) -> str:
    """An entry as DVC writes it: the MD5 of the listing of a folder's files with theirs."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    listing = [
        {"md5": md5(path.read_bytes()).hexdigest(), "relpath": path.relative_to(folder).as_posix()}
        for path in sorted(files, key=lambda path: path.relative_to(folder).as_posix())
    ]
    digest = md5(json.dumps(listing, sort_keys=True).encode()).hexdigest()
    size = sum(path.stat().st_size for path in files)
    return (
        f"- path: {folder.name}\n  md5: {digest}.dir\n  size: {size}\n  nfiles: {len(files)}\n  hash: md5\n"
    )


def manifest(release: Release) -> Iterator[str]:
    """The manifest names exactly the data files, with their bytes, checksums and rows."""
    said, folder = release.manifest, release.folder
    if (folder / "manifest.json").read_bytes() != pretty_json(said):
        yield "manifest.json is not in its canonical form"
    yield from _name_and_version(release)
    if ("root_seed" in said) == ("root_seed_sha256" in said):
        yield "expected either a root seed or its SHA-256"
    there = {path.relative_to(folder).as_posix() for name in TRACKED for path in (folder / name).rglob("*.*")}
    for name in sorted(there ^ set(said["files"])):
        yield f"{name} is {'not in the manifest' if name in there else 'in the manifest, but not here'}"
    sums = read_sums(folder)
    for name in sorted(there & set(said["files"])):
        yield from _file(name, said["files"][name], folder / name, sums)


def _name_and_version(release: Release) -> Iterator[str]:
    said, folder = release.manifest, release.folder
    parse_version(said["version"])
    if folder.resolve().parent.parent.name == "releases":
        here = (folder.resolve().parent.name, folder.resolve().name)
        if (said["name"], said["version"]) != here:
            yield f"is {said['name']} {said['version']}, but lies in {'/'.join(here)}"
    if "canary" in said and said["canary"] != canary(said["name"], said["version"]):
        yield "the canary is not that of this release"


def _file(name: str, said: Any, path: Path, sums: dict[str, str]) -> Iterator[str]:
    if not isinstance(said, dict) or set(said) != {"bytes", "sha256", "rows"}:
        yield f"{name}: expected bytes, sha256 and rows"
        return
    if said["bytes"] != path.stat().st_size:
        yield f"{name} has {path.stat().st_size} bytes, the manifest says {said['bytes']}"
    if said["sha256"] != sums.get(name):
        yield f"{name}: manifest and {SUMS} disagree about its checksum"


def expect_release(folder: Path) -> Release:
    """The release in a folder. Raises: SeedproofError when there is none; it names those one level below."""
    if (folder / SUMS).is_file() or (folder / "manifest.json").is_file():
        return Release(folder)
    below = sorted(str(path.parent) for path in folder.glob(f"*/{SUMS}"))
    if below:
        raise SeedproofError(f"{folder}: is no release, but has {len(below)} in it: {', '.join(below)}")
    raise SeedproofError(f"{folder}: is no release, expected a folder with manifest.json and {SUMS}")

"""The check that exactly the files of a release are present and match checksums and DVC's pointer."""

import json
import os
import re
from collections.abc import Iterator
from hashlib import file_digest, md5
from pathlib import Path

from pipeline.archiving.tracking import DATA, cache_folder, is_tracked, tracked
from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.checksums import SUMS, differing, read_sums, sums_lines
from pipeline.releasing.layers import HERE, POINTER, SCRIPTS_POINTER, is_of_rows, release_files, travels
from pipeline.verifying.release import Release
from seedproof.record.bounds import LARGEST_DATA, LARGEST_FILE, LARGEST_LIST
from seedproof.record.errors import NotFound
from seedproof.record.files import opened, walked
from seedproof.record.nearby import in_order, is_version

_OUT_OF_SCRIPTS = re.compile(
    rf"outs:\n- path: {re.escape(ARCHIVE)}\n  md5: [0-9a-f]{{32}}\n  size: [0-9]+\n  hash: md5\n"
)

_OBJECT = re.compile(r"files/md5/[0-9a-f]{2}/[0-9a-f]{30}")
"""The path of a file in DVC's cache."""


def links(folder: Path) -> Iterator[str]:
    """Yield everything in the folder that is neither a regular file nor a folder, nor a link of DVC's."""
    odd = [
        (name, entry)
        for name, entry in walked(folder)
        if not entry.is_dir(follow_symlinks=False) and not entry.is_file(follow_symlinks=False)
    ]
    cache = cache_folder() if any(entry.is_symlink() for _, entry in odd) else None
    for name, entry in odd:
        if cache is None or not _is_of_dvc(name) or not _leads_to_object(entry.path, cache):
            kind = "a link" if entry.is_symlink() else "a special file"
            yield f"{_shown(name)} is {kind}, expected a file"


def _leads_to_object(path: str, cache: Path) -> bool:
    """Return whether a link leads to a file that DVC keeps: it may place data that way."""
    target = os.path.realpath(path)
    found = _OBJECT.fullmatch(Path(os.path.relpath(target, cache)).as_posix())
    return found is not None and os.path.isfile(target)


def too_large(folder: Path) -> Iterator[str]:
    """Yield every file with more bytes than one of its kind can have; sparse ones cost nothing to make."""
    for name, entry in walked(folder):
        if not entry.is_file():
            continue
        size, most = entry.stat().st_size, _most(name)
        if size > most:
            yield f"{_shown(name)} has {size:,} bytes, expected at most {most:,}"


def _most(name: str) -> int:
    """Return the most bytes of a file."""
    if name == SUMS:
        return LARGEST_LIST
    return LARGEST_DATA if _is_of_dvc(name) else LARGEST_FILE


def _is_of_dvc(name: str) -> bool:
    """Return whether DVC stores a file."""
    return is_tracked(name) or name == ARCHIVE


def strangers(folder: Path) -> Iterator[str]:
    """Yield every file and empty folder that no release has."""
    for name, entry in walked(folder):
        if entry.is_dir():
            if not os.listdir(entry.path):
                yield f"{_shown(name)} is an empty folder"
        elif not travels(name) and name not in HERE:
            yield f"{_shown(name)} is no file of a release"


def _shown(name: str) -> str:
    """Return an untrusted name in one line."""
    return name if name.isprintable() else repr(name)


def checksums(release: Release) -> Iterator[str]:
    """Yield every unlisted, missing or altered file, and a list that is not in canonical form."""
    sums = read_sums(release.folder)
    for name, state in differing(release.folder, sums):
        yield f"{name} is {state}"
    present = {name for name in release_files(release.folder) if is_of_rows(name)} - {SUMS}
    for name in sorted(present - sums.keys()):
        yield f"{name} is not listed in {SUMS}"
    for name in sums:
        if not is_of_rows(name):
            yield f"{name} is listed in {SUMS}, which is of rows alone"
    if (release.folder / SUMS).read_bytes() != sums_lines(sums).encode():
        yield f"{SUMS} is not in its canonical form, one line a file in the order of the paths"


def pointer(release: Release) -> Iterator[str]:
    """Compare the files by which DVC finds the data, and the archive of scripts, with these themselves."""
    folder = release.folder
    path = folder / POINTER
    if path.exists():
        folders = (folder / name for name in tracked(folder))
        if path.read_text(encoding="utf-8", errors="replace") != "outs:\n" + "".join(
            map(_out_of_folder, folders)
        ):
            yield f"{POINTER} does not name the data that is here"
    path, archive = folder / SCRIPTS_POINTER, folder / ARCHIVE
    if path.exists():
        text = path.read_text(encoding="utf-8", errors="replace")
        if not _OUT_OF_SCRIPTS.fullmatch(text) or (archive.exists() and text != _out_of_scripts(archive)):
            yield f"{SCRIPTS_POINTER} does not name the archive of the scripts that is here"


def _out_of_scripts(archive: Path) -> str:
    return (
        f"outs:\n- path: {ARCHIVE}\n  md5: {_md5(archive)}\n  size: {archive.stat().st_size}\n  hash: md5\n"
    )


def _out_of_folder(folder: Path) -> str:
    files = sorted(name for name, entry in walked(folder) if entry.is_file())
    listing = [{"md5": _md5(folder / name), "relpath": name} for name in files]
    digest = md5(json.dumps(listing, sort_keys=True).encode()).hexdigest()
    size = sum((folder / name).stat().st_size for name in files)
    return (
        f"- path: {folder.name}\n  md5: {digest}.dir\n  size: {size}\n  nfiles: {len(files)}\n  hash: md5\n"
    )


def _md5(path: Path) -> str:
    with opened(path) as file:
        return file_digest(file, md5).hexdigest()


def data_is_here(folder: Path) -> bool:
    """Return whether the folders with the data are present; Git keeps only the documents."""
    return all((folder / name).is_dir() for name in DATA)


def expect_release(folder: Path) -> Release:
    """Return the release in a folder. Raises: SeedproofError if none; it names those one level below."""
    if (folder / SUMS).is_file() or (folder / "manifest.json").is_file():
        return Release(folder)
    below = [path.parent.name for path in folder.glob(f"*/{SUMS}")]
    if below:
        ordered = sorted(below, key=lambda name: (in_order(name) if is_version(name) else (), name))
        raise NotFound(
            f"{folder}: is no release, but has {len(below)} in it: {', '.join(ordered)}. Name one: "
            f"{folder / ordered[-1]}"
        )
    raise NotFound(f"{folder}: is no release, expected a folder with manifest.json and {SUMS}")

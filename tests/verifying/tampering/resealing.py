"""Everything that a sceptic makes agree again after an alteration, with our own code wherever it writes it.

What the sceptic has altered stays as it is; what cannot be written any more does, too.
"""

import json
import os
from collections.abc import Collection, Iterator
from contextlib import suppress
from hashlib import md5, sha256
from pathlib import Path
from typing import Any

import yaml

from pipeline.releasing.attestations import KINDS, path_of, write_attestation
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.documents import DOCUMENTS, documents_of
from pipeline.releasing.layers import BESIDE, HERE, POINTER
from pipeline.releasing.publication import published

MANIFEST = "manifest.json"
ATTESTED = tuple(f"attestations/{name}.json" for name in KINDS)
KEPT = ("data", "jsonl", "sources")
"""Folders that DVC keeps."""


def reseal(folder: Path, spared: Collection[str] = ()) -> None:
    """Make manifest, attestations, documents, DVC's pointer and checksums agree with the data files.

    `spared` are the documents and attestations that stay as they are, and the manifest if its `files` do.
    """
    if MANIFEST not in spared:
        _seal_manifest(folder)
    for name in KINDS:
        if path_of(folder, name).is_file() and f"attestations/{name}.json" not in spared:
            _seal_attestation(folder, name)
    _seal_documents(folder, spared)
    if (folder / POINTER).is_file():
        write_pointer(folder)
    write_sums(folder)


def written(folder: Path) -> dict[str, Any]:
    """What tells of the rows, each as it is: the content of a file, what the manifest says of data files."""
    content = {name: held(folder / name) for name in (*DOCUMENTS, *ATTESTED)}
    return content | {MANIFEST: listed(folder)}


def held(path: Path) -> bytes | None:
    """The content of a file; nothing for a link or a pipe, or where there is none."""
    return path.read_bytes() if path.is_file() and not path.is_symlink() else None


def pretty(value: Any) -> bytes:
    """JSON as the files of a release have it."""
    return json.dumps(value, ensure_ascii=False, indent=1).encode() + b"\n"


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS of the files that are there."""
    (folder / SUMS).write_text("".join(f"{line}\n" for line in sums_lines(folder)))


def sums_lines(folder: Path) -> list[str]:
    """The lines of SHA256SUMS as `sha256sum` writes them, in the order of the paths."""
    names = sorted(name for name in _files(folder) if name not in (SUMS, *BESIDE, *HERE))
    return [_sums_line(sha256((folder / name).read_bytes()).hexdigest(), name) for name in names]


def _sums_line(digest: str, name: str) -> str:
    """A backslash before the line says that the name is written with escapes."""
    escaped = name.replace("\\", "\\\\").replace("\n", "\\n")
    return f"{digest}  {name}" if escaped == name else f"\\{digest}  {escaped}"


def write_pointer(folder: Path) -> None:
    """Write DVC's pointer to the data folders, as `dvc commit` would."""
    outs = [_out(folder, name) for name in KEPT if (folder / name).is_dir()]
    (folder / POINTER).write_text(yaml.safe_dump({"outs": outs}, sort_keys=False))


def _out(folder: Path, name: str) -> dict[str, Any]:
    paths = sorted(_files(folder / name))
    contents = [(folder / name / path).read_bytes() for path in paths]
    listing = [
        {"md5": md5(content).hexdigest(), "relpath": path}
        for path, content in zip(paths, contents, strict=True)
    ]
    return {
        "path": name,
        "md5": f"{md5(json.dumps(listing, sort_keys=True).encode()).hexdigest()}.dir",
        "size": sum(map(len, contents)),
        "nfiles": len(paths),
        "hash": "md5",
    }


def _files(folder: Path) -> Iterator[str]:
    """The regular files in a folder, also those behind links, but no pipes."""
    for place, _, names in os.walk(folder, followlinks=True):
        inside = os.path.relpath(place, folder)
        for name in names:
            if os.path.isfile(os.path.join(place, name)):
                yield name if inside == os.curdir else f"{inside}/{name}"


def _json(path: Path) -> Any:
    """The value of a JSON file, or nothing where there is none."""
    try:
        return json.loads(path.read_bytes()) if path.is_file() else None
    except (ValueError, RecursionError):
        return None


def listed(folder: Path) -> dict[str, Any]:
    """What the manifest says of the data files."""
    manifest = _json(folder / MANIFEST)
    files = manifest.get("files") if isinstance(manifest, dict) else None
    return files if isinstance(files, dict) else {}


def _seal_manifest(folder: Path) -> None:
    said = listed(folder)
    agreeing = {name: _entry(folder / name, of_file) for name, of_file in said.items()}
    if agreeing != said:
        path = folder / MANIFEST
        path.write_bytes(pretty(_json(path) | {"files": agreeing}))


def _entry(path: Path, said: Any) -> Any:
    """What the manifest must say of a file."""
    if not isinstance(said, dict) or not path.is_file():
        return said
    content = path.read_bytes()
    digest = sha256(content).hexdigest()
    if digest == said.get("sha256"):
        return said
    return said | {"bytes": len(content), "sha256": digest, "rows": _rows(path, said.get("rows"))}


def _rows(path: Path, said: Any) -> Any:
    if path.suffix == ".jsonl":
        return path.read_bytes().count(b"\n")
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return pq.read_metadata(path).num_rows
    except (OSError, pa.ArrowException):
        return said


def _seal_attestation(folder: Path, name: str) -> None:
    """Write an attestation again, on the tables that the manifest now names."""
    with suppress(Exception):
        predicate = json.loads(path_of(folder, name).read_bytes())["predicate"]
        write_attestation(folder, name, _json(folder / MANIFEST), predicate)


def _seal_documents(folder: Path, spared: Collection[str]) -> None:
    """Write the documents again, by the templates of the current folder."""
    if held(folder / MANIFEST) is None:
        return
    with suppress(Exception):
        said = published(folder)
        for name, content in documents_of(folder, Path(), said.date if said else None).items():
            if name not in spared:
                (folder / name).write_bytes(content)

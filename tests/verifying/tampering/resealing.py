"""Everything that an attacker makes agree again after an alteration: two lines of shell, a little Python.

What cannot be read any more is left as it is: the attacker shrugs.
"""

import json
import os
from collections.abc import Iterator
from functools import lru_cache
from hashlib import md5, sha256
from pathlib import Path
from typing import Any

import yaml

POINTER = "files.dvc"
SUMS = "SHA256SUMS"
KEPT = ("data", "jsonl", "evals", "proofs")
"""Folders that DVC keeps."""

_SIZES = ("num_bytes: ", "num_examples: ", "download_size: ", "dataset_size: ")


def reseal(folder: Path) -> None:
    """Make manifest, reports, card, Croissant, DVC's pointer and checksums agree with the data files."""
    listed = _listed(folder)
    agreeing = {name: _entry(folder / name, said) for name, said in listed.items()}
    if agreeing != listed:
        _seal_manifest(folder, agreeing)
        _seal_reports(folder, listed, agreeing)
        _seal_card(folder)
        _seal_croissant(folder, agreeing)
    _seal_scripts(folder)
    if (folder / POINTER).is_file():
        write_pointer(folder)
    write_sums(folder)


def pretty(value: Any) -> bytes:
    """JSON as the files of a release have it."""
    return json.dumps(value, ensure_ascii=False, indent=1).encode() + b"\n"


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS of the files that are there."""
    (folder / SUMS).write_text("".join(f"{line}\n" for line in sums_lines(folder)))


def sums_lines(folder: Path) -> list[str]:
    """The lines of SHA256SUMS as `sha256sum` writes them, in the order of the paths."""
    names = sorted(name for name in _files(folder) if name not in (SUMS, POINTER))
    return [_sums_line(_digest(folder / name), name) for name in names]


def _sums_line(digest: str, name: str) -> str:
    """A backslash before the line says that the name is written with escapes."""
    escaped = name.replace("\\", "\\\\").replace("\n", "\\n")
    return f"{digest}  {name}" if escaped == name else f"\\{digest}  {escaped}"


def write_pointer(folder: Path) -> None:
    """Write DVC's pointer to the data folders, as `dvc commit` would."""
    outs = [_out(folder, name) for name in KEPT if (folder / name).is_dir()]
    (folder / POINTER).write_text(yaml.safe_dump({"outs": outs}, sort_keys=False))


def _out(folder: Path, name: str) -> dict[str, Any]:
    paths = sorted(path for path in _files(folder / name))
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


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _json(path: Path) -> Any:
    """The value of a JSON file, or nothing where there is none."""
    try:
        return json.loads(path.read_bytes()) if path.is_file() else None
    except (ValueError, RecursionError):
        return None


def _listed(folder: Path) -> dict[str, Any]:
    """What the manifest says of the data files."""
    manifest = _json(folder / "manifest.json")
    files = manifest.get("files") if isinstance(manifest, dict) else None
    return files if isinstance(files, dict) else {}


def _seal_manifest(folder: Path, agreeing: dict[str, Any]) -> None:
    path = folder / "manifest.json"
    path.write_bytes(pretty(_json(path) | {"files": agreeing}))


def _entry(path: Path, said: Any) -> Any:
    """What the manifest must say of a file."""
    if not isinstance(said, dict) or not path.is_file():
        return said
    digest = _digest(path)
    if digest == said.get("sha256"):
        return said
    return said | {"bytes": path.stat().st_size, "sha256": digest, "rows": _rows(path, said.get("rows"))}


def _rows(path: Path, said: Any) -> Any:
    if path.suffix == ".jsonl":
        return path.read_bytes().count(b"\n")
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return pq.read_metadata(path).num_rows
    except (OSError, pa.ArrowException):
        return said


def _seal_reports(folder: Path, listed: dict[str, Any], agreeing: dict[str, Any]) -> None:
    """The reports name the rows that they judged by their SHA-256."""
    paths = [path for path in folder.glob("report/*.json") if path.is_file()]
    altered = [name for name in listed if listed[name] != agreeing[name]]
    for path in paths:
        content = path.read_bytes()
        for name in altered:
            content = content.replace(_hash(listed[name]), _hash(agreeing[name]))
        path.write_bytes(content)


def _hash(said: Any) -> bytes:
    return str(said["sha256"]).encode() if isinstance(said, dict) and said.get("sha256") else b"no hash"


def _seal_card(folder: Path) -> None:
    """Put the sizes of the Parquet files into `dataset_info`; everything else of the card stays."""
    path = folder / "README.md"
    if not path.is_file():
        return
    text = path.read_bytes().decode(errors="surrogateescape")
    head, line, rest = text.partition("\ndataset_info:\n")
    info, end, body = rest.partition("\n---\n")
    try:
        sealed = "\n".join(_sized(folder, info.split("\n")))
    except OSError:
        return
    path.write_bytes(f"{head}{line}{sealed}{end}{body}".encode(errors="surrogateescape"))


def _sized(folder: Path, lines: list[str]) -> Iterator[str]:
    """The lines of `dataset_info`, with the sizes of the files that are there."""
    config, splits = "", []
    for line in lines:
        key, _, value = line.partition(": ")
        if key == "- config_name":
            config, splits = value, []
        elif key == "  - name":
            name = value
        elif key == "    num_bytes":
            path = folder / "data" / config / f"{name}.parquet"
            content = path.read_bytes()
            splits.append((*_in_memory(content), len(content)))
        if line.strip().startswith(_SIZES) and splits:
            yield f"{key}: {_size(key.strip(), splits)}"
        else:
            yield line


@lru_cache(maxsize=32)
def _in_memory(content: bytes) -> tuple[int, int]:
    """The bytes that a Parquet file takes once it is read, and its rows. Raises: OSError if it is none."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.read_table(pa.BufferReader(content))
    except pa.ArrowException as error:
        raise OSError("this is no Parquet file") from error
    return table.nbytes, table.num_rows


def _size(key: str, splits: list[tuple[int, int, int]]) -> int:
    in_memory, rows, _ = splits[-1]
    if key == "num_bytes":
        return in_memory
    if key == "num_examples":
        return rows
    if key == "download_size":
        return sum(on_disk for _, _, on_disk in splits)
    return sum(in_memory for in_memory, _, _ in splits)


def _seal_croissant(folder: Path, agreeing: dict[str, Any]) -> None:
    path = folder / "croissant.json"
    described = _json(path)
    if not isinstance(described, dict) or not isinstance(described.get("distribution"), list):
        return
    distribution = [_distributed(entry, agreeing) for entry in described["distribution"]]
    path.write_bytes(pretty(described | {"distribution": distribution}))


def _seal_scripts(folder: Path) -> None:
    """Put size and hash of the archive of scripts into manifest and Croissant."""
    path, manifest = folder / "manifest.json", _json(folder / "manifest.json")
    said = manifest.get("scripts") if isinstance(manifest, dict) else None
    if not isinstance(said, dict) or not (folder / said["archive"]).is_file():
        return
    content = (folder / said["archive"]).read_bytes()
    agreeing = {"bytes": len(content), "sha256": sha256(content).hexdigest()}
    if any(said[key] != value for key, value in agreeing.items()):
        path.write_bytes(pretty(manifest | {"scripts": said | agreeing}))
        _seal_croissant(folder, {said["archive"]: agreeing})


def _distributed(entry: Any, agreeing: dict[str, Any]) -> Any:
    said = agreeing.get(entry["@id"])
    if said is None:
        return entry
    return entry | {"contentSize": f"{said['bytes']} B", "sha256": said["sha256"]}

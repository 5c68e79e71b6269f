"""manifest.json: what makes the rows of a release again, and the digest of each table.

It has no version of code or library, no clock, no host and no path: the same rows have the same manifest.
"""

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec

from seedproof.contract.settings import BenchmarkSettings, Count, Version
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from seedproof.record.json_text import read_json
from seedproof.record.nearby import MANIFEST
from seedproof.record.reasons import in_our_words

FORMAT = 3
"""The format of the manifest, and with it of the folder."""

DATA_FILE = re.compile(
    r"data/[a-z0-9_]+/[a-z0-9_]+\.parquet|jsonl/[a-z0-9_]+/[a-z0-9_]+\.jsonl|sources/[a-z0-9_]+\.jsonl"
)
"""The paths of a release's data, and of what it is made from."""


class _Section(msgspec.Struct, forbid_unknown_fields=True):
    """A section of a manifest: an unknown key is an error."""


class _Dry(_Section):
    split: str
    difficulty: int
    rows: Count
    asked: Count


class _Family(_Section):
    generator: int
    proof_method: str
    rows: dict[str, int]
    distinct: int
    demonstrations: int
    rejected: dict[str, int]
    dry: list[_Dry] = []


class _File(_Section):
    bytes: int
    sha256: str
    rows: int


_Name = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9_]{1,100}\Z")]


class _Params(_Section):
    generate: dict[str, Any]


class _Manifest(_Section):
    name: str
    version: Version
    format: int
    canary: str
    params: _Params
    splits: dict[str, Any]
    families: dict[_Name, _Family]
    files: dict[str, _File]
    root_seed: int | str | None = None
    root_seed_sha256: str | None = None


def manifest_of(
    benchmark: str,
    settings: BenchmarkSettings,
    root_seed: Mapping[str, int | str],
    families: Mapping[str, Any],
    folder: Path,
    rows: Mapping[str, int],
    canary: str,
) -> dict[str, Any]:
    """Return the manifest of a release whose data files are in `folder`; `rows` counts each file's rows.

    `root_seed` comes from `stated_root_seed`. Files keep the order of `rows`: the default config first. The
    SHA-256 of a table's JSONL file is that of its canonical lines.
    """
    return {
        "name": benchmark,
        "version": settings.version,
        "format": FORMAT,
        "canary": canary,
        **root_seed,
        **_stated_params(settings),
        "families": families,
        "files": {name: _stated(folder / name, count) for name, count in rows.items()},
    }


def stated_settings(settings: BenchmarkSettings) -> dict[str, Any]:
    """Return root seed, params and splits as a manifest states them."""
    return stated_root_seed(settings.generate.root_seed) | _stated_params(settings)


def stated_root_seed(root_seed: int | str) -> dict[str, int | str]:
    """Return a public root seed as it is, and only the SHA-256 of a secret one, which can be proved later."""
    if isinstance(root_seed, int):
        return {"root_seed": root_seed}
    return {"root_seed_sha256": root_seed_digest(root_seed)}


def _stated_params(settings: BenchmarkSettings) -> dict[str, Any]:
    section = json.loads(msgspec.json.encode(settings))
    del section["generate"]["root_seed"]
    return {"params": {"generate": section["generate"]}, "splits": section.get("splits", {})}


def root_seed_digest(root_seed: str | int) -> str:
    """Return the published commitment to a secret root seed: the SHA-256 of its 32 bytes.

    Raises: SeedproofError for a root seed that cannot be secret.
    """
    try:
        secret = bytes.fromhex(root_seed) if isinstance(root_seed, str) else b""
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise SeedproofError("a secret root seed has 32 random bytes: 64 hex digits")
    return sha256(secret).hexdigest()


def _stated(path: Path, rows: int) -> dict[str, int | str]:
    return {"bytes": path.stat().st_size, "sha256": file_digest(path), "rows": rows}


def read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest of a release: only known keys, of the right types, and paths inside the folder.

    Raises: SeedproofError when it is not a manifest, or of another format than this code's.
    """
    path = folder / MANIFEST
    manifest = read_json(path)
    if not isinstance(manifest, dict):
        raise SeedproofError(f"{path}: is no manifest, expected an object with name and version")
    stated = manifest.get("format", 1)
    if stated != FORMAT:
        raise SeedproofError(
            f"{path}: has format {stated!r:.20}, expected {FORMAT}. Another Seedproof made it: use that one"
        )
    try:
        msgspec.convert(manifest, _Manifest)
    except msgspec.ValidationError as error:
        raise SeedproofError(f"{path}: is no manifest of format {FORMAT} ({in_our_words(error)})") from None
    for name in manifest["files"]:
        if not DATA_FILE.fullmatch(name):
            expected = "data/<config>/<split>.parquet, jsonl/<config>/<split>.jsonl or sources/<name>.jsonl"
            raise SeedproofError(f"{path}: names a file {name!r}, expected {expected}")
    return manifest


def tables_in(manifest: Mapping[str, Any]) -> dict[str, str]:
    """Return the SHA-256 of the canonical lines of each table, by the path of its JSONL file."""
    return {name: stated["sha256"] for name, stated in manifest["files"].items() if name.startswith("jsonl/")}

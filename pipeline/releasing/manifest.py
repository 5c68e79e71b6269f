"""manifest.json: what a release holds and what it was made from. No clock, host or path of a machine."""

import re
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from pipeline.benchmarks import step
from pipeline.errors import SeedproofError
from pipeline.files import file_digest
from pipeline.rows import OWN_SPLIT, read_json
from pipeline.settings import Publication

DATA_FILE = re.compile(r"data/[a-z0-9_]+/[a-z0-9_]+\.parquet|jsonl/[a-z0-9_]+/[a-z0-9_]+\.jsonl")
"""Where the data of a release lies."""

LIBRARIES = ("datasets", "pyarrow")
"""Whose versions can change the bytes of a release."""


def manifest_of(
    benchmark: str,
    settings: Any,
    reports: dict[str, Any],
    folder: Path,
    rows: dict[str, int],
    canary: str,
    publication: Publication,
) -> dict[str, Any]:
    """The manifest of a release whose data files lie in `folder`; `rows` counts each file's rows."""
    params = msgspec.to_builtins(settings)
    released, splits = params.pop("version"), params.pop("splits", {})
    return {
        "name": benchmark,
        "version": released,
        "publication": msgspec.to_builtins(publication),
        "canary": canary,
        **_root_seed(params["generate"].pop("root_seed")),
        # Not what is only needed to make them: an endpoint is a host.
        "params": {step_name: params[step_name] for step_name in ("generate", "quality")},
        "splits": splits,
        "families": reports["generate"]["families"],
        "files": {
            name: {
                "bytes": (folder / name).stat().st_size,
                "sha256": file_digest(folder / name),
                "rows": count,
            }
            for name, count in sorted(rows.items())
        },
        "checked": {stage: reports[stage]["checked"] for stage in ("validate", "cycle", "quality")},
        "figures": _figures(reports["quality"]),
        "libraries": {name: version(name) for name in LIBRARIES},
    }


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a release, of which no more is sure than what kinds of things it says.

    Paths in it stay in the folder. Raises: SeedproofError when it is no manifest.
    """
    path = folder / "manifest.json"
    manifest = read_json(path)
    needed = {"name": str, "version": str, "params": dict, "families": dict, "files": dict}
    if not isinstance(manifest, dict) or any(
        not isinstance(manifest.get(key), kind) for key, kind in needed.items()
    ):
        raise SeedproofError(f"{path}: is no manifest, expected {', '.join(needed)}")
    for name, said in manifest["files"].items():
        if not DATA_FILE.fullmatch(name) or not isinstance(said, dict):
            expected = (
                "data/<config>/<split>.parquet or jsonl/<config>/<split>.jsonl, with bytes, sha256, rows"
            )
            raise SeedproofError(f"{path}: names a file {name!r}, expected {expected}")
    if not isinstance(manifest.get("splits", {}), dict):
        raise SeedproofError(f"{path}: its splits are none, expected a section for each")
    return manifest


def _figures(report: dict[str, Any]) -> Any:
    figures = report.get("figures")
    if not isinstance(figures, dict) or OWN_SPLIT not in figures:
        raise SeedproofError("quality.json: has no figures of the own split. Make it again: dvc repro -f")
    return figures[OWN_SPLIT]


def settings_from(manifest: Any, root_seed: int | str | None = None) -> Any:
    """The settings that a release was made with; `root_seed` stands in for a secret one.

    Raises: SeedproofError when the manifest has no root seed and none is given, or is malformed.
    """
    known = manifest.get("root_seed", root_seed)
    if known is None:
        raise SeedproofError("the release keeps its root seed secret: give it with --root-seed")
    try:
        params = manifest["params"]
        section = params | {
            "version": manifest["version"],
            "generate": params["generate"] | {"root_seed": known},
            "splits": manifest.get("splits", {}),
        }
        return msgspec.convert(section, step(manifest["name"], "settings").SETTINGS)
    except (LookupError, TypeError, msgspec.ValidationError) as error:
        raise SeedproofError(f"manifest.json: its params are malformed ({error})") from None


def _root_seed(root_seed: int | str) -> dict[str, int | str]:
    """A public root seed as it is; of a secret one only the SHA-256, so that it can be proved later."""
    if isinstance(root_seed, int):
        return {"root_seed": root_seed}
    return {"root_seed_sha256": sha256(bytes.fromhex(root_seed)).hexdigest()}

"""manifest.json: what a release holds and what it was made from. No clock, host or path of a machine."""

from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from pipeline.files import file_digest

LIBRARIES = ("datasets", "pyarrow")
"""Whose versions can change the bytes of a release."""


def manifest_of(
    benchmark: str,
    settings: Any,
    reports: dict[str, Any],
    folder: Path,
    rows: dict[str, int],
) -> dict[str, Any]:
    """The manifest of a release whose data files lie in `folder`; `rows` counts each file's rows."""
    params = msgspec.to_builtins(settings)
    released = params.pop("version")
    return {
        "name": benchmark,
        "version": released,
        **_root_seed(params["generate"].pop("root_seed")),
        "params": params,
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
        "figures": reports["quality"]["figures"],
        "libraries": {name: version(name) for name in LIBRARIES},
    }


def _root_seed(root_seed: int | str) -> dict[str, int | str]:
    """A public root seed as it is; of a secret one only the SHA-256, so that it can be proved later."""
    if isinstance(root_seed, int):
        return {"root_seed": root_seed}
    return {"root_seed_sha256": sha256(bytes.fromhex(root_seed)).hexdigest()}

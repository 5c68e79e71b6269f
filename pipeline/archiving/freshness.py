"""Freshness of builds: whether params.yaml and the code still give a build, or else what changed first."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from pipeline.archiving.repro import changed_since_run, manages
from pipeline.releasing.attestations import read_attestation
from pipeline.releasing.manifest import read_manifest, stated_settings
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError


def refuse_stale(builds: Sequence[Build]) -> None:
    """Raise SeedproofError for the first build that is not fresh, with the reason."""
    for build, change in changed_since_built(builds).items():
        raise SeedproofError(
            f"{build.folder}: is not what params.yaml and the code give: {change}. Run: dvc repro"
        )


def changed_since_built(builds: Sequence[Build]) -> dict[Build, str]:
    """Return for each stale build what changed first since it was made; fresh builds are left out.

    Settings are compared with those that the build's release states, in every folder. Changes of code,
    schemas and cards are known to DVC alone: if it manages the folder, it is asked, in 2 to 3 seconds.

    Raises: SeedproofError when a build is not there or cannot be read, or when DVC cannot tell.
    """
    changed: dict[Build, str] = {}
    for build in builds:
        for change in _changed_settings(build):
            changed.setdefault(build, change)
    if not all(build in changed for build in builds) and any(map(manages, builds)):
        by_benchmark = changed_since_run()
        for build in builds:
            if manages(build) and build.benchmark in by_benchmark:
                changed.setdefault(build, by_benchmark[build.benchmark])
    return changed


def _changed_settings(build: Build) -> Iterator[str]:
    settings = build.settings()
    manifest = read_manifest(build.release)
    quality = read_attestation(build.release, "quality", manifest)["params"]
    stated = _as_in_params(manifest["version"], manifest, quality)
    asked = msgspec.to_builtins(settings)["quality"]
    wanted = _as_in_params(settings.version, stated_settings(settings), asked)
    for key in dict.fromkeys([*wanted, *stated]):
        if wanted.get(key) == stated.get(key):
            continue
        setting = f"{build.params} {build.benchmark}.{key}"
        if key.endswith("root_seed"):
            yield f"{setting} is another one now"
        else:
            yield f"{setting} is {_shown(wanted, key)} now, and was {_shown(stated, key)}"


def _as_in_params(version: str, stated: Mapping[str, Any], quality: Any) -> dict[str, Any]:
    """Return what a manifest states of the settings, by the keys of params.yaml."""
    root_seed = {key: stated[key] for key in ("root_seed", "root_seed_sha256") if key in stated}
    generate = root_seed | stated["params"]["generate"]
    return _by_key({"version": version, "generate": generate, "quality": quality, "splits": stated["splits"]})


def _by_key(section: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Flatten nested sections: values by keys such as `generate.rows.B`."""
    values: dict[str, Any] = {}
    for key, value in section.items():
        if isinstance(value, dict):
            values |= _by_key(value, f"{prefix}{key}.")
        else:
            values[f"{prefix}{key}"] = value
    return values


def _shown(values: dict[str, Any], key: str) -> str:
    return str(values[key]) if key in values else "not there"

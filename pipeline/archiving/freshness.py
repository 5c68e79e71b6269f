"""Freshness of builds: whether params.yaml and the code still give a build, or else what changed first."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pipeline.archiving.repro import changed_since_run, manages
from pipeline.releasing.attestations import read_attestation
from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.versions import root_seed_digest
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
    stated = _stated_by_release(build)
    wanted = _wanted_by_params(build)
    for key in dict.fromkeys([*wanted, *stated]):
        if wanted.get(key) == stated.get(key):
            continue
        setting = f"{build.params} {build.benchmark}.{key}"
        if key.endswith("root_seed"):
            yield f"{setting} is another one now"
        else:
            yield f"{setting} is {_shown(wanted, key)} now, and was {_shown(stated, key)}"


def _stated_by_release(build: Build) -> dict[str, Any]:
    manifest = read_manifest(build.release)
    quality = read_attestation(build.release, "quality", manifest)["params"]
    root_seed = {key: value for key, value in manifest.items() if key in ("root_seed", "root_seed_sha256")}
    return _by_key(
        {
            "version": manifest["version"],
            "generate": root_seed | manifest["params"]["generate"],
            "quality": quality,
            "splits": manifest["splits"],
        }
    )


def _wanted_by_params(build: Build) -> dict[str, Any]:
    """Return the settings of params.yaml that a manifest states, in its form."""
    section = json.loads(msgspec.json.encode(build.settings()))
    generate = section["generate"]
    root_seed = generate["root_seed"]
    if isinstance(root_seed, str):
        del generate["root_seed"]
        generate["root_seed_sha256"] = root_seed_digest(root_seed)
    return _by_key(
        {
            "version": section["version"],
            "generate": generate,
            "quality": section["quality"],
            "splits": section.get("splits", {}),
        }
    )


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

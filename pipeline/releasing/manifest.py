"""manifest.json: what a release contains and was made from, without clock, host or path of a machine."""

import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

import msgspec

import seedproof
from pipeline.releasing.bounds import LARGEST_PAPER, read_json_at_most
from pipeline.workplace.settings import Publication
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, Version
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from seedproof.record.rows import OWN_SPLIT

FIRST_CODE = "0.2.0"
"""The first version of the code that writes this format."""

FORMAT = 2
"""The format of the manifest, and with it of all documents. A manifest without one has format 1."""

DATA_FILE = re.compile(
    r"data/[a-z0-9_]+/[a-z0-9_]+\.parquet|jsonl/[a-z0-9_]+/[a-z0-9_]+\.jsonl|sources/[a-z0-9_]+\.jsonl"
)
"""The paths of a release's data, and of what it is made from."""

_CODE = re.compile(r"(0|[1-9][0-9]{0,5})(\.(0|[1-9][0-9]{0,5})){2}")

LIBRARIES = (
    "datasets",
    "fonttools",
    "jinja2",
    "markdown-it-py",
    "matplotlib",
    "numpy",
    "pillow",
    "pyarrow",
    "pyyaml",
    "sphinxcontrib-katex",
    "ziamath",
)
"""The libraries whose versions can change the bytes of a release."""


class _Section(msgspec.Struct, forbid_unknown_fields=True):
    """A section of a manifest: an unknown key is an error."""


class _Family(_Section):
    generator: int
    proof_method: str
    rows: dict[str, int]
    distinct: int
    demonstrations: int
    rejected: dict[str, int]


class _File(_Section):
    bytes: int
    sha256: str
    rows: int


class _Package(_Section):
    name: str
    version: Version


class _Checked(_Section):
    validate: int
    cycle: int
    quality: int


class _Scripted(_Section):
    rows: int
    full: int
    part: int
    unread: int
    scripts: int
    beyond: dict[str, int]


class _Scripts(_Section):
    archive: Literal["proofs/scripts.tar.zst"]
    bytes: int
    sha256: str
    scripts: int
    lemmas: dict[str, int]
    families: dict[str, _Scripted]


class _Common(_Section, kw_only=True):
    name: str
    version: str
    root_seed: int | str | None = None
    root_seed_sha256: str | None = None
    params: dict[str, Any]
    families: dict[str, _Family]
    files: dict[str, _File]
    checked: _Checked
    figures: dict[str, Any]
    libraries: dict[str, str]


class _Format1(_Common, kw_only=True):
    canary: str = ""
    splits: dict[str, Any] = {}


class _Format2(_Common, kw_only=True):
    format: int
    code: str
    package: _Package | None = None
    scripts: _Scripts | None = None
    publication: Publication
    canary: str
    splits: dict[str, Any]


def manifest_of(
    benchmark: str,
    settings: BenchmarkSettings,
    root_seed: Mapping[str, int | str],
    publication: Publication,
    reports: Mapping[str, Any],
    folder: Path,
    rows: Mapping[str, int],
    canary: str,
    scripts: dict[str, Any] | None,
) -> dict[str, Any]:
    """Return the manifest of a release whose data files are in `folder`; `rows` counts each file's rows.

    `root_seed` comes from `stated_root_seed`, `scripts` from `write_scripts`.
    """
    params = msgspec.to_builtins(settings)
    released, splits = params.pop("version"), params.pop("splits", {})
    del params["generate"]["root_seed"]
    return {
        "name": benchmark,
        "version": released,
        "format": FORMAT,
        "code": seedproof.__version__,
        **_stated_package(benchmark),
        "publication": msgspec.to_builtins(publication),
        "canary": canary,
        **root_seed,
        # Settings that are only needed to make rows are left out: an endpoint is a host.
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
        **({} if scripts is None else {"scripts": scripts}),
        "checked": {stage: reports[stage]["checked"] for stage in ("validate", "cycle", "quality")},
        "figures": _figures(reports["quality"]),
        "libraries": installed_libraries(),
    }


def _stated_package(benchmark: str) -> dict[str, Any]:
    """State the package of a benchmark that is not one of Seedproof's own."""
    package = package_here(benchmark)
    return {} if package is None else {"package": package}


def package_here(benchmark: str) -> dict[str, str] | None:
    """Return name and version of a benchmark's package; None where it is a part of Seedproof.

    Raises: SeedproofError where the package states no version.
    """
    installed = registry.benchmark(benchmark)
    if installed.is_ours:
        return None
    return {"name": installed.package, "version": installed.version}


@cache
def installed_libraries() -> dict[str, str]:
    """Return the installed versions of the libraries that can change the bytes of a release."""
    return {name: version(name) for name in LIBRARIES}


def format_of(manifest: Mapping[str, Any]) -> int:
    """Return the format of a manifest that `read_manifest` accepted."""
    number: int = manifest.get("format", 1)
    return number


def code_of(manifest: Mapping[str, Any]) -> str:
    """Return the version of the code that made a release; format 1 is older than any named version."""
    code: str = manifest.get("code", "before 0.2.0")
    return code


def package_of(manifest: Mapping[str, Any]) -> dict[str, str] | None:
    """Return the package beside Seedproof that made a release, as `package_here` does."""
    package: dict[str, str] | None = manifest.get("package")
    return package


def made_by(manifest: Mapping[str, Any]) -> str:
    """Name the code that made a release: the version of Seedproof, and another package of its benchmark."""
    package = package_of(manifest)
    if package is None:
        return code_of(manifest)
    return f"{package['name']} {package['version']}, Seedproof {code_of(manifest)}"


def read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest of a release: only known keys, of the right types, and paths inside the folder.

    Raises: SeedproofError when it is not a manifest, or has a later format than this code knows.
    """
    path = folder / "manifest.json"
    manifest = read_json_at_most(path, LARGEST_PAPER, "Make it again: dvc repro")
    if not isinstance(manifest, dict):
        raise SeedproofError(f"{path}: is no manifest, expected an object with name and version")
    number = manifest.get("format", 1)
    if type(number) is int and number > FORMAT:
        raise SeedproofError(
            f"{path}: has format {number}, this code knows {FORMAT}. "
            f"It was made by Seedproof {manifest.get('code')!r:.40}: install that version"
        )
    try:
        msgspec.convert(manifest, _Format2 if "format" in manifest else _Format1)
    except msgspec.ValidationError as error:
        reason = " ".join(str(error).split())[:200]
        raise SeedproofError(f"{path}: is no manifest of format {number!r:.20} ({reason})") from None
    if "format" in manifest:
        _expect_format(path, manifest)
    for name in manifest["files"]:
        if not DATA_FILE.fullmatch(name):
            expected = "data/<config>/<split>.parquet, jsonl/<config>/<split>.jsonl or sources/<name>.jsonl"
            raise SeedproofError(f"{path}: names a file {name!r}, expected {expected}")
    return manifest


def _expect_format(path: Path, manifest: dict[str, Any]) -> None:
    """Raise SeedproofError unless the stated code could have written the format."""
    if manifest["format"] != FORMAT:
        raise SeedproofError(f"{path}: has format {manifest['format']}, expected {FORMAT}")
    if not _CODE.fullmatch(manifest["code"]) or _number(manifest["code"]) < _number(FIRST_CODE):
        raise SeedproofError(
            f"{path}: was made by code {manifest['code']!r:.40}, expected a version from {FIRST_CODE} on"
        )


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _figures(report: dict[str, Any]) -> Any:
    figures = report.get("figures")
    if not isinstance(figures, dict) or OWN_SPLIT not in figures:
        raise SeedproofError("quality.json: has no figures of the own split. Make it again: dvc repro -f")
    return figures[OWN_SPLIT]


def settings_from(manifest: Any, root_seed: int | str | None = None) -> BenchmarkSettings:
    """Return the settings that a release was made with; `root_seed` stands in for a secret one.

    Raises: SeedproofError when the manifest has no root seed and none is given, or is malformed.
    """
    known = manifest.get("root_seed", root_seed)
    if known is None:
        raise SeedproofError(
            "the release keeps its root seed secret: whoever has it gives it with SEEDPROOF_ROOT_SEED"
        )
    try:
        params = manifest["params"]
        section = params | {
            "version": manifest["version"],
            "generate": params["generate"] | {"root_seed": known},
            "splits": manifest.get("splits", {}),
        }
        return msgspec.convert(section, registry.benchmark(manifest["name"]).settings)
    except (LookupError, TypeError, msgspec.ValidationError) as error:
        raise SeedproofError(f"manifest.json: its params are malformed ({error})") from None


def stated_root_seed(root_seed: int | str) -> dict[str, int | str]:
    """Return a public root seed as it is, and only the SHA-256 of a secret one, which can be proved later."""
    if isinstance(root_seed, int):
        return {"root_seed": root_seed}
    return {"root_seed_sha256": sha256(bytes.fromhex(root_seed)).hexdigest()}

"""Attestations: who checked what of a release's rows, each an in-toto Statement in `attestations/`.

A statement is bound to the rows by its subject, the SHA-256 of each table's canonical lines. A new one makes
no version; one whose subject is not these rows is refused.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any, Literal

import msgspec

import seedproof
from pipeline.certifying.statement import Statement as Certified
from pipeline.certifying.statement import Version
from pipeline.mutating.statement import Statement as Mutated
from pipeline.releasing.manifest import tables_in
from seedproof.contract import registry
from seedproof.record.bounds import LARGEST_FILE, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import typed_value_of
from seedproof.record.nearby import MANIFEST
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import pretty_json

FOLDER = "attestations"

STATEMENT = "https://in-toto.io/Statement/v1"

CODE = "https://github.com/seedproof/seedproof"
"""The repository of Seedproof, which has a tag for each version of the code."""

PREDICATES = f"{CODE}/attestations"
"""What the type of each predicate begins with."""

LIBRARIES = ("datasets", "matplotlib", "numpy", "pillow", "pyarrow")
"""The libraries whose versions can change the bytes of Parquet files and images."""

NOT_FIGURES = ("tool", "made_from", "libraries", "params", "seconds", "engines", "per", "root_seed")
"""What a predicate states of how its figures were found."""


class Checked(msgspec.Struct, forbid_unknown_fields=True):
    """What a gate states: it looked at so many rows and worked examples, and found nothing."""

    tool: dict[str, Version]
    checked: int
    findings: Literal[0]


class Measured(Checked):
    """What the gate `quality` states of the tables."""

    libraries: dict[str, Version]
    params: dict[str, Any]
    expectations: list[str]
    figures: dict[str, dict[str, Any]]
    baselines: dict[str, Any]


KINDS: Mapping[str, type[msgspec.Struct]] = {
    "validate": Checked,
    "cycle": Checked,
    "quality": Measured,
    "certify": Certified,
    "mutate": Mutated,
}
"""The predicate of each attestation, by its name."""

Attested = Mapping[str, Mapping[str, Any]]
"""Predicates by the names of their attestations."""

BY_HAND = ("mutate",)
"""What no stage makes: a maintainer has it made of a release."""


class _Digest(msgspec.Struct, forbid_unknown_fields=True):
    sha256: str


class _Subject(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    digest: _Digest


class _Statement(msgspec.Struct, forbid_unknown_fields=True):
    type_: str = msgspec.field(name="_type")
    subject: list[_Subject]
    predicateType: str
    predicate: dict[str, Any]


def path_of(folder: Path, name: str) -> Path:
    """Return where a release has an attestation."""
    return folder / FOLDER / f"{name}.json"


def tool_of(benchmark: str) -> dict[str, str]:
    """Return the versions of Seedproof and of a benchmark's own package, by name."""
    installed = registry.benchmark(benchmark)
    own = {} if installed.is_ours else {installed.package: installed.version}
    return {"seedproof": seedproof.__version__, **own}


@cache
def installed_libraries() -> dict[str, str]:
    """Return the installed versions of the libraries that can change bytes of a release."""
    return {name: installed_version(name) for name in LIBRARIES}


def of_gate(benchmark: str, report: Mapping[str, Any], quality: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the predicate that the report of a gate without findings gives; `quality` are the params.

    There is none where rows have no scripts.
    """
    if report["stage"] == "certify":
        return report["said"] and {"tool": tool_of(benchmark), **report["said"]}
    predicate = {"tool": tool_of(benchmark), "checked": report["checked"], "findings": report["findings"]}
    if report["stage"] != "quality":
        return predicate
    measured = {key: report[key] for key in ("expectations", "figures", "baselines")}
    return {**predicate, "libraries": installed_libraries(), "params": quality, **measured}


def write_attestation(folder: Path, name: str, manifest: Mapping[str, Any], predicate: Any) -> Path:
    """Write an attestation on the rows of a manifest into the folder of a release, and return its path."""
    path = path_of(folder, name)
    with replacing(path) as file:
        file.write(_written(name, manifest, msgspec.to_builtins(predicate)))
    return path


def _written(name: str, manifest: Mapping[str, Any], predicate: Mapping[str, Any]) -> bytes:
    return pretty_json(
        {
            "_type": STATEMENT,
            "subject": _subject(manifest),
            "predicateType": f"{PREDICATES}/{name}/v1",
            "predicate": predicate,
        }
    )


def _subject(manifest: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{"name": name, "digest": {"sha256": digest}} for name, digest in tables_in(manifest).items()]


def attestations_of(folder: Path, manifest: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the predicates of a release's attestations by their names.

    Raises: SeedproofError for the first that is malformed, or is on other rows.
    """
    return {name: read_attestation(folder, name, manifest) for name in attested(folder)}


def attested(folder: Path) -> list[str]:
    """Return the names of the attestations that a release has."""
    return [name for name in KINDS if path_of(folder, name).is_file()]


def read_attestation(folder: Path, name: str, manifest: Mapping[str, Any]) -> dict[str, Any]:
    """Return the predicate of an attestation.

    Raises: SeedproofError when it is none, or is not on the rows of the manifest.
    """
    path = path_of(folder, name)
    content = read_at_most(path, LARGEST_FILE)
    try:
        statement = typed_value_of(content, _Statement)
        msgspec.convert(statement.predicate, KINDS[name])
    except ValueError as error:
        raise SeedproofError(f"{path}: is no attestation of {name} ({in_our_words(error)})") from error
    if msgspec.to_builtins(statement.subject) != _subject(manifest):
        raise SeedproofError(f"{path}: is on other rows: its subject is not the tables of {MANIFEST}")
    if _written(name, manifest, statement.predicate) != content:
        raise SeedproofError(f"{path}: is not written as an attestation of {name} is")
    _expect_known(path, manifest["name"], statement.predicate)
    return statement.predicate


def _expect_known(path: Path, benchmark: str, predicate: Mapping[str, Any]) -> None:
    """Raise SeedproofError for a tool or a library that no release is made with."""
    for key, known in (("tool", tool_of(benchmark)), ("libraries", dict.fromkeys(LIBRARIES))):
        if key in predicate and predicate[key].keys() != known.keys():
            raise SeedproofError(f"{path}: its {key} are not {', '.join(known)}")


def how_to_have(benchmark: str, attested: Attested) -> str:
    """Say which code checked a release, as it states itself, and the command that installs it."""
    tool = attested.get("validate", {}).get("tool", {})
    here = ", ".join(f"{name} {number}" for name, number in tool_of(benchmark).items())
    stated = ", ".join(f"{name} {number}" for name, number in tool.items()) or "no code"
    if tool == tool_of(benchmark):
        return f"it states {stated}, which is the code that runs here: that has none of these generators"
    others = [f"'{name}=={number}'" for name, number in tool.items() if name != "seedproof"]
    wanted = " ".join((f"'git+{CODE}@v{tool.get('seedproof', 'VERSION')}'", *others))
    return f"it states {stated}, this is {here}. To have that: pip install {wanted}"


def written_by(attestations: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Yield the versions of the tools that attestations name, each once: `seedproof 1.0.0`."""
    tools = [predicate["tool"] for predicate in attestations.values()]
    yield from sorted({f"{name} {number}" for tool in tools for name, number in tool.items()})

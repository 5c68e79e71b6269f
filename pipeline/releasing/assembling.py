"""Writing the folder of a release: rows, then attestations on them, then the documents that tell of both.

The stage `release` calls this with what was built, `verify` writes rows again to compare bytes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from pipeline.gates.schema import schema_path
from pipeline.releasing.attestations import of_gate, write_attestation
from pipeline.releasing.canary import canary
from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.releasing.documents import write_documents
from pipeline.releasing.layers import SCHEMA
from pipeline.releasing.manifest import manifest_of, stated_root_seed
from pipeline.releasing.tables import write_sources, write_tables
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings
from seedproof.record.files import unreadable
from seedproof.record.nearby import MANIFEST
from seedproof.record.rows import Row, pretty_json

GATES = ("validate", "cycle", "certify", "quality")

Table = tuple[str, str]
"""Config and split."""


@dataclass(frozen=True, kw_only=True)
class Contents:
    """The content from which the rows of a release are written."""

    benchmark: str
    settings: BenchmarkSettings
    families: Mapping[str, Any]
    """What was made of each family, as `generate` reports it."""
    tables: Mapping[Table, Sequence[Row]]
    """The rows of each file, those of the default config first."""


def assemble(
    folder: Path,
    contents: Contents,
    reports: Mapping[str, Mapping[str, Any]],
    home: Path,
    processes: SideBySide,
) -> None:
    """Write every file of a draft into an empty folder; `home` has templates, schema and licence.

    `reports` are those of the gates, by stage, without findings. Images are drawn in the `processes`.
    Raises: SeedproofError when a template, the schema or the changelog is missing or cannot be filled in.
    """
    manifest = write_rows(folder, contents, home, processes)
    quality = msgspec.to_builtins(contents.settings)["quality"]
    for gate in GATES:
        if predicate := of_gate(contents.benchmark, reports[gate], quality):
            write_attestation(folder, gate, manifest, predicate)
    write_documents(folder, home, date=None)


def write_rows(
    folder: Path, contents: Contents, home: Path, processes: SideBySide | None = None
) -> dict[str, Any]:
    """Write what a version is: tables, schema, manifest, checksums. Return the manifest."""
    layout = registry.benchmark(contents.benchmark).release
    guid = canary(contents.benchmark, contents.settings.version)
    counts = write_tables(folder, contents.tables, layout.columns, guid, processes)
    counts |= write_sources(folder, layout.sources(contents.settings.generate))
    _copy_schema(home / schema_path(contents.benchmark), folder / SCHEMA)
    root_seed = stated_root_seed(contents.settings.generate.root_seed)
    manifest = manifest_of(
        contents.benchmark, contents.settings, root_seed, contents.families, folder, counts, guid
    )
    (folder / MANIFEST).write_bytes(pretty_json(manifest))
    (folder / SUMS).write_text(sums_text(folder), encoding="utf-8")
    return manifest


def _copy_schema(schema: Path, to: Path) -> None:
    try:
        to.write_bytes(schema.read_bytes())
    except OSError as error:
        raise unreadable(schema, error, "Restore it: git checkout schemas") from error

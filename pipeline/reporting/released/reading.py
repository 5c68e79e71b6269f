"""The page of a release, a pure function of its folder: manifest, attestations and rows."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pipeline.releasing.attestations import attestations_of, written_by
from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.publication import published, status
from pipeline.reporting.content import Page, Section
from pipeline.reporting.released import answers, candidates, difficulty, gates, proofs, trust, wording
from pipeline.reporting.released.rows import rows_in, shown_from, shown_rows
from seedproof.contract import registry
from seedproof.record.rows import OWN_SPLIT


def page_of(folder: Path) -> Page:
    """Read a release folder with its data, and return what its page says.

    Raises: SeedproofError when a file that it needs is missing or malformed.
    """
    manifest = read_manifest(folder)
    benchmark = registry.benchmark(manifest["name"])
    attestations = attestations_of(folder, manifest)
    facts = _facts(folder, manifest, attestations)
    rows = rows_in(folder, manifest)
    with shown_from(folder):
        figures = trust.reasons(attestations)
        shown = shown_rows(folder, manifest, rows)
        sections = _sections(manifest, attestations)
    return Page(
        title=f"{benchmark.release.pretty_name} {manifest['version']}",
        lead=_lead(len(rows), len(manifest["families"])),
        figures=figures,
        facts=facts,
        sections=[section for section in sections if section is not None],
        rows=shown,
        formulas=frozenset(benchmark.audit.FORMULAS),
    )


def _sections(
    manifest: Mapping[str, Any], attestations: Mapping[str, Mapping[str, Any]]
) -> list[Section | None]:
    quality = attestations.get("quality", {"figures": {}, "baselines": {}})
    figures = quality["figures"].get(OWN_SPLIT, {})
    return [
        difficulty.section(figures),
        answers.section(figures, quality["baselines"].get("configs", {})),
        wording.section(figures),
        proofs.section(manifest, attestations),
        gates.section(attestations),
        candidates.section(manifest),
    ]


def _lead(rows: int, families: int) -> str:
    in_families = f" in {families:,} families" if families > 1 else ""
    return f"{rows:,} rows{in_families}. Rebuild any row from its seed, or try to refute its proof."


def _facts(
    folder: Path, manifest: Mapping[str, Any], attestations: Mapping[str, Mapping[str, Any]]
) -> list[tuple[str, str]]:
    publication = published(folder)
    return [
        ("benchmark", manifest["name"]),
        ("version", manifest["version"]),
        ("status", status(publication.date if publication else None)),
        ("root seed", str(manifest.get("root_seed", "secret, its SHA-256 is in the manifest"))),
        ("checked by", ", ".join(written_by(attestations)) or "nobody"),
    ]

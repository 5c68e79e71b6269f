"""Where a row comes from: looked up once, before it is audited."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from pipeline.archiving.releases import release_folder
from pipeline.releasing.attestations import attestations_of, how_to_have
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import read_manifest
from pipeline.workplace.home import params_of
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.contract.settings import Asked, BenchmarkSettings
from seedproof.loading.stated import settings_from
from seedproof.record.errors import Misuse, NotDone, SeedproofError
from seedproof.record.names import no_such
from seedproof.record.nearby import MANIFEST, no_release
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import RowId


@dataclass(frozen=True)
class Source:
    """The release that a row is looked for in; no folder and no manifest where none is here."""

    place: RowId
    folder: Path | None
    manifest: dict[str, Any] | None


@dataclass(frozen=True)
class Origin:
    """A row's source, and what the row was made with."""

    source: Source
    split: str
    asked: Asked
    """The section `generate` of the row's split."""
    seed: int | str | None
    """The root seed of the row's split; None where it is secret."""
    own_seed: int | str | None
    """The root seed of the own split, which demonstrations come from; None where it is secret."""


def source_of(place: RowId, release: Path | None) -> Source:
    """Find the release of a row: the one given, else the current version's, if its data is here.

    Raises: SeedproofError when the folder is no release of the row's benchmark.
    """
    folder = release or (None if place.is_endless else _current_release(place.benchmark))
    if folder is None:
        return Source(place, None, None)
    if not (folder / MANIFEST).is_file():
        raise no_release(folder, place.benchmark)
    manifest = read_manifest(folder)
    if manifest["name"] != place.benchmark:
        raise Misuse(f"{folder}: is a release of {manifest['name']}, expected one of {place.benchmark}")
    return Source(place, folder, manifest)


def other_generator(source: Source) -> str:
    """Say that a generator of another version made a row, and how to have it; nothing where none did."""
    if source.folder is None or source.manifest is None:
        return ""
    place = source.place
    stated = source.manifest["families"].get(place.family, {}).get("generator")
    here = _generator(place)
    if stated is None or stated == here:
        return ""
    attested = attestations_of(source.folder, source.manifest)
    return (
        f"of unknown provenance: version {stated} of its generator made it, this code has {here or 'none'}\n"
        f"{how_to_have(place.benchmark, attested)}"
    )


def origin_of(
    source: Source, split: str, given: int | str | None = None, secret: int | str | None = None
) -> Origin:
    """Look up what a row was made with.

    The root seed `given` counts before any that is stated, `secret` only where none is.
    Raises: SeedproofError when there is no such split, or its root seed is needed and not known.
    """
    own_seed: int | str | None
    if source.manifest is None:
        own_seed = settings_of(source).generate.root_seed
    else:
        own_seed = source.manifest.get("root_seed")
    if split == OWN_SPLIT:
        own_seed = _first(given, own_seed, secret)
    settings = settings_of(source, own_seed)
    asked = asked_of(settings, split)
    if split == OWN_SPLIT:
        return Origin(source, split, asked, own_seed, own_seed)
    seed = _first(given, settings.splits[split].root_seed, secret)
    if seed is None:
        raise NotDone(f"the root seed of {split} is secret for now: give it with SEEDPROOF_ROOT_SEED")
    return Origin(source, split, replace(asked, root_seed=seed), seed, own_seed)


def settings_of(source: Source, own_seed: int | str | None = None) -> BenchmarkSettings:
    """Return what a release was made with, under the root seed `own_seed`; without a release, params.yaml."""
    if source.manifest is None:
        return load_settings(source.place.benchmark, params_of(source.place.benchmark))
    known = {} if own_seed is None else {"root_seed": own_seed}
    return settings_from(source.manifest | known, 0)


def asked_of(settings: BenchmarkSettings, split: str) -> Asked:
    """Return the section `generate` of a split, under the root seed of the own split.

    Raises: SeedproofError when there is no such split.
    """
    if split == OWN_SPLIT:
        return settings.generate
    if split not in settings.splits:
        raise no_such(f"there is no split {split!r:.80}", split, (OWN_SPLIT, *settings.splits))
    return replace(settings.generate, rows=settings.splits[split].rows)


def _first(*root_seeds: int | str | None) -> int | str | None:
    """Return the first root seed that is known."""
    return next((seed for seed in root_seeds if seed is not None), None)


def _generator(place: RowId) -> int | None:
    """Return the version of a family's generator in this code; None where it has no such family."""
    try:
        return registry.benchmark(place.benchmark).generate.version_of(place.family)
    except SeedproofError:
        return None


def _current_release(benchmark: str) -> Path | None:
    settings = load_settings(benchmark, params_of(benchmark))
    folder = release_folder(benchmark, settings.version)
    return folder if (folder / SUMS).exists() and (folder / "jsonl").is_dir() else None

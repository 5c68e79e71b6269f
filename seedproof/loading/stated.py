"""Settings as a release states them: in its manifest, and in what this code knows of ours."""

from typing import Any, get_type_hints

import msgspec

from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.released.known import KnownRelease


def settings_from(manifest: Any, root_seed: int | str | None = None) -> BenchmarkSettings:
    """Return what a release's rows were made with; `root_seed` stands in for a secret one.

    What was expected of the rows is no part of it: that stands in the attestation of `quality`.
    Raises: SeedproofError when the manifest has no root seed and none is given, or is malformed.
    """
    known = manifest.get("root_seed", root_seed)
    if known is None:
        raise SeedproofError(
            "the release keeps its root seed secret: whoever has it gives it with SEEDPROOF_ROOT_SEED"
        )
    declared = get_type_hints(registry.benchmark(manifest["name"]).settings, include_extras=True)
    try:
        generate = manifest["params"]["generate"] | {"root_seed": known}
        return BenchmarkSettings(
            version=manifest["version"],
            generate=msgspec.convert(generate, declared["generate"]),
            splits=msgspec.convert(manifest["splits"], declared["splits"]),
        )
    except (LookupError, TypeError, msgspec.ValidationError) as error:
        raise SeedproofError(f"manifest.json: its params are malformed ({in_our_words(error)})") from None


def settings_of(benchmark: str, version: str, release: KnownRelease) -> dict[str, BenchmarkSettings]:
    """Return the settings of each split of a release that can be made."""
    stated = {
        "name": benchmark,
        "version": version,
        "root_seed": release.root_seed,
        "params": release.params,
        "splits": release.splits,
    }
    return by_split(settings_from(stated))

"""The settings with which the rows of our releases are made."""

from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.contract.stated import settings_from
from seedproof.released.known import KnownRelease


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

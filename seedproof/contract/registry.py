"""Finds benchmarks in the entry-point group `seedproof.benchmarks`, including Seedproof's own."""

from functools import cache

from seedproof.contract.benchmark import Benchmark
from seedproof.record.errors import SeedproofError
from seedproof.record.names import no_such

GROUP = "seedproof.benchmarks"


@cache
def _packages() -> dict[str, str]:
    """Return the package of each benchmark that is installed, by its name, in the order of names.

    Raises: SeedproofError where two packages give a benchmark the same name.
    """
    # Costs more than all the rest of `import seedproof`.
    from importlib.metadata import entry_points

    packages: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP)):
        if packages.get(entry.name, entry.value) != entry.value:
            raise SeedproofError(
                f"{entry.name}: both {packages[entry.name]} and {entry.value} are benchmarks of this name. "
                "Uninstall one of them"
            )
        packages[entry.name] = entry.value
    return packages


def benchmarks() -> tuple[str, ...]:
    """Return the names of all installed benchmarks."""
    return tuple(_packages())


@cache
def benchmark(name: str) -> Benchmark:
    """Return a benchmark without importing its modules.

    Raises: SeedproofError for an unknown name.
    """
    if name not in _packages():
        raise no_such(f"there is no benchmark {name!r}", name, benchmarks())
    return Benchmark(name, _packages()[name])


def benchmarks_with(module: str) -> list[str]:
    """Return the names of the benchmarks with an optional module, such as `holder`."""
    return [name for name in benchmarks() if benchmark(name).has(module)]

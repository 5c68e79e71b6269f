"""Our own benchmarks: what holds of this repository is asked of them alone, whatever else is installed."""

from seedproof.contract import registry

OURS = tuple(name for name in registry.benchmarks() if registry.benchmark(name).is_ours)

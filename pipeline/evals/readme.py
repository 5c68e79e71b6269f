"""`evals/README.md`: each command, with the version that it was tested with."""

from seedproof.contract.benchmark import Benchmark


def readme_of(benchmark: Benchmark) -> str:
    return ""

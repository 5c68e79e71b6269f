"""Releases with the files of `evals/`, written once and shared."""

import importlib.util

import pytest

from tests.evals import releases
from tests.sharing import made_once


@pytest.fixture(scope="session")
def released(tmp_path_factory):
    """A folder with a release of each benchmark, to read."""

    def write_all(folder):
        for benchmark in releases.BENCHMARKS:
            releases.write(folder / benchmark, benchmark)

    return made_once(tmp_path_factory, "released_with_evals", write_all)


@pytest.fixture(scope="session")
def load(released):
    """Loads a file of `evals/` of a benchmark, once."""
    loaded = {}

    def module(benchmark, name):
        if (benchmark, name) not in loaded:
            path = released / benchmark / "evals" / f"{name}.py"
            spec = importlib.util.spec_from_file_location(f"{name}_of_{benchmark}", path)
            loaded[benchmark, name] = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(loaded[benchmark, name])
        return loaded[benchmark, name]

    return module

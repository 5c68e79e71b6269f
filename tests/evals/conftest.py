"""Releases with the files of `evals/`, written once and shared."""

import importlib.util
from functools import cache

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
    """Loads `rewards.py` of a benchmark, once."""

    @cache
    def rewards(benchmark):
        path = released / benchmark / "evals" / "rewards.py"
        spec = importlib.util.spec_from_file_location(f"rewards_of_{benchmark}", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return rewards

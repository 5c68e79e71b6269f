"""Workplaces: folders with what a build needs, and a small benchmark to build in them."""

import os
import random
import shutil
import subprocess
import sys
import threading
from itertools import product
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from pipeline.cli import cli
from pipeline.stages import STAGES
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.record import progress
from seedproof.record.files import file_digest
from tests import circles
from tests.evaluating.engine.commands import endpoint, nursery
from tests.sharing import made_once

# Of one process for all folders: where a model is asked, and where pages show how.
__all__ = ["endpoint", "nursery"]

REPOSITORY = Path(__file__).parent.parent

# The same examples for everybody: what fails here fails in every clone, whatever an earlier run has left in
# `.hypothesis/`, and a slow machine is no finding. Many that never change find no more than a few.
settings.register_profile(
    "everywhere",
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("everywhere")

# Nor may they depend on which modules other tests have loaded, whose constants would be tried.
pytest.MonkeyPatch().setattr(providers, "_get_local_constants", lambda: providers._local_constants)

# Tests run side by side themselves. Those of several workers ask for them.
os.environ["SEEDPROOF_WORKERS"] = "1"

# Nor does what they print depend on how slow the machine is.
progress.PAUSE = threading.TIMEOUT_MAX

SMALL = {
    "missing_fact": {
        "version": "1.0.0",
        "generate": {
            "root_seed": 7,
            "difficulties": [1, 2],
            "rows": {"A": 2, "B": 2},
            "demonstrations": 1,
        },
        "quality": {
            "most_common_answer_percent": {"default": 100},
            "guessed_percent": {"all_rows": 100, "default": 100},
            "fewest_skeletons": 0,
        },
        "splits": {},
    },
    "curriculum": {
        "version": "1.0.0",
        "generate": {
            "root_seed": 7,
            "rows": {"default": 0, "k_nbt_a_1": 3, "3_oa_d_8": 2, "4_nbt_b_6": 2, "8_ee_a_2": 2},
        },
        "quality": {
            "most_common_answer_percent": {"default": 100},
            "fewest_skeletons": {"default": 0},
            "naturalness": {"least_vocabulary": 0, "least_distinct_2_per_mille": 0, "least_verb_forms": 0},
        },
        "splits": {},
    },
    "number_game": {
        "version": "1.0.0",
        "generate": {
            "root_seed": 7,
            "rows": {"easy": 2, "medium": 2, "hard": 2, "mixed": 4},
            "demonstrations": 2,
            "shots": [2],
        },
        "quality": {
            "most_common_target_percent": 100,
            "compared_root_seed": 8,
            "least_p_value_percent": 0,
        },
        "splits": {},
    },
    "university": {
        "version": "1.0.0",
        "generate": {
            "root_seed": 7,
            "rows": {
                "text": {"algebra": 4, "sequences_series": 2},
                "visual": {"precalculus": 3, "integral_calculus": 5},
            },
        },
        "quality": {"most_common_answer_percent": {"default": 100}},
        "splits": {},
    },
    "judge": {
        "version": "1.0.0",
        "generate": {"root_seed": 7, "problems_root_seed": 7, "rows": {"problems": 3}},
        "quality": {"surface_accuracy_percent": 100, "length_difference_percent": 100},
        "splits": {
            "final_correct_reasoning_wrong": {
                "root_seed": 8,
                "rows": {"problems": 2, "candidates": "false_step"},
            }
        },
    },
}

PUBLICATION = {
    "namespace": "acme",
    "code": "https://code.example/acme/proofs",
    "issues": "https://code.example/acme/proofs/issues",
    "year": 2031,
}

PARAMS = {"publication": PUBLICATION, **SMALL}


SLOW_FIXTURES = {"built", "built_few", "wheel"}
"""Whichever test is the first to need one waits until it is made."""


def pytest_addoption(parser):
    parser.addoption("--slice", type=int, help="of the soak, run this slice alone")
    parser.addoption("--shuffle", help="run files, and the tests of each, in the random order of this seed")


def pytest_collection_modifyitems(config, items):
    """What is of the soak is slow, and what needs a built release or an installed wheel."""
    for item in items:
        if item.get_closest_marker("soak") or SLOW_FIXTURES.intersection(item.fixturenames):
            item.add_marker(pytest.mark.slow)
    if number := config.getoption("--slice"):
        others = [item for item in items if not circles.is_in_slice(item, number)]
        items[:] = [item for item in items if circles.is_in_slice(item, number)]
        config.hook.pytest_deselected(items=others)
    if seed := config.getoption("--shuffle"):
        items[:] = circles.shuffled(items, random.Random(seed))


def run(*arguments):
    """The result of a command, run in this process."""
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


def furnish(folder, params=SMALL):
    """Put into a folder what the stages read, with small counts."""
    for name in ("schemas", "datacards"):
        shutil.copytree(REPOSITORY / name, folder / name)
    shutil.copy(REPOSITORY / "LICENSE-DATA", folder)
    forget_our_releases(folder)
    (folder / "params.yaml").write_text(yaml.safe_dump({"publication": PUBLICATION} | params))


def forget_our_releases(folder, benchmark="*"):
    """Make the changelogs those of a project that has released nothing yet."""
    for changelog in (folder / "datacards").glob(f"{benchmark}/CHANGELOG.md"):
        changelog.write_text(changelog.read_text().split("## ")[0])


def build_and_cut(folder):
    """Make every small benchmark in a folder, and its release."""
    furnish(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for benchmark, stage in product(SMALL, STAGES):
            done = run(stage, benchmark)
            assert done.exit_code == 0, done.output
        assert run("cut").exit_code == 0


def contents(folder):
    """The checksum of every file of a folder, by its path."""
    return {path: file_digest(path) for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """A workplace in which the small benchmark is built and cut; only to be read or copied."""
    folder = made_once(tmp_path_factory, "built", build_and_cut)
    before = contents(folder)
    yield folder
    assert contents(folder) == before, "a test has altered what all tests share"


@pytest.fixture
def workplace(built, tmp_path, monkeypatch):
    """A copy of the built workplace to break, as the current folder."""
    return copied(built, tmp_path, monkeypatch)


@pytest.fixture
def workplace_few(built_few, tmp_path, monkeypatch):
    """A copy of the workplace with few families to break, as the current folder."""
    return copied(built_few, tmp_path, monkeypatch)


def copied(built, tmp_path, monkeypatch):
    """Copy a built workplace, and make the copy the current folder."""
    folder = tmp_path / "workplace"
    shutil.copytree(built, folder)
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The documentation, built as `make docs` does."""

    def build(folder):
        options = ["-W", "--keep-going", "-q", "-d", folder / ".doctrees"]
        docs = REPOSITORY / "docs"
        command = [sys.executable, "-m", "sphinx", *options, docs, folder]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    return made_once(tmp_path_factory, "site", build)


ONE_FAMILY = {name: 0 for name in FAMILIES} | {"A": 2, "B": 2, "bayes_missing_prior": 3, "laplace_grid": 2}
"""The rows of missing_fact when it has one family of each type."""


def ask_for_one_family():
    """Have params.yaml of the current folder ask for one family of each type."""
    params = yaml.safe_load(Path("params.yaml").read_text())
    params["missing_fact"]["generate"]["rows"] = ONE_FAMILY
    Path("params.yaml").write_text(yaml.safe_dump(params))


def keep_one_family():
    """Leave one family of each type in the workplace that is the current folder, generated anew."""
    ask_for_one_family()
    shutil.rmtree("build")
    shutil.rmtree("releases")
    assert run("generate", "missing_fact").exit_code == 0


@pytest.fixture(scope="session")
def built_few(built, tmp_path_factory):
    """Like `built`, with one family of each type: for what takes time by families."""

    def make(folder):
        shutil.copytree(built, folder, dirs_exist_ok=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(folder)
            ask_for_one_family()
            shutil.rmtree("build/missing_fact")
            shutil.rmtree("releases/missing_fact")
            forget_our_releases(folder, "missing_fact")
            for command in (*STAGES, "cut"):
                done = run(command, "missing_fact")
                assert done.exit_code == 0, done.output

    folder = made_once(tmp_path_factory, "built_few", make)
    before = contents(folder)
    yield folder
    assert contents(folder) == before, "a test has altered what all tests share"


@pytest.fixture
def one_family(workplace):
    """The workplace with one family of each type, for what runs stages again."""
    keep_one_family()
    return workplace

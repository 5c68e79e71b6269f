"""A library that is not of the core is named with the extra of pyproject.toml that brings it."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions

import pytest
from packaging.requirements import Requirement

from seedproof.record.errors import SeedproofError
from seedproof.record.extras import EXTRAS, TRAINERS, named_extra
from tests.circles import few, soak
from tests.conftest import REPOSITORY
from tests.imports import PIPELINE, SEEDPROOF, imported

PROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]

READ = {"sphinxcontrib-katex", "ziamath"}
"""Of these, pages take a file: KaTeX and a font. Nothing of them is imported."""

LACKING = {
    "download missing_fact --namespace acme": "hub",
    "verify missing_fact --decide": "certify",
    "certify missing_fact --decide": "certify",
    "evaluate missing_fact --model seedproof/oracle --out run": "evaluate",
    "report missing_fact": "build",
    "make-release": "build",
    "quality missing_fact": "build",
    "tabulate number_game --out universe.parquet": "build",
}
"""Commands, with the extra that each needs."""

DISTRIBUTIONS = {
    package: {name.lower().replace("_", "-") for name in names}
    for package, names in packages_distributions().items()
}


def named(requirements):
    return {Requirement(text).name for text in requirements}


def imported_libraries():
    """The packages of others that any file of the project imports."""
    paths = [path for room in (PIPELINE, SEEDPROOF) for path in room.rglob("*.py")]
    found = {package for path in paths for package in imported(path)[1]}
    return found - sys.stdlib_module_names


@soak
def test_every_library_is_of_the_core_or_of_an_extra():
    libraries = imported_libraries()
    of_an_extra = {package for packages in EXTRAS.values() for package in packages}
    of_trainers = {package for packages in TRAINERS.values() for package in packages}
    others = libraries - of_an_extra - of_trainers
    assert of_an_extra | of_trainers <= libraries
    assert {name for package in others for name in DISTRIBUTIONS[package]} == named(PROJECT["dependencies"])


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_its_libraries_and_no_others(extra):
    asked = named(PROJECT["optional-dependencies"][extra]) - {"seedproof"} - READ
    brought = asked | {name for top in asked for name in named(distribution(top).requires or ())}
    packages = {package: DISTRIBUTIONS[package] for package in EXTRAS[extra]}
    assert [package for package, names in packages.items() if not names & brought] == []
    assert asked <= set().union(*packages.values())


def test_all_is_every_extra_but_those_for_clusters_and_peers():
    (everything,) = map(Requirement, PROJECT["optional-dependencies"]["all"])
    (build, *_) = map(Requirement, PROJECT["optional-dependencies"]["build"])
    assert everything.extras | build.extras == set(EXTRAS) - {"ray"}
    assert {*EXTRAS, *TRAINERS, "all", "peers"} == set(PROJECT["optional-dependencies"])


def test_a_library_that_is_missing_is_one_line_with_its_extra():
    line = r"^PIL is not installed\. [^\n]+ 'seedproof\[build\]'$"
    with pytest.raises(SeedproofError, match=line), named_extra():
        raise ModuleNotFoundError("No module named 'PIL.Image'", name="PIL.Image")


def test_any_other_module_that_is_missing_is_a_defect():
    with pytest.raises(ModuleNotFoundError, match="seedproof_of_others"), named_extra():
        import seedproof_of_others  # noqa: F401


@pytest.mark.parametrize("words", few(LACKING))
def test_a_command_says_before_it_begins_which_extra_it_lacks(tmp_path, words):
    """With an import system in which the libraries of the extra are not to be found."""
    code = (
        "import sys\n"
        "for name in {names!r}: sys.modules[name] = None\n"
        "from pipeline.__main__ import main\n"
        "sys.argv = ['seedproof', *{words!r}]\n"
        "main()"
    )
    extra = LACKING[words]
    done = subprocess.run(
        [sys.executable, "-c", code.format(names=EXTRAS[extra], words=words.split())],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
    )
    said = f"Install what this needs: pip install 'seedproof[{extra}]'\n"
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (3, "", 1), done.stderr
    assert done.stderr.endswith(said), words

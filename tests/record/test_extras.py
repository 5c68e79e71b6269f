"""A library that is not of the core is named with the extra of pyproject.toml that brings it."""

import sys
import tomllib
from importlib.metadata import distribution, packages_distributions

import pytest
from packaging.requirements import Requirement

from seedproof.record.errors import SeedproofError
from seedproof.record.extras import EXTRAS, named_extra
from tests.conftest import REPOSITORY
from tests.imports import PIPELINE, SEEDPROOF, imported

PROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]

READ = {"sphinxcontrib-katex", "ziamath"}
"""Of these, pages take a file: KaTeX and a font. Nothing of them is imported."""

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


def test_every_library_is_of_the_core_or_of_an_extra():
    libraries = imported_libraries()
    of_an_extra = {package for packages in EXTRAS.values() for package in packages}
    others = libraries - of_an_extra
    assert of_an_extra <= libraries
    assert {name for package in others for name in DISTRIBUTIONS[package]} == named(PROJECT["dependencies"])


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_its_libraries_and_no_others(extra):
    asked = named(PROJECT["optional-dependencies"][extra]) - {"seedproof"} - READ
    brought = asked | {name for top in asked for name in named(distribution(top).requires or ())}
    packages = {package: DISTRIBUTIONS[package] for package in EXTRAS[extra]}
    assert [package for package, names in packages.items() if not names & brought] == []
    assert asked <= set().union(*packages.values())


def test_all_is_every_extra():
    (everything,) = map(Requirement, PROJECT["optional-dependencies"]["all"])
    (build, *_) = map(Requirement, PROJECT["optional-dependencies"]["build"])
    assert everything.extras | build.extras == set(EXTRAS)


def test_a_library_that_is_missing_is_one_line_with_its_extra():
    line = r"^PIL is not installed\. [^\n]+ 'seedproof\[build\]'$"
    with pytest.raises(SeedproofError, match=line), named_extra():
        raise ModuleNotFoundError("No module named 'PIL.Image'", name="PIL.Image")


def test_any_other_module_that_is_missing_is_a_defect():
    with pytest.raises(ModuleNotFoundError, match="seedproof_of_others"), named_extra():
        import seedproof_of_others  # noqa: F401

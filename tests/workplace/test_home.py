"""Where the templates of a benchmark are found: in a workplace, else with this code."""

from pathlib import Path

import pytest

from pipeline.releasing import home as releasing
from pipeline.releasing.home import home_of
from pipeline.workplace import home
from tests.conftest import REPOSITORY, SMALL, furnish

SCHEMA = Path("schemas/judge.schema.json")


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """A folder of another project, which has a params.yaml of its own, too, as the current one."""
    (tmp_path / "params.yaml").write_text("train: {epochs: 3}\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_workplace_has_its_own_templates(elsewhere):
    furnish(elsewhere)
    assert home.home_with(SCHEMA) == home_of("judge") == Path()
    for benchmark in SMALL:
        assert home.params_of(benchmark) == Path("params.yaml")


def test_in_any_other_folder_the_templates_of_the_checkout_count(elsewhere):
    assert home.home_with(SCHEMA) == home_of("judge") == REPOSITORY
    assert home.params_of("judge") == REPOSITORY / "params.yaml"


def test_without_a_checkout_those_that_are_installed_count(elsewhere, tmp_path_factory, monkeypatch):
    installed = tmp_path_factory.mktemp("templates")
    furnish(installed)
    monkeypatch.setattr(home, "HOMES", (Path(), elsewhere / "site-packages", installed))
    monkeypatch.setattr(releasing, "CHECKOUT", elsewhere / "site-packages")
    monkeypatch.setattr(releasing, "INSTALLED", installed)
    assert home.home_with(SCHEMA) == home_of("judge") == installed
    assert home.params_of("judge") == installed / "params.yaml"


def test_templates_that_are_nowhere_are_said_to_be_missing_here(elsewhere, monkeypatch):
    monkeypatch.setattr(home, "HOMES", (Path(),))
    assert home.home_with(SCHEMA) is None
    assert home.params_of("judge") == Path("params.yaml")

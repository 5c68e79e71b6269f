"""`seedproof new-template` writes a template that keeps every promise, and nothing over anything."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY, run

NAME = "leaking_barrel"
HOMES = ("seedproof/problems/templates", "seedproof/certifying/university/templates")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A folder with the places of templates; it is the current one."""
    for home in HOMES:
        (tmp_path / home).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def files(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_is_written_is_told_and_as_clean_as_our_own_code(checkout):
    output = run("new-template", NAME).output
    assert output.splitlines()[: len(files(checkout))] == [str(path) for path in sorted(files(checkout))]
    assert all(b"@" not in text.replace(b"@dataclass", b"") for text in files(checkout).values())
    config = ["--no-cache", "--config", REPOSITORY / "pyproject.toml"]
    for words in (["check"], ["format", "--check"]):
        command = [Path(sys.executable).with_name("ruff"), *words, *config, checkout]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_template_keeps_what_is_promised_of_every_template(checkout):
    """In a copy of the code, which has the new template in addition."""
    for room in ("seedproof", "pipeline", "tests", "schemas", "docs"):
        shutil.copytree(REPOSITORY / room, checkout / room, dirs_exist_ok=True)
    for path in ("pyproject.toml", "params.yaml"):
        shutil.copy(REPOSITORY / path, path)
    assert run("new-template", NAME).exit_code == 0
    tests = [f"tests/problems/test_{name}.py" for name in ("templates", "solutions", "asked", "texts")]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, "-m", ""]
    read = "tests/certifying/university/test_calculus.py"
    own = os.environ | {"PYTHONPATH": str(checkout)}
    done = subprocess.run([*command, *tests, read], capture_output=True, text=True, env=own)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "[100%]" in done.stdout


@pytest.mark.parametrize("there", [f"{HOMES[0]}/{NAME}", f"{HOMES[1]}/{NAME}.py"])
def test_nothing_is_written_over(checkout, there):
    (checkout / there).write_text("mine")
    before = files(checkout)
    done = run("new-template", NAME)
    assert done.exit_code == 2
    assert "exists already, and is left as it is" in done.output
    assert files(checkout) == before


@pytest.mark.parametrize("name", ["Tank", "two-tanks", "tank2", "../tank", "a" * 41, "lambda"])
def test_a_name_that_cannot_be_one_is_one_line(checkout, name):
    done = run("new-template", name)
    assert done.exit_code == 2
    assert "cannot be the name of a template" in done.output
    assert done.output.count("\n") == 1
    assert files(checkout) == {}


def test_outside_a_checkout_it_says_where_to_run_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("new-template", NAME)
    assert done.exit_code == 2
    assert "Run this in a checkout" in done.output

"""`seedproof new-benchmark` writes a benchmark that is complete, and nothing over anything."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from setuptools.glob import glob

from pipeline.starting.new_benchmark import SKELETON
from seedproof import __version__
from tests.conftest import REPOSITORY, run

NAME = "common_measures"


@pytest.fixture
def started(tmp_path, monkeypatch):
    """A new benchmark; the current folder is the one it lies in."""
    monkeypatch.chdir(tmp_path)
    done = run("new-benchmark", NAME)
    assert done.exit_code == 0, done.output
    return tmp_path / NAME


def test_every_template_is_written_and_every_placeholder_filled(started):
    written = {path.relative_to(started).as_posix() for path in started.rglob("*") if path.is_file()}
    templates = [path.relative_to(SKELETON).as_posix() for path in SKELETON.rglob("*.template")]
    assert written == {name.removesuffix(".template").replace("@NAME@", NAME) for name in templates}
    for name in written:
        assert not re.search("@[A-Z]+@", (started / name).read_text()), name


def test_it_says_what_to_do_next(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = run("new-benchmark", NAME).output
    for command in ("pip install -e .", "python -m pytest", "dvc repro", f"seedproof cut {NAME}"):
        assert f"    {command}" in said


def test_it_asks_for_the_version_of_seedproof_that_wrote_it(started):
    project = tomllib.loads((started / "pyproject.toml").read_text())["project"]
    assert project["dependencies"] == [f"seedproof=={__version__}"]
    assert project["entry-points"]["seedproof.benchmarks"] == {NAME: NAME}


def test_what_is_written_is_as_clean_as_our_own_code(started):
    config = ["--no-cache", "--config", REPOSITORY / "pyproject.toml"]
    for words in (["check", "--extend-per-file-ignores", "**/tests/**:D"], ["format", "--check"]):
        command = [Path(sys.executable).with_name("ruff"), *words, *config, started]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("kind", ["folder", "file", "link"])
def test_nothing_is_written_over(tmp_path, monkeypatch, kind):
    monkeypatch.chdir(tmp_path)
    there = tmp_path / NAME
    if kind == "folder":
        there.mkdir()
    elif kind == "file":
        there.write_text("mine")
    else:
        there.symlink_to(tmp_path / "nowhere")
    done = run("new-benchmark", NAME)
    assert done.exit_code == 2
    assert done.output.splitlines() == [
        f"Error: {NAME}: exists already, and is left as it is. Choose another name or folder"
    ]
    assert [path.name for path in tmp_path.rglob("*")] == [NAME]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Divisors", "cannot be the name of a benchmark, expected small letters"),
        ("common-divisors", "cannot be the name of a benchmark"),
        ("gcd2", "cannot be the name of a benchmark"),
        ("../elsewhere", "cannot be the name of a benchmark"),
        ("a" * 41, "at most 40"),
        ("judge", "a benchmark of this name is installed"),
        ("lambda", "has another meaning"),
        ("publication", "has another meaning"),
        ("releases", "has another meaning"),
        ("json", "a Python package of this name is installed"),
        ("pipeline", "a Python package of this name is installed"),
    ],
)
def test_a_name_that_cannot_be_one_is_one_line(tmp_path, monkeypatch, name, said):
    monkeypatch.chdir(tmp_path)
    done = run("new-benchmark", name)
    assert done.exit_code == 2
    assert said in done.output
    assert done.output.count("\n") == 1
    assert list(tmp_path.rglob("*")) == []


def test_the_wheel_has_every_template():
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
    patterns = project["tool"]["setuptools"]["package-data"]["pipeline.starting"]
    room = SKELETON.parent
    packed = {path for pattern in patterns for path in glob(str(room / pattern), recursive=True)}
    assert packed == {str(path) for path in room.rglob("*.template")}

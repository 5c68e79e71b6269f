"""A benchmark outside this repository goes the whole way, by the commands of its tutorial.

It lives in an environment of its own, which sees the packages of this one; this one learns nothing of it.
"""

import json
import os
import re
import shlex
import site
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import seedproof
from pipeline.publishing.local_hub import LocalHub
from pipeline.releasing.layers import release_files
from pipeline.releasing.publication import published
from seedproof.contract import registry
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.hub import ACCOUNTS
from tests.hub import environment as environment_of

NAME = "common_divisors"

pytestmark = [
    pytest.mark.skipif(NAME in registry.benchmarks(), reason=f"{NAME} is installed here"),
    soak,
]

PAGE = (REPOSITORY / "docs/tutorial/make_a_benchmark.md").read_text()
BLOCKS = re.findall(r"^```(sh|yaml)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FIRST = f"releases/{NAME}/1.0.0"
PROGRAMS = {
    "seedproof": "from pipeline.__main__ import main",
    "dvc": "from dvc.cli import main",
}
OFFLINE = "--no-deps --no-build-isolation --no-index --disable-pip-version-check --quiet"


class Person:
    """Somebody with an environment, a folder to work in, and a Hub."""

    def __init__(self, home, hub):
        self.folder = home / "work"
        self.folder.mkdir()
        self.said = {}
        self._bin = self._environment(home / "environment")
        identity = {"GIT_CONFIG_GLOBAL": os.devnull}
        for role in ("AUTHOR", "COMMITTER"):
            identity |= {f"GIT_{role}_NAME": "A", f"GIT_{role}_EMAIL": "a@example.org"}
        self._variables = os.environ | environment_of(hub, home / "home") | identity
        self._variables["PATH"] = f"{self._bin}{os.pathsep}{os.environ['PATH']}"
        self._variables.pop("PYTHONPATH", None)

    def _environment(self, folder):
        """Make an environment with all packages of this one, and the commands that a person calls."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        (packages,) = folder.glob("lib/python*/site-packages")
        lines = [str(REPOSITORY), *site.getsitepackages()]
        (packages / "beside.pth").write_text("".join(f"{line}\n" for line in lines))
        python = folder / "bin/python"
        for name, start in PROGRAMS.items():
            self._program(folder / "bin" / name, f"#!{python}\nimport sys\n{start}\nsys.exit(main())\n")
        pip = f'#!/bin/sh\nexec {sys.executable} -m pip --python {python} "$@" {OFFLINE}\n'
        self._program(folder / "bin/pip", pip)
        return folder / "bin"

    def _program(self, path, text):
        path.write_text(text)
        path.chmod(0o755)

    def type(self, command, code=0):
        """Run a command as a person types it, and return what it printed."""
        program, *arguments = shlex.split(command)
        if program == "cd":
            self.folder /= arguments[0]
            return ""
        done = subprocess.run(
            [program, *arguments],
            cwd=self.folder,
            env=self._variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, f"{command}\n{done.stdout}{done.stderr}"
        self.said[command] = done.stdout + done.stderr
        return self.said[command]

    def set_params(self, text):
        """Change what a block of YAML shows of params.yaml, and leave the rest."""
        path = self.folder / "params.yaml"
        params = yaml.safe_load(path.read_text())
        merge(params, yaml.safe_load(text))
        path.write_text(yaml.safe_dump(params, sort_keys=False))

    def edit(self, name, old, new):
        path = self.folder / name
        text = path.read_text()
        assert text.count(old) == 1
        path.write_text(text.replace(old, new))


def merge(section, changes):
    for key, value in changes.items():
        if isinstance(value, dict):
            merge(section[key], value)
        else:
            assert key in section
            section[key] = value


@pytest.fixture(scope="module")
def hub(tmp_path_factory):
    with LocalHub(tmp_path_factory.mktemp("hub"), ACCOUNTS) as hub:
        yield hub
    assert hub.broken == []


@pytest.fixture(scope="module")
def person(hub, tmp_path_factory):
    """Somebody who has done all that the page shows, in its order."""
    person = Person(tmp_path_factory.mktemp("person"), hub)
    assert len(BLOCKS) > 6
    for language, block in BLOCKS:
        if language == "yaml":
            person.set_params(block)
            continue
        for command in block.splitlines():
            person.type(command)
    return person


def test_its_own_tests_pass(person):
    said = person.said["python -m pytest"]
    assert re.search("[0-9]+ passed, 1 skipped", said), said


def test_nothing_is_left_to_commit(person):
    assert person.type("git status --porcelain") == ""


def test_only_the_benchmarks_of_params_yaml_are_looked_at(person):
    lines = person.said["seedproof status"].splitlines()
    assert [line.split()[:5] for line in lines if not line.startswith(" ")][1:] == [
        [NAME, "1.0.0", "-", "yes", "yes"]
    ]


def test_the_first_version_verifies_in_full_beside_the_second(person):
    assert "(minor: greatest_common_divisor: rows 30 added)" in person.said[f"seedproof cut {NAME}"]
    said = person.said[f"seedproof verify {FIRST}"]
    proved = f"{NAME} 1\\.0\\.0: rows proved; published on [0-9-]+ on the maintainer's word"
    assert re.search(f"^{proved}; 9 figures on the maintainer's word$", said, re.MULTILINE), said
    assert "150 rows proved from their facts" in said
    assert "params.yaml is of version 1.1.0" in said


def test_a_row_is_audited_and_equals_the_released_one(person):
    said = person.said[f"seedproof audit {NAME}/greatest_common_divisor/d2/000000"]
    assert f"equals the row in {FIRST}/jsonl/default/test.jsonl" in said


def test_the_hub_has_what_is_published_and_what_comes_after_is_a_draft(person, hub):
    files = hub.files(f"acme/{NAME}", "v1.0.0")
    for name in release_files(person.folder / FIRST):
        assert files[name] == (person.folder / FIRST / name).read_bytes()
        assert (person.folder / "../copy" / name).read_bytes() == files[name]
    assert published(person.folder / FIRST).tag == "v1.0.0"
    assert published(person.folder / f"releases/{NAME}/1.1.0") is None


def test_a_rehearsal_of_the_second_goes_the_whole_way_on_top_of_the_first(person):
    said = person.type(f"seedproof rehearse {NAME}")
    assert "v1.0.0 is there already" in said
    assert "of main, without a tag" in said


def test_the_release_names_its_own_code_and_authors(person):
    folder = person.folder / FIRST
    attestation = json.loads((folder / "attestations/validate.json").read_bytes())
    assert attestation["predicate"]["tool"] == {"seedproof": seedproof.__version__, NAME: "0.1.0"}
    croissant = json.loads((folder / "croissant.json").read_bytes())
    assert croissant["creator"]["name"] == f"The authors of {NAME}"
    card = (folder / "README.md").read_text()
    assert "Differences from the paper" not in card
    assert "The Seedproof authors" not in card


def test_elsewhere_its_templates_come_from_the_checkout_that_the_package_is_run_from(person, tmp_path):
    folder = person.folder
    person.folder = tmp_path
    said = person.type(f"seedproof verify {folder / FIRST}")
    person.folder = folder
    assert "documents     by this code: rebuilt, with equal bytes: README.md, " in said


def test_its_tests_hold_after_a_release_and_see_a_card_that_changed(person):
    """The same code cannot have written another card; a later version of it can."""
    card = f"datacards/{NAME}/README.md"
    person.edit(card, "Show how", "Only to show how")
    command = f"seedproof verify {FIRST}"
    assert "README.md, line" in person.type(command, code=1)
    person.edit(f"{NAME}/__init__.py", '"0.1.0"', '"0.2.0"')
    said = person.type(command, code=3)
    assert f"other code wrote them: it states seedproof {seedproof.__version__}, {NAME} 0.1.0, " in said
    person.type("git checkout --quiet .")


def test_after_the_sampling_changed_the_rows_are_proved_and_their_code_is_named(person):
    start = "    draws = Draws(seed)\n"
    person.edit(f"{NAME}/generate.py", start, f"{start}    draws.below(7)\n")
    person.edit(f"{NAME}/generate.py", "VERSION = 1", "VERSION = 2")
    person.edit(f"{NAME}/__init__.py", '"0.1.0"', '"0.2.0"')
    said = person.type(f"seedproof verify {FIRST}", code=3)
    assert "by proof: 150 rows proved from their facts, and read back from their text" in said
    assert "was made by version 1 of its generator, this code has 2" in said
    person.type("git checkout --quiet .")


def test_this_environment_never_learnt_of_it():
    assert not list(Path(site.getsitepackages()[0]).glob(f"*{NAME}*"))

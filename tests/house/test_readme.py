"""What README.md shows is run, and what it names is there."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from pipeline.archiving.signing import sign
from pipeline.cli import cli
from tests.collecting.test_collect import GOOD
from tests.conftest import REPOSITORY, run
from tests.releasing.test_release import CUT
from tests.releasing.test_signing import make_key
from tests.tiny import acme_fixture, client_fixture, real_cache_fixture  # noqa: F401

VERSION = yaml.safe_load((REPOSITORY / "params.yaml").read_text())["missing_fact"]["version"]
README = (REPOSITORY / "README.md").read_text()
BLOCKS = re.findall(r"^```(python)?\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
COMMANDS = [line for language, block in BLOCKS if not language for line in block.splitlines()]
SNIPPETS = [block for language, block in BLOCKS if language]
PRINTED = {
    "datasets": "Your notes:",
    "seedproof.answers": "7 7/18 ()",
    "seedproof.equivalence": "equal both hold the same points and intervals\nequal\n",
}
"""What each snippet prints, by what it is about."""


def environment():
    """As a newcomer has it after `make release`: the commands of the environment at hand."""
    return os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}


def test_the_make_targets_are_there():
    shown = {command.split()[1] for command in COMMANDS if command.startswith("make ")}
    shown |= set(re.findall(r"`make ([a-z]+)`", README))
    listed = subprocess.run(
        ["make", "help"], cwd=REPOSITORY, capture_output=True, text=True, check=True
    ).stdout
    assert (
        {"release", "test"}
        <= shown
        <= {line.split()[1] for line in listed.splitlines() if line.startswith("make")}
    )


def test_the_release_target_runs_what_the_stages_need():
    said = subprocess.run(
        ["make", "-n", "release"], cwd=REPOSITORY, capture_output=True, text=True, check=True
    ).stdout
    assert "dvc repro" in said
    assert "-m pipeline cut" in said


def test_every_shown_command_runs(workplace, tmp_path, acme, real_cache):
    """In the order of the page, on the small benchmark and a Hub on loopback that has its release."""
    shown = [command for command in COMMANDS if command.startswith("seedproof ")]
    make_key(tmp_path / "release-key")
    judged = {"id": "a", "label": True, "author": "b", "judgement": None}
    for name in ("labelled", "judge", "another_judge"):
        (workplace / f"{name}.jsonl").write_text(json.dumps(judged) + "\n")
    (workplace / "problems.jsonl").write_text(json.dumps(GOOD) + "\n")
    assert len(shown) > 10
    for command in ("seedproof publish missing_fact --namespace acme --yes", *shown):
        done = run(*_for_small(shlex.split(command)[1:]))
        assert done.exit_code == 0, command + done.output
    assert {"v1.0.0", "v1.1.0"} <= set(acme.refs("acme/missing_fact"))


def test_the_shown_check_of_a_signature_needs_openssh_alone(built, tmp_path):
    (command,) = (command for command in COMMANDS if command.startswith("ssh-keygen "))
    folder = shutil.copytree(built / CUT, tmp_path / "release")
    key = make_key(tmp_path / "key")
    sign(folder, key)
    public_key = key.with_suffix(".pub").read_text()
    (folder / "allowed_signers").write_text(f"you@example.org {public_key}")
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith('Good "seedproof" signature for you@example.org')


def test_stages_find_their_python_only_in_an_activated_environment():
    """`dvc.yaml` calls plain `python`, so no command may run DVC without the environment on the path."""
    assert COMMANDS.count(". .venv/bin/activate") == 1
    before = COMMANDS[: COMMANDS.index(". .venv/bin/activate")]
    assert "make env" in before
    assert not [command for command in before if command.startswith(("dvc", "seedproof"))]


def test_every_shown_command_exists():
    for command in COMMANDS:
        program, *arguments = shlex.split(command)
        if program == "seedproof":
            assert arguments[0] in cli.list_commands(None)
        else:
            assert program in ("make", "dvc", "ssh-keygen") or command == ". .venv/bin/activate"


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_shown_code_runs(built, tmp_path, snippet):
    assert CUT.replace("1.0.0", VERSION) in snippet or "datasets" not in snippet
    done = subprocess.run(
        [sys.executable, "-c", snippet.replace(VERSION, "1.0.0")],
        cwd=built,
        capture_output=True,
        text=True,
        env=environment() | {"HF_HOME": str(tmp_path), "HF_HUB_OFFLINE": "1"},
    )
    assert done.returncode == 0, done.stderr
    (said,) = (said for package, said in PRINTED.items() if f"from {package}" in snippet)
    assert said in done.stdout


def test_the_map_names_rooms_that_exist():
    (rooms,) = re.findall(r"^    params\.yaml {2,}.*?(?=\n\n)", README, re.MULTILINE | re.DOTALL)
    for name in re.findall(r"[a-z_]+(?:\.(?:py|yaml)|/)(?:[a-z_]+/)?", rooms.replace("files in build/", "")):
        found = [
            *REPOSITORY.glob(name),
            *REPOSITORY.glob(f"pipeline/{name}"),
            *REPOSITORY.glob(f"pipeline/*/{name}"),
        ]
        assert found, name


def test_the_promised_files_of_a_family_are_the_contract():
    for name in re.findall(r"`(missing_fact/[a-z]+\.py)`", README):
        assert (REPOSITORY / "seedproof/benchmarks" / name).is_file()


def _for_small(arguments):
    """The small benchmark of the tests has two rows a difficulty, and version 1.0.0."""
    return [argument.replace("/000017", "/000001").replace(VERSION, "1.0.0") for argument in arguments]

"""What installs something installs it from hashes: every command of ours that may fetch is looked at."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY
from tests.evals.lock import packages

LOCKS = (
    "locker.lock",
    "pip.lock",
    "requirements.lock",
    "tests/browser/browser.lock",
    "tests/corpus/build.lock",
    "tests/evals/lm_eval.lock",
    "tests/gyms/openenv.lock",
    "tests/gyms/trl.lock",
    "tests/gyms/verifiers.lock",
    "tests/real_model/real_model.lock",
)

INSTALLERS = {"apt", "apt-get", "conda", "curl", "npm", "npx", "pip", "pip3", "pipx", "uv", "uvx", "wget"}
"""Programs, and functions of ours that run one."""
FETCHES = {"add", "ci", "compile", "download", "get", "install", "lock", "run", "sync", "tool", "wheel"}
"""What they are asked for when they may fetch; without such a word they only tell something."""

SAFE = (
    {"--require-hashes"},
    {"--generate-hashes", "--build-constraint"},
    {"--no-deps", "--no-index"},
    {"--no-deps", "--no-build-isolation", "-e", "."},
)
"""Options with which nothing is installed unseen; with the last two sets, only what is ours and here."""
OF_DEBIAN = {"chromium", "openssh-client"}
"""What apt brings, which checks signatures itself."""

SHELL = ("Makefile", ".ci/run")
PAGES = {".css", ".csv", ".html", ".js", ".json", ".jsonl", ".md", ".txt"}
SHOWN = {*PAGES, ".gitignore", ".lock", ".toml", ".yaml"}
"""Kinds of files of which nothing is run; commands in pages are for readers."""


NAMING = re.compile(rf"\b({'|'.join(sorted(INSTALLERS))})[\"'(]")
"""An installer as a word of a command in Python, or as a function that is called."""


def tracked():
    """The files that Git tracks, without releases, which hold no code."""
    listed = ["git", "ls-files", "-z", "--", ".", ":!releases"]
    names = subprocess.run(listed, cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in names.split("\0") if name and (REPOSITORY / name).is_file()]


def commands_of_shell(text):
    """The words of each command in a shell script or a Makefile; what is echoed is not run."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.startswith("#"):
            continue
        for command in re.split(r"&&|\|\||[;|{}]", line):
            words = [word.strip("\"'@()`") for word in command.split()]
            if words[:1] != ["echo"]:
                yield words


def commands_of_python(text):
    """The literal words of each list, tuple and call, with the name of the function that is called."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            function = getattr(node.func, "id", getattr(node.func, "attr", ""))
            yield [function, *_literals(node.args)]
        elif isinstance(node, ast.List | ast.Tuple):
            yield list(_literals(node.elts))


def _literals(nodes):
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def fetching(commands):
    """Those commands that may fetch a program."""
    for words in commands:
        programs = [number for number, word in enumerate(words) if word.rpartition("/")[2] in INSTALLERS]
        if programs and FETCHES.intersection(words[programs[0] + 1 :]):
            yield words


def is_safe(words):
    """Tell whether what a command installs is known by its hash, is ours, or is checked by apt."""
    if "apt-get" in words:
        named = words[words.index("install") + 1 :]
        return OF_DEBIAN.issuperset(word for word in named if word[0] not in "->")
    return any(options.issubset(words) for options in SAFE)


def commands_of(path):
    """The commands in a file of ours."""
    text = (REPOSITORY / path).read_text()
    if path.suffix == ".py":
        # To parse all modules takes seconds, and few name an installer.
        return commands_of_python(text) if NAMING.search(text) else ()
    return commands_of_shell(text.replace("$(INSTALL)", installing()))


def installing():
    """What the Makefile's variable stands for."""
    (found,) = re.findall(r"^INSTALL := (.+)$", (REPOSITORY / "Makefile").read_text(), re.MULTILINE)
    return found


def test_whatever_installs_installs_from_hashes():
    scripts = [path for path in tracked() if path.suffix == ".py" or path.as_posix() in SHELL]
    found = [(path.as_posix(), words) for path in scripts for words in fetching(commands_of(path))]
    assert {"tests/corpus/peer_cases.py", "tests/wheel/conftest.py", *SHELL} == {name for name, _ in found}
    assert [(name, " ".join(words)) for name, words in found if not is_safe(words)] == []


def test_no_other_kind_of_file_is_run():
    """A script of another kind would be looked at by nobody."""
    naming = re.compile(rf"\b({'|'.join(sorted(INSTALLERS))})\b".encode())
    for path in tracked():
        kind = Path(path.name.removesuffix(".template"))
        is_known = (kind.suffix or kind.name) in {".py", *SHOWN} or path.as_posix() in SHELL
        content = (REPOSITORY / path).read_bytes()
        assert is_known or b"\0" in content or not naming.search(content), path


@pytest.mark.parametrize(
    ("line", "safe"),
    [
        ("pip install --require-hashes -r some.lock", True),
        ("pip install --no-deps --no-build-isolation -e .", True),
        ("pip install --upgrade pip", False),
        ("pip install --no-deps --no-build-isolation numpy", False),
        ("python -m pip --quiet download numpy==2.0", False),
        ('"$dir/bin/pip" install uv==0.13.8', False),
        ("uv pip install numpy", False),
        ("test -f there || npm ci", False),
        ("apt-get install -y --no-install-recommends chromium >/dev/null", True),
        ("apt-get install -y nodejs", False),
    ],
)
def test_an_unsafe_command_is_noticed(line, safe):
    (words,) = fetching(commands_of_shell(line))
    assert is_safe(words) == safe
    (listed,) = fetching(commands_of_python(repr([word.strip('"') for word in line.split()])))
    assert is_safe(listed) == safe


def test_a_command_that_fetches_nothing_is_let_be():
    for line in ("pip --version", "echo pip install numpy", "# pip install numpy", "apt-get update -qq"):
        assert list(fetching(commands_of_shell(line))) == []


@pytest.mark.parametrize("name", LOCKS)
def test_every_lock_has_hashes_and_names_no_host(name):
    text = (REPOSITORY / name).read_text()
    locked = packages(REPOSITORY / name)
    assert locked
    assert all("--hash=sha256:" in lines for lines in locked.values())
    assert "".join(locked.values()) == text
    assert "://" not in text


def test_every_lock_is_looked_at():
    found = {path.as_posix() for path in tracked() if path.suffix == ".lock"}
    assert found == {*LOCKS, "dvc.lock"}


def test_what_builds_packages_is_locked():
    """A package without a wheel is built, and so is the project itself."""
    assert "setuptools" in packages(REPOSITORY / "requirements.lock")
    makefile = (REPOSITORY / "Makefile").read_text()
    assert "--build-constraint requirements.lock -r requirements.lock" in makefile

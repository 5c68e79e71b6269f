"""Which modules start programs, and which: Git is started in one room, and so is ssh-keygen."""

import ast
import re
from pathlib import Path

import pytest

from tests.imports import PIPELINE, SEEDPROOF

STARTED = {
    "pipeline/archiving/git.py": {"'git'"},
    "pipeline/archiving/repro.py": {"sys.executable"},
    "pipeline/archiving/signing.py": {"'ssh-keygen'"},
    "pipeline/publishing/child.py": {"sys.executable"},
    "seedproof/contract/promises.py": {"sys.executable"},
}
"""The modules that start a program, by `subprocess.run` with a list, and its first word."""

HARMLESS = {"subprocess.CompletedProcess", "subprocess.DEVNULL", "subprocess.PIPE"}
HARMLESS |= {"subprocess.CalledProcessError", "subprocess.TimeoutExpired"}

MODULES = re.compile(r"(subprocess|pty|pexpect|git|gitdb|pygit2|dulwich\.client)\b.*")
"""Modules that are there to start programs, or that use Git as it is configured."""

STARTERS = re.compile(
    r"os\.system|(.*\.)?(popen|Popen|startfile|posix_spawnp?|spawn[lv]p?e?|exec[lv]p?e?)"
    r"|(.*\.)?(create_)?subprocess_(exec|shell)|(.*\.)?subprocess\..*"
)
"""Other ways to start a program, as they are written."""

WORDS = re.compile(r"subprocess|popen|Popen|startfile|spawn|exec|os\.system|pty|git")
"""A file without any of them starts nothing."""


def started(text):
    """Yield the first word of each command that a module starts, and every other way to start one in it."""
    runs = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names):
                named = [alias for alias in names if MODULES.fullmatch(alias.name)]
                yield from (alias.name for alias in named if alias.asname or alias.name != "subprocess")
            case ast.ImportFrom(module=str(module), names=names):
                dotted = [f"{module}.{alias.name}" for alias in names]
                yield from (name for name in dotted if MODULES.fullmatch(name) or STARTERS.fullmatch(name))
            case ast.Call(
                func=ast.Attribute(ast.Name("subprocess"), "run") as run, args=[ast.List(words), *_]
            ):
                runs.add(run)
                yield ast.unparse(words[0])
            case ast.Attribute() if node not in runs and STARTERS.fullmatch(ast.unparse(node)):
                if ast.unparse(node) not in HARMLESS:
                    yield ast.unparse(node)
            case ast.Constant("git"):
                yield "'git'"


OTHER_WAYS = [
    "import subprocess as s",
    "import pty",
    "import pygit2",
    "from subprocess import run",
    "from asyncio import create_subprocess_exec",
    "from os import execvp",
    "import subprocess\nsubprocess.Popen(['ls'])",
    "import subprocess\nsubprocess.run('ls', shell=True)",
    "import subprocess\nsubprocess.run(command)",
    "import subprocess\nsubprocess.run(['git', 'status'])",
    "import subprocess\nrun = subprocess.run",
    "import os\nos.system('ls')",
    "import os\nos.execv('/bin/ls', [])",
    "import os\nos.posix_spawn('/bin/ls', [], {})",
    "import asyncio\nasyncio.create_subprocess_shell('ls')",
    "import asyncio\nasyncio.subprocess.PIPE",
    "loop.subprocess_exec(None, 'ls')",
    "command = ['git', 'status']",
]


@pytest.mark.parametrize("text", OTHER_WAYS)
def test_each_way_to_start_a_program_is_seen(text):
    assert list(started(text)) not in [[], ["sys.executable"]]


def test_a_module_starts_what_it_may_and_nothing_else():
    found = {}
    for path in (*PIPELINE.rglob("*.py"), *SEEDPROOF.rglob("*.py"), Path("setup.py")):
        text = path.read_text()
        if WORDS.search(text) and (programs := set(started(text))):
            found[path.as_posix()] = programs
    assert found == STARTED

"""An endpoint on loopback, and a process that has inspect loaded for all commands of these tests."""

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.evaluating.engine.server import KEY, serving

REPOSITORY = Path(__file__).parents[3]


@dataclass
class Done:
    code: int
    out: str
    err: str


class Nursery:
    """Starts commands; each is a child of its own, to be killed without harm to the next."""

    def __init__(self, folder, environment):
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.evaluating.engine.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=REPOSITORY,
            env=environment,
        )

    def start(self, *arguments, cwd, main="seedproof", env=None, retries=0, file_size=None):
        task = {
            "arguments": [str(argument) for argument in arguments],
            "cwd": str(cwd),
            "env": env or {},
            "retries": retries,
            "file_size": file_size,
            "main": main,
            "out": str(self.folder / "out"),
            "err": str(self.folder / "err"),
        }
        self.process.stdin.write(f"{json.dumps(task)}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def wait(self):
        code = int(self.process.stdout.readline())
        return Done(code, (self.folder / "out").read_text(), (self.folder / "err").read_text())

    def run(self, *arguments, **options):
        self.start(*arguments, **options)
        return self.wait()

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="session")
def nursery(tmp_path_factory):
    folder = tmp_path_factory.mktemp("nursery")
    # What inspect finds the tasks by, as pyproject.toml declares it: an older installation may lack it.
    installed = folder / "entry_points" / "seedproof_tested-0.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: seedproof-tested\nVersion: 0\n")
    declared = re.search(
        r"\[project\.entry-points\.inspect_ai\]\n((?:\w.*\n)+)", (REPOSITORY / "pyproject.toml").read_text()
    )
    entries = declared[1].replace('"', "")
    (installed / "entry_points.txt").write_text(f"[inspect_ai]\n{entries}")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("INSPECT_")}
    environment |= {
        "PYTHONPATH": f"{REPOSITORY}{os.pathsep}{installed.parent}",
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "OPENAI_API_KEY": KEY,
        "NO_PROXY": "127.0.0.1",
        "no_proxy": "127.0.0.1",
    }
    nursery = Nursery(folder, environment)
    yield nursery
    nursery.close()


@pytest.fixture
def endpoint():
    with serving() as endpoint:
        yield endpoint

"""Runs commands that are struck at a moment: at the nth change of a file, whichever process makes it."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.conftest import REPOSITORY

HOOK = Path(__file__).parent / "hook"


@dataclass
class Done:
    code: int
    out: str
    err: str


@dataclass
class Place:
    """Where a command runs: a folder, and one for what is temporary, both of which are watched."""

    folder: Path
    temporary: Path
    environment: dict = field(default_factory=dict)

    def run(self, *arguments, asked=None):
        """Run a command, by the processes of a group of its own; return when all of them have ended."""
        self.temporary.mkdir(exist_ok=True)
        environment = os.environ | self.environment
        environment |= {"TMPDIR": str(self.temporary), "PYTHONPATH": f"{HOOK}{os.pathsep}{REPOSITORY}"}
        if asked is not None:
            environment["KILLS"] = json.dumps(asked)
        process = subprocess.Popen(
            [sys.executable, "-m", "pipeline", *map(str, arguments)],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        # The pipes end when the last of its children has: none may be left behind.
        out, err = process.communicate()
        return Done(process.returncode, out, err)

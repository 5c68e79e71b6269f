"""Runs commands that are struck at a moment: at the nth change of a file, by whichever of their processes."""

import json
import os
import random
import signal
import subprocess
import sys
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path

from seedproof.record.leftovers import is_temporary
from tests.conftest import REPOSITORY

HOOK = Path(__file__).parent / "hook"
MOMENTS = 20
SIZES = 5
"""On how many disks, each with less room than a command needs, it is run."""

ENDINGS = {"SIGINT": 130, "SIGKILL": -9}
"""What a command ends with, by what ends it."""


@dataclass
class Done:
    code: int
    out: str
    err: str

    def expect_a_line(self):
        """It ended with one line that says what is wrong, and no traceback."""
        assert self.code in (1, 2, 3), self
        assert self.err.count("Error: ") == 1, self.err
        assert self.err.splitlines()[-1].startswith("Error: "), self.err

    def expect_struck(self, ending):
        """It was stopped, and Ctrl-C made it say so and nothing else after that."""
        assert self.code == ENDINGS[ending], self
        if ending == "SIGINT":
            assert self.err.splitlines()[-1] == "interrupted"
        assert "Traceback" not in self.err


@dataclass
class Place:
    """Where a command runs: a folder with all that it may change, what is temporary included."""

    root: Path
    environment: dict[str, str] = field(default_factory=dict)
    temporary: Path = None
    """Beside it, unless it must have a short path: a socket may have no longer one."""
    within: tuple[str, ...] = ()
    """Words before the command: a program that runs it in surroundings of its own."""

    def __post_init__(self):
        self.temporary = self.temporary or self.root / "temporary"

    @property
    def folder(self):
        return self.root / "here"

    def start(self, *arguments, asked=None):
        """Start a command, the first process of a group of its own."""
        self.temporary.mkdir(exist_ok=True)
        environment = os.environ | {"TMPDIR": str(self.temporary)} | self.environment
        environment["PYTHONPATH"] = f"{HOOK}{os.pathsep}{REPOSITORY}"
        if asked is not None:
            environment["KILLS"] = json.dumps(asked)
        return subprocess.Popen(
            [*self.within, sys.executable, "-m", "pipeline", *map(str, arguments)],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *arguments, asked=None):
        return ended(self.start(*arguments, asked=asked))

    def asked(self, **more):
        """What makes the hook count every change here."""
        watched = [f"{self.root}{os.sep}", f"{self.temporary}{os.sep}"]
        return {"watched": watched, "counted": str(self.counter), **more}

    @property
    def counter(self):
        return self.root.with_name(f"{self.root.name}.counted")

    @property
    def moments(self):
        """How many moments were counted."""
        return self.counter.stat().st_size


def ended(process):
    """Wait for a command, and for every process that it has started: they all have its pipes."""
    out, err = process.communicate()
    return Done(process.returncode, out, err)


def struck_at_a_call(place, command, hub, nth, ending):
    """Strike a command when the Hub has handled so many calls, before it answers."""
    process = Future()
    calls = iter(range(1, nth + 1))

    def strike(call):
        if next(calls, None) == nth:
            os.killpg(process.result(60).pid, signal.Signals[ending])

    hub.after = strike
    started = place.start(*command)
    process.set_result(started)
    done = ended(started)
    hub.after = None
    return done


def chosen(what, ending, number, count):
    """The moment of one case, of so many."""
    return random.Random(f"{what} {ending} {number}").randint(1, count)


def expect_nothing_left(place):
    """No file has a temporary name, and nothing temporary is there, but for what is Python's own.

    That tries whether it can write there, and has the sockets there by which processes start others.
    """
    assert [path for path in place.root.rglob(".*") if is_temporary(path.name)] == []
    left = [path for path in place.temporary.iterdir() if not path.name.startswith("pymp-")]
    assert [path for path in left if path.is_dir() or path.read_bytes() != b"blat"] == []

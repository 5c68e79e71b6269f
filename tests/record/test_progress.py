"""Long work shows a bar on a terminal, and nothing but its result anywhere else."""

import os
import pty
import subprocess
import sys

import pytest

from tests.conftest import REPOSITORY

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "pipeline", "cycle", "missing_fact"]


def test_a_terminal_sees_a_bar(workplace):
    ours, theirs = pty.openpty()
    done = subprocess.Popen(
        COMMAND,
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY), "TERM": "xterm"},
    )
    os.close(theirs)
    seen = b""
    try:
        while chunk := os.read(ours, 4096):
            seen += chunk
    except OSError:  # how Linux says that the other side has closed
        pass
    os.close(ours)
    assert done.communicate()[0] == b""
    assert done.returncode == 0
    assert b"cycle" in seen


def test_a_file_sees_nothing(workplace):
    done = subprocess.run(COMMAND, capture_output=True, env=os.environ | {"PYTHONPATH": str(REPOSITORY)})
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

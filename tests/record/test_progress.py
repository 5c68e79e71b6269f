"""Long work shows a bar on a terminal, and a line now and then anywhere else."""

import os
import pty
import subprocess
import sys
from itertools import count

import pytest

from seedproof.record import progress as showing
from seedproof.record.progress import progress
from tests.conftest import REPOSITORY

COMMAND = [sys.executable, "-m", "pipeline", "cycle", "missing_fact"]


@pytest.mark.slow
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
    assert seen.endswith(b"\x1b[2K")


@pytest.mark.slow
def test_a_file_sees_nothing_of_short_work(workplace):
    done = subprocess.run(COMMAND, capture_output=True, env=os.environ | {"PYTHONPATH": str(REPOSITORY)})
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize(("total", "of_all"), [(100, " of 100"), (None, "")])
def test_long_work_says_every_half_minute_how_far_it_is(monkeypatch, capsys, total, of_all):
    """By a clock that goes on by a second whenever it is asked."""
    monkeypatch.setattr(showing, "PAUSE", 30)
    clock = count()
    taken = list(progress(range(100), "prove", total, lambda: next(clock)))
    assert taken == list(range(100))
    told = capsys.readouterr().err.splitlines()
    assert told == [f"prove: {done}{of_all}" for done in (29, 59, 89)]

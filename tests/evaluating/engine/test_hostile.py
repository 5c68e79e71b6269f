"""An endpoint that does whatever strangers may do: each call ends in a sentence, within its bounds."""

import os
import subprocess
import sys

import pytest

from pipeline.evaluating.engine.failures import NoAnswer, Overflow
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.evaluating.engine.hostile import ANSWERED, BOUND, HOSTILE, LARGE, OVERFLOWS, sentence
from tests.evaluating.engine.runs import command

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", HOSTILE)
def test_each_call_ends_in_one_sentence(call, endpoint, name):
    case = HOSTILE[name]
    told = call(case.reply, **{"largest_reply": BOUND} | case.bounds)
    assert isinstance(told, NoAnswer)
    assert not isinstance(told, Overflow)
    assert case.said in str(told)
    assert "\n" not in str(told)
    assert len(str(told)) <= 301
    assert len(endpoint.requests) == case.calls
    # Beyond the bound there is what the buffers of both sides hold.
    assert endpoint.written < BOUND + 20_000_000


@pytest.mark.parametrize("name", OVERFLOWS)
def test_an_overflow_is_told_in_the_endpoints_own_sentence_at_once(call, endpoint, name):
    told = call(OVERFLOWS[name])
    assert isinstance(told, Overflow)
    assert str(told) == sentence(OVERFLOWS[name])
    assert len(endpoint.requests) == 1


@pytest.mark.parametrize("name", ANSWERED)
def test_what_is_odd_and_can_be_read_is_an_answer(call, name):
    reply, text, finish = ANSWERED[name]
    turn = call(reply)
    assert (turn.text, turn.finish) == (text, finish)


LARGEST_RUN = 500_000
"""Kilobytes of memory that a run takes at most; inspect alone takes more than half of them."""

MEASURED = """
import atexit, pathlib, re
from pipeline.__main__ import main
status = pathlib.Path("/proc/self/status")
atexit.register(lambda: print(re.search(r"VmHWM:\\s*(\\d+)", status.read_text())[1]))
main()
"""
"""A run that tells the most memory that it had; what the system counts for children has ours in it."""


@pytest.mark.parametrize("name", [pytest.param(name, marks=soak) for name in LARGE])
def test_a_run_stays_small_whatever_it_is_sent(built, endpoint, tmp_path, name):
    """Eight calls at a time, with the bounds that runs have unless told otherwise."""
    endpoint.always = LARGE[name]
    asked = command(endpoint, tmp_path / "run", "missing_fact", "--sample", 8)
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY), "NO_PROXY": "127.0.0.1"}
    run = [sys.executable, "-c", MEASURED, *map(str, asked)]
    done = subprocess.run(run, cwd=built, env=environment, capture_output=True, text=True)
    assert done.returncode in (0, 3)
    assert int(done.stdout.splitlines()[-1]) < LARGEST_RUN

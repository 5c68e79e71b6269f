"""Ctrl-C, whenever it comes: one line, exit code 130, no traceback, nothing half-written."""

import os
import signal
import subprocess
import sys

import pytest

from tests.conftest import REPOSITORY

pytestmark = pytest.mark.slow

INSTANCES = "build/missing_fact/instances.jsonl"
AUDIT = ["audit", "--seed", "0" * 32, "--family", "laplace_grid", "--difficulty", "1"]
PREPARED = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored
"""
AT_IMPORT = """
module = sys.argv.pop(1)

class Interrupting:
    def find_spec(name, path, target=None):
        if name == module:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Interrupting)
"""
IN_A_DESTRUCTOR = """
import pipeline.commands.audit as command

class Interrupting:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

def audit_seed(*_):
    Interrupting()
    yield command.Check("id", "goes on", None)

command.audit_seed = audit_seed
"""
IN_MACHINE_CODE = """
import pipeline.commands.audit as command

def audit_seed(*_):
    try:
        signal.raise_signal(signal.SIGINT)
    except SystemExit as interrupted:
        raise SystemError("CPUDispatcher returned a result with an exception set") from interrupted

command.audit_seed = audit_seed
"""
SLOW = """
import os, time, pipeline.stages.generate as stage

def work(*_):
    os.write(1, b"working\\n")
    time.sleep(600)

stage._run_task = work
"""
MAIN = """
from pipeline.__main__ import main
main()
"""


def start(*command, **more):
    return subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        **more,
    )


@pytest.mark.parametrize(
    "module",
    ["pipeline.cli", "click", "msgspec", "pipeline.commands.audit", "pipeline.auditing.audit", "flint"],
)
def test_ctrl_c_while_modules_are_loaded(module):
    process = start("-c", PREPARED + AT_IMPORT + MAIN, module, *AUDIT)
    _, said = process.communicate()
    assert (process.returncode, said) == (130, "interrupted\n")


@pytest.mark.parametrize("module", ["click", "pipeline.cli", "seedproof.judging"])
def test_ctrl_c_again_and_again(tmp_path, module):
    """From outside, once a module is there, until the end; the command would wait for its file for ever.

    When Python itself has ended, the signal kills the process; a shell gives 130 for that too.
    """
    os.mkfifo(tmp_path / "labelled.jsonl")
    code = PREPARED + "import runpy; runpy.run_module('pipeline', run_name='__main__', alter_sys=True)"
    process = start("-X", "importtime", "-c", code, "judges", tmp_path / "labelled.jsonl", "judge.jsonl")
    for line in process.stderr:
        if line.rpartition("|")[2].strip() == module:
            break
    while process.poll() is None:
        process.send_signal(signal.SIGINT)
    said = [line for line in process.communicate()[1].splitlines() if not line.startswith("import time:")]
    assert said == ["interrupted"]
    assert process.returncode in (130, -signal.SIGINT)


def test_ctrl_c_in_a_destructor_is_not_lost():
    process = start("-c", PREPARED + IN_A_DESTRUCTOR + MAIN, *AUDIT)
    assert process.communicate() == ("", "interrupted\n")
    assert process.returncode == 130


def test_ctrl_c_in_machine_code_is_no_failure_of_it():
    process = start("-c", PREPARED + IN_MACHINE_CODE + MAIN, *AUDIT)
    assert process.communicate() == ("", "interrupted\n")
    assert process.returncode == 130


def test_what_a_shell_runs_in_the_background_goes_on():
    ignored = PREPARED + "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    process = start("-c", ignored + AT_IMPORT + MAIN, "click", *AUDIT)
    assert process.communicate()[1] == ""
    assert process.returncode == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_nothing_half_written(one_family, workers):
    """The signal goes to all processes, as from a terminal."""
    before = (one_family / INSTANCES).read_bytes()
    command = ["-c", PREPARED + SLOW + MAIN, "generate", "missing_fact", "--workers", workers]
    process = start(*command, start_new_session=True)
    # Until every worker is at work: one that is just being started still hears the signal as its parent does.
    for _ in range(int(workers)):
        assert process.stdout.readline() == "working\n"
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate()[1] == "interrupted\n"
    assert process.returncode == 130
    assert (one_family / INSTANCES).read_bytes() == before
    assert [path for path in one_family.rglob(".*") if path.name.endswith((".part", ".old"))] == []

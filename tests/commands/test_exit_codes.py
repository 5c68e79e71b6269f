"""What a command ends with: 0 holds, 1 failed, 2 wrongly called or not there, 3 could not be checked."""

import errno
import shutil
from pathlib import Path

import pytest

from pipeline.publishing.failures import Offline
from pipeline.publishing.patience import GivenUp
from seedproof.record.checks import Check, State, tally
from seedproof.record.errors import ExitCode, Finding, GateClosed, Misuse, NotDone, NotFound, SeedproofError
from seedproof.record.extras import NotInstalled
from seedproof.record.files import unreadable
from tests.conftest import run

RELEASE = "releases/missing_fact/1.0.0"
ROW = "missing_fact/bayes_missing_prior/d2/000000"

CASES = [
    (["--version"], ExitCode.HOLDS),
    (["list"], ExitCode.HOLDS),
    (["status"], ExitCode.HOLDS),
    (["audit", ROW], ExitCode.HOLDS),
    (["validate", "missing_fact"], ExitCode.HOLDS),
    (["verify", "altered"], ExitCode.FAILED),
    (["audit", ROW, "--release", "altered"], ExitCode.FAILED),
    (["audit-foreign", "mira", "responses.jsonl"], ExitCode.FAILED),
    (["nonsense"], ExitCode.MISUSED),
    (["verify"], ExitCode.MISUSED),
    (["audit"], ExitCode.MISUSED),
    (["list", "nothing"], ExitCode.MISUSED),
    (["verify", "nothing"], ExitCode.MISUSED),
    (["verify", "releases/nothing"], ExitCode.MISUSED),
    (["verify", "releases/missing_fact"], ExitCode.MISUSED),
    (["verify", "missing_fact@9.9.9"], ExitCode.MISUSED),
    (["audit", "missing_fact/nothing/d2/000000"], ExitCode.MISUSED),
    (["score", "missing_fact", "nothing.jsonl"], ExitCode.MISUSED),
    (["score", "nothing", "responses.jsonl"], ExitCode.MISUSED),
    (["evaluate", "missing_fact", "--model", "gpt-4o", "--out", "run"], ExitCode.MISUSED),
    (["evaluate", "missing_fact", "--model", "seedproof/nobody", "--out", "run"], ExitCode.MISUSED),
    (["evaluate", "missing_fact", "--model", "a/b", "--out", "run", "--control", "x"], ExitCode.MISUSED),
    (["certify", "judge", "--per", "1"], ExitCode.MISUSED),
    (["restore", "missing_fact", "9.9.9"], ExitCode.MISUSED),
    (["table", "--form", "nothing", "run"], ExitCode.MISUSED),
    (["reveal", "missing_fact", "--split", "nothing"], ExitCode.MISUSED),
    (["publish", "missing_fact", "--namespace", "acme", "--yes"], ExitCode.NOT_CHECKED),
]


@pytest.mark.parametrize(
    ("words", "code"), CASES, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_a_command_ends_with(workplace, monkeypatch, words, code):
    monkeypatch.delenv("HF_TOKEN", raising=False)
    monkeypatch.setenv("HF_HOME", str(workplace / "home"))
    Path("responses.jsonl").write_text("{}\n")
    if "altered" in words:
        alter()
    done = run(*words)
    assert done.exit_code == code, done.output
    assert "Traceback" not in done.output


def alter():
    """A copy of the release with another answer in a row."""
    shutil.copytree(RELEASE, "altered")
    for path in Path("altered/jsonl").glob("*/test.jsonl"):
        first, *others = path.read_text().splitlines(keepends=True)
        path.write_text(first.replace('"answer":"', '"answer":"1', 1) + "".join(others))


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (SeedproofError("is not as it must be"), ExitCode.FAILED),
        (GateClosed("cycle", 1, Finding("a", "b", "c"), "cycle.json"), ExitCode.FAILED),
        (Misuse("cannot be meant"), ExitCode.MISUSED),
        (NotFound("is not there"), ExitCode.MISUSED),
        (unreadable(Path("a"), FileNotFoundError(errno.ENOENT, "No such file")), ExitCode.MISUSED),
        (unreadable(Path("a"), PermissionError(errno.EACCES, "Permission denied")), ExitCode.NOT_CHECKED),
        (NotDone("cannot be done here"), ExitCode.NOT_CHECKED),
        (NotInstalled("a library is missing"), ExitCode.NOT_CHECKED),
        (Offline("no network"), ExitCode.NOT_CHECKED),
        (GivenUp("no answer"), ExitCode.NOT_CHECKED),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_an_error_has_a_code(error, code):
    assert error.exit_code == code


@pytest.mark.parametrize(
    ("states", "code"),
    [
        ([State.PASSED, None], ExitCode.HOLDS),
        ([State.NOT_CHECKED, State.PASSED], ExitCode.NOT_CHECKED),
        ([State.NOT_CHECKED, State.FAILED], ExitCode.FAILED),
    ],
)
def test_checks_amount_to_a_code(states, code):
    assert tally(Check("label", "said", state) for state in states).exit_code == code

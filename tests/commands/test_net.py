"""Whatever a command raises ends as one line and an exit code; only --debug shows the traceback."""

import logging
import threading
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from pipeline import cli as program
from pipeline.net import spread
from seedproof.record.errors import ExitCode, Misuse, NotDone, SeedproofError


def raising(raised: Callable[[], object], *options: str) -> Result:
    """Run a command that raises."""

    @click.command("raise")
    def command() -> None:
        raised()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program._Program, "get_command", lambda *_: command)
        return CliRunner().invoke(program.cli, [*options, "raise"])


def raises(error: BaseException) -> Callable[[], object]:
    def call() -> object:
        raise error

    return call


def nested(depth: int = 0) -> int:
    return nested(depth + 1) + 1


CASES = [
    (raises(SeedproofError("a: b")), ExitCode.FAILED, "a: b"),
    (raises(Misuse("a: b")), ExitCode.MISUSED, "a: b"),
    (raises(NotDone("a: b")), ExitCode.NOT_CHECKED, "a: b"),
    (raises(SeedproofError("a\x1b[2J\ud800")), ExitCode.FAILED, "a\\x1b[2J\\ud800"),
    (raises(click.FileError("a", "b")), ExitCode.MISUSED, "Could not open file"),
    (raises(MemoryError()), ExitCode.NOT_CHECKED, "there is not enough memory here"),
    (nested, ExitCode.FAILED, "what was read is nested too deeply"),
    (lambda: open("/nowhere/at all"), ExitCode.NOT_CHECKED, "/nowhere/at all: No such file"),  # noqa: SIM115
    (lambda: int("x"), ExitCode.FAULT, "seedproof has a fault"),
    (lambda: {}["x"], ExitCode.FAULT, "seedproof has a fault"),
    (raises(UnicodeEncodeError("utf-8", "\ud800", 0, 1, "no")), ExitCode.FAULT, "seedproof has a fault"),
    (raises(ModuleNotFoundError("none", name="none")), ExitCode.FAULT, "seedproof has a fault"),
    (raises(ModuleNotFoundError("none", name="numba")), ExitCode.NOT_CHECKED, "numba is not installed"),
    (raises(click.UsageError("one\ntwo")), ExitCode.MISUSED, "one two"),
]


@pytest.mark.parametrize(("raised", "code", "said"), CASES)
def test_whatever_is_raised_is_one_line(raised: Callable[[], object], code: ExitCode, said: str) -> None:
    done = raising(raised)
    assert (done.stdout, done.exit_code) == ("", code)
    assert done.stderr.startswith(f"Error: {said}")
    lines = [line for line in done.stderr.splitlines() if not line.startswith("See: ")]
    assert len(lines) == 1


def test_debug_shows_how_it_came_about() -> None:
    done = raising(lambda: int("x"), "--debug")
    first, *_, last = done.stderr.splitlines()
    assert first == "Traceback (most recent call last):"
    assert "invalid literal" in done.stderr
    assert last.startswith("Error: seedproof has a fault")


def test_what_libraries_log_is_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    spread()
    logging.getLogger("some.library").warning("a\x1b[2J\nb")
    logging.getLogger("some.library").info("nothing")
    thread = threading.Thread(target=lambda: int("x"))
    thread.start()
    thread.join()
    shown, fault = capsys.readouterr().err.splitlines()
    assert shown == "a\\x1b[2J\\nb"
    assert fault.startswith("Error: seedproof has a fault")


def test_an_argument_that_is_no_text_is_refused_and_a_file_of_such_a_name_is_read(tmp_path: Path) -> None:
    done = CliRunner().invoke(program.cli, ["audit", "a\udcffb"])
    assert (done.exit_code, done.stderr) == (2, "Error: 'a\\udcffb': is no text in UTF-8\n")
    path = tmp_path / "responses\udcff.jsonl"
    path.write_bytes(b"{")
    done = CliRunner().invoke(program.cli, ["score", "missing_fact", str(path)])
    assert "is no JSON object" in done.stderr

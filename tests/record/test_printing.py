"""What is printed can be read, and steers no terminal; and only one room prints."""

import ast
import io
import os
import pty
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.record import printing
from seedproof.record.printing import LONGEST, Coloured, aside, printable, say, say_document, say_json
from tests.conftest import REPOSITORY

PRINTS = {"print", "input", "breakpoint"}
"""Functions that reach the terminal by themselves."""
STREAMS = {"stdout", "stderr", "__stdout__", "__stderr__"}
CLICKS = {
    "echo",
    "secho",
    "prompt",
    "confirm",
    "pause",
    "clear",
    "progressbar",
    "get_text_stream",
    "get_binary_stream",
}
ROOM = "seedproof/record/printing.py"
SIGNAL = "pipeline/__main__.py"
"""Writes `interrupted` where a signal may have come in the middle of a line: `os.write` of a constant."""


@given(st.text(st.characters(codec=None)))
def test_what_is_printable_has_no_sign_that_cannot_be_seen(text: str) -> None:
    shown = printable(text)
    assert shown.isprintable()
    assert printable(shown) == shown


@pytest.mark.parametrize(
    ("sign", "shown"),
    [
        ("\x1b[2J", "\\x1b[2J"),
        ("\r", "\\r"),
        ("\x9b", "\\x9b"),
        ("\u202e", "\\u202e"),
        ("\u200b", "\\u200b"),
        ("\ud800", "\\ud800"),
        ("\n", "\\n"),
        ("é π", "é π"),
    ],
)
def test_signs_are_shown_as_their_codes(sign: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    say("a", sign, "b")
    aside(sign)
    assert capsys.readouterr() == (f"a{shown}b\n", f"{shown}\n")


def test_a_long_line_is_cut_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    say("x" * (LONGEST + 1))
    assert capsys.readouterr().out == f"{'x' * LONGEST} ... ({LONGEST + 1:,} characters)\n"


def test_a_document_keeps_its_lines_and_its_length(capsys: pytest.CaptureFixture[str]) -> None:
    text = f"{'x' * LONGEST}y\n\n| \x1b |\n"
    say_document(text)
    assert capsys.readouterr().out == text.replace("\x1b", "\\x1b")


def test_an_object_is_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    say_json({"author": "\ud800\u202e\x1b"})
    assert capsys.readouterr().out == '{\n "author": "\\ud800\\u202e\\u001b"\n}\n'


def test_a_stream_that_knows_few_signs_gets_codes_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    say("π and é")
    assert written.getvalue() == b"\\u03c0 and \\xe9\n"


def test_only_our_own_colours_reach_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        say(Coloured("\x1b[31mpassed", "green"), " \x1b[32m", Coloured("!", "red", is_bold=True))
        assert os.read(ours, 1_000) == b"\x1b[32m\\x1b[31mpassed\x1b[0m \\x1b[32m\x1b[31m\x1b[1m!\x1b[0m\r\n"
    os.close(ours)


def prints(path: Path) -> list[str]:
    """The places of a module that print."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in PRINTS:
                found.append(name)
            case ast.Attribute(value=ast.Name(id="sys"), attr=name) if name in STREAMS:
                found.append(f"sys.{name}")
            case ast.Attribute(value=ast.Name(id="click"), attr=name) if name in CLICKS:
                found.append(f"click.{name}")
            case ast.ImportFrom(module="click" | "click.termui" | "click.utils", names=names):
                found += [f"click.{each.name}" for each in names if each.name in CLICKS]
            case ast.ImportFrom(module="sys", names=names):
                found += [f"sys.{each.name}" for each in names if each.name in STREAMS]
            case ast.Attribute(value=ast.Name(id="os"), attr="write"):
                found.append("os.write")
            case ast.Attribute(value=ast.Name(id="traceback"), attr=name) if name.startswith("print"):
                found.append(f"traceback.{name}")
            case ast.Attribute(value=ast.Name(id="logging"), attr="StreamHandler" | "basicConfig" as name):
                found.append(f"logging.{name}")
            case ast.Import(names=names) | ast.ImportFrom(names=names) if any(
                each.name.partition(".")[0] in ("rich", "tqdm", "curses", "readline") for each in names
            ):
                found.append("a library that prints")
    return found


def test_one_room_prints() -> None:
    modules = [
        path for package in ("pipeline", "seedproof") for path in REPOSITORY.joinpath(package).rglob("*.py")
    ]
    found = {path.relative_to(REPOSITORY).as_posix(): prints(path) for path in modules}
    assert found.pop(ROOM)
    assert found.pop(SIGNAL) == ["os.write"]
    assert {name: places for name, places in found.items() if places} == {}
    assert Path(printing.__file__) == REPOSITORY / ROOM

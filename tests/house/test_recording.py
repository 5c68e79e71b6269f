"""The recorded terminal of README and the front page shows what the commands print today."""

import re
import subprocess
import sys
from html import unescape
from importlib import import_module

import pytest

from tests.conftest import REPOSITORY

RECORDING = REPOSITORY / "docs/static/terminal.svg"
SCRIPT = REPOSITORY / "docs/record_terminal.py"


@pytest.fixture
def script(monkeypatch):
    """The script that records."""
    monkeypatch.syspath_prepend(SCRIPT.parent)
    return import_module("record_terminal")


def lines():
    """The lines of the recording, as a reader sees them."""
    texts = re.findall("<text[^>]*>(.*?)</text>", RECORDING.read_text())
    return [unescape(re.sub("<[^>]+>", "", text)) for text in texts]


def test_it_is_what_the_commands_print(tmp_path):
    subprocess.run([sys.executable, SCRIPT, tmp_path], check=True)
    assert (tmp_path / RECORDING.name).read_text() == RECORDING.read_text(), "it is stale: make recording"


def test_it_shows_the_commands_of_readme_and_that_rows_passed():
    readme = (REPOSITORY / "README.md").read_text()
    typed = [line.removeprefix("$ ") for line in lines() if line.startswith("$ seedproof ")]
    assert len(typed) == 2
    assert all(f"\n{command}\n" in readme for command in typed)
    assert sum(line.startswith("passed ") for line in lines()) == 4


def test_every_line_fits_into_the_window(script):
    assert max(map(len, lines())) <= script.COLUMNS


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ("passed  short", ["passed  short"]),
        (" " * 27 + '{"a": ' + "1" * 200, [" " * 27 + '{"a": ' + "1" * 74 + "…"]),
        (" " * 27 + "word " * 20, [" " * 27 + "word " * 15 + "word", " " * 27 + "word word word word"]),
    ],
)
def test_words_go_on_in_the_next_line_and_data_is_cut(script, printed, shown):
    assert script.fitted(printed) == shown


def test_all_of_it_is_there_where_nothing_moves():
    """Lines are hidden by their animation alone, which reduced motion and `#still` leave out."""
    style = re.search("<style>(.*?)</style>", RECORDING.read_text(), re.DOTALL)[1]
    moving = style.partition("@media (prefers-reduced-motion: no-preference)")
    assert "animation:" not in moving[0]
    assert "#still:target text { animation: none; }" in moving[2]
    assert not re.search("opacity|clip-path", moving[0] + moving[2].partition("@keyframes")[0])

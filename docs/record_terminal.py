"""Record a terminal in `static/terminal.svg`, from what the commands print today: `make recording`.

It plays once, in seconds, and then stays. Where motion is not wanted, all is there at once: a page asks for
`terminal.svg#still`, since not every browser tells images.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from jinja2 import Environment, FileSystemLoader

DOCS = Path(__file__).parent
PICTURE = "terminal.svg"

SHOWN = (
    "seedproof audit university/tank_sketch/d1/000000",
    "seedproof fresh university --count 20 --seed 7 --out fresh.jsonl",
    "python -c 'import seedproof as sp\n"
    'problems = sp.generate("curriculum", 1_000_000_000, seed=7)\n'
    'print(problems[-1]["question"])\'',
)

COLUMNS = 108
VALUES = 27
"""The column from which `audit` prints values."""

_TYPING, _PRINTING, _PAUSE = 0.8, 0.03, 0.5
"""Seconds to type a line, to print one, and before a command."""

_AUDITED = re.compile(r"(passed)?( +)([a-z][a-z ]*?)(?=  |$)(.*)")


class Line(NamedTuple):
    """A line of the terminal, and how many seconds after the beginning it is there."""

    text: str
    seconds: float
    is_typed: bool

    @property
    def parts(self) -> list[tuple[str, str]]:
        """The parts of the text, each behind its kind; empty for none."""
        if self.is_typed:
            return [("prompt", self.text[0]), ("", self.text[1:])]
        if found := _AUDITED.fullmatch(self.text):
            passed, space, label, rest = found.groups(default="")
            return [("passed", passed), ("", space), ("label", label), ("", rest)]
        return [("", self.text)]


def recorded() -> Iterator[Line]:
    """Run each command in an empty folder, and yield what a terminal shows of it.

    Raises: subprocess.CalledProcessError when one fails.
    """
    seconds = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for command in SHOWN:
            seconds += _PAUSE
            for number, text in enumerate(command.splitlines()):
                yield Line(("> " if number else "$ ") + text, seconds, is_typed=True)
                seconds += _TYPING
            for text in printed(command, folder).splitlines():
                for part in fitted(text):
                    yield Line(part, seconds, is_typed=False)
                    seconds += _PRINTING


def printed(command: str, folder: str) -> str:
    """Run a command in a folder, with this Python and this code, and return what it prints."""
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    environment = {"PATH": path, "PYTHONPATH": str(DOCS.parent), "HOME": folder, "LANG": "C.UTF-8"}
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def fitted(text: str) -> Sequence[str]:
    """Return a printed line as the window shows it: words go on in a new line, data is cut."""
    if len(text) <= COLUMNS:
        return [text]
    if text.lstrip().startswith("{"):
        return [f"{text[: COLUMNS - 1]}…"]
    return wrap(text, COLUMNS, subsequent_indent=" " * VALUES, break_on_hyphens=False)


def picture(lines: Sequence[Line]) -> str:
    """Return the recording as SVG."""
    templates = Environment(
        loader=FileSystemLoader(DOCS), autoescape=True, trim_blocks=True, keep_trailing_newline=True
    )
    template = templates.get_template("record_terminal.svg")
    # A character is 8.43 pixels wide, in the widest font that the template names.
    wide, high = 40 + round(8.43 * COLUMNS), 54 + 18 * len(lines)
    return template.render(lines=lines, wide=wide, high=high, typing=_TYPING)


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS / "static"
    (folder / PICTURE).write_text(picture(list(recorded())), encoding="utf-8")

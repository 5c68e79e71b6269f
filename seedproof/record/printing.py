"""All that commands print, and nothing else does: text in which nothing can steer a terminal.

Texts of others reach the screen: names, reasons, file names. Whatever moves a cursor, colours, or turns text
around is shown as its code.
"""

import sys
from collections.abc import Generator, Iterable, Mapping
from typing import Any, Literal, NamedTuple, TextIO, TypeAlias, TypeVar

from seedproof.record.rows import canonical

T = TypeVar("T")

Colour: TypeAlias = Literal["green", "red", "yellow"]

LONGEST = 2_000
"""Characters of a line that are shown."""


class Coloured(NamedTuple):
    """A piece of a line that has a colour on a terminal."""

    text: str
    colour: Colour
    is_bold: bool = False


def printable(text: str) -> str:
    """Return a text with the code of each sign that cannot be seen, but for spaces: `\\x1b`, `\\u202e`."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def shortened(text: str) -> str:
    """Return a line in printable signs; of a long one the first of them, and how many there are."""
    shown = printable(text[:LONGEST])
    return shown if len(text) <= LONGEST else f"{shown} ... ({len(text):,} characters)"


def say(*pieces: object) -> None:
    """Print a line of what was asked for; only pieces that are `Coloured` have a colour."""
    _write(sys.stdout, *pieces)


def aside(*pieces: object) -> None:
    """Print a line on standard error: an error, or how far long work is."""
    _write(sys.stderr, *pieces)


def say_document(text: str) -> None:
    """Print the lines of a text whole, as who asked for it wants to keep it."""
    for line in text.removesuffix("\n").split("\n"):
        sys.stdout.write(_fitting(f"{printable(line)}\n", sys.stdout))


def say_json(found: Mapping[str, Any]) -> None:
    """Print an object for programs. In its ASCII, whatever cannot be seen is escaped already."""
    sys.stdout.write(f"{canonical(found)}\n")


def with_bar(items: Iterable[T], label: str, total: int | None) -> Generator[T, None, None]:
    """Yield the items, under a bar on standard error that goes when all are done."""
    # Whoever imports `seedproof` has no use for it.
    import click

    try:
        with click.progressbar(items, total, shortened(label), file=sys.stderr) as bar:
            yield from bar
    finally:
        sys.stderr.write(_LINE_ABOVE_CLEARED)


def is_watched() -> bool:
    """Return whether standard error is a terminal."""
    return sys.stderr.isatty()


def _write(stream: TextIO, *pieces: object) -> None:
    shown = "".join(_shown(piece, stream) for piece in pieces)
    stream.write(_fitting(f"{shown}\n", stream))
    stream.flush()


def _shown(piece: object, stream: TextIO) -> str:
    if not isinstance(piece, Coloured):
        return shortened(str(piece))
    text = shortened(piece.text)
    if not stream.isatty():
        return text
    return f"\x1b[{_COLOURS[piece.colour]}m{_BOLD if piece.is_bold else ''}{text}\x1b[0m"


def _fitting(text: str, stream: TextIO) -> str:
    """Return a text that the encoding of a stream can write."""
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)


_COLOURS = {"green": 32, "red": 31, "yellow": 33}
_BOLD = "\x1b[1m"
_LINE_ABOVE_CLEARED = "\x1b[1A\x1b[2K"

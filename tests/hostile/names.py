"""Names of files, and arguments, that are hostile."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from tests.hostile.texts import PAYLOADS, SHOWN
from tests.hostile.things import Kind, no_files

LONGEST = 100_000
"""An argument of a process may have 128 kB."""

NAMES = {
    "escape sequences": "a\x1b[2J\x1b]0;hostile\x07b",
    "C1 controls": "a\x9b2J\x85b",
    "newline": "a\nError: hostile",
    "carriage return": "a\rpassed",
    "bidirectional marks": "a\u202egnorw\u2066",
    "zero width": "a\u200b\ufeff",
    "no UTF-8": "a\udcff\udc9bb",
    "255 bytes": "x" * 255,
    "a dash": "-rf",
    "dots": "...",
    "blanks": "   ",
    "a star": "*",
    "a tilde": "~",
    "a dollar": "$HOME",
    "path in percent": "%2e%2e%2f",
    "backslashes": "..\\..\\x",
    "a device of Windows": "CON",
    "quotes": "'\"`",
    "markup": "<img src=x onerror=alert(1)>",
    "Unicode": "\U0001f480e\u0301",
}
"""Each may stand in a folder; a surrogate is a byte that is no UTF-8."""


def argument_kinds() -> Iterator[Kind]:
    """Yield hostile texts to be given as an argument."""
    for name, payload in {**PAYLOADS, "all of these": SHOWN, **NAMES}.items():
        text = payload.replace("\0", "\1")[:LONGEST].replace("\ud800", "\udcff").replace("\udfff", "\udc80")
        yield Kind(f"argument: {name}", lambda path, true: None, text)


def name_kinds() -> Iterator[Kind]:
    """Yield the true file under hostile names."""
    for name, text in NAMES.items():
        yield Kind(f"named by {name}", lambda path, true: path.write_bytes(true) and None, f"./{text}")
    for name, text in (
        ("a file below a file", "params.yaml/x"),
        ("5,000 letters", "x" * 5_000),
        ("no name", ""),
    ):
        yield Kind(f"named by {name}", lambda path, true: None, text)


def beside_kinds() -> Iterator[Kind]:
    """Yield the true file, beside others with hostile names, and beside what is no file."""
    for name, text in NAMES.items():
        yield Kind(f"beside one named by {name}", lambda path, true, text=text: _beside(path, true, text))
    for kind in no_files():
        yield Kind(f"beside {kind.name}", lambda path, true, kind=kind: _with(path, true, kind))


def _beside(path: Path, true: bytes, name: str) -> None:
    path.write_bytes(true)
    (path.parent / name).write_bytes(b"hostile\n")


def _with(path: Path, true: bytes, kind: Kind) -> None:
    path.write_bytes(true)
    kind.put(path.parent / "hostile", b"hostile\n")


TAKEN = (
    "folder",
    "deep folder",
    "dangling link",
    "link to itself",
    "pipe that nobody fills",
    "link to /dev/full",
    "socket",
)


def taken_kinds() -> Iterator[Kind]:
    """Yield what may stand already where a command is to write; nothing that it could harm."""
    yield from (kind for kind in no_files() if kind.name in TAKEN)
    yield Kind("a file", lambda path, true: path.write_bytes(b"mine\n") and None)
    yield Kind("folder with a file", _occupied)
    yield Kind("no folder above", lambda path, true: shutil.rmtree(path.parent))
    yield Kind("a file above", _file_above)
    yield Kind("a link above that leads nowhere", _link_above)


def _occupied(path: Path, true: bytes) -> None:
    path.mkdir()
    (path / "mine").write_text("mine\n")


def _file_above(path: Path, true: bytes) -> None:
    shutil.rmtree(path.parent)
    path.parent.write_text("mine\n")


def _link_above(path: Path, true: bytes) -> None:
    shutil.rmtree(path.parent)
    path.parent.symlink_to("nowhere")

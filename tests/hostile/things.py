"""What stands where a file should be, whatever its format: no file, or bytes of another kind."""

import gzip
import io
import os
import socket
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.hostile.texts import PAYLOADS

MB = 1_000_000


class Kind(NamedTuple):
    """A way to make a hostile file: it puts something at a free path, given what should be there."""

    name: str
    put: Callable[[Path, bytes], None]
    text: str | None = None
    """What a command is given as an argument in the file's place."""


def written(name: str, make: Callable[[bytes], bytes]) -> Kind:
    """Return the kind of a file whose bytes are made from the true ones."""
    return Kind(name, lambda path, true: _write(path, make(true)))


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def _socket(path: Path, true: bytes) -> None:
    here = os.getcwd()
    os.chdir(path.parent)  # The name of a socket may have a hundred bytes.
    try:
        with socket.socket(socket.AF_UNIX) as end:
            end.bind(path.name)
    finally:
        os.chdir(here)


def _sparse(path: Path, true: bytes) -> None:
    with path.open("wb") as file:
        file.write(true)
        file.truncate(4_000 * MB)


def _beside(path: Path, true: bytes) -> None:
    """A link to the true file, which lies outside of the folder that was given."""
    elsewhere = outside(path) / "true"
    elsewhere.write_bytes(true)
    path.symlink_to(elsewhere)


def outside(path: Path) -> Path:
    """Return the folder of the case that no command is told of."""
    return next(folder for folder in path.parents if folder.name == "work").parent / "canary"


def _deep(path: Path, true: bytes) -> None:
    path.mkdir()
    folder = path
    for _ in range(200):
        folder = folder / "deeper"
        folder.mkdir()


def _gzip_bomb() -> bytes:
    return gzip.compress(bytes(300 * MB), 1)


def _zip_bomb() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a", bytes(300 * MB))
    return file.getvalue()


def _tar() -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w") as archive:
        member = tarfile.TarInfo("../../escaped")
        member.size = 4
        archive.addfile(member, io.BytesIO(b"evil"))
    return file.getvalue()


PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\x08\x06\x00\x00\x00"
UTF_16_LE = b"\xff\xfe"


def no_files() -> Iterator[Kind]:
    """Yield what is no regular file."""
    yield Kind("nothing", lambda path, true: None)
    yield Kind("folder", lambda path, true: path.mkdir())
    yield Kind("deep folder", _deep)
    yield Kind("dangling link", lambda path, true: path.symlink_to("nowhere"))
    yield Kind("link to itself", lambda path, true: path.symlink_to(path.name))
    yield Kind("pipe that nobody fills", lambda path, true: os.mkfifo(path))
    yield Kind("link to /dev/zero", lambda path, true: path.symlink_to("/dev/zero"))
    yield Kind("link to /dev/full", lambda path, true: path.symlink_to("/dev/full"))
    yield Kind("link to /dev/tty", lambda path, true: path.symlink_to("/dev/tty"))
    yield Kind("link to /proc/self/mem", lambda path, true: path.symlink_to("/proc/self/mem"))
    yield Kind("link to /proc/self/environ", lambda path, true: path.symlink_to("/proc/self/environ"))
    yield Kind("link to /etc/passwd", lambda path, true: path.symlink_to("/etc/passwd"))
    yield Kind("link to a file elsewhere", _beside)
    yield Kind("socket", _socket)


def other_bytes() -> Iterator[Kind]:
    """Yield files whose bytes are not of the format, or hardly."""
    yield written("empty", lambda true: b"")
    yield written("a newline", lambda true: b"\n")
    yield written("a million newlines", lambda true: b"\n" * MB)
    yield Kind("four gigabytes of holes", _sparse)
    yield written("a line of 50 MB", lambda true: b"x" * 50 * MB)
    yield written("NUL bytes", lambda true: bytes(5_000))
    yield written("NUL bytes between", lambda true: true.replace(b":", b"\0:").replace(b",", b"\0,"))
    yield written("byte order mark", lambda true: b"\xef\xbb\xbf" + true)
    yield written("UTF-16", lambda true: _recoded(true, "utf-16"))
    yield written("UTF-16, the other order", lambda true: b"\xfe\xff" + _recoded(true, "utf-16-be"))
    yield written("UTF-32", lambda true: _recoded(true, "utf-32"))
    yield written("half of UTF-16", lambda true: UTF_16_LE + true)
    yield written("invalid UTF-8", lambda true: true.replace(b"e", b"\xe9"))
    yield written("overlong UTF-8", lambda true: true.replace(b"/", b"\xc0\xaf"))
    yield written("surrogates in UTF-8", lambda true: true.replace(b"e", b"\xed\xa0\x80"))
    yield written("half", lambda true: true[: len(true) // 2])
    yield written("without its end", lambda true: true[:-2])
    yield written("without its beginning", lambda true: true[2:])
    yield written("twice", lambda true: true + true)
    yield written("backwards", lambda true: true[::-1])
    yield written("one bit flipped", lambda true: _flipped(true))
    yield written("carriage returns", lambda true: true.replace(b"\n", b"\r"))
    yield written("Windows' lines", lambda true: true.replace(b"\n", b"\r\n"))
    yield written("gzip of it", gzip.compress)
    yield written("gzip bomb", lambda true: _gzip_bomb())
    yield written("zip bomb", lambda true: _zip_bomb())
    yield written("tar", lambda true: _tar())
    yield written("PDF", lambda true: b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n")
    yield written("PNG", lambda true: PNG)
    yield written("ELF", lambda true: b"\x7fELF\x02\x01\x01" + bytes(100))
    yield written("pickle that runs a command", lambda true: b"cos\nsystem\n(S'touch ran-by-pickle'\ntR.")
    yield written("script", lambda true: b"#!/bin/sh\ntouch ran-by-shell\n")
    yield written("random bytes", lambda true: bytes(range(256)) * 40)
    yield written(
        "payloads alone", lambda true: "\n".join(PAYLOADS.values()).encode("utf-8", "surrogatepass")
    )
    yield written("payloads before", lambda true: _all_payloads() + true)
    yield written("payloads behind", lambda true: true + _all_payloads())


def _all_payloads() -> bytes:
    short = [payload for payload in PAYLOADS.values() if len(payload) < 1_000]
    return "".join(short).encode("utf-8", "surrogatepass")


def _recoded(true: bytes, encoding: str) -> bytes:
    return true.decode("utf-8", "replace").encode(encoding)


def _flipped(true: bytes) -> bytes:
    if not true:
        return b"\x80"
    middle = len(true) // 2
    return true[:middle] + bytes([true[middle] ^ 0x11]) + true[middle + 1 :]


def things() -> list[Kind]:
    """Return the kinds that any place can be given."""
    return [*no_files(), *other_bytes()]

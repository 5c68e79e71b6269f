"""Logs of inspect: how much they unpack to is known before inspect unpacks them."""

import zlib
from collections.abc import Callable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest

from pipeline.evaluating.engine.logs import read_log_head
from pipeline.evaluating.engine.members import LARGEST_MEMBER, expect_bounded
from seedproof.record.errors import SeedproofError


def log(path: Path, content: bytes, packing: int = ZIP_DEFLATED) -> Path:
    with ZipFile(path, "w", packing) as file:
        file.writestr("header.json", content)
    return path


def lying(path: Path) -> Path:
    """A log whose only file says that it has 10 bytes, and has 5 million."""
    log(path, b" " * 5_000_000)
    written = path.read_bytes()
    said, small = (size.to_bytes(4, "little") for size in (5_000_000, 10))
    path.write_bytes(written.replace(said, small))
    return path


def vast(path: Path) -> Path:
    """A log of a megabyte whose only file has more spaces than a file may have bytes."""
    packing = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS)
    with ZipFile(path, "w", ZIP_STORED) as file:
        file.writestr("header.json", packing.compress(b" " * (LARGEST_MEMBER + 1)) + packing.flush())
    written = path.read_bytes()
    size = len(written[written.index(b"header.json") + 11 : written.index(b"PK\x01\x02")])
    said = size.to_bytes(4, "little")
    packed_as = written.replace(b"\x14\x00\x00\x00\x00\x00", b"\x14\x00\x00\x00\x08\x00")
    path.write_bytes(packed_as.replace(said + said, said + (LARGEST_MEMBER + 1).to_bytes(4, "little")))
    return path


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (vast, "'header.json' unpacks to 200,000,001 bytes, expected at most 200,000,000"),
        (lying, "'header.json' unpacks to more than it says"),
        (lambda path: log(path, b"[" * 200_000), "is no log of inspect"),
        (lambda path: log(path, b'{"eval": ' + b"1" * 100_000 + b"}"), "is no log of inspect"),
        (lambda path: log(path, b"{}", ZIP_STORED), "is no log of inspect"),
    ],
)
def test_what_is_too_large_or_broken_is_refused_before_inspect_reads_it(
    tmp_path: Path, make: Callable[[Path], Path], said: str
) -> None:
    with pytest.raises(SeedproofError, match=said) as error:
        read_log_head(make(tmp_path / "a.eval"))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("packing", [ZIP_STORED, ZIP_DEFLATED, 93])
def test_what_is_as_it_says_is_left_to_inspect(tmp_path: Path, packing: int) -> None:
    expect_bounded(log(tmp_path / "a.eval", b" " * 3_000_000, packing))

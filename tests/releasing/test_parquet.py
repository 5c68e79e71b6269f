"""Parquet of others: what it states of itself is looked at before its rows are."""

import os
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from pipeline.releasing import parquet
from pipeline.releasing.parquet import expect_readable, read_table
from seedproof.record.errors import SeedproofError


def repeated(path: Path, count: int) -> Path:
    """A file of some hundred bytes that has a number so many times."""
    column = pa.DictionaryArray.from_arrays(pa.array([0] * count, pa.int32()), pa.array([7]))
    pq.write_table(pa.table({"a": column.cast(pa.int64())}), path, compression="zstd", row_group_size=count)
    return path


def test_what_unpacks_to_more_than_can_be_worked_with_is_not_read(tmp_path, monkeypatch):
    path = repeated(tmp_path / "a.parquet", 300_000)
    assert path.stat().st_size < 2_000
    expect_readable(path)
    monkeypatch.setattr(parquet, "MOST_CELLS", 299_999)
    monkeypatch.setattr(pq, "read_table", None)
    with pytest.raises(SeedproofError, match="has 300,000 values, expected at most 299,999"):
        read_table(path)
    monkeypatch.setattr(parquet, "MOST_CELLS", 300_000)
    monkeypatch.setattr(parquet, "LARGEST_UNPACKED", 10)
    with pytest.raises(SeedproofError, match=r"unpacks to [0-9,]+ bytes, expected at most 10"):
        read_table(path)


@pytest.mark.parametrize("content", [b"", b"PAR1", b"PAR1" + b"\xff" * 100 + b"PAR1"])
def test_what_is_no_parquet_is_one_sentence(tmp_path, content):
    path = tmp_path / "a.parquet"
    path.write_bytes(content)
    with pytest.raises(SeedproofError, match="cannot be read as Parquet") as error:
        read_table(path)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("read", [expect_readable, read_table])
def test_a_pipe_in_its_place_is_one_sentence(tmp_path, read):
    """A pipe that nobody writes to would be waited for without an end."""
    path = tmp_path / "test.parquet"
    os.mkfifo(path)
    with pytest.raises(SeedproofError, match=r"test\.parquet: cannot be read as Parquet"):
        read(path)

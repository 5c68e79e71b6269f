"""Files of JSON lines: what is none is refused by a sentence that says what to do."""

import gzip
from pathlib import Path

import pytest

from seedproof.record.errors import SeedproofError
from seedproof.record.json_lines import read_objects

LINE = b'{"id": "a", "response": "Answer: 3"}\n'


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (gzip.compress(LINE), "is compressed by gzip"),
        (b"id,response\na,Answer: 3\n", "is no JSON object but looks like CSV"),
        (b"Answer: 3\n", "is no JSON object, expected one a line"),
        (b'["a", "b"]\n', "is no JSON object, expected one a line"),
    ],
)
def test_another_format_is_told(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "responses.jsonl"
    path.write_bytes(content)
    with pytest.raises(SeedproofError, match=f"line 1: {said}"):
        list(read_objects(path))


def test_objects_are_read(tmp_path: Path) -> None:
    path = tmp_path / "responses.jsonl"
    path.write_bytes(LINE)
    assert [read for _, read in read_objects(path)] == [{"id": "a", "response": "Answer: 3"}]

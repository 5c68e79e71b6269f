"""Files of JSON lines: what is none is refused by a sentence that says what to do."""

import gzip
import json
from pathlib import Path

import pytest

from seedproof.record.errors import SeedproofError
from seedproof.record.json_lines import read_objects

LINE = b'{"id": "a", "response": "Answer: 3"}\n'


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (gzip.compress(LINE, mtime=0), "is compressed by gzip"),
        (b"id,response\na,Answer: 3\n", "is no JSON object but looks like CSV"),
        (b"Answer: 3\n", "is no JSON object, expected one a line"),
        (b'["a", "b"]\n', "is no JSON object, expected one a line"),
        (
            b'{"a": ' + b"[" * 200_000,
            "is nested too deeply, expected at most 100 brackets inside one another",
        ),
        (b'{"a": ' + b"[" * 101 + b"]" * 101 + b"}", "is nested too deeply"),
        (
            b'{"a": ' + b"1" * 100_000 + b"}",
            "has a number that is too long, expected one of at most 4,300 digits",
        ),
        (b'{"a": 1, "b": {"c": 1, "d": 2, "c": 3}}', "has 'c' twice in one object, expected each key once"),
    ],
)
def test_another_format_is_told(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "responses.jsonl"
    path.write_bytes(content)
    with pytest.raises(SeedproofError, match=f"line 1: {said}"):
        list(read_objects(path))


def test_a_key_twice_among_many_is_found_in_one_look_at_each(tmp_path: Path) -> None:
    """To count each of them anew would not end: it takes hours for as many keys as a line may have."""
    names = [f"k{number}" for number in range(200_000)]
    written = ", ".join(f"{json.dumps(name)}: 0" for name in [*names, names[-1]])
    path = tmp_path / "responses.jsonl"
    path.write_text(f"{{{written}}}\n")
    with pytest.raises(SeedproofError, match=r"line 1: has 'k199999' twice in one object"):
        list(read_objects(path))


def test_objects_are_read(tmp_path: Path) -> None:
    path = tmp_path / "responses.jsonl"
    path.write_bytes(LINE)
    assert [read for _, read in read_objects(path)] == [{"id": "a", "response": "Answer: 3"}]

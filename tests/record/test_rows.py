"""Rows and their lines: what is written is read back, in the one form that plain JSON would give too."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.record.errors import SeedproofError
from seedproof.record.rows import line_of, read_rows

values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(), values, max_size=5), st.text())
def test_a_line_is_compact_json_and_is_read_back(tmp_path_factory, row, name):
    row = {"id": name} | {key: value for key, value in row.items() if key != "id"}
    line = line_of(row)
    assert line == json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    path = tmp_path_factory.getbasetemp() / "row.jsonl"
    path.write_bytes(line * 2)
    assert list(read_rows(path)) == [row, row]


def test_a_line_without_an_end_is_no_row(tmp_path):
    (tmp_path / "rows").write_bytes(line_of({"id": "a"})[:-1])
    with pytest.raises(SeedproofError, match="line 1: is not a row"):
        list(read_rows(tmp_path / "rows"))

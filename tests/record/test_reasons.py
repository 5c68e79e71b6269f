"""What exceptions say in our own words: never Python's, nor a library's."""

import json
from collections.abc import Callable

import msgspec
import pytest

import seedproof
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words


def said(raising: Callable[[], object]) -> str:
    with pytest.raises(Exception) as caught:  # noqa: PT011
        raising()
    return in_our_words(caught.value)


@pytest.mark.parametrize(
    ("raising", "words"),
    [
        (lambda: int("x"), "a value in it is not as expected"),
        (lambda: {}["facts"], "it has no 'facts'"),
        (lambda: [][1], "it has too few values"),
        (lambda: None + 1, "a value in it is of another type than expected"),
        (lambda: None.x, "a value in it is of another type than expected"),
        (lambda: 1 / 0, "a number in it is out of range"),
        (lambda: b"\xff".decode(), "it is not UTF-8"),
        (lambda: "\ud800".encode(), "it has a lone surrogate, which is no character"),
        (lambda: json.loads("{\n]"), "it is no JSON from line 2, column 1 on"),
        (lambda: open("/nowhere"), "/nowhere: No such file or directory"),  # noqa: SIM115
        (lambda: msgspec.convert({"a": [1]}, dict[str, list[str]]), "[...][0]: expected `str`, got `int`"),
        (lambda: msgspec.convert(1, str), "expected `str`, got `int`"),
        (lambda: next(iter(())), "it is malformed"),
    ],
)
def test_an_exception_of_python_is_told_by_its_kind(raising: Callable[[], object], words: str) -> None:
    assert said(raising) == words


def test_what_our_code_raises_is_told_as_it_says() -> None:
    assert said(lambda: seedproof.compare("1", "1", "nothing")).startswith("answer type: is 'nothing'")
    assert in_our_words(SeedproofError("one\ntwo")) == "one two"

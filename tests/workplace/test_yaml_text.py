"""YAML that others wrote: what is wrong in it is one sentence, whatever it is."""

from pathlib import Path

import pytest

from pipeline.workplace.settings import load_settings
from pipeline.workplace.yaml_text import NotYaml, value_of
from seedproof.record.bounds import LARGEST_YAML
from seedproof.record.errors import SeedproofError


def doubling(times: int) -> str:
    """A text of some hundred bytes whose value has 2 to the power of `times` values."""
    lines = [f"a{number + 1}: &a{number + 1} [*a{number}, *a{number}]" for number in range(times)]
    return "\n".join(["a0: &a0 [x]", *lines])


WRONG = {
    "bytes": ("a: !!binary 'é'", "bytes are no value that is read here"),
    "a key twice": ("a: 1\nb: 2\na: 3\n", "the key 'a' stands there twice, line 3, column 1"),
    "a key twice inside": ("a: {b: 1, c: 2, b: 1}", "the key 'b' stands there twice"),
    "lists in lists": ("[" * 5_000, "is nested too deeply"),
    "lists in lists, by lines": ("- " * 5_000, "is nested too deeply"),
    "101 levels": ("[" * 101 + "]" * 101, "is nested too deeply"),
    "100,000 digits": (f"root_seed: {'1' * 90_000}", "of thousands of digits"),
    "no date": ("date: 2020-99-99", "a number or a date that is none"),
    "doubling": (doubling(60), "has more than 100,000 values"),
    "a list in itself": ("a: &a [*a]", "is nested too deeply"),
    "an object": ("a: !!python/object/apply:os.getcwd []", "could not determine a constructor"),
    "too large": ("#" * (LARGEST_YAML + 1), "has more than 100,000 bytes"),
    "no text": (b"\xff\xfe\xff", "is not YAML"),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, text: str | bytes, said: str) -> None:
    with pytest.raises(NotYaml, match=said) as error:
        value_of(text)
    assert "\n" not in str(error.value)
    path = tmp_path / "params.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(SeedproofError, match=r"params\.yaml: ") as refused:
        load_settings("missing_fact", path)
    assert "\n" not in str(refused.value)


def test_what_is_right_is_read() -> None:
    assert value_of("a: &a [1, x]\nb: {c: *a}\n'a b': 2020-01-02 # of use") == value_of(
        b"{a: [1, x], b: {c: [1, x]}, a b: 2020-01-02}"
    )
    assert value_of("") is None
    assert value_of("[" * 100 + "]" * 100) is not None

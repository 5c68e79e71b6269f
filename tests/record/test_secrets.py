"""Secrets of the environment are known again in whatever form a text repeats them."""

from base64 import b64encode, urlsafe_b64encode
from urllib.parse import quote

import pytest

from seedproof.record.secrets import is_in, without_secrets

SECRET = "s3cret/of?some>body"
PLAIN = SECRET.encode()
FORMS = [SECRET, SECRET[::-1], quote(SECRET, safe=""), PLAIN.hex()]
FORMS += [
    encode(before + PLAIN + behind).decode()
    for encode in (b64encode, urlsafe_b64encode)
    for before in (b"", b"x", b"xy")
    for behind in (b"", b"z", b"zz")
]


@pytest.mark.parametrize("form", FORMS)
def test_a_secret_is_found_in_each_form(monkeypatch, form):
    monkeypatch.setenv("SOME_SECRET", SECRET)
    assert is_in(SECRET, f"Your key is {form}.")
    assert is_in(SECRET, f"Your key is {'.'.join(form.upper())}.")
    assert "…" in without_secrets(f"Your key is {form}.")
    assert not is_in(SECRET, without_secrets(f"Your key is {form}."))


def test_what_is_no_secret_stays(monkeypatch):
    monkeypatch.setenv("SOME_TOKEN", "short")
    monkeypatch.setenv("SOME_PLACE", "a longer value")
    assert without_secrets("a short text of a longer value") == "a short text of a longer value"
    assert not is_in(SECRET, "a short text of a longer value")

"""No text of ours has a key, in whatever form somebody repeats it."""

from base64 import b64encode, urlsafe_b64encode
from urllib.parse import quote

import pytest

from pipeline.evaluating.engine.secrets import sentence_of, without_secrets

KEY = "sk-proj/Ab+9?zé=!"

FORMS = {
    "as it is": KEY,
    "in capitals": KEY.upper(),
    "reversed": KEY[::-1],
    "percent": quote(KEY, safe=""),
    "percent, small": quote(KEY, safe="").lower(),
    "percent, some": quote(KEY).replace("-", "%2d"),
    "percent, some, reversed": quote(KEY).replace("-", "%2d")[::-1],
    "percent, reversed": quote(KEY, safe="")[::-1],
    "percent, every byte": "".join(f"%{byte:02X}" for byte in KEY.encode()),
    "hex": KEY.encode().hex(),
    "hex, reversed": KEY.encode().hex()[::-1],
    "of JSON": "sk-proj/Ab+9?z\\u00e9=!",
}
ENCODERS = {"base64": b64encode, "base64 for URLs": urlsafe_b64encode}


@pytest.fixture(autouse=True)
def key(monkeypatch):
    monkeypatch.setenv("SOMEBODYS_API_KEY", f" {KEY}\n")


@pytest.mark.parametrize("name", FORMS)
def test_a_key_is_taken_out_in_each_form(name):
    assert without_secrets(f"It is {FORMS[name]}, no?") == "It is …, no?"


@pytest.mark.parametrize("code", ENCODERS)
@pytest.mark.parametrize("turned", [1, -1])
@pytest.mark.parametrize("before", ["", "a", "ab", "abc", "Bearer ", "user:"])
@pytest.mark.parametrize("behind", ["", "x", "xy", "xyz"])
def test_a_key_is_taken_out_of_base64_wherever_it_stands(code, turned, before, behind):
    """What is left, six bits a sign, has two whole bytes of the key at most: those at its ends."""
    for padding in ("", "="):
        coded = ENCODERS[code](f"{before}{KEY}{behind}".encode()).decode().rstrip("=") + padding
        told = without_secrets(f"<{coded[::turned]}>")
        assert told.count("…") == 1
        assert len(coded) - len(told) + 3 >= 8 * len(KEY.encode()) // 6 - 2


@pytest.mark.parametrize(
    "name",
    ["OPENAI_API_KEY", "HF_TOKEN", "my_secret", "DB_PASSWORD", "AWS_CREDENTIALS", "PROXY_AUTH", "PASSPHRASE"],
)
def test_a_variable_is_secret_by_its_name(monkeypatch, name):
    monkeypatch.setenv(name, "0123456789abcdef")
    assert without_secrets("it is 0123456789abcdef") == "it is …"


@pytest.mark.parametrize(
    ("name", "value"), [("GIT_AUTHOR_NAME", "Somebody There"), ("PAGER", "somebody"), ("API_KEY", "short")]
)
def test_other_variables_and_short_words_are_none(monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    assert without_secrets(f"it is {value}") == f"it is {value}"


def test_a_sentence_is_one_line_and_begins_as_what_was_said():
    assert sentence_of("") == "no reason was given"
    assert sentence_of(f"a\n  b {KEY}") == "a b …"
    assert sentence_of("x" * 1000) == "x" * 300 + "…"
    assert sentence_of("\ud835") == "?"

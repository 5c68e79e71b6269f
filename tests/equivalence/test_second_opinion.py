"""The second opinion: played by a stand-in of math-verify, because the real one is optional."""

import os
import sys
from pathlib import Path

import pytest

from seedproof.equivalence.second_opinion import SecondOpinion, disagreements
from seedproof.record.errors import SeedproofError

STAND_IN = """
import time

def parse(text, parsing_timeout):
    return text

def verify(gold, answer, timeout_seconds):
    if "sleep" in answer:
        time.sleep(60)
    if "crash" in answer:
        import os
        os._exit(3)
    if "raise" in answer:
        raise RuntimeError
    return gold == answer
"""


@pytest.fixture
def stand_in(tmp_path: Path) -> str:
    """An interpreter that finds the stand-in."""
    (tmp_path / "math_verify.py").write_text(STAND_IN)
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{tmp_path}" exec "{sys.executable}" "$@"\n')
    os.chmod(python, 0o755)
    return str(python)


def test_only_the_pairs_on_which_the_two_differ_are_given(stand_in):
    pairs = [("1", "1", "number"), ("1/2", "0.5", "number"), ("1", "2", "number"), ("1", "?", "number")]
    found = list(disagreements(pairs, python=stand_in))
    assert [(item.answer, item.ours.result, item.theirs) for item in found] == [
        ("0.5", "equal", "different"),
        ("?", "undecided", "different"),
    ]


def test_a_pair_that_takes_too_long_or_fails_has_no_opinion_and_harms_no_other(stand_in):
    with SecondOpinion(seconds=5, python=stand_in) as second:
        said = [second.of("1", answer) for answer in ("sleep", "1", "crash", "1", "raise", "2")]
    assert said == ["none", "equal", "none", "equal", "none", "different"]


def test_without_math_verify_one_sentence_says_what_to_do(tmp_path):
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n')
    os.chmod(python, 0o755)
    with pytest.raises(SeedproofError, match="install it into an environment of its own"):
        list(disagreements([("1", "1", "number")], python=str(python)))

"""Other verifiers, really installed and run; what goes wrong in them is played by a stand-in."""

import os
import sys

import pytest

from seedproof.record.errors import SeedproofError
from tests.corpus.opinions import Labelled, Peer, disagreements, latex, opinions

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

PAIRS = [
    Labelled("number", "1/2", "0.5", "equal"),
    Labelled("expression(x)", "2*sqrt(x) + x**2", r"x^2 + \sqrt{4x}", "equal"),
    Labelled("expression(x)", "sin(x)**2", r"\cos^2 x", "different"),
]


@pytest.fixture
def stand_in(tmp_path):
    """An interpreter that finds the stand-in."""
    (tmp_path / "math_verify.py").write_text(STAND_IN)
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{tmp_path}" exec "{sys.executable}" "$@"\n')
    os.chmod(python, 0o755)
    return str(python)


def test_math_verify_is_installed_and_has_opinions():
    said = opinions("Math-Verify", PAIRS).said
    assert said[0] == "equal"
    assert said[2] == "different"


def test_sympy_is_asked_whether_the_difference_is_zero():
    assert opinions("SymPy", PAIRS).said[0] == "equal"


def test_a_golden_answer_is_given_in_latex():
    assert latex("x**2 - 2*tan(2*x) - 6*sqrt(x) + C") == (
        r"x^{2} - 2 \cdot \tan(2 \cdot x) - 6 \cdot \sqrt{x} + C"
    )
    assert latex("(-oo, 3) U {5}") == r"(-\infty , 3) \cup \{5\}"


def test_only_the_pairs_on_which_the_two_differ_are_given_and_who_is_right():
    found = list(disagreements(PAIRS, ["equal", "undecided", "different"], ["equal", "equal", "none"]))
    assert [(item.pair.answer, item.ours, item.theirs, item.right) for item in found] == [
        (PAIRS[1].answer, "undecided", "equal", "theirs")
    ]


def test_a_pair_that_takes_too_long_or_fails_has_no_opinion_and_harms_no_other(stand_in):
    with Peer("Math-Verify", seconds=60, python=stand_in) as peer:
        said = [peer.of("1", answer) for answer in ("crash", "1", "raise", "2")]
        peer.seconds = 0.1
        said.append(peer.of("1", "sleep"))
        peer.seconds = 60
        said.append(peer.of("1", "1"))
    assert said == ["none", "equal", "none", "different", "none", "equal"]


def test_without_it_one_sentence_says_what_to_do(tmp_path):
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n')
    os.chmod(python, 0o755)
    with pytest.raises(SeedproofError, match=r"pip install 'seedproof\[peers\]'"):
        opinions("Math-Verify", PAIRS, python=str(python))

"""The checker of `number_game`: what it takes, what it refuses and why; that nothing makes it fail."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seedproof.answers import is_right
from seedproof.answers.operations import CLASSES, score_game
from tests.circles import few
from tests.pace import bounded

NUMBERS, TARGET = (4, 2, 8, 11, 17), 34
BEST = "8 + 4 = 12\n12 - 11 = 1\n17 / 1 = 17\n17 * 2 = 34"
SIMPLE = "2 * 17 = 34"

TAKEN = {
    SIMPLE: 6,
    "2 * 17 = 34 (target)": 6,
    BEST: 18,
    BEST.replace("*", "×").replace("/", "÷").replace("-", "−"): 18,
    BEST.replace("*", "x").replace("/", ":").replace("-", "–"): 18,
    BEST.replace("*", "·"): 18,
    BEST.replace(" ", ""): 18,
    "".join(f"- {line}\n" for line in BEST.split("\n")): 18,
    "".join(f"* {line}\n" for line in BEST.split("\n")): 18,
    "".join(f"{place}. {line}\n" for place, line in enumerate(BEST.split("\n"), 1)): 18,
    "".join(f"({place}) {line}\n" for place, line in enumerate(BEST.split("\n"), 1)): 18,
    "".join(f"Step {place}: {line}.\n" for place, line in enumerate(BEST.split("\n"), 1)): 18,
    "".join(f"**{line}**\n" for line in BEST.split("\n")): 18,
    "".join(f"${line}$\n\n" for line in BEST.split("\n")): 18,
    f"```\n{BEST}\n```": 18,
    f"```text\n{BEST}\n```\nThat is all: 18 points.": 18,
    BEST.replace("*", r"\times").replace("/", r"\div"): 18,
    f"First I tried 2 + 2 = 5.\nThen:\n\n{BEST}": 18,
    BEST.replace("\n", "\r\n"): 18,
    "17 - 11 = 6\n6 - 4 = 2\n2 * 17 = 34": 0,  # 17 is there once
    "8 * 4 = 32\n32 + 2 = 34": 7,
    "11 - 8 = 3\n17 * 2 = 34\n34 + 3 = 37\n37 - 3 = 34": 0,  # one 3 is there, not two
}


def test_what_is_taken_and_what_it_scores(subtests):
    for response, score in TAKEN.items():
        with subtests.test(response=response):
            judged = score_game(response, NUMBERS, TARGET)
            assert judged.score == score
            assert bool(judged.errors) == (judged.score == 0)
            assert judged.accuracy(18) == Fraction(score, 18)


REFUSED = {
    "": ("formatting",),
    "34": ("formatting",),
    "I do not know.": ("formatting",),
    "2 * 17\n= 34": ("formatting",),
    "17 * 2 = 34 = 34": ("formatting",),
    "(8 - 4) * 2 = 8": ("formatting",),
    "2 × 17 equals 34": ("formatting",),
    "4 + 8 = 12\nx = 3": ("formatting",),  # what is not read may reach the target
    "2 * 17 = 35": ("calculation", "missed target"),
    "2 * 17 = 35\n": ("calculation", "missed target"),
    "17 / 2 = 8": ("calculation", "missed target"),
    "8 / 3 = 2": ("calculation", "illegal operand", "missed target"),
    "17 / 2 = 8.5\n8.5 * 4 = 34": ("illegal operand",),
    "2 - 8 = -6\n-6 + 40 = 34": ("illegal operand",),
    "8 - 2 = 6\n17 + 17 = 34": ("illegal operand",),
    "30 + 4 = 34": ("illegal operand",),
    "4 / 0 = 34": ("calculation", "illegal operand"),
    "4 + 8 = 12": ("missed target",),
    "4 + 8 = 12\n2 * 17 = 34": ("missed target",),  # twelve leads nowhere: its points would be a gift
    "2 * 17 = 34\n4 + 8 = 12": ("missed target",),
    "2 * 17 = 34\n8 - 4 = 4": ("missed target",),
    "1,7 * 2 = 34": ("formatting",),
    "2 ** 17 = 34": ("formatting",),
    "9" * 30 + " + 1 = 34": ("formatting",),
    "2 * 17 = 34\n34 + 1 = 36\nno = 1": ("formatting", "calculation", "illegal operand"),
}


def test_what_is_refused_and_why(subtests):
    for response, errors in REFUSED.items():
        with subtests.test(response=response):
            judged = score_game(response, NUMBERS, TARGET)
            assert judged == (0, errors)
            assert not is_right(response, BEST, "operations")


OTHER_GAMES = [
    # A number that is base number and result at once is taken as the result where that is better.
    ("4 - 2 = 2\n2 + 3 = 5", (4, 2, 3, 2, 9), 5, 8),
    ("4 - 2 = 2\n2 + 3 = 5\n5 + 2 = 7", (4, 2, 3, 2, 9), 7, 9),
    ("6 / 3 = 2\n2 * 2 = 4", (6, 3, 2), 4, 15),
    ("6 / 3 = 2\n4 - 2 = 2", (6, 3, 4), 2, 16),
    ("3 - 3 = 0\n0 * 5 = 0\n0 / 7 = 0", (3, 3, 5, 7), 0, 17),
    ("5 + 1 = 6\n6 - 1 = 5\n5 * 5 = 25", (5, 1, 1, 5), 25, 15),
]


def test_scores_of_other_games(subtests):
    for response, numbers, target, score in OTHER_GAMES:
        with subtests.test(response=response):
            assert score_game(response, numbers, target) == (score, ())


def test_right_is_as_good_as_the_stored_answer():
    assert is_right(BEST, BEST, "operations")
    assert is_right("8 + 4 = 12\n12 - 11 = 1\n17 * 2 = 34\n34 / 1 = 34", BEST, "operations")
    assert not is_right(SIMPLE, BEST, "operations")
    for stored in ("", "34", "2 * 17 = 35", "2 * 17 = 34\n4 + 8 = 12"):
        with pytest.raises(ValueError, match="stored answer"):
            is_right(BEST, stored, "operations")


PIECES = st.one_of(
    st.sampled_from("0123456789=+-*/×÷−$`. ,()\x00\u2028٣²½\n"),
    st.sampled_from(
        ["17", "34", "**", "\\times", "e9", "- ", "1. ", "Step 1: ", "8 + 4 = 12\n", "12 - 11 = 1\n"]
    ),
)


@settings(max_examples=120)
@given(st.one_of(st.lists(PIECES, max_size=60).map("".join), st.text(max_size=200)))
def test_no_answer_makes_it_fail_and_none_is_paid_for_an_error(response):
    judged = score_game(response, NUMBERS, TARGET)
    assert (judged.score == 0) == bool(judged.errors)
    assert list(judged.errors) == [name for name in CLASSES if name in judged.errors]
    assert 0 <= judged.score <= 18


STEPS = st.lists(
    st.tuples(st.integers(0, 20), st.sampled_from("+-*/"), st.integers(0, 20), st.integers(0, 60)),
    min_size=1,
    max_size=5,
)


@settings(max_examples=120)
@given(STEPS)
def test_what_is_paid_is_legal(steps):
    """A second look, with other means, at every answer that it pays for."""
    response = "\n".join(f"{a} {sign} {b} = {c}" for a, sign, b, c in steps)
    judged = score_game(response, NUMBERS, steps[-1][3])
    left = [*NUMBERS]
    legal = True
    for a, sign, b, c in steps:
        for value in (a, b):
            legal = legal and value in left
            if value in left:
                left.remove(value)
        true = {"+": a + b == c, "-": a - b == c, "*": a * b == c, "/": b != 0 and a == b * c}[sign]
        legal = legal and true
        left.append(c)
    if judged.score:
        assert legal
        assert len(left) == len(NUMBERS) - len(steps)
    elif not legal:
        assert judged.errors


MEGABYTES = [
    "\n" * 1_000_000,
    "2 * 17 = 34\n" * 200_000,
    "=" * 3_000_000 + "1",
    " " * 3_000_000 + "= 1",
    "1" * 3_000_000 + " = 1",
    "- " * 1_000_000 + "= 1",
    "2 *\n" * 500_000,
    "\\times " * 300_000 + "= 1",
    "`" * 3_000_000 + "1=",
]


@pytest.mark.slow
@pytest.mark.parametrize("response", few(MEGABYTES))
def test_megabytes_take_a_moment(response):
    with bounded(100):
        score_game(response, NUMBERS, TARGET)

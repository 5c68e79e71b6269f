"""What a judge decides of a score, and what a score says of itself."""

from fractions import Fraction
from itertools import product

import pytest

from seedproof.record.score import PartScore, Score, worst
from seedproof.scoring.judged import WHOLE, undecided_parts, with_judgements

UNDECIDED = Score("undecided", "x", Fraction(0), "no rule reads it")


def score_of(*verdicts):
    parts = tuple(PartScore(verdict, f"{verdict}, therefore", answer="x") for verdict in verdicts)
    overall = worst(verdicts)
    return Score(overall, "x", Fraction(1 if overall == "right" else 0), "in all", parts)


@pytest.mark.parametrize(("judgement", "verdict"), [(True, "right"), (False, "wrong")])
def test_an_undecided_answer_is_decided_and_marked(judgement, verdict):
    judged = with_judgements(UNDECIDED, {WHOLE: judgement})
    assert (judged.verdict, judged.value, judged.judged) == (verdict, int(judgement), True)
    assert judged.reason == f"a judge says that it is {verdict}"
    assert judged.answer == UNDECIDED.answer


@pytest.mark.parametrize("judgements", [{}, {WHOLE: None}, {"a": True}])
def test_without_a_judgement_an_answer_stays_undecided(judgements):
    assert with_judgements(UNDECIDED, judgements) == UNDECIDED


@pytest.mark.parametrize("verdict", ["right", "wrong", "no answer"])
@pytest.mark.parametrize("judgement", [True, False])
def test_what_is_decided_stays(verdict, judgement):
    plain = Score(verdict, "x", Fraction(1 if verdict == "right" else 0), "proved")
    assert with_judgements(plain, {WHOLE: judgement}) == plain
    in_parts = score_of(verdict, verdict)
    assert with_judgements(in_parts, {"a": judgement, "b": judgement}) == in_parts


def test_undecided_parts_alone_are_judged(subtests):
    in_parts = product(("right", "wrong", "undecided", "no answer"), repeat=3)
    for verdicts, judgement in product(in_parts, (True, False)):
        with subtests.test(verdicts=verdicts, judgement=judgement):
            proved = score_of(*verdicts)
            judged = with_judgements(proved, dict.fromkeys("abc", judgement))
            decided = "right" if judgement else "wrong"
            expected = [decided if verdict == "undecided" else verdict for verdict in verdicts]
            assert [part.verdict for part in judged.parts] == expected
            assert [part.judged for part in judged.parts] == [verdict == "undecided" for verdict in verdicts]
            assert judged.judged == ("undecided" in verdicts)
            assert judged.right == (set(expected) == {"right"})
            assert judged.value == (1 if judged.right else 0)
            assert judged.share == Fraction(expected.count("right"), 3)


def test_one_part_goes_by_no_letter():
    proved = score_of("undecided")
    assert undecided_parts(proved) == (WHOLE,)
    assert with_judgements(proved, {WHOLE: True}).right
    assert undecided_parts(UNDECIDED) == (WHOLE,)


def test_undecided_parts_are_named():
    assert undecided_parts(score_of("undecided", "right", "undecided")) == ("a", "c")
    assert undecided_parts(score_of("right", "wrong")) == ()
    assert undecided_parts(Score("wrong", "x", Fraction(0), "proved")) == ()


def test_a_share_is_that_of_the_right_parts():
    assert score_of("right", "wrong", "undecided", "right").share == Fraction(1, 2)
    assert Score("wrong", "x", Fraction(7, 18), "it scores 7 of 18").share == Fraction(7, 18)


def test_an_undecided_score_says_why():
    """By its first undecided part; a decided one has nothing to say, whatever its parts are."""
    assert UNDECIDED.undecided == "no rule reads it"
    assert score_of("right", "undecided", "undecided").undecided == "undecided, therefore"
    assert score_of("wrong", "undecided").undecided == ""
    assert score_of("right").undecided == ""


def test_the_worst_part_makes_the_whole():
    assert worst(["right", "undecided"]) == "undecided"
    assert worst(["undecided", "no answer"]) == "no answer"
    assert worst(["no answer", "wrong", "right"]) == "wrong"
    assert worst(["right", "right"]) == "right"

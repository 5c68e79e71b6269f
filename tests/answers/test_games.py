"""Answers to games as models write them: by hand in `games.txt`, and made at random with a judge beside."""

import json
import random
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest

from seedproof.answers.games.block import Response
from seedproof.answers.operations import last_block, score_game
from tests.answers.random_games import compared
from tests.circles import few, soak
from tests.pace import bounded

TABLE = Path(__file__).parent / "games.txt"


def cases():
    """Each case of the table: the base numbers, the target, the score, the errors, the response."""
    numbers: list[int] = []
    target = 0
    for text in TABLE.read_text("utf-8").split("\n%%%% ")[1:]:
        head, _, response = text.partition("\n")
        if head.startswith("game "):
            base, _, goal = head.removeprefix("game ").partition(" to ")
            numbers = [int(number) for number in base.split()]
            target = int(goal)
            continue
        score, _, errors = head.partition(" ")
        classes = tuple(errors.split(", ")) if errors else ()
        yield numbers, target, int(score), classes, response


def test_an_answer_as_a_model_writes_it_scores(subtests):
    for game, found in groupby(cases(), key=itemgetter(0, 1)):
        with subtests.test(game=game):
            judged = {response: (score, errors) for _, _, score, errors, response in found}
            assert {response: score_game(response, *game) for response in judged} == judged


def test_the_table_holds_hundreds_of_answers_of_each_kind():
    scores = [score for _, _, score, _, _ in cases()]
    assert len(scores) >= 250
    assert sum(score == 0 for score in scores) >= 80
    assert sum(score > 0 for score in scores) >= 150


@pytest.mark.parametrize("count", [500, pytest.param(3000, marks=soak)])
def test_no_random_answer_is_paid_against_a_second_judge_and_none_in_read_dress_is_refused(count):
    tally = compared(random.Random("games"), count)
    assert tally.wrongly_paid == []
    assert tally.wrongly_refused == []
    assert tally.legal > count / 3
    assert tally.illegal > count / 3


def test_the_last_block_is_told_without_its_layout():
    response = "First 2 + 2 = 4.\n\n**Answer**\n\n1. $17 \\times 2 = 34$\n2. 34 = 30 + 4"
    assert last_block(Response(response)) == ["17 * 2 = 34"]
    assert last_block(Response("no steps")) == []


STEP = "2 * 17 = 34\n"
MEGABYTES = [
    STEP + "17*2=34 a " * 100_000,
    STEP + ("17*2=34 a " * 38 + "\n") * 2_600,
    STEP + "1+1=2=2" * 140_000,
    STEP + "1+1, " * 200_000 + "= 3",
    STEP + "(" * 1_000_000 + "= 1+1",
    STEP + "** " * 330_000,
    STEP + "\\frac{" * 160_000,
    "<think>" * 140_000,
    "<br>" * 250_000,
    "a = 1\n" * 170_000,
    "Step 1:\n" * 120_000,
    "**Step 1:** 2 × 17 = 34 (uses)\n" * 30_000,
    "Check:\n2 * 17 = 34\n" * 50_000,
    json.dumps([STEP] * 60_000),
]


@pytest.mark.slow
@pytest.mark.parametrize("response", few(MEGABYTES))
def test_a_megabyte_of_remarks_takes_a_moment(response):
    with bounded(50):
        score_game(response, [4, 2, 8, 11, 17], 34)

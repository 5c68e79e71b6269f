"""A solution that is stated twice, as a plan and then step by step, is one solution."""

from seedproof.answers.operations import score_game

NUMBERS = [5, 2, 4, 6, 16]
TARGET = 25
STEPS = "16 + 5 = 21\n21 + 4 = 25"


SAME = [
    "16+5=21, 21+4=25",
    "16 + 5 = 21; 4 + 21 = 25.",
    "Plan: 16 + 5 = 21, 21 + 4 = 25",
]


def test_the_same_steps_after_their_plan_count_once(subtests):
    for plan in SAME:
        with subtests.test(plan=plan):
            assert score_game(f"{plan}\n\n{STEPS}", NUMBERS, TARGET) == (7, ())


OTHERS = ["16 + 5 = 21, 21 - 4 = 17", "16 + 5 = 21", "16 + 5 = 21, 21 + 4 = 25, 25 * 2 = 50"]


def test_other_steps_before_them_are_steps_of_the_same_run(subtests):
    for plan in OTHERS:
        with subtests.test(plan=plan):
            assert score_game(f"{plan}\n\n{STEPS}", NUMBERS, TARGET).score == 0


def test_one_step_that_stands_there_twice_is_two_steps():
    assert score_game("2 * 3 = 6\n2 * 3 = 6", [2, 2, 3, 3, 7], 6).errors == ("missed target",)

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
TRIES = [
    *OTHERS,
    "8 + 1 = 9, then 3 * 5 = 15",
    "| 16 - 5 | 11 |\n| 11 * 2 | 22 |",
    "(16 + 5) + 4 = 25",
    STEPS,
]


def test_other_steps_right_before_them_are_steps_of_the_same_run(subtests):
    for other in [*OTHERS, STEPS]:
        with subtests.test(other=other):
            assert score_game(f"{other}\n{STEPS}", NUMBERS, TARGET).score == 0


def test_a_try_above_a_blank_line_is_none_of_the_answer(subtests):
    for tried in TRIES:
        with subtests.test(tried=tried):
            assert score_game(f"{tried}\n\n{STEPS}", NUMBERS, TARGET) == (7, ())


NO_TRIES = [
    "7 + 7 = 14\n\n16 + 5 = 21\n\n21 + 4 = 25",  # a blank line behind each step parts nothing
    "1. 7 + 7 = 14\n\n2. 16 + 5 = 21\n3. 21 + 4 = 25",
    f"{STEPS}\n\n25 + 1 = 26\n26 - 1 = 25",
    f"{STEPS}\n5 max 2 = 5",
    "5 max 2 = 7\n16 + 5 = 21\n21 + 4 = 25",
]


def test_a_step_against_the_rules_is_not_passed_over(subtests):
    for response in NO_TRIES:
        with subtests.test(response=response):
            assert score_game(response, NUMBERS, TARGET).score == 0


def test_one_step_that_stands_there_twice_is_two_steps():
    assert score_game("2 * 3 = 6\n2 * 3 = 6", [2, 2, 3, 3, 7], 6).errors == ("missed target",)

"""Follow-ups as another author would write them, and the main text that each of them makes."""

import pytest

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.followups import changed_text

PLUMS = "Ana picks 12 plums. Then she eats 3 plums. How many plums does she have now?"
MORE_PLUMS = "Ana picks 15 plums. Then she eats 3 plums. How many plums does she have now?"
EATS_MORE = "Ana picks 12 plums. Then she eats 5 plums. How many plums does she have now?"
SUM = "What is 3/4 + 1/2?"
NIGHT = "The temperature was -3.5 °C at noon. By evening it fell 4 degrees. What was the temperature then?"

CHANGED = [
    (PLUMS, "Suppose that Ana picks 15 plums instead of 12.", MORE_PLUMS),
    (PLUMS, "What if Ana picked 15 plums?", MORE_PLUMS),
    (PLUMS, "What if Ana had picked 15 plums? How many plums would she have now?", MORE_PLUMS),
    (PLUMS, "Change 12 to 15: Ana picks 15 plums. What is the answer now?", MORE_PLUMS),
    (PLUMS, "Imagine that Ana picked 15 plums, and not 12. Everything else stays the same.", MORE_PLUMS),
    (PLUMS, "How would the answer change if Ana picked 15 plums?", MORE_PLUMS),
    (PLUMS, "Now solve it again with 15 in place of 12.", MORE_PLUMS),
    (PLUMS, "This time, Ana picks 15 plums. How many plums does she have now?", MORE_PLUMS),
    (PLUMS, "Use 15 instead of 12.", MORE_PLUMS),
    (PLUMS, "Replace 12 with 15 and solve it again.", MORE_PLUMS),
    (PLUMS, "What if 12 were 15?", MORE_PLUMS),
    (PLUMS, "Put 15 where 12 stands. Which answer do you get then?", MORE_PLUMS),
    (PLUMS, "Let's say Ana picks 15 plums. Nothing else changes.", MORE_PLUMS),
    (PLUMS, "Ana picks 15 plums, not 12. What is the answer?", MORE_PLUMS),
    (PLUMS, "Pretend Ana had picked 15 plums. Answer the question again.", MORE_PLUMS),
    (PLUMS, "Instead of 12 plums, suppose Ana picked 15.", MORE_PLUMS),
    (PLUMS, "One number is changed from 12 to 15: Ana picks 15 plums. What would the answer be?", MORE_PLUMS),
    (PLUMS, "If she ate 5 plums instead of 3, how many plums would she have?", EATS_MORE),
    (PLUMS, "How many plums would Ana have if she ate 5 plums?", EATS_MORE),
    (PLUMS, "Now with 5 instead of 3: Then she eats 5 plums.", EATS_MORE),
    (PLUMS, "Imagine Ana picks one plum.", PLUMS.replace("12 plums", "one plum")),
    (SUM, "Use 5/4 instead of 3/4.", "What is 5/4 + 1/2?"),
    (SUM, "What if it were 5/4 + 1/2?", "What is 5/4 + 1/2?"),
    (SUM, "Change 1/2 to 1 1/2. What is the answer?", "What is 3/4 + 1 1/2?"),
    (NIGHT, "Suppose it fell 6 degrees. What would the temperature be?", NIGHT.replace("4 deg", "6 deg")),
    (
        "It climbed 3 feet each second for 9 seconds. Later, it climbed 4 feet. How high was it?",
        "Assume instead that it climbed 9 feet.",
        "It climbed 3 feet each second for 9 seconds. Later, it climbed 9 feet. How high was it?",
    ),
    (NIGHT, "What if the temperature was -4.5 °C at noon?", NIGHT.replace("-3.5", "-4.5")),
]

NO_CHANGE = [
    "Then she eats 4 plums. How many plums does she have now?",
    "If she then eats 4 more plums, how many does she have?",
    "Now add 3 to your answer. What do you get?",
    "Ana buys 4 more plums. How many plums does she have?",
    "Suppose that she then eats 4 more plums. How many are left?",
    "What if the first number were 15?",
]

NOT_PLAIN = [
    (PLUMS, "Suppose Leo picks 15 pears."),
    ("A bird climbs 3 feet every second for 9 seconds. How far is that?", "Suppose it climbs 5 feet."),
    (PLUMS, "Use 4 instead of 5."),
    (PLUMS, "What if she picked 12 plums?"),
    (PLUMS, "What if Ana picks 15 plums? How many more plums would she have?"),
    (PLUMS, "Suppose Ana picks 15 plums, and she eats 5 plums."),
    (PLUMS, "Change 12 to 15: Ana picks 16 plums."),
    ("There are 5 rows of 5 chairs. How many chairs are there?", "Use 6 instead of 5."),
    ("Mia reads 4 pages. Leo reads 4 pages. How many pages is that?", "Now with 5 in place of 4."),
    ("Mia has 1 plum. She gets 4 plums. How many has she?", "Use 5 instead of 1."),
]


def test_a_changed_number_takes_its_place_in_the_main_text(subtests):
    for main, followup, changed in CHANGED:
        with subtests.test(main=main, followup=followup, changed=changed):
            assert changed_text(main, followup) == changed


def test_a_further_step_changes_no_number(subtests):
    for followup in NO_CHANGE:
        with subtests.test(followup):
            assert changed_text(PLUMS, followup) is None


@pytest.mark.parametrize(("main", "followup"), NOT_PLAIN)
def test_what_is_changed_is_never_guessed(main, followup):
    try:
        assert changed_text(main, followup) is None
    except Unreadable:
        return


@pytest.mark.parametrize(
    "followup", ["", "?", "What if " * 200, "1/0 instead of 12", "Suppose. " * 50, "," * 500]
)
def test_what_is_no_follow_up_changes_nothing(followup):
    try:
        assert changed_text(PLUMS, followup) is None
    except Unreadable:
        return

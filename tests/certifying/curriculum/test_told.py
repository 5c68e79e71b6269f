"""Questions of our own: what they say is what their scripts assert, and what does not fit is unread."""

import pytest

from seedproof.certifying.curriculum.certify import certify
from seedproof.certifying.script import Unread
from tests.certifying.curriculum.rows import asked, holds, verdicts

RIGHT = [
    ("k_cc_c_7", "Ada has 3 foxes. Bo has 4 foxes. Compare Bo's number with Ada's number.", ">"),
    ("4_nf_a_2", "Write <, = or > in the blank: 4/10 ___ 2/5.", "="),
    ("3_md_d_8_polygon", "A regular hexagon has a perimeter of 42 feet. How long is each side?", "7"),
    ("4_md_a_3", "A rectangle measures 3 feet by 5 feet. How large is its area?", "15"),
    ("4_oa_b_4", "List all factor pairs of 9.", "(1, 9), (3, 3)"),
    (
        "5_nf_b_4",
        "A farm has 2/3 acre of land. The farmer plants corn on 1/6 of it. How many acres is that?",
        "1/9",
    ),
    ("6_ee_a_1", "Start with 2 cubed. Subtract 3. Then multiply the result by 4. What do you get?", "20"),
    ("7_ns_a_1_decimal", "Subtract 5.5 from 2. Then subtract the result from 1. What is the answer?", "4.5"),
    ("7_ns_a_2", "What is the result when -2/3 is divided by 7/9?", "-6/7"),
    (
        "7_ns_a_3_fraction",
        "The kite starts 2 feet below sea level. It then rises 1/2 foot each minute for four minutes. What "
        "is its elevation in the end?",
        "0",
    ),
    (
        "7_ns_a_3_decimal",
        "The camel was at an elevation of -4 meters. Per hour, it climbed 2.5 meters. How many hours did "
        "it take to reach an elevation of 1 meter?",
        "2",
    ),
    ("8_ee_a_2", "Solve x^2 = 49 for all real numbers x.", "-7, 7"),
    ("8_ee_c_7", "Solve 2(x + 3) = 2x + 6 for x.", "infinitely many solutions"),
    ("8_ee_c_7", "Solve 2(x + 3) = 2x + 7 for x.", "no solution"),
    ("8_ee_c_7", "5 more than 3 times a number is 6. Find the number.", "1/3"),
    ("8_ee_c_8", "Solve x + y = 5 and 2x + 2y = 10 for x and y.", "infinitely many solutions"),
    ("8_ee_c_8", "Solve x + y = 5 and 2x + 2y = 11 for x and y.", "no solution"),
    (
        "8_ee_c_8",
        "Two numbers add up to 5, and their difference is 2. The larger number is x and the smaller number "
        "is y. Find x and y.",
        "x = 7/2, y = 3/2",
    ),
]

WRONG = [
    ("4_oa_b_4", "List all factor pairs of 12.", "(1, 12), (2, 6)"),
    ("7_ns_a_2", "What is 2/3 divided by 4?", "8/3"),
    (
        "7_ns_a_3_decimal",
        "It was 2 °C in the valley and -3.5 °C in the harbor. How many degrees warmer was it in the harbor "
        "than in the valley?",
        "-5.5",
    ),
    (
        "3_md_d_8_triangle",
        "A triangle has a perimeter of 20 feet. Two of its sides measure 3 and 4 feet. How long is the "
        "third side?",
        "13",
    ),
    ("8_ee_a_2", "Solve x^2 = 49 for all real numbers x.", "7"),
    ("8_ee_c_7", "Solve 2(x + 3) = 2x + 7 for x.", "infinitely many solutions"),
    ("8_ee_c_7", "Solve 2(x + 3) = 12 for x.", "no solution"),
    ("8_ee_c_8", "Solve x + y = 5 and x - y = 1 for x and y.", "infinitely many solutions"),
]

UNREAD = [
    ("k_cc_c_7", "Ada has 3 foxes. Bo has 4 cats. Compare Bo's number with Ada's number.", ">"),
    ("k_cc_c_7", "Ada has 3 foxes. Bo has 4 foxes. Compare Cy's number with Ada's number.", ">"),
    ("4_nf_a_2", "Compare 1/2 and 1/3. Fill in <, = or >: 1/3 ___ 1/2.", ">"),
    ("4_md_a_3", "A rectangle measures 3 feet by 5 inches. How large is its area?", "15"),
    ("4_md_a_3", "A triangle has sides of 3 feet. How large is its area?", "4"),
    ("4_md_a_3", "A rectangle is 3 feet long and 2 feet wide. Find the perimeter of the square.", "10"),
    ("3_md_d_8_polygon", "The sides of a pentagon measure 3, 4 and 5 feet. What is its perimeter?", "12"),
    ("5_nf_b_4", "A farm has 2/3 acre of land. Ada pours out 1/6 of it. How many acres is that?", "1/9"),
    ("7_ns_a_2", "What is 2/4 times 1?", "2/4"),
    (
        "7_ns_a_3_fraction",
        "The kite starts 2 feet below sea level. It then rises 1/2 inch. What is its elevation in the end?",
        "0",
    ),
    (
        "7_ns_a_3_fraction",
        "The kite starts 2 feet below sea level. It rises 1 foot each minute for 2 hours. What is its "
        "elevation in the end?",
        "0",
    ),
    ("8_ee_a_2", "Solve x^2 = 49 for all real numbers x.", "7, -7"),
    ("8_ee_c_7", "Solve 2(x + 3) = 12 for y.", "3"),
    ("8_ee_c_8", "Solve x + y = 5 and x - y = 1 for y and x.", "y = 2, x = 3"),
    ("8_ee_c_8", "Solve x + y = 5 and x - z = 1 for x and y.", "x = 2, y = 3"),
]


def test_an_engine_agrees_with_what_is_right(subtests):
    for row in RIGHT:
        with subtests.test(row=row):
            assert holds(asked(*row))


def test_an_engine_contradicts_what_is_wrong(subtests):
    for row in WRONG:
        with subtests.test(row=row):
            assert not holds(asked(*row))


def test_what_does_not_fit_together_is_unread(subtests):
    for row in UNREAD:
        with subtests.test(row=row), pytest.raises(Unread):
            certify(asked(*row))


def test_an_answer_in_another_form_than_asked_for_is_unread():
    with pytest.raises(Unread):
        certify(asked("8_ee_c_7", "Solve 2(x + 3) = 12 for x.", "3", form="integer"))


def test_all_pairs_are_claimed_one_by_one():
    row = asked("4_oa_b_4", "List all factor pairs of 12.", "(1, 12), (2, 5), (3, 4)")
    assert verdicts(row) == {"each_1": True, "each_2": False, "each_3": True, "no_other": False}


def test_a_lemma_is_named_where_it_is_assumed():
    words = "Solve x + y = 5 and 2x + 2y = 10 for x and y."
    scripts = certify(asked("8_ee_c_8", words, "infinitely many solutions")).scripts
    assert [script.axioms for script in scripts] == [("two_solutions",)] * 2

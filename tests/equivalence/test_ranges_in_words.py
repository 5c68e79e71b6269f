"""Ranges of real numbers in plain words."""

from seedproof.equivalence import compare

SAME = [
    ("(4, oo)", "all real numbers greater than 4"),
    ("(-oo, 3]", "x is at most 3"),
    ("(-oo, 3]", "x does not exceed 3"),
    ("(-oo, 3)", "all numbers up to but not including 3"),
    ("[-2, 1]", "between -2 and 1, inclusive"),
    ("[-2, 1]", "x is at least -2 and at most 1"),
    ("(0, 5)", "the open interval from 0 to 5"),
    ("(0, 5)", "all positive real numbers less than 5"),
]


def test_a_range_in_words_is_read(subtests):
    for gold, words in SAME:
        with subtests.test(words=words):
            assert compare(gold, words, "interval_union").result == "equal"


OTHER = [
    ("(4, oo)", "all real numbers at least 4"),
    ("(4, oo)", "all real numbers not greater than 4"),
    ("(-oo, 3]", "x is less than 3"),
    ("[-2, 1]", "between -2 and 1, exclusive"),
    ("(0, 5)", "x is nonnegative and less than 5"),
]


def test_another_range_in_words_is_different(subtests):
    for gold, words in OTHER:
        with subtests.test(words=words):
            assert compare(gold, words, "interval_union").result == "different"


UNCLEAR = ["between 0 and 5", "from 0 to 5", "all integers greater than 0", "about 0 to 5"]


def test_a_range_whose_ends_or_numbers_are_not_clear_is_undecided(subtests):
    for words in UNCLEAR:
        with subtests.test(words=words):
            assert compare("(0, 5)", words, "interval_union").result == "undecided"

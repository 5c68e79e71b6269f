"""Numbers are read in digits and in words."""

import pytest

from seedproof.certifying.curriculum.measures import ratio, unit
from seedproof.certifying.curriculum.nouns import stem
from seedproof.certifying.curriculum.numerals import NUMBER_KINDS, number, numeral
from seedproof.certifying.patterns import Patterns
from seedproof.certifying.script import Unread


def test_numerals(subtests):
    for text, value in [
        ("1,204", "1204"),
        ("2 1/10", "21/10"),
        ("-2 1/10", "-21/10"),
        ("$63.20", "316/5"),
        ("-$0.60", "-3/5"),
    ]:
        with subtests.test(text):
            assert str(numeral(text)) == value


def test_words(subtests):
    for text, value in [("twelve", 12), ("Seven", 7), ("twenty-one", 21), ("ninety", 90), ("15", 15)]:
        with subtests.test(text):
            assert number(text) == value


def test_a_gap_takes_the_whole_number():
    patterns = Patterns({"it": ["{n:number} cups.", "{n:number} of {m:number} cups."]}, NUMBER_KINDS)
    assert patterns.read("2 3/4 cups.")["n"] == numeral("11/4")
    assert patterns.read("twenty-five cups.")["n"] == 25
    for sentence in ("2 3/4/5 cups.", "1,23 cups.", "twenty-zero cups.", "some cups."):
        with pytest.raises(Unread):
            patterns.read(sentence)


def test_units_are_converted_by_the_table():
    assert ratio("kilometers", "centimeters") == 100_000
    assert ratio("quarter", "cent") == 25
    assert unit("feet") == "foot"
    with pytest.raises(Unread):
        ratio("meter", "gram")


def test_singular_and_plural_are_alike(subtests):
    for one, many in [
        ("scarf", "scarves"),
        ("box", "boxes"),
        ("berry", "berries"),
        ("glass", "glasses"),
        ("knife", "knives"),
    ]:
        with subtests.test(one):
            assert stem(one) == stem(many)


def test_other_words_differ():
    assert len({stem(word) for word in ("muffin", "brownie", "bow", "bowl", "bell", "ball")}) == 6

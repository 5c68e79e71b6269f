"""What a row says of the form that its question asks for is read again from the question, field by field."""

import pytest

from seedproof.answers.units import unit_of
from seedproof.benchmarks.curriculum import cycle as of_curriculum
from seedproof.benchmarks.curriculum.generate import Quota
from seedproof.benchmarks.curriculum.generate import make_family as of_standard
from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS, UNITS
from seedproof.benchmarks.curriculum.reading.measured import NOTHING, Measure, measure_read
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.benchmarks.missing_fact import cycle as of_missing_fact
from seedproof.benchmarks.missing_fact.generate import rebuild
from seedproof.record.asked_form import FORM_KINDS
from seedproof.record.seeds import RowId
from seedproof.text.asked_line import read_asked_line
from seedproof.text.reading import Unreadable

OTHERS = {
    "kind": FORM_KINDS,
    "unit": ("", "foot", "square foot", "gallon", "dollar", "cent", "no unit"),
    "counted": ("", "apples", "more"),
    "functions": ([], ["sqrt"], ["log"], ["sqrt", "log"]),
    "arithmetic": (False, True),
}
"""What a field may be instead; names are left out, exchanged, or others."""


def forged(row):
    """Rows that say another form, in one field, than this one."""
    asked = row["asked"]
    names = asked["names"]
    others = OTHERS | {"names": ([], ["n"], names[::-1], names[1:], [*names, "n"])}
    for field, values in others.items():
        for value in values:
            if value != asked[field]:
                yield row | {"asked": asked | {field: value}}


def is_proved(row, cycle):
    """Whether a row passes, and each forgery of it is refused for its form alone."""
    assert list(map(str, cycle.check(row))) == []
    for wrong in forged(row):
        assert {finding.code for finding in cycle.check(wrong)} == {"asked"}, wrong["asked"]


@pytest.mark.parametrize("family", FAMILIES)
def test_another_form_than_a_task_asks_for_is_refused(family):
    for number in range(3):
        is_proved(rebuild(RowId("missing_fact", family, 1 + number, str(number)), "asked"), of_missing_fact)


@pytest.mark.parametrize("family", [standard.family for standard in STANDARDS])
def test_another_form_than_a_problem_or_a_follow_up_asks_for_is_refused(family):
    for row in of_standard(family, [Quota("test", 3, "asked")]).splits["test"]:
        is_proved(row, of_curriculum)


READ = (
    ("Kim had 8 red apples. She ate 3 of them. How many are left?", "apple", Measure(counted="apples")),
    (
        "Kim has 3 red and 2 green apples. How many red apples has she?",
        "apple",
        Measure(counted="red apples"),
    ),
    (
        "The baker finished 9 Danish pastries. Find how many Danish pastries there are.",
        "",
        Measure(counted="Danish pastries"),
    ),
    ("A pool is 9 meters long and 4 meters wide. What is its area?", "", Measure(unit="square meter")),
    (
        "A pool has an area of 36 square meters. It is 9 meters long. How wide is it?",
        "",
        Measure(unit="meter"),
    ),
    (
        "It pumped 90 gallons of water in 3 minutes. How many gallons was that each minute?",
        "",
        Measure(unit="gallon"),
    ),
    ("How many miles does she run?", "", Measure(unit="mile")),
    ("How far does she run, in miles?", "", Measure(unit="mile")),
    ("A cap costs $3 and a scarf costs $5. How much is that in all?", "", Measure(unit="dollar")),
    ("It was -3 °C at noon. It fell by 4 degrees. What is the temperature then?", "", Measure(unit="degree")),
    ("Ana is twice as old as Bo. How old is Bo now?", "", Measure(unit="year")),
    ("What is the sum of 3 and 4?", "", NOTHING),
    ("What number is missing: ___ + 3 = 13?", "", NOTHING),
)
"""Texts of nobody's, what they are about, and what they ask for."""


def test_a_measure_is_read_in_any_words(subtests):
    for text, theme, measure in READ:
        with subtests.test(text):
            assert measure_read(text, "", theme) == measure


def test_a_step_on_an_answer_is_in_its_unit(subtests):
    before = "The pump moved 9 gallons of water and then 7 gallons. How many gallons was that in all?"
    for step, unit in {
        "Add 5 to that answer. What do you get?": "gallon",
        "What is 5 divided by your answer?": "",
        "Find the number of caps.": "",
    }.items():
        with subtests.test(step):
            assert measure_read(step, before, "").unit == unit


def test_every_unit_of_the_vocabulary_has_a_size():
    assert [unit.singular for unit in UNITS if unit_of(unit.singular) is None] == []
    assert [unit.plural for unit in UNITS if unit_of(unit.plural) != unit_of(unit.singular)] == []
    for (large, small), factor in CONVERSIONS.items():
        ratio = unit_of(large).size / unit_of(small).size
        assert ratio == factor, (large, small)


def test_a_paragraph_that_asks_for_nothing_is_unreadable():
    with pytest.raises(Unreadable, match="asks for no form of an answer"):
        read_asked_line("Think for as long as you need.")

"""Stories of grades 4 to 8: what they say is what their scripts assert, and what does not fit is unread."""

import re

import pytest

from seedproof.certifying.curriculum.certify import certify
from seedproof.certifying.curriculum.standards.table import readers_of
from seedproof.certifying.curriculum.story.reader import read
from seedproof.certifying.script import Unread
from tests.certifying.curriculum.rows import FORMS, holds, released

_NAMES = """
4_nbt_b_4 4_nbt_b_5 4_nbt_b_6 4_oa_a_3 4_md_a_2_decimal 4_md_a_2_fraction 5_oa_a_1 5_nbt_b_5 5_nbt_b_6
5_nbt_b_7 5_nf_a_2 6_ns_b_2 6_ns_b_3 6_ee_b_7
"""
STANDARDS = _NAMES.split()

NAMED = "`Answer: quotient = q, remainder = r`."

RIGHT = [
    (
        "A press printed 12 maps each hour. It did this for 3 hours. How many maps did it print "
        "in that time?",
        "36",
    ),
    (
        "A mill ground 7.5 pounds of flour in 2.5 hours at a steady rate. How many pounds is that each hour?",
        "3",
    ),
    (
        "Every day Lena buys 5 pens and sells 2 pens. She does this for 3 days. How many pens "
        "does Lena have?",
        "9",
    ),
    (
        "Each day for 3 days, Lena buys 5 pens and sells 2 pens. How many pens does Lena have?",
        "9",
    ),
    (
        "Lena had 20 pens. Max had 2 times as many pens as Lena. How many pens did Max have?",
        "40",
    ),
    (
        "Lena had 1/2 cup of milk. Lena had 1/4 cup more milk than Max. How many cups did he have?",
        "1/4",
    ),
    (
        "Lena ran 2 miles on Friday. She ran 1/2 mile less on Sunday than on Friday. How many "
        "miles did she run on Sunday?",
        "3/2",
    ),
    (
        "Lena filled 4 jugs with the same amount of paint each. That made 10 gallons of paint in "
        "all. How many gallons of paint did each jug hold?",
        "5/2",
    ),
    (
        "Lena received some paint from a neighbor. Lena then bought 2 more gallons of paint. Now "
        "Lena had 5 gallons of paint. How many gallons of paint did Lena have at first?",
        "3",
    ),
    (
        "Lena had 2 pints of milk. Max had 3 cups of milk. How many cups of milk did they have altogether?",
        "7",
    ),
    (
        "Lena had 20 pens. Lena shared all of them equally among 4 friends. Max was one of the "
        "friends. Max got 3 more pens from his aunt. How many pens did Max have?",
        "8",
    ),
    (
        "Lena had 20 pens. Lena packed all of them equally into 5 boxes and gave 2 of the boxes "
        "to Max. How many pens did Max have?",
        "8",
    ),
    (
        "Lena had 20 pens. She gave 3 pens to each of 4 friends. How many pens were left?",
        "8",
    ),
    (
        "Lena had 20 pens. She got 2 more boxes with 3 pens in each. How many pens did Lena have in all?",
        "26",
    ),
]

DIVIDED = [
    "The store had 60 pens. It packed them in boxes of 7. How many full boxes were there, and how"
    " many pens were left over?",
    "The store had 60 pens. Each box held 7. How many boxes did it fill, and how many pens were left over?",
    "The store had 60 pens. It put 7 in each box. How many boxes were full, and how many pens remained?",
    "The store had 60 pens. It divided them equally among 7 schools. Find how many pens each "
    "school got and how many were left over.",
]

UNREAD = [
    (
        "Ada has 5 pens. Ben has 7 pens. Ben gives 3 pens to Ada. How many pens does Ada have?",
        "go from",
    ),
    (
        "Ada has 5 pens. Ada gives half of them to Ben. How many pens does Ada have?",
        "nothing reads",
    ),
    (
        "Ada has 12 yards of tape. She uses 1/4 of it for a bow. How many yards of tape are left?",
        "fraction",
    ),
    (
        "Lena had 20 pens. She shared all of them equally among 4 friends. How many pens does Lena have?",
        "shared",
    ),
    (
        "Lena had 20 pens. She shared all of them equally among 4 friends. Max was one of the "
        "cousins. How many pens does Max have?",
        "equal parts",
    ),
    (
        "A press printed 12 maps each hour. It did this for 3 days. How many maps did it print?",
        "is not hour",
    ),
    (
        "A press printed 12 maps each hour. It did this for 3 hours. How many maps did it sell?",
        "nobody did",
    ),
    (
        "Every day Lena buys 5 pens. She does this for 3 weeks. How many pens does Lena have?",
        "each week",
    ),
    (
        "Lena had 20 pens. Max had 2 times as many pens as Zoe. How many pens did Max have?",
        "of Zoe",
    ),
    (
        "Lena had 2 pints of milk. Max had 3 ounces of milk. How many cups did they have altogether?",
        "they are 1",
    ),
    (
        "Lena filled 4 jugs with the same amount of paint each. How many gallons did each jug hold?",
        "measured",
    ),
    (
        "Lena has 5 pens. She did not buy 3 more pens. How many pens does Lena have?",
        "nothing reads",
    ),
]


@pytest.mark.parametrize("standard", STANDARDS)
def test_rows_are_read_and_stand_with_their_answer_alone(standard):
    for number in (0, 1):
        row = released(standard, number)
        other = "quotient = 0, remainder = 1000003" if "quotient" in row["answer"] else "1000003"
        assert holds(row)
        assert not holds(row | {"answer": other})


@pytest.mark.parametrize("standard", STANDARDS)
def test_every_number_matters(standard):
    row = released(standard, 2)
    words, mark, form = row["question"].rpartition("\n\n")
    for number in re.finditer(r"(?<![\d./,])\d+(?![\d,/])(?!\.\d)", words):
        changed = f"{words[: number.start()]}{int(number[0]) + 1}{words[number.end() :]}"
        assert not holds(row | {"question": f"{changed}{mark}{form}"})


@pytest.mark.parametrize("standard", STANDARDS)
def test_another_thing_or_another_deed_is_unread(standard):
    for number in range(4):
        row = released(standard, number)
        words, mark, form = row["question"].rpartition("\n\n")
        deed = re.sub(
            r"\b(?:bought|had|has|received|got|divided|shared|packed|put)\b", "praised", words, count=1
        )
        thing = re.sub(
            r"how many [a-z]+(?: of [a-z]+)? (?=did|does|was|were|are|is)", "how many owls ", words
        )
        for changed in {deed, thing} - {words}:
            with pytest.raises(Unread):
                certify(row | {"question": f"{changed}{mark}{form}"})


@pytest.mark.parametrize("standard", STANDARDS)
def test_one_reader_reads(standard):
    for number in range(4):
        words = released(standard, number)["question"].rpartition("\n\n")[0]
        assert len([reader for reader in readers_of(standard) if _reads(reader, words)]) == 1


def test_a_story_has_its_answer_and_no_other(subtests):
    for words, answer in RIGHT:
        with subtests.test(words=words, answer=answer):
            assert holds(_row(words, answer))
            assert not holds(_row(words, "1000"))


def test_quotient_and_remainder_are_both_asked_for(subtests):
    for words in DIVIDED:
        with subtests.test(words):
            assert holds(_row(words, "quotient = 8, remainder = 4", NAMED))
            assert not holds(_row(words, "quotient = 7, remainder = 11", NAMED))


def test_what_does_not_fit_is_unread(subtests):
    for words, reason in UNREAD:
        with subtests.test(words=words, reason=reason), pytest.raises(Unread, match=reason):
            read(words)


def test_conventions_are_named():
    scripts = certify(_row(RIGHT[10][0], "8")).scripts
    assert {"shares_all", "no_remainder", "none_before"} <= set(scripts[0].axioms)
    assert "table_of_measures" in certify(_row(RIGHT[9][0], "7")).scripts[0].axioms
    assert "table_of_measures" not in certify(_row(RIGHT[7][0], "5/2")).scripts[0].axioms


def _reads(reader, words):
    try:
        return reader(words) is not None
    except Unread:
        return False


def _row(words, answer, form=FORMS["fraction"]):
    question = f"{words}\n\nEnd with one line of the form {form}"
    return {"id": "here", "family": "4_oa_a_3", "question": question, "answer": answer, "kind": "original"}

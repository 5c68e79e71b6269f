"""The audit of MathCAMPS: it finds each kind of flaw, and says nothing of sound rows."""

import json
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.ancestors.mathcamps.audit import audit
from pipeline.ancestors.mathcamps.counts import flaws as counted
from pipeline.ancestors.mathcamps.kinds import KINDS
from pipeline.ancestors.mathcamps.published import flaw, value_of
from pipeline.ancestors.mathcamps.row import FIELDS
from seedproof.benchmarks.curriculum.symbolic.answer import Answer
from seedproof.record.errors import SeedproofError
from tests.ancestors import mathcamps_rows as rows
from tests.ancestors.pages import PUBLISHED, audited_file

SAMPLE = PUBLISHED["mathcamps"]


@pytest.fixture
def audited(tmp_path):
    """A function: the audit of rows."""

    def audited(*stated):
        path = tmp_path / "rows.jsonl"
        path.write_text("".join(json.dumps(row) + "\n" for row in stated))
        return audit(path)

    return audited


def codes(found):
    return {alarm.code for alarm in found.alarms}


def test_sound_rows_have_no_flaw(audited):
    found = audited(*(make() | {"id": make.__name__} for make in rows.SOUND))
    assert found.unread == []
    assert found.alarms == []
    assert len(found.read) == len(rows.SOUND)


def test_sound_follow_ups_have_no_flaw(audited):
    found = audited(rows.kites(), rows.more_kites(), rows.fewer_kites())
    assert found.unread == []
    assert found.alarms == []


def named(row, name):
    return row | {"id": name}


def same_again():
    """A follow-up that changes nothing."""
    lines = rows.kites()["symbolic"]
    text = "What if she had 9 kites and got 5 more?"
    return rows.after(rows.kites(), "counterfactual", lines, text, "14")


def same_sum():
    lines = rows.value("k = (9 + 5)", "m = (k - 7)", "n = (m + 7)", asked="n")
    return rows.after(rows.kites(), "incremental", lines, "She sells 7 and buys 7. How many has she?", "14")


def formula():
    text = "Ada has 9 kites, gets 5 and loses 6. How many are left? Evaluate (9 + 5) - 6."
    return rows.row("1.OA.A.1", rows.value("k = ((9 + 5) - 6)", asked="k"), text, "8", theme="Kite")


FLAWED = {
    "wrong-answer": [rows.kites(answer="13")],
    "rounded-answer": [rows.hikes(answer="1.78571428571429")],
    "padded-answer": [rows.decimals(answer="14.7500000000000")],
    "answer-form": [rows.kites(answer="about 14")],
    "unanswerable": [
        rows.row("8.EE.C.7", rows.value("(x + 1) = (x + 2)", asked="x"), "Solve x + 1 = x + 2.", "0")
    ],
    "missing-number": [rows.kites("Ada has 9 kites and gets some more. How many kites does she have?")],
    "misquoted-number": [
        rows.kites(),
        rows.fewer_kites("If she had 3 kites instead of 8, how many would she have?"),
    ],
    "fractional-count": [
        rows.decimals("Ada has 17.25 charms and loses 2.5 charms. How many charms has she?")
    ],
    "not-whole": [rows.shared("21 m of rope in 6 equal parts: how long is each?")],
    "impossible-polygon": [rows.triangle(30, 4, 5)],
    "other-polygon": [rows.pentagon("A regular hexagon has a perimeter of 85m and 5 equal sides. How long?")],
    "duplicate": [rows.fractions(), named(rows.fractions(), "again")],
    "reworded": [rows.fractions(), named(rows.fractions("Add 3/8 to 5/6."), "again")],
    "same-problem": [rows.kites(), same_again()],
    "same-answer": [rows.kites(), same_sum()],
    "stated-answer": [rows.kites("Ada has 9 kites and gets 5. How many has she? The answer is 14.")],
    "told-formula": [formula()],
    "preamble": [rows.fractions("Here is a math problem about fractions: What is 3/8 plus 5/6?")],
}


@pytest.mark.parametrize("code", FLAWED)
def test_each_kind_of_flaw_is_found_and_nothing_else(code, audited):
    found = audited(*FLAWED[code])
    assert found.unread == []
    assert codes(found) == {code}


def test_every_kind_has_a_row_here():
    assert list(FLAWED) == [kind.code for kind in KINDS]


# What must not be called a flaw


NO_FLAWS = [
    "A family has 2.4 children on average.",
    "How many cups of flour does she use for 3.5 recipes?",
    "Three fourths, or 3/4 students, agree.",
    "He walks 3.5 blocks and reads 2.5 books.",
    "They sleep 1.5 hours and eat 2.5 pizzas.",
    "The shop is open 24/7 stores say.",
    "The stick is 2.5 kittens' tails long.",
    "How many chairs are made per day?",
    "How many chairs are made each day?",
    "There are chairs. How long is each? How many chairs are there, and what do they cost?",
]


def test_what_may_be_a_fraction_is_no_flaw(subtests):
    for text in NO_FLAWS:
        with subtests.test(text=text):
            assert list(counted(text, Fraction(7, 2))) == []


IN_FRACTIONS = [
    "There are 26/13 chickens.",
    "It needs 4.54 charms.",
    "They are sold in 18.2 of their stores.",
    "It weighs 3 kg. How many more gold coins does each pirate get?",
]


def test_what_comes_whole_is_a_flaw_in_fractions(subtests):
    for text in IN_FRACTIONS:
        with subtests.test(text=text):
            assert len(list(counted(text, Fraction(7, 2)))) == 1


IN_WORDS = [
    "Ada has nine kites and gets five more. How many kites does she have now?",
    "Ada has 9 kites, and a week later 5 more. How many in all?",
]


def test_numbers_in_words_are_numbers(subtests, audited):
    for text in IN_WORDS:
        with subtests.test(text=text):
            assert audited(rows.kites(text)).alarms == []


def test_a_number_may_be_implied_by_a_word(audited):
    lines = rows.value("b = (7 * 12)", asked="b")
    text = "A dozen buses leave every day. How many leave in a week?"
    assert audited(rows.row("3.OA.A.3", lines, text, "84", theme="Bus")).alarms == []


def test_a_follow_up_has_the_numbers_of_its_problem(audited):
    lost = rows.more_kites("Then some of them fly away. How many are left?")
    assert codes(audited(rows.kites(), lost)) == {"missing-number"}
    assert codes(audited(rows.kites(), rows.more_kites())) == set()


def test_a_figure_that_is_flat_does_not_exist(audited):
    assert codes(audited(rows.triangle(30, 7, 8))) == {"impossible-polygon"}
    assert codes(audited(rows.triangle(30, 8, 8))) == set()


# Published answers


@given(st.integers(-(10**9), 10**9), st.integers(1, 10**6))
def test_numbers_are_read_exactly(top, under):
    number = Fraction(top, under)
    assert value_of(str(number)) == number
    places = f"{abs(top)}.{under:07d}"
    assert value_of(places) == Fraction(places)


@given(st.text(max_size=40))
def test_whatever_is_published_is_read_or_refused(text):
    found = flaw(text, Answer("123456789/7", "rational"))
    assert found is not None
    assert found[0] in ("answer-form", "wrong-answer")


ANSWERS = [
    ("17.2", "17.8", "wrong-answer"),
    ("-9", "9", "wrong-answer"),
    ("{e: 3, u: 1/2}", "e = 1/2, u = 3", "wrong-answer"),
    ("[(1, 12), (2, 6)]", "(1, 12), (2, 6), (3, 4)", "wrong-answer"),
    ("3.76", "3383/900", "wrong-answer"),
    ("3.75888888888889", "3383/900", "rounded-answer"),
    ("17.8000000000000", "17.8", "padded-answer"),
    ("6/4", "3/2", "padded-answer"),
    ("483.000000000000", "483", "padded-answer"),
    ("89/5", "17.8", None),
    ("{u: 3, e: 1/2}", "e = 1/2, u = 3", None),
]


def test_published_answers_are_compared_by_value(subtests):
    for published, exact, code in ANSWERS:
        with subtests.test(published=published, exact=exact):
            found = flaw(published, Answer(exact, "any"))
            assert (found and found[0]) == code


# Rows and files that cannot be read


ODD = [None, True, -1, 0.5, "", "x", "\ud800", "9" * 5000, [], {}, [[]], ["\x1b[2J"], ["[[var x = 1]]"] * 99]


def test_whatever_stands_in_a_row_is_told(audited):
    damaged = [
        make() | {"id": f"{make.__name__}-{number}-{field}", field: odd}
        for make in rows.SOUND
        for field in FIELDS
        for number, odd in enumerate(ODD)
    ]
    found = audited(*damaged)
    assert len(found.read) + len(found.unread) == len(damaged)
    assert len(found.unread) > len(rows.SOUND) * len(ODD)
    said = " ".join([one.row + one.why for one in found.unread] + [alarm.sentence for alarm in found.alarms])
    assert said.isprintable()


def test_what_is_no_statement_is_counted_as_unread(audited):
    row = rows.kites() | {"symbolic": ["[[var k = import os]]", "[[question q = ['k']]]"]}
    found = audited(row, rows.fractions())
    (unread,) = found.unread
    assert unread.row == "1.OA.A.1-0 (line 1)"
    assert unread.why.startswith("the symbolic form cannot be read: 'os' cannot stand there")
    assert [one.id for one in found.read] == ["5.NF.A.1-0"]


def test_a_follow_up_without_its_problem_is_still_solved(audited):
    found = audited(rows.fewer_kites(answer="9"))
    assert "wrong-answer" in codes(found)


def test_a_huge_number_of_sides_is_no_danger(audited):
    lines = rows.value("85 = (999999999999 * s)", asked="s")
    found = audited(rows.row("3.MD.D.8-polygon", lines, "A polygon of 999999999999 sides, 85m.", "1"))
    assert len(found.read) == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "has no rows. Give the JSON lines of MathCAMPS"),
        ("no JSON\n", "line 1: is no JSON object, expected one a line"),
        ('{"id": "a"}\n', "line 1: has no field 'standard'. Give the JSON lines of MathCAMPS"),
    ],
)
def test_a_file_of_another_kind_is_one_line(content, said, tmp_path):
    path = tmp_path / "file.jsonl"
    path.write_text(content)
    with pytest.raises(SeedproofError) as caught:
        audit(path)
    assert str(caught.value).endswith(said)


# The published sample. Its fields `answer_exact` and `flags` were made outside; the audit does not read them.


@pytest.fixture(scope="module")
def published():
    if not SAMPLE.is_file():
        pytest.skip("the sample of MathCAMPS is not beside the repository (shared/data)")
    return audited_file("mathcamps")


@pytest.fixture(scope="module")
def outside(published):
    return [json.loads(line) for line in SAMPLE.read_text().splitlines()]


def rows_with(found, code):
    return {alarm.row for alarm in found.alarms if alarm.code == code}


def test_every_published_row_is_read(published):
    assert len(published.read) == 1057
    assert published.unread == []


def test_exact_answers_are_those_that_were_found_outside(published, outside):
    ours = {row.id: value_of(dict(row.parts)["exact answer"]) for row in published.read}
    theirs = {row["id"]: value_of(row["answer_exact"].replace('"', "")) for row in outside}
    assert ours == theirs


@pytest.mark.parametrize(
    ("code", "flag"),
    [
        ("impossible-polygon", "impossible_polygon"),
        ("not-whole", "non_integer_in_whole_number_standard"),
        ("padded-answer", "answer_zero_padded"),
        ("rounded-answer", "answer_float_rounded"),
    ],
)
def test_flags_from_outside_are_found_and_no_others(published, outside, code, flag):
    flagged = {row["id"] for row in outside if flag in row["flags"]}
    assert rows_with(published, code) == flagged
    assert flagged


def test_what_was_measured_outside_is_found(published):
    assert {"7.NS.A.3-fraction-166-0", "5.NBT.B.7-63-0"} <= rows_with(published, "fractional-count")
    assert rows_with(published, "missing-number") == {"1.OA.A.1-57-0"}
    counts = Counter({code: len(rows_with(published, code)) for code in codes(published)})
    assert counts["fractional-count"] == 30
    assert counts["impossible-polygon"] == 2


def test_nothing_else_is_said_of_published_rows(published):
    """Wrong answers, duplicates, stated answers: none of them is in the sample."""
    assert not codes(published) & {
        "wrong-answer",
        "answer-form",
        "unanswerable",
        "duplicate",
        "stated-answer",
    }

"""Measures find what they are named for, and what cannot be judged is never a pass."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from pipeline.gates.expectations import run_suite
from seedproof.measuring import guesses
from seedproof.measuring.columns import each
from seedproof.measuring.declaring import UNJUDGED, Expected, across, suites_of
from seedproof.measuring.leakage import beyond_chance, numbers_in
from seedproof.measuring.limits import at_most, counted, not_below, with_chance
from seedproof.measuring.near_duplicates import not_alike, not_alike_across, pairs_alike, percent_shared, runs
from seedproof.measuring.rising import rises
from seedproof.measuring.summary import summary
from seedproof.measuring.variety import different, differing, share
from seedproof.record.draws import Draws

SENTENCE = "a farmer has 3 red hens and 4 blue ducks near the old pond in May"
WORDS = SENTENCE.split()


def texts(count):
    """Texts of one sentence, of which each has some words changed."""
    made = []
    for number in range(count):
        draws = Draws(f"{number:032x}")
        changed = [draws.choice(WORDS) if draws.below(20) == 0 else word for word in WORDS * 2]
        made.append(" ".join(changed))
    return made


def rows_of(values, **more):
    return [
        {"id": f"row {number}", "family": "f", "difficulty": 1, "answer": value, **more}
        for number, value in enumerate(values)
    ]


def unmet(measure, rows, settings=None):
    """The findings of one measure."""
    (suite,) = suites_of([Expected("here", "it holds", measure)], settings, rows)
    return run_suite(*suite)


@pytest.mark.parametrize("least", [30, 60, 85])
def test_alike_texts_are_those_that_comparing_all_pairs_finds(least):
    made = texts(120)
    sets = [frozenset(runs(text)) for text in made]
    every = {
        (one, other)
        for one, other in combinations(range(len(made)), 2)
        if percent_shared(sets[one], sets[other]) >= least
    }
    assert every
    assert {(one, other) for one, other, _ in pairs_alike(made, least)} >= every
    assert all(shared >= least for _, _, shared in pairs_alike(made, least))


def test_numbers_in_another_order_make_no_other_text():
    made = ["Add 3 and 5.", "Add 5 and 3.", "Add 5 and 4."]
    assert list(pairs_alike(made, 95)) == [(0, 1, 100)]


def test_a_near_duplicate_is_named():
    rows = [{"id": "one", "text": " ".join(WORDS)}, {"id": "two", "text": " ".join([*WORDS, "again"])}]
    (finding,) = unmet(not_alike(lambda row: row["text"], 80), rows)
    assert "% one" in finding.said
    assert unmet(not_alike(lambda row: row["text"], 99), rows) == []


def test_splits_are_compared_with_one_another_alone():
    text = " ".join(WORDS)
    expected = [Expected("across", "...", not_alike_across(lambda row: row["text"], 90), across=True)]
    one, other = {"id": "one", "text": text}, {"id": "other", "text": "Something else."}

    def found(tables):
        return [run_suite(*suite) for suite in across(expected, None, tables)]

    assert found({"test": [one]}) == []
    assert found({"test": [one, one], "more": [other]}) == [[]]
    ((finding,),) = found({"test": [one], "more": [other, one]})
    assert finding.code == "across"
    assert list(suites_of(expected, None, [one])) == []


def test_an_answer_in_its_own_text_counts_beyond_chance_alone():
    """The numbers of a multiplication table stand everywhere; those of a leak only where they belong."""
    own = [row | {"text": f"It is {row['answer']}."} for row in rows_of(map(str, range(40)))]
    everywhere = [row | {"text": " ".join(map(str, range(40)))} for row in own]
    leak = beyond_chance(lambda row: row["text"], 10, 30)
    assert unmet(leak, own)
    assert unmet(leak, everywhere) == []


@pytest.mark.parametrize("text", ["7 and 2", "2 and 7", "2 or 7 or 3", "9, 7 and 11"])
def test_a_guess_from_the_text_is_found(text):
    rows = rows_of(["7" if text != "9, 7 and 11" else "11"] * 40, text=text)
    assert unmet(guesses.from_text(lambda row: row["text"], 20, 30), rows)


def test_a_limit_has_room_for_chance(subtests):
    """Of 100 rows at a limit of 15 %, three standard deviations are ten."""
    for right, is_met in [(15, True), (25, True), (26, False), (40, False)]:
        with subtests.test(right=right, is_met=is_met):
            rows = rows_of(["same"] * right + [str(number) for number in range(100 - right)])
            limit = guesses.constant(lambda settings: lambda family: 15, 30)
            assert (unmet(limit, rows) == []) is is_met


def test_chance_has_less_room_in_more_rows():
    rooms = [with_chance(15, rows) for rows in (30, 100, 1000, 100_000)]
    assert rooms == [34, 25, 18, 15]
    assert with_chance(0, 30) == 0


def test_numbers_are_read_by_value():
    assert numbers_in("x_2 = -3, 6/4, 0.50 and 5/0, H2O") == (
        Fraction(-3),
        Fraction(3, 2),
        Fraction(1, 2),
    )


def test_work_must_rise():
    rows = [row | {"difficulty": 1 + number % 2} for number, row in enumerate(rows_of(["1"] * 80))]
    assert unmet(rises(lambda row: row["difficulty"], 30), rows) == []
    assert unmet(rises(lambda row: 5, 30), rows)
    assert unmet(rises(lambda row: -row["difficulty"], 30), rows)


def breaks(settings, rows):
    raise RuntimeError("no way\nto say")


CANNOT = {
    "no rows": (guesses.constant(lambda settings: lambda family: 50, 1), []),
    "a measure that raises": (breaks, rows_of(["1"])),
    "a column that is not there": (each(lambda row: row["weight"]), rows_of(["1"])),
    "a table without lines": (lambda settings, rows: at_most("family", {}, lambda name: 1), rows_of(["1"])),
    "nothing is expected": (lambda settings, rows: ([{"id": "a"}], []), rows_of(["1"])),
}


def test_what_cannot_be_judged_is_a_finding(subtests):
    for name in CANNOT:
        with subtests.test(name):
            measure, rows = CANNOT[name]
            (finding,) = unmet(measure, rows)
            assert finding.code == "here"
            assert finding.said.startswith("could not be judged: ")
            assert "\n" not in finding.said


def test_an_empty_split_is_a_finding_across_splits():
    expected = [Expected("across", "...", not_alike_across(lambda row: row["text"], 90), across=True)]
    (suite,) = across(expected, None, {"test": [{"id": "a", "text": "b"}], "more": []})
    assert suite[2][0].kind == UNJUDGED


def test_too_few_rows_are_stated_and_checked():
    """A family of three says nothing of shares; the report has that, and no limit is taken to be kept."""
    (suite,) = suites_of(
        [Expected("here", "it holds", guesses.constant(lambda settings: lambda family: 1, 30))],
        None,
        rows_of(["1"] * 3),
    )
    assert run_suite(*suite) == []
    assert summary(suite) == "rows 3, judged_from 30"


def test_a_summary_names_what_is_nearest_to_its_limit():
    table, expectations = at_most("family", {"a": 3, "b": 9, "c": 5}, lambda name: 10)
    assert summary(("x", table, expectations)) == "found 9, most 10 (b); 3 lines"
    table, expectations = not_below("family", {"a": 30, "b": 12}, lambda name: 10)
    assert summary(("x", table, expectations)) == "least 10, found 12 (b); 2 lines"
    table, expectations = counted(Counter({("a",): 2}), {("a",): 2})
    assert summary(("x", table, expectations)) == "1 line"


@pytest.mark.parametrize("rows", [100, 400, 1600])
def test_variety_does_not_depend_on_the_number_of_rows(rows):
    """A hundred rows have most of fifty texts; a table that has but ten is refused in any size."""
    fifty = [str(number % 50) for number in range(rows)]
    ten = [str(number % 10) for number in range(rows)]
    drawn = differing(fifty, 100)
    assert drawn == 50 if rows == 100 else 43 <= drawn <= 46
    varied = different(lambda row: row["answer"], share(40), 30, 100)
    assert unmet(varied, rows_of(fifty)) == []
    assert unmet(varied, rows_of(ten))


def test_what_differs_in_a_draw_is_the_mean_over_all_draws():
    texts = ["a", "a", "a", "b", "b", "c"]
    draws = list(combinations(texts, 3))
    mean = Fraction(sum(len(set(draw)) for draw in draws), len(draws))
    assert differing(texts, 3) == int(mean)
    assert differing(texts, 6) == 3

"""The gate over the whole table: rows that are guessed, thin, no harder than others, or alike are refused."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from pipeline.gates.expectations import run_suite
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.missing_fact import FAMILIES, generate, measures, quality
from seedproof.benchmarks.missing_fact.guessing import Guessed, answers_of, guessed, habits, together
from seedproof.benchmarks.missing_fact.likeness import alike
from seedproof.benchmarks.missing_fact.release import tables
from seedproof.benchmarks.missing_fact.row import Demonstration
from seedproof.exact.number import json_text
from seedproof.record.draws import Draws
from seedproof.record.seeds import RowId
from tests.circles import soak
from tests.conftest import REPOSITORY

TWO_ANSWERS = ("discrete_tomography", "phase_retrieval", "piecewise_missing_threshold")
FAMILY = "matrix_completion"


@pytest.fixture(scope="module")
def settings():
    return load_settings("missing_fact", REPOSITORY / "params.yaml")


@pytest.fixture(scope="module")
def batch(settings):
    return generate.run_task(settings, FAMILY)


@pytest.fixture(scope="module")
def rows(batch):
    return batch.splits["test"]


def refused(settings, rows, name):
    """What the expectations of one table say of these rows."""
    suites = {suite: (table, expectations) for suite, table, expectations in quality.suites(settings, rows)}
    return run_suite(name, *suites[name])


def found(batch, settings, rows):
    by_config = tables(rows, batch.demonstrations, settings.generate)
    return [finding.code for finding in quality.findings(rows, by_config)]


@pytest.mark.parametrize("name", ["guesses", "variety", "rising", "answers"])
def test_the_family_as_released_is_fine(settings, rows, name):
    assert refused(settings, rows, name) == []


def test_rows_whose_answer_is_the_plain_one_are_refused(settings, rows):
    plain = [row | {"answer": "1"} for row in rows]
    assert refused(settings, plain, "guesses")


def test_one_text_for_all_is_refused(settings, rows):
    """The numbers differ, the words do not."""
    question = rows[0]["question"]
    same = [row | {"question": question.replace("2 x 2", f"{n} x {n}")} for n, row in enumerate(rows)]
    assert refused(settings, same, "variety")


def test_difficulties_in_reverse_are_refused(settings, rows):
    reverse = [row | {"difficulty": 4 - row["difficulty"]} for row in rows]
    assert refused(settings, reverse, "rising")


def test_a_row_that_stands_twice_is_found_in_other_words_too(settings, batch, rows):
    assert found(batch, settings, rows) == []
    again = generate.rebuild_from_seed(FAMILY, 1, rows[0]["seed"], "missing_fact/again/d1/000999")
    assert found(batch, settings, [*rows, again]).count("alike") == 2


def test_a_demonstration_on_the_notes_of_a_row_is_found(settings, batch, rows):
    leaky = generate.demonstration_of(
        FAMILY,
        1,
        "missing_fact/matrix_completion/d1/demonstration-9",
        generate.drawn_from(FAMILY, 1, rows[0]["seed"]),
    )
    by_config = tables(rows, [*batch.demonstrations, leaky], settings.generate)
    assert {finding.code for finding in quality.findings(rows, by_config)} == {"alike"}


def test_equations_that_were_asked_in_other_halves_are_the_same_system():
    """The notes of one are what the holder of the other has: no three equations are stated in both."""
    family = generate.family_of("rankdef_linear_shared")
    seed = RowId("missing_fact", "rankdef_linear_shared", 1, "0").seed("halves")
    drawn = generate.drawn_from("rankdef_linear_shared", 1, seed)
    first, second, third, fourth = drawn.problem.facts["equations"]
    turned = replace(drawn.problem, facts={"equations": [third, fourth, first, second]})
    other = replace(
        drawn, problem=turned, solution=family.solve(turned), facts=json_text(turned.facts), draws=Draws(seed)
    )
    rows = [
        generate.row_of(
            "rankdef_linear_shared", 1, f"missing_fact/rankdef_linear_shared/d1/{number:06}", made
        )
        for number, made in enumerate((drawn, other))
    ]
    assert [finding.row for finding in alike(rows, [])] == [rows[1]["id"]]
    shown = generate.demonstration_of("rankdef_linear_shared", 1, "a demonstration", other)
    example = Demonstration({name: shown[name] for name in ("question", "request", "hint", "answer")})
    assert [finding.row for finding in alike(rows[:1], [("rankdef_linear_shared", example)])] == [
        rows[0]["id"]
    ]


def test_nothing_else_stands_in_front_of_a_question(settings, batch, rows, subtests):
    for before, after in [
        ("Your problem\n", "The answer is 7.\n\nYour problem\n"),
        ("Example 1\n", "Example 1\n\n"),
        ("Holder: ", "Holder:  "),
    ]:
        with subtests.test(before):
            by_config = tables(rows, batch.demonstrations, settings.generate)
            row = by_config["four_shot"][0]
            row["question"] = row["question"].replace(before, after, 1)
            assert {finding.code for finding in quality.findings(rows, by_config)} == {"few-shot"}


def test_a_demonstration_that_says_another_answer_in_one_row_is_found(settings, batch, rows):
    by_config = tables(rows, batch.demonstrations, settings.generate)
    row = by_config["four_shot"][0]
    first, *others = row["demonstrations"]
    row["demonstrations"] = [{**first, "answer": "1"}, *others]
    row["question"] = row["question"].replace(f"Answer: {first['answer']}\n", "Answer: 1\n", 1)
    assert "alike" in {finding.code for finding in quality.findings(rows, by_config)}


def test_a_row_that_cannot_be_read_is_a_finding(settings, batch, rows):
    mute, *others = rows
    unread = [mute | {"question": "Who knows?"}, *others]
    assert found(batch, settings, unread) == ["unreadable"]


@pytest.mark.parametrize("wrong", [{"facts": "{}"}, {"facts": "no JSON"}])
def test_a_row_without_its_facts_is_a_finding_and_no_traceback(settings, batch, rows, wrong):
    empty, *others = rows
    strange = [empty | wrong, *others]
    assert "malformed" in found(batch, settings, strange)
    assert refused(settings, strange, "guesses") == []
    measured = quality.statistics(strange, settings)["guessed_without_request"]
    assert measured == quality.statistics(others, settings)["guessed_without_request"]
    assert quality.statistics([empty | wrong], settings)["blind_guess_rate"] == "0.0000"


def test_a_row_beyond_what_guessers_go_through_is_found(settings, batch, rows):
    strange, *others = rows
    assert found(batch, settings, [strange | {"answer": "1"}, *others]) == ["guess"]


@pytest.mark.parametrize(
    ("name", "one_side"),
    [
        ("discrete_tomography", lambda facts: facts["read_value"] == 1),
        ("phase_retrieval", lambda facts: facts["sign_x0"] == -1),
        ("piecewise_missing_threshold", lambda facts: (facts["threshold"] > facts["x"]) != (facts["x"] < 0)),
    ],
)
def test_two_answers_that_are_right_on_one_side_only_are_refused(name, one_side):
    """`likeliest` counts either as half, and `simplest` takes the other side."""
    rows = [
        generate.rebuild(RowId("missing_fact", name, 1 + number % 3, str(number)), "sides")
        for number in range(120)
    ]
    for wanted, is_refused in ((lambda facts: True, False), (one_side, True)):
        chosen = [row for row in rows if wanted(json.loads(row["facts"]))]
        lines = measures.by_habit(name, habits(chosen)[name], 50)
        assert any(line["right"] > line["allowed"] for line in lines) == is_refused


def test_each_guesser_has_a_limit(subtests):
    """35 % of 60 rows are 21; only the guesser that knows nothing is allowed chance."""
    for guesser, right in [("likeliest", 22), ("constant", 22), ("simplest", 33)]:
        with subtests.test(guesser):
            none = Guessed(rows=60, simplest=Fraction(), likeliest=Fraction(), constant=Fraction())
            over = [
                line["guesser"]
                for line in measures.guessers(FAMILY, replace(none, **{guesser: Fraction(right)}), 35)
                if line["right"] > line["allowed"]
            ]
            assert over == [guesser]
            under = measures.guessers(FAMILY, replace(none, **{guesser: Fraction(right - 1)}), 35)
            assert all(line["right"] <= line["allowed"] for line in under)


@pytest.mark.parametrize(
    ("name", "difficulty", "seed"),
    [
        ("graph_path_sums", 1, "b9630659ddecee84051b5f292f662729"),
        ("graph_path_sums", 2, "56eca3887a1be7e1ebfcc6888d0a192a"),
        ("graph_path_sums", 3, "2ec659ae7c9208709e64a543a08fffa1"),
        ("portfolio_variance_missing_corr", 3, "ff06e4936d5702eb250cb21933645d9c"),
        ("steady_state_missing_emission", 3, "34acc51a788ef9ae91827d4e1b809b28"),
    ],
)
def test_no_problem_is_decided_by_the_ranges(name, difficulty, seed):
    """The first draw of each of these seeds leaves one answer to who knows the ranges."""
    drawn = generate.drawn_from(name, difficulty, seed)
    assert any("difficulty" in refused.reason for refused in drawn.rejected)
    row = generate.row_of(name, difficulty, "", drawn)
    assert len(answers_of(name, row["facts"], row["hint_slot"], difficulty)) > 1


def test_guessers_of_all_families_are_added_up():
    one = Guessed(rows=2, simplest=Fraction(1), likeliest=Fraction(1, 2), constant=Fraction(1))
    both = together({"a": one, "b": one})
    assert both == Guessed(rows=4, simplest=Fraction(2), likeliest=Fraction(1), constant=Fraction(2))
    assert both.best == 2


@soak
def test_the_release_cannot_be_guessed(settings):
    """The goals themselves, without room for chance: these are the rows that people get."""
    every = {name: guessed(generate.run_task(settings, name).splits["test"])[name] for name in FAMILIES}
    too_easy = {
        name: round(float(of_family.best / of_family.rows), 3)
        for name, of_family in every.items()
        if of_family.best / of_family.rows > Fraction(50 if name in TWO_ANSWERS else 35, 100)
    }
    assert too_easy == {}
    everything = together(every)
    assert everything.best / everything.rows <= Fraction(20, 100)

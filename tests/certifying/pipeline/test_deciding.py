"""Engines in workers: what they say is compared, and whatever they do to a worker is survived."""

import multiprocessing
import time
from pathlib import Path

import pytest

from pipeline.certifying import killable
from pipeline.certifying.deciding import Deciders, decided, decided_in_turn
from pipeline.certifying.engines import ENGINES, Engine, engines_named
from pipeline.certifying.making import made
from pipeline.certifying.tallying import folded, tallied
from seedproof.record.errors import SeedproofError
from tests.certifying.pipeline import stubs
from tests.certifying.pipeline.rows import ROWS
from tests.circles import soak

QUERIES = [query for result in made("missing_fact", ROWS) for query in result.queries]
KILLED = "it did not stop in time and was killed"
CRASHED = "it crashed"


def said_by(start, queries=QUERIES, workers=1):
    return list(decided(queries, [stubs.stub(start)], 0.05, workers))


def test_an_engine_that_says_what_is_expected_contradicts_nothing():
    said = said_by(stubs.believing, workers=2)
    assert [each.query for each in said] == QUERIES
    assert all(each.is_decided and not each.contradictions for each in said)
    assert not any(each.is_replayed for each in said)
    assert multiprocessing.active_children() == []


def test_a_lying_engine_contradicts():
    for each in said_by(stubs.lying):
        read = f"stub says sat, expected unsat, of: {' '.join(each.query.sentences)}"
        assert each.contradictions == ([read] if each.query.expected == "unsat" else [])
        assert len(each.query.sentences) > 2


def test_a_model_that_does_not_fit_is_a_contradiction_of_its_own():
    satisfiable = [query for query in QUERIES if query.expected == "sat"]
    for each in said_by(stubs.inventing, satisfiable):
        (fault,) = each.contradictions
        assert fault.startswith("the model of stub does not fit the script: ")
        assert " = 7.0" in fault


def test_an_irrational_model_is_not_worked_out_and_not_held_against_anybody():
    said = said_by(stubs.irrational)
    assert all(each.is_decided and not each.contradictions and not each.is_replayed for each in said)


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        pytest.param(stubs.hanging, KILLED, marks=soak),
        (stubs.crashing, CRASHED),
        (stubs.refusing, "ValueError: a word that I do not know"),
    ],
)
def test_a_call_without_an_answer_is_undecided_and_all_others_are_decided(monkeypatch, start, reason):
    monkeypatch.setattr(killable, "GRACE", 0.2)
    said = said_by(start, QUERIES[:12], workers=2)
    lost = [each for each in said if not each.is_decided]
    assert [each.query.script.query for each in lost] == ["open", "open"]
    assert {each.answers["stub"].reason for each in lost} == {reason}
    assert len(said) == 12


def test_the_next_engine_is_asked_what_the_first_one_leaves():
    engines = [Engine("one", "pytest", stubs.refusing), Engine("two", "pytest", stubs.believing)]
    said = list(decided_in_turn(QUERIES[:12], engines, 0.05, 1))
    assert {each.query.place for each in said} == {query.place for query in QUERIES[:12]}
    assert all(each.is_decided for each in said)
    asked_twice = [each for each in said if "two" in each.answers]
    assert [each.query.script.query for each in asked_twice] == ["open", "open"]
    assert {each.answers["one"].verdict for each in asked_twice} == {"unknown"}


def test_the_other_engine_goes_on_where_one_is_killed(monkeypatch):
    monkeypatch.setattr(killable, "GRACE", 0.2)
    engines = [Engine("one", "pytest", stubs.hanging), Engine("two", "pytest", stubs.believing)]
    said = list(decided(QUERIES[:6], engines, 0.05, 1))
    assert all(each.is_decided for each in said)
    (lost,) = [each for each in said if each.answers["one"].verdict == "unknown"]
    assert lost.answers["two"].verdict == "sat"


def test_an_engine_that_cannot_start_says_nothing():
    said = said_by(stubs.missing, QUERIES[:2])
    assert {each.answers["stub"].reason for each in said} == {"ModuleNotFoundError: no such engine"}


def test_an_engine_loads_before_there_is_a_query(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    deciders = Deciders([stubs.stub(stubs.visible)], 1, 1)
    with deciders.loading():
        for _ in range(6000):
            if Path("started").exists():
                break
            time.sleep(0.01)
        assert Path("started").exists()
        assert all(each.is_decided for each in deciders.decided(QUERIES))
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (stubs.missing, "ModuleNotFoundError: no such engine"),
        (stubs.dead, CRASHED),
        pytest.param(stubs.stuck, KILLED, marks=soak),
    ],
)
def test_an_engine_that_cannot_load_ahead_says_nothing(monkeypatch, start, reason):
    monkeypatch.setattr(killable, "GRACE", 0.2)
    deciders = Deciders([stubs.stub(start)], 0.05, 1)
    with deciders.loading():
        said = list(deciders.decided(QUERIES[:2]))
    assert [each.answers["stub"].reason for each in said] == [reason] * 2


def test_an_engine_that_loaded_for_nothing_is_ended():
    with Deciders([stubs.stub(stubs.stuck)], 1, 1).loading():
        assert len(multiprocessing.active_children()) == 1
    assert multiprocessing.active_children() == []


def test_whoever_stops_listening_leaves_no_worker():
    said = decided(QUERIES * 40, [stubs.stub(stubs.believing)], 1, 2)
    next(said)
    assert len(multiprocessing.active_children()) == 2
    said.close()
    assert multiprocessing.active_children() == []


def test_numbers_of_queries_are_folded():
    assert folded("witness_12_unique") == "witness_N_unique"
    assert folded("consistent") == "consistent"


def test_counts_are_by_family_query_and_expectation():
    lines = tallied(said_by(stubs.lying))
    assert [(line.query, line.expected, line.scripts, line.contradictions) for line in lines] == [
        ("consistent", "sat", 6, 0),
        ("open", "sat", 6, 0),
        ("two_sided", "sat", 6, 0),
        ("unique", "unsat", 6, 6),
        ("witness_N_consistent", "sat", 6, 0),
        ("witness_N_unique", "unsat", 6, 6),
    ]


def test_an_unknown_engine_is_refused_with_those_that_there_are():
    with pytest.raises(SeedproofError, match="'z4', expected one of: z3, cvc5"):
        engines_named(["z3", "z4"])
    assert engines_named(["z3", "z3"]) == [ENGINES["z3"]]

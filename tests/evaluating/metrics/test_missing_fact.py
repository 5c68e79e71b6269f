"""Twelve episodes of missing_fact whose every metric is computed on paper."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

import seedproof as sp
from pipeline.evaluating.metrics.classes import class_of
from pipeline.evaluating.metrics.given import given_slots
from pipeline.evaluating.metrics.holder import is_anchored
from pipeline.evaluating.metrics.measuring import measure
from pipeline.evaluating.metrics.outcomes import ANSWERED, OUTCOMES
from pipeline.evaluating.metrics.requests import requests_of
from pipeline.evaluating.metrics.runs import load_scored
from pipeline.evaluating.metrics.stating import result_of
from pipeline.evaluating.scripted import SOLVERS
from pipeline.evaluating.statistics import signed
from seedproof.benchmarks.missing_fact.asking import REMIND_OF_BOTH
from seedproof.episodes.turns import Turn
from tests.evaluating.metrics.making import episode, exchange, played, right, solver, write_run
from tests.scoring.small import small_release

BAYES = [f"missing_fact/bayes_missing_prior/d{1 + number // 3}/{number % 3:06d}" for number in range(6)]
CHAIN = [f"missing_fact/birth_death_missing_rate/d{1 + number // 3}/{number % 3:06d}" for number in range(6)]
WRONG = "Answer: 1234567/89"


@pytest.fixture(scope="module")
def rows():
    return [sp.rebuild(row_id) for row_id in BAYES + CHAIN]


@pytest.fixture(scope="module")
def release(tmp_path_factory, rows):
    return small_release(
        tmp_path_factory.mktemp("release") / "2.0.0", "missing_fact", {"zero_shot": rows}, "2.0.0"
    )


def given(row):
    """A slot that the notes of a chain state."""
    return min(slot for slot in given_slots(row) if slot.startswith("lambda_"))


def twelve(rows):
    """Of the twelve rows two are missing."""
    bayes = rows[:6]
    chain = rows[6:]
    hint = chain[0]["hint_slot"]
    imagined = "Request: all rates\nHolder: All of them are 1."
    twice_silent = [solver("Hm."), Turn("reminder", REMIND_OF_BOTH), solver("Hm.")]
    declined_again = [given(chain[1])] * 2
    return [
        # Asks and is right.
        episode(bayes[0], [*exchange(bayes[0], "P(H)"), solver(right(bayes[0]))]),
        # Asks for what the notes state, then for the fact.
        episode(bayes[1], [*exchange(bayes[1], "P(E|H)", "P(H)"), solver(right(bayes[1]))]),
        # A lucky guess, and one without luck.
        episode(bayes[2], [solver(right(bayes[2]))]),
        episode(bayes[3], [solver(WRONG)]),
        # Two offers, and wrong all the same.
        episode(bayes[4], [*exchange(bayes[4], "P(H)", "P(H)"), solver(WRONG)]),
        # Not read.
        episode(bayes[5], [*exchange(bayes[5], "the banana"), solver(WRONG)]),
        # The fact, and no answer.
        episode(chain[0], [*exchange(chain[0], hint), *twice_silent], end="no_answer"),
        # The same wrong slot twice.
        episode(chain[1], [*exchange(chain[1], *declined_again), solver(WRONG)]),
        # A request for everything, with a reply of its own.
        episode(chain[2], [solver(imagined), *exchange(chain[2], "all rates")[1:], solver(WRONG)]),
        # Declined, not read, offered.
        episode(
            chain[5],
            [
                *exchange(chain[5], given(chain[5]), "the banana", chain[5]["hint_slot"]),
                solver(right(chain[5])),
            ],
        ),
    ]


@pytest.fixture(scope="module")
def run(tmp_path_factory, release, rows):
    folder = write_run(tmp_path_factory.mktemp("runs") / "by-hand", release, "zero_shot", twelve(rows))
    return load_scored(folder, release)


@pytest.fixture(scope="module")
def measured(run):
    return measure(run)


ON_PAPER = {
    "accuracy": Fraction(4, 10),
    "hit_rate": (1 + Fraction(1, 2) + 1 + 1 + Fraction(1, 3)) / 10,
    "first_request_success": Fraction(3, 10),
    "requests": Fraction(13, 10),
    "declinations": Fraction(5, 10),
    "hints": Fraction(6, 10),
    "unread": Fraction(2, 10),
    "no_canonical_hint": Fraction(5, 10),
    "hint_but_wrong": Fraction(2, 10),
    "correct": Fraction(4, 10),
    "hint_right": Fraction(3, 10),
    "hint_wrong": Fraction(2, 10),
    "guess_right": Fraction(1, 10),
    "neither": Fraction(4, 10),
    "accuracy_given_hint": Fraction(3, 5),
    "accuracy_by_hints": Fraction(4, 5),
    "noncanonical_offers": Fraction(0),
    "requests_before_first_offer": Fraction(3, 5),
    "asks_for_what_it_has": Fraction(4, 13),
    "repeats": Fraction(1, 13),
    "imagined_replies": Fraction(1, 10),
    "undecided": Fraction(0),
    "not_in_the_asked_form": Fraction(0),
    "answered": Fraction(9, 10),
    "no_answer": Fraction(1, 10),
    "budget": Fraction(0),
    "cut": Fraction(0),
    "refused": Fraction(0),
    "overflow": Fraction(0),
    "endpoint_error": Fraction(0),
}


@pytest.mark.parametrize("metric", ON_PAPER)
def test_a_metric_has_the_value_that_was_computed_on_paper(measured, metric):
    assert measured.overall[metric].value == ON_PAPER[metric]


def test_no_other_metric_has_a_value(measured):
    others = {name for name, estimate in measured.overall.items() if estimate is not None}
    assert others - set(ON_PAPER) == {"tokens"}


def test_every_share_of_an_outcome_stands_on_paper():
    assert {outcome.name for outcome in OUTCOMES} <= set(ON_PAPER)


def test_tokens_are_13_tenths_of_the_words_of_solver_and_holder(measured, rows):
    told = [turn for one in twelve(rows) for turn in one.turns]
    words = " ".join(turn.text for turn in told if turn.role != "reminder").split()
    assert measured.overall["tokens"].value == Fraction(13, 10) * Fraction(len(words), 10)


def test_the_partition_adds_to_1_and_the_parts_of_the_paper_do_not_where_somebody_guessed(measured):
    for by_value in measured.groups.values():
        for estimates in by_value.values():
            value = {name: estimate.value for name, estimate in estimates.items() if estimate is not None}
            parts = value["hint_right"] + value["hint_wrong"] + value["guess_right"] + value["neither"]
            of_paper = value["no_canonical_hint"] + value["hint_but_wrong"] + value["correct"]
            assert parts == 1
            assert of_paper == 1 + value["guess_right"]


def test_groups_count_their_own_episodes(measured):
    by_type = {value: estimates["accuracy"] for value, estimates in measured.groups["type"].items()}
    assert {value: (estimate.value, estimate.n) for value, estimate in by_type.items()} == {
        "A": (Fraction(1, 2), 6),
        "B": (Fraction(1, 4), 4),
    }
    crossed = measured.groups["type × difficulty"]
    assert {value: estimates["accuracy"].n for value, estimates in crossed.items()} == {
        "A × 1": 3,
        "A × 2": 3,
        "B × 1": 3,
        "B × 2": 1,
    }


def test_the_interval_of_the_accuracy_is_stratified_by_family(measured):
    """(6/10)² (3/10)/6 + (4/10)² (1/4)/4 = 0.028, whose root times 1.959964 is 0.327965."""
    accuracy = measured.overall["accuracy"]
    assert accuracy.method == "stratified"
    assert (signed(accuracy.low), signed(accuracy.high)) == ("0.072035", "0.727965")
    assert measured.over_families["accuracy"].method == "over families"


def test_missing_episodes_are_said_and_not_counted(run, measured):
    result = result_of(run, measured)
    assert result["episodes"] == {"expected": 12, "scored": 10, "missing": 2}
    assert result["complete"] is False
    assert result["warnings"] == []


def test_every_wrong_episode_has_the_first_class_that_holds(run, measured):
    assert [line.error_class for line in run.scored] == [
        None,
        None,
        None,
        "no_request",
        "hint_wrong",
        "unread_only",
        "no_answer",
        "wrong_slot",
        "imagined_reply",
        None,
    ]
    assert result_of(run, measured)["classes"] == {
        **dict.fromkeys(("endpoint_error", "overflow", "refused", "cut", "budget"), 0),
        "no_answer": 1,
        "not_in_the_asked_form": 0,
        "undecided": 0,
        "hint_wrong": 1,
        "no_request": 1,
        "unread_only": 1,
        "wrong_slot": 1,
        "imagined_reply": 1,
    }


@pytest.mark.parametrize("request_text", ["the banana", "all rates", "lambda"])
def test_who_imagines_a_reply_is_of_that_class_whatever_the_holder_made_of_the_request(rows, request_text):
    """Not read, declined without a slot, and declined for a slot that the notes state."""
    chain = rows[6]
    request = given(chain) if request_text == "lambda" else request_text
    plain = exchange(chain, request)
    imagining = [solver(f"Request: {request}\nHolder: It is 1."), plain[1]]
    assert class_of(ANSWERED, "wrong", requests_of(chain, imagining)) == "imagined_reply"
    assert class_of(ANSWERED, "wrong", requests_of(chain, plain)) in {"unread_only", "wrong_slot"}


def test_who_imagines_a_reply_and_has_the_fact_is_wrong_with_it(rows):
    _, offer = exchange(rows[0], "P(H)")
    imagining = [solver("Request: P(H)\nHolder: It is 1."), offer]
    assert class_of(ANSWERED, "wrong", requests_of(rows[0], imagining)) == "hint_wrong"


def test_an_answer_that_was_not_decided_and_one_in_another_form_are_classes_of_their_own(rows):
    requests = requests_of(rows[0], exchange(rows[0], "P(H)"))
    assert class_of(ANSWERED, "undecided", requests) == "undecided"
    assert class_of(ANSWERED, "not in the asked form", requests) == "not_in_the_asked_form"
    assert class_of(ANSWERED, "wrong", None) == "wrong_answer"


@pytest.mark.parametrize("name", ["oracle", "prober", "stubborn", "wide", "echo"])
def test_the_identities_of_the_paper_hold_in_reference(tmp_path, release, rows, name):
    """Nobody answers without the hint, and there is one offer at most."""
    episodes = played("missing_fact", rows, SOLVERS[name], protocol="reference")
    folder = write_run(tmp_path / name, release, "zero_shot", episodes, protocol="reference")
    overall = measure(load_scored(folder, release)).overall
    value = {metric: estimate.value for metric, estimate in overall.items() if estimate is not None}
    assert value["guess_right"] == 0
    assert value["no_canonical_hint"] + value["hint_but_wrong"] + value["correct"] == 1
    assert value["no_canonical_hint"] == 1 - value["hints"]
    assert value.get("accuracy_given_hint") == value.get("accuracy_by_hints")
    if name == "oracle":
        assert value["accuracy"] == value["first_request_success"] == value["requests"] == 1


def test_over_asking_is_measured_under_complete(tmp_path, release, rows):
    episodes = [episode(row, [solver(right(row))]) for row in rows[:3]]
    episodes.append(episode(rows[3], [*exchange(rows[3], "P(H)"), solver(right(rows[3]))]))
    changes = {"control": "complete", "rows": tuple(row["id"] for row in rows[:4])}
    folder = write_run(tmp_path / "run", release, "zero_shot", episodes, **changes)
    run = load_scored(folder, release)
    assert run.complete
    assert measure(run).overall["over_asking"].value == Fraction(1, 4)


def test_asking_again_is_measured_under_useless_and_its_first_reply_is_no_hint(tmp_path, release, rows):
    def useless(row, *requests):
        first, _, *others = exchange(row, "P(H)", *requests)
        return [first, Turn("holder", row["view"][0], "OFFER", None, "control"), *others]

    episodes = [
        episode(rows[0], [*useless(rows[0], "P(H)"), solver(right(rows[0]))]),
        episode(rows[1], [*useless(rows[1]), solver(WRONG)]),
        # Never asks, and so gets no reply that could stop it.
        episode(rows[2], [solver(WRONG)]),
        episode(rows[3], [solver(WRONG)]),
    ]
    folder = write_run(tmp_path / "run", release, "zero_shot", episodes, control="useless")
    run = load_scored(folder, release)
    overall = measure(run).overall
    assert (overall["asks_again"].value, overall["asks_again"].n) == (Fraction(1, 2), 2)
    assert overall["hint_right"].value == Fraction(1, 4)
    assert overall["requests"].value == Fraction(3, 4)
    assert overall["hints"].value == Fraction(1, 4)
    assert overall["hit_rate"].value == Fraction(1, 2) / 4
    assert overall["first_request_success"] is None
    assert overall["noncanonical_offers"].value == 0
    assert overall["requests_before_first_offer"].value == 1
    assert run.warnings == []


def test_one_right_answer_with_the_fact_has_the_interval_of_one_episode(tmp_path, release, rows):
    """Three episodes guess; the fourth alone has the fact."""
    episodes = [episode(row, [solver(WRONG)]) for row in rows[:3]]
    episodes.append(episode(rows[3], [*exchange(rows[3], "P(H)"), solver(right(rows[3]))]))
    run = load_scored(write_run(tmp_path / "run", release, "zero_shot", episodes), release)
    given_hint = result_of(run, measure(run))["metrics"]["overall"]["all"]["accuracy_given_hint"]
    assert (given_hint["value"], given_hint["n"]) == ("1.000000", 1)
    assert (given_hint["low"], given_hint["high"]) == ("0.206549", "1.000000")


def test_a_first_request_for_what_an_example_asked_for_is_anchored(rows):
    chain = rows[6]
    slot = given(chain)
    examples = {**chain, "demonstrations": [{"request": f"Please give me {slot}."}]}
    assert is_anchored(examples, exchange(chain, slot))
    assert not is_anchored(examples, exchange(chain, chain["hint_slot"], slot))
    assert not is_anchored(chain, exchange(chain, slot))
    assert not is_anchored(examples, [])


def test_what_is_withheld_is_not_given(rows):
    for row in rows:
        assert not given_slots(row) & {held["slot"] for held in row["held"]}


def changed_reply(played_episode, **changes):
    """An episode whose first reply says something else."""
    turns = list(played_episode.turns)
    turns[1] = replace(turns[1], **changes)
    return replace(played_episode, turns=tuple(turns))


def test_a_verdict_that_the_request_contradicts_is_said_and_not_repaired(tmp_path, release, rows):
    asked = episode(rows[0], [*exchange(rows[0], "P(H)"), solver(right(rows[0]))])
    folder = write_run(tmp_path / "run", release, "zero_shot", [changed_reply(asked, verdict="DECLINE")])
    run = load_scored(folder, release)
    assert run.scored[0].declines == 1
    assert not run.scored[0].canonical
    assert run.warnings == [
        f"{BAYES[0]}, attempt 0: has DECLINE of prior where the request gives OFFER of prior"
    ]


def test_an_offer_of_another_sentence_is_not_canonical(tmp_path, release, rows):
    asked = episode(rows[0], [*exchange(rows[0], "P(H)"), solver(right(rows[0]))])
    folder = write_run(
        tmp_path / "run", release, "zero_shot", [changed_reply(asked, text="P(H) is what it is.")]
    )
    run = load_scored(folder, release)
    assert run.scored[0].noncanonical == 1
    assert measure(run).overall["noncanonical_offers"].value == 1
    assert "no fact that the row holds" in run.warnings[0]


def test_replies_of_an_older_holder_stay_and_are_counted(tmp_path, release, rows):
    asked = episode(rows[0], [*exchange(rows[0], "P(H)"), solver(right(rows[0]))])
    older = changed_reply(asked, verdict="UNREAD", slot=None, text="What?")
    folder = write_run(tmp_path / "run", release, "zero_shot", [older], holder_version=0)
    run = load_scored(folder, release)
    assert run.unlike_today == 1
    assert run.scored[0].unread == 1
    assert run.warnings == []

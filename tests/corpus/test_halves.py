"""Both halves of the labelled corpus: no false verdict on pairs, hardly any on responses, few undecided ones.

The held-out half was written by a hand that had not seen the code; who builds looks at the seen half alone.
"""

from functools import cache

import pytest

from tests.circles import soak
from tests.corpus.reading import Outcome, counts, is_right, is_simple, lines, pairs, responses

HALVES = ("seen", "held_out")

LEAST_ACCEPTED = {
    ("seen", "pairs"): 0.97,
    ("seen", "swapped"): 0.97,
    # Attacks, and free English without any marker, are in it on purpose.
    ("seen", "responses"): 0.92,
    ("held_out", "pairs"): 0.97,
    ("held_out", "swapped"): 0.97,
    ("held_out", "responses"): 0.95,
}
"""The share of right answers that are accepted, at least."""
MOST_UNDECIDED = {
    ("seen", "pairs"): 0.03,
    ("seen", "swapped"): 0.04,
    ("seen", "responses"): 0.11,
    ("held_out", "pairs"): 0.03,
    ("held_out", "swapped"): 0.03,
    ("held_out", "responses"): 0.06,
}
MOST_FALSE = {("held_out", "responses"): 2, ("seen", "responses"): 2}
"""False verdicts that are known, a response and its part counted apart; 0 where nothing is said.

One is a step of the number game within a sentence, where steps stand alone, each on its line.
"""
MOST_FALSELY_ACCEPTED = {("held_out", "responses"): 1}
"""Of these, those that call right what is not: a false reason in brackets behind the right sign."""


FIRST = (("seen", "pairs"), ("held_out", "responses"))
"""What `make test` judges."""
EACH = [
    pytest.param(*which, id="-".join(which), marks=[] if which in FIRST else soak) for which in LEAST_ACCEPTED
]


@cache
def outcomes(half: str, kind: str) -> list[Outcome]:
    if kind == "responses":
        return list(responses(half))
    return list(pairs(half, swapped=kind == "swapped"))


@pytest.mark.parametrize(("half", "kind"), EACH)
def test_no_more_false_verdicts_than_are_known(half, kind):
    false = [outcome for outcome in outcomes(half, kind) if outcome.fate == "false"]
    accepted = [outcome for outcome in false if not is_right(outcome)]
    assert len(false) <= MOST_FALSE.get((half, kind), 0), [
        (outcome.case, outcome.reason) for outcome in false
    ]
    assert len(accepted) <= MOST_FALSELY_ACCEPTED.get((half, kind), 0), accepted


@pytest.mark.parametrize(("half", "kind"), EACH)
def test_nearly_every_right_answer_is_accepted(half, kind):
    count = counts(outcomes(half, kind))
    assert count.accepted >= LEAST_ACCEPTED[half, kind] * count.right, count


@pytest.mark.parametrize(("half", "kind"), EACH)
def test_few_answers_stay_undecided(half, kind):
    count = counts(outcomes(half, kind))
    assert count.undecided <= MOST_UNDECIDED[half, kind] * (count.right + count.wrong), count


@pytest.mark.parametrize("half", HALVES)
def test_a_half_has_all_types_and_enough_of_both_kinds(half):
    labelled = lines(half, "pairs")
    types = {(pair["type"].split("(")[0], is_simple(pair)) for pair in labelled}
    assert len(types) == 22
    assert len(labelled) >= 1000
    equal = [pair for pair in labelled if pair["verdict"] == "equal"]
    disputed = [pair for pair in labelled if pair["verdict"] == "open"]
    assert 0.5 < len(equal) / len(labelled) < 0.7
    assert len(disputed) < 0.05 * len(labelled)


@pytest.mark.parametrize("half", HALVES)
def test_every_response_belongs_to_a_row_and_no_row_is_idle(half):
    rows = {row["id"] for row in lines(half, "rows")}
    assert {response["row"] for response in lines(half, "responses")} == rows

"""The seen half of the labelled corpus: no false verdict, few undecided ones."""

import pytest

from tests.corpus.reading import Outcome, counts, is_simple, lines, pairs, responses

HALF = "seen"
LEAST_ACCEPTED = 0.97
MOST_UNDECIDED = 0.03


def false_ones(outcomes: list[Outcome]) -> list[tuple[str, str, str]]:
    return [
        (outcome.case, outcome.verdict, outcome.reason) for outcome in outcomes if outcome.fate == "false"
    ]


@pytest.fixture(scope="module")
def compared() -> list[Outcome]:
    return list(pairs(HALF))


@pytest.fixture(scope="module")
def swapped() -> list[Outcome]:
    return list(pairs(HALF, swapped=True))


@pytest.fixture(scope="module")
def scored() -> list[Outcome]:
    return list(responses(HALF))


def test_no_pair_gets_a_false_verdict(compared):
    assert false_ones(compared) == []


def test_no_pair_gets_a_false_verdict_in_the_other_order(swapped):
    assert false_ones(swapped) == []


def test_no_response_gets_a_false_verdict(scored):
    assert false_ones(scored) == []


@pytest.mark.parametrize("name", ["compared", "swapped", "scored"])
def test_nearly_every_right_answer_is_accepted(name, request):
    count = counts(request.getfixturevalue(name))
    assert count.accepted >= LEAST_ACCEPTED * count.right, count


@pytest.mark.parametrize("name", ["compared", "swapped", "scored"])
def test_few_answers_stay_undecided(name, request):
    count = counts(request.getfixturevalue(name))
    assert count.undecided < MOST_UNDECIDED * (count.right + count.wrong), count


def test_the_corpus_has_all_types_and_enough_of_both_kinds():
    labelled = lines(HALF, "pairs")
    types = {(pair["type"].split("(")[0], is_simple(pair)) for pair in labelled}
    assert len(types) == 22
    assert len(labelled) >= 1200
    equal = [pair for pair in labelled if pair["verdict"] == "equal"]
    disputed = [pair for pair in labelled if pair["verdict"] == "open"]
    assert 0.5 < len(equal) / len(labelled) < 0.7
    assert len(disputed) < 0.05 * len(labelled)


def test_every_response_belongs_to_a_row_and_no_row_is_idle():
    rows = {row["id"] for row in lines(HALF, "rows")}
    assert {response["row"] for response in lines(HALF, "responses")} == rows

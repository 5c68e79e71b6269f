"""Expected zeros: who asks for everything or for nothing, echoes, floods or imagines gets nothing for it."""

import pytest

from pipeline.evaluating.scripted import SOLVERS, solvers_for
from pipeline.evaluating.scripted.probing import slots_in_turn
from seedproof.measuring.statistics import most_common_answers
from tests.evaluating.samples import ends_of, played, replies_of, tables_of, value_of
from tests.ours import OURS
from tests.pace import bounded

ROWS = tables_of("missing_fact")["zero_shot", "test"]
PROTOCOLS = ["open", "reference"]


def saying(text):
    """A solver that always says the same."""
    return lambda row, messages: text


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_who_asks_for_everything_is_offered_nothing_in_any_family(protocol):
    for row in ROWS:
        episode = played(row, SOLVERS["wide"], protocol=protocol)
        verdicts = [reply.verdict for reply in replies_of(episode)]
        assert len(verdicts) == row["budget"]
        assert "OFFER" not in verdicts
        assert value_of(row, episode) == 0


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_who_asks_for_one_slot_after_the_other_is_offered_at_the_accepted_one(protocol):
    within = 0
    for row in ROWS:
        slots = slots_in_turn(row["family"], row["question"])
        (place, *_) = [index for index, slot in enumerate(slots) if slot in row["accepted_slots"]]
        episode = played(row, SOLVERS["prober"], protocol=protocol)
        offered = [reply.verdict == "OFFER" for reply in replies_of(episode)]
        if place < row["budget"]:
            within += 1
            assert offered == [False] * place + [True]
            assert value_of(row, episode) == 1
        else:
            assert offered == [False] * row["budget"]
            assert value_of(row, episode) == 0
    assert 0 < within < len(ROWS)


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize(
    "text", ["", " \n\t", "I'm sorry, but I can't help with that.", "<think>Request: P(H)"]
)
def test_who_says_nothing_is_reminded_once_and_has_no_answer(text, protocol):
    of_rows = [played(row, saying(text), protocol=protocol) for row in ROWS[:22]]
    assert ends_of(of_rows) == {"no_answer": 22}
    assert not any(map(replies_of, of_rows))


@pytest.mark.parametrize("name", ["echo", "empty"])
@pytest.mark.parametrize("benchmark", OURS)
def test_who_repeats_the_question_or_says_nothing_is_not_right(benchmark, name):
    for (config, _), rows in tables_of(benchmark).items():
        for row in rows:
            assert value_of(row, played(row, SOLVERS[name], benchmark, config)) == 0, row["id"]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_megabyte_of_text_is_read_in_time_and_gets_nothing(protocol):
    flood = saying("lorem ipsum 1234 " * 62_500)
    with bounded(5):
        episode = played(ROWS[0], flood, protocol=protocol)
    assert episode.end == "no_answer"
    assert replies_of(episode) == []


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_of_a_hundred_thousand_requests_in_a_message_the_first_counts(protocol):
    row = ROWS[0]
    flood = saying("Request: P(E)\n" * 50_000 + "Request: P(H)\n" * 50_000)
    with bounded(10):
        episode = played(row, flood, protocol=protocol)
    assert [reply.verdict for reply in replies_of(episode)] == ["DECLINE"] * row["budget"]
    assert episode.end == "budget"


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_who_imagines_the_holders_reply_gets_only_the_real_one(protocol):
    """What is said behind a request is dropped: neither the imagined fact nor the answer counts."""
    for row in ROWS:
        dialogue = f"Request: everything\nHolder: {row['hint']}\n\nAnswer: {row['answer']}"
        episode = played(row, saying(dialogue), protocol=protocol)
        assert episode.end == "budget"
        assert "OFFER" not in [reply.verdict for reply in replies_of(episode)]
        assert value_of(row, episode) == 0


def test_a_constant_is_right_where_its_family_has_the_same_answer():
    rows = tables_of("judge")["default", "test"]
    constant = solvers_for(rows)["constant"]
    right = sum(value_of(row, played(row, constant, "judge", "default")) for row in rows)
    assert right == sum(count for _, count, _ in most_common_answers(rows).values())


def test_a_constant_that_has_seen_no_rows_gives_zeros():
    for row in ROWS:
        assert played(row, SOLVERS["constant"]) == played(row, SOLVERS["stubborn"])


@pytest.mark.parametrize("benchmark", OURS)
def test_a_guess_is_an_answer_and_the_same_again(benchmark):
    for (config, _), rows in tables_of(benchmark).items():
        for row in rows:
            episode = played(row, SOLVERS["guess"], benchmark, config)
            assert episode.end == "answer"
            assert episode == played(row, SOLVERS["guess"], benchmark, config)

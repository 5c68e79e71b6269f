"""Episodes of missing_fact: what is a request, what an answer, and when it ends."""

import pytest

from seedproof.benchmarks.missing_fact.asking import (
    ANSWER_NOW,
    NONE_LEFT,
    REMIND_OF_ANSWER,
    REMIND_OF_BOTH,
    REMIND_OF_REQUEST,
)
from seedproof.benchmarks.missing_fact.generate import rebuild
from seedproof.benchmarks.missing_fact.said import said_in
from seedproof.contract import registry
from seedproof.episodes.asking import Asking
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Ask, Done, Plan, Reply, Turn
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import RowId

ASKING = registry.benchmark("missing_fact").asking
ROW = rebuild(RowId("missing_fact", "bayes_missing_prior", 1, "0"), 0)
RIGHT = f"Answer: {ROW['answer']}"
ASKS = "I lack the prior.\nRequest: P(H)"
ASKS_FOR_GIVEN = "Request: P(E|H)"
ASKS_FOR_ALL = "Request: everything you know"


def plan(protocol="open", control="none"):
    return ASKING.planned(Plan("missing_fact", "zero_shot", protocol, control))


def played(*says, protocol="open", control="none"):
    """Play an episode in which these messages are said, one after the other, the last one again and again."""
    sent = []

    def say(messages):
        sent.append(messages)
        return says[min(len(sent), len(says)) - 1]

    return play(ASKING, ROW, plan(protocol, control), say), sent


def roles(episode):
    return [turn.verdict or turn.role for turn in episode.turns]


@pytest.mark.parametrize("protocol", ["open", "reference"])
def test_a_request_is_granted_and_the_answer_ends_the_episode(protocol):
    episode, sent = played(ASKS, RIGHT, protocol=protocol)
    assert roles(episode) == ["solver", "OFFER", "solver"]
    assert episode.end == "answer"
    assert episode.turns[1].text == ROW["hint"]
    assert sent[1][-1].text.startswith(f"{ROW['hint']}\n\n")
    assert sent[1][-1].text.endswith(ANSWER_NOW if protocol == "reference" else "Requests left: 2.")


def test_an_answer_at_once_ends_an_open_episode():
    episode, _ = played(RIGHT)
    assert (roles(episode), episode.end) == (["solver"], "answer")


def test_an_answer_before_the_fact_is_not_taken_in_reference():
    episode, _ = played(RIGHT, protocol="reference")
    assert episode.turns[1].text == REMIND_OF_REQUEST
    assert (roles(episode), episode.end) == (["solver", "reminder", "solver"], "no_answer")


def test_the_budget_is_three_requests_and_then_the_answer():
    episode, sent = played(ASKS_FOR_GIVEN, ASKS_FOR_GIVEN, ASKS_FOR_GIVEN, RIGHT)
    assert roles(episode)[1::2] == ["DECLINE"] * 3
    assert episode.end == "answer"
    assert sent[-1][-1].text.endswith(NONE_LEFT)


def test_one_request_too_many_ends_an_open_episode():
    episode, _ = played(ASKS_FOR_GIVEN)
    assert (roles(episode)[-1], episode.end) == ("solver", "budget")
    assert len(episode.turns) == 7


def test_nobody_is_asked_for_the_answer_in_reference_without_the_fact():
    episode, sent = played(ASKS_FOR_ALL, protocol="reference")
    assert (episode.end, len(sent)) == ("budget", 3)


def test_a_message_that_is_neither_is_reminded_once():
    episode, _ = played("Hm.", "Hm?")
    assert [turn.text for turn in episode.turns] == ["Hm.", REMIND_OF_BOTH, "Hm?"]
    assert episode.end == "no_answer"


@pytest.mark.parametrize("control", ["oracle_hint", "blind"])
def test_no_request_is_taken_where_none_can_be_sent(control):
    episode, sent = played(ASKS, RIGHT, control=control)
    assert episode.turns[1].text == REMIND_OF_ANSWER
    assert episode.end == "answer"
    assert "Request:" not in sent[0][0].text + sent[0][1].text


def test_oracle_hint_puts_the_hint_behind_the_notes():
    _, sent = played(RIGHT, control="oracle_hint")
    notes = [f"- {sentence}" for sentence in (*ROW["view"], ROW["hint"])]
    assert "\n".join(["Your notes:", *notes, "", "Task:"]) in sent[0][1].text
    assert sent[0][1].text.endswith(ROW["question"].rpartition("\n\n")[2])


def test_complete_puts_the_hint_among_the_notes():
    _, sent = played(RIGHT, control="complete")
    assert sent[0][1].text.replace(f"- {ROW['hint']}\n", "") == ROW["question"]


def test_blind_tells_nothing_more():
    _, sent = played(RIGHT, control="blind")
    assert ROW["hint"] not in sent[0][1].text
    assert all(sentence in sent[0][1].text for sentence in ROW["view"])


def test_the_first_reply_of_useless_is_a_note_and_no_grant():
    episode, _ = played(ASKS, ASKS, RIGHT, control="useless")
    first, second = (turn for turn in episode.turns if turn.role == "holder")
    assert (first.text, first.verdict, first.slot) == (ROW["view"][0], "OFFER", None)
    assert (second.text, second.slot) == (ROW["hint"], "prior")


def test_without_a_model_for_its_holder_no_episode_is_played():
    asked = Plan("missing_fact", "zero_shot", "open", holder="llm")
    consult = ASKING.next_step(ROW, asked, [Turn("solver", ASKS)])
    steps = iter([consult])
    with pytest.raises(SeedproofError, match="the holder 'llm' needs a model"):
        play(Asking(follow=lambda *_: next(steps)), ROW, asked, str)


def test_what_stands_behind_a_request_is_dropped():
    message = f"{ASKS}\nHolder: P(H) = 1/2.\n{RIGHT}"
    episode, sent = played(message, RIGHT)
    assert roles(episode)[1] == "OFFER"
    assert sent[1][-2].text == ASKS
    assert said_in(message).imagines_reply
    assert episode.turns[0].text == message


DRESSES = [
    ("Request: P(H)", "P(H)"),
    ("**Request:** P(H)", "P(H)"),
    ("**Request: P(H)**", "P(H)"),
    ("> request : `P(H)`", "P(H)"),
    ("### Request:\n\nP(H)\n", "P(H)"),
    ("<think>Request: P(E)</think>\nRequest: P(H)", "P(H)"),
    ("Request: P(H)\nRequest: P(E)", "P(H)"),
    ("Request:", ""),
    ("I shall send a Request: P(H)", None),
    ("<think>Request: P(H)", None),
    ("Requests: P(H)", None),
]


def test_a_request_is_read_in_its_usual_dress(subtests):
    for message, request_ in DRESSES:
        with subtests.test(message=message):
            assert said_in(message).request == request_


MARKED = ["Answer: 1/2", "so \\boxed{1/2}", "**Answer:** 1/2", "The answer is 1/2."]


def test_a_marked_answer_is_an_answer(subtests):
    for message in MARKED:
        with subtests.test(message=message):
            assert said_in(message).states_answer


UNMARKED = ["", "Hm.", "<think>Answer: 1/2", "P(H) = 1/2 would do.", "1/2"]


def test_a_text_without_a_marker_is_no_answer(subtests):
    for message in UNMARKED:
        with subtests.test(message=message):
            assert not said_in(message).states_answer


@pytest.mark.parametrize(
    ("finish", "end"), [("length", "cut"), ("cut", "cut"), ("content_filter", "refused")]
)
def test_a_turn_that_its_model_did_not_end_ends_the_episode(finish, end):
    turns = [Turn("solver", RIGHT, finish=finish)]
    assert ASKING.next_step(ROW, plan(), turns) == Done(end)


def test_every_step_follows_from_row_plan_and_turns_alone():
    episode, sent = played(ASKS_FOR_GIVEN, "Hm.", ASKS, RIGHT)
    asked = []
    for number in range(len(episode.turns)):
        step = ASKING.next_step(ROW, plan(), episode.turns[:number])
        if isinstance(step, Ask):
            asked.append(step.messages)
        else:
            assert step == Reply(episode.turns[number])
    assert asked == sent


def test_a_reminder_and_the_replies_count_in_the_checksum_of_what_is_sent():
    sums = {ASKING.prompt_sha256(plan(protocol)) for protocol in ("open", "reference")}
    assert len(sums) == 2
    assert REMIND_OF_BOTH in ASKING.replies


@pytest.mark.parametrize("control", ["complete", "useless"])
def test_a_control_that_says_nothing_where_requests_are_forced_is_refused(control):
    with pytest.raises(SeedproofError, match="expected --protocol open"):
        ASKING.planned(Plan("missing_fact", "zero_shot", "reference", control))


@pytest.mark.parametrize("wrong", [{"protocol": "closed"}, {"control": "none at all"}, {"scheme": "brief"}])
def test_an_unknown_choice_is_refused_in_one_line(wrong):
    with pytest.raises(SeedproofError, match="expected one of"):
        ASKING.planned(Plan("missing_fact", "zero_shot", **wrong))


@pytest.mark.parametrize(
    "message", ["x" * 1_000_000, "Request: " * 100_000, "Request:\n" * 100_000, "\0" * 10_000]
)
def test_no_message_is_too_long_or_too_strange(message):
    episode, _ = played(message)
    assert episode.end in ("no_answer", "budget")

"""A stored episode is replayed: what was said passes, and what nobody can have said is told in a sentence."""

import pytest
from msgspec.structs import replace

import seedproof as sp
from pipeline.evaluating.scripted import SOLVERS
from pipeline.evaluating.transcripts.lines import LONGEST_TEXT, kept
from seedproof.benchmarks.missing_fact.asking import REMIND_OF_ANSWER, REMIND_OF_BOTH
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.replaying import contradiction
from seedproof.episodes.turns import Episode, Plan, Turn, Usage

ASKING = registry.benchmark("missing_fact").asking
ROW = sp.rebuild("missing_fact/bayes_missing_prior/d1/000000")
RIGHT = f"Answer: {ROW['answer']}"
ASKS = "Request: P(H)"
ASKS_FOR_GIVEN = "Request: P(E|H)"


def plan(protocol="open", control="none", holder="strict"):
    return ASKING.planned(Plan("missing_fact", "zero_shot", protocol, control, holder=holder))


def played(*says, **choices):
    """Play an episode in which these messages are said, the last one again and again."""
    messages = iter(says)
    return play(ASKING, ROW, plan(**choices), lambda sent: next(messages, says[-1]))


def replayed(episode, **choices):
    return contradiction(ASKING, ROW, plan(**choices), episode)


def of_turns(*turns, end="answer", error=None):
    return Episode(ROW["id"], 0, None, turns, end, error)


def solver(text, **more):
    return Turn("solver", text, **more)


OFFER = Turn("holder", ROW["hint"], "OFFER", ROW["hint_slot"], "it is held")
REMINDER = Turn("reminder", REMIND_OF_BOTH)


@pytest.mark.parametrize("protocol", ["open", "reference"])
@pytest.mark.parametrize(
    "says",
    [[RIGHT], [ASKS, RIGHT], [ASKS_FOR_GIVEN], ["Hm."], ["Hm.", ASKS, RIGHT], [ASKS, "Hm.", RIGHT], [""]],
)
def test_what_was_played_passes(protocol, says):
    assert replayed(played(*says, protocol=protocol), protocol=protocol) is None


@pytest.mark.parametrize("control", ["oracle_hint", "complete", "useless", "blind"])
def test_what_was_played_under_a_control_passes(control):
    assert replayed(played(ASKS, RIGHT, control=control), control=control) is None


@pytest.mark.parametrize("holder", ["hybrid", "llm"])
def test_a_reply_of_the_holders_model_passes(holder):
    episode = of_turns(solver("Request: the banana"), OFFER, solver(RIGHT))
    assert replayed(episode, holder=holder) is None


@pytest.mark.parametrize(
    "changes", [{"text": "What?"}, {"verdict": "UNREAD"}, {"slot": "other"}, {"why": None}, {"finish": "cut"}]
)
def test_a_reply_that_the_holder_of_today_would_not_give_passes(changes):
    assert replayed(of_turns(solver(ASKS), replace(OFFER, **changes), solver(RIGHT))) is None


@pytest.mark.parametrize(("finish", "end"), [("length", "cut"), ("content_filter", "refused")])
def test_a_turn_that_its_model_did_not_end_passes_as_the_last(finish, end):
    assert replayed(of_turns(solver(RIGHT, finish=finish), end=end)) is None


@pytest.mark.parametrize("beginning", ["Hm.", f"{ASKS}\n", f"{RIGHT}\n"])
def test_a_turn_that_was_too_long_to_be_kept_ends_the_episode(beginning):
    turn = kept(solver(beginning + "x" * LONGEST_TEXT, finish="stop"))
    assert replayed(of_turns(turn, end="cut")) is None
    assert replayed(of_turns(turn, end="answer")) == "it ended by 'answer', expected 'cut'"


@pytest.mark.parametrize("turns", [[], [solver(ASKS), OFFER], [solver("Hm."), REMINDER]])
def test_an_error_with_a_sentence_passes_wherever_a_model_was_to_be_asked(turns):
    assert replayed(of_turns(*turns, end="error", error="the endpoint was gone")) is None


IMPOSSIBLE = {
    "a turn behind the answer": (
        of_turns(solver(RIGHT), solver(RIGHT)),
        "turn 2 is a solver's, expected none: the episode ended before it by 'answer'",
    ),
    "a turn behind one that was cut": (
        of_turns(solver(ASKS, finish="length"), OFFER, solver(RIGHT)),
        "turn 2 is a holder's, expected none: the episode ended before it by 'cut'",
    ),
    "no turn at all": (of_turns(), "it ended by 'answer' behind turn 0, expected a solver's turn next"),
    "no reply": (of_turns(solver(ASKS), solver(RIGHT)), "turn 2 is a solver's, expected a holder's"),
    "no answer": (
        of_turns(solver(ASKS), OFFER),
        "it ended by 'answer' behind turn 2, expected a solver's turn next",
    ),
    "no reminder": (
        of_turns(solver("Hm."), solver("Hm."), end="no_answer"),
        "turn 2 is a solver's, expected a reminder's",
    ),
    "another reminder": (
        of_turns(solver("Hm."), Turn("reminder", REMIND_OF_ANSWER), solver(RIGHT)),
        f"turn 2 reminds by {REMIND_OF_ANSWER[:60]!r}, expected {REMIND_OF_BOTH[:60]!r} alone",
    ),
    "a reminder with a verdict": (
        of_turns(solver("Hm."), replace(REMINDER, verdict="OFFER"), solver(RIGHT)),
        f"turn 2 reminds by {REMIND_OF_BOTH[:60]!r}, expected {REMIND_OF_BOTH[:60]!r} alone",
    ),
    "a reminder where none follows": (
        of_turns(solver(ASKS), REMINDER, solver(RIGHT)),
        "turn 2 is a reminder's, expected a holder's",
    ),
    "a holder who was not asked": (
        of_turns(OFFER, solver(RIGHT)),
        "turn 1 is a holder's, expected a solver's",
    ),
    "a holder behind no request": (
        of_turns(solver("Hm."), OFFER, solver(RIGHT)),
        "turn 2 is a holder's, expected a reminder's",
    ),
    "another end": (of_turns(solver(RIGHT), end="budget"), "it ended by 'budget', expected 'answer'"),
    "an answer that is none": (
        of_turns(solver("Hm."), REMINDER, solver("Hm.")),
        "it ended by 'answer', expected 'no_answer'",
    ),
    "an error without a sentence": (
        of_turns(end="error"),
        "it ended by 'error' without a sentence, expected one that says which",
    ),
    "an error with an empty sentence": (
        of_turns(end="error", error=""),
        "it ended by 'error' without a sentence, expected one that says which",
    ),
    "an error behind the answer": (
        of_turns(solver(RIGHT), end="error", error="it broke"),
        "it ended by 'error', expected 'answer'",
    ),
    "an error where a strict holder replies": (
        of_turns(solver(ASKS), end="error", error="it broke"),
        "it ended by 'error' behind turn 1, expected a holder's turn next",
    ),
    "the sentence of an error behind an answer": (
        of_turns(solver(RIGHT), error="it broke"),
        "it ended by 'answer' with the sentence of an error, expected none",
    ),
    "a solver with a verdict": (
        of_turns(solver(RIGHT, verdict="OFFER")),
        "turn 1 is a solver's with a verdict, slot or reason, expected none: only a holder has them",
    ),
    "a holder without a verdict": (
        of_turns(solver(ASKS), replace(OFFER, verdict=None), solver(RIGHT)),
        "turn 2 is a holder's without a verdict, expected one",
    ),
    "a holder with tokens": (
        of_turns(solver(ASKS), replace(OFFER, usage=Usage(1, 1)), solver(RIGHT)),
        "turn 2 is a holder's with tokens, a model or reasoning, expected none: only a solver has them",
    ),
}


def test_what_nobody_can_have_said_is_told(subtests):
    for name, (episode, told) in IMPOSSIBLE.items():
        with subtests.test(name):
            assert replayed(episode) == told


def test_more_requests_than_the_budget_are_told():
    spent = played(ASKS_FOR_GIVEN)
    more = replace(spent, turns=(*spent.turns, OFFER, solver(RIGHT)), end="answer")
    assert replayed(spent) is None
    assert replayed(more) == "turn 8 is a holder's, expected none: the episode ended before it by 'budget'"


def test_an_answer_before_the_fact_is_told_in_reference():
    assert replayed(of_turns(solver(RIGHT)), protocol="reference") == (
        "it ended by 'answer' behind turn 1, expected a reminder's turn next"
    )


def test_a_second_message_to_a_question_with_one_answer_is_told():
    asking = registry.benchmark("number_game").asking
    row = sp.rebuild("number_game/five_operands/d2/001030")
    one_answer = asking.planned(Plan("number_game", "default"))
    once = Episode(row["id"], 0, None, (solver("1"),), "answer")
    twice = replace(once, turns=(solver("1"), solver("2")))
    assert contradiction(asking, row, one_answer, once) is None
    assert contradiction(asking, row, one_answer, twice) == (
        "turn 2 is a solver's, expected none: the episode ended before it by 'answer'"
    )


@pytest.mark.parametrize("name", sorted(SOLVERS))
@pytest.mark.parametrize(
    "choices",
    [
        {},
        {"protocol": "reference"},
        *({"control": control} for control in ("oracle_hint", "complete", "useless", "blind")),
    ],
    ids=str,
)
def test_what_any_scripted_solver_plays_passes(name, choices):
    say = SOLVERS[name]
    episode = play(ASKING, ROW, plan(**choices), lambda messages: say(ROW, messages))
    assert replayed(episode, **choices) is None

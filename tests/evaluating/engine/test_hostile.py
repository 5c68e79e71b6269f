"""An endpoint that does whatever strangers may do: each call ends in a sentence, within its bounds."""

import pytest

from pipeline.evaluating.engine.failures import NoAnswer, Overflow
from tests.evaluating.engine.hostile import ANSWERED, BOUND, HOSTILE, OVERFLOWS, sentence

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", HOSTILE)
def test_each_call_ends_in_one_sentence(call, endpoint, name):
    case = HOSTILE[name]
    told = call(case.reply, **{"largest_reply": BOUND} | case.bounds)
    assert isinstance(told, NoAnswer)
    assert not isinstance(told, Overflow)
    assert case.said in str(told)
    assert "\n" not in str(told)
    assert len(str(told)) <= 301
    assert len(endpoint.requests) == case.calls
    # Beyond the bound there is what the buffers of both sides hold.
    assert endpoint.written < BOUND + 20_000_000


@pytest.mark.parametrize("name", OVERFLOWS)
def test_an_overflow_is_told_in_the_endpoints_own_sentence_at_once(call, endpoint, name):
    told = call(OVERFLOWS[name])
    assert isinstance(told, Overflow)
    assert str(told) == sentence(OVERFLOWS[name])
    assert len(endpoint.requests) == 1


@pytest.mark.parametrize("name", ANSWERED)
def test_what_is_odd_and_can_be_read_is_an_answer(call, name):
    reply, text, finish = ANSWERED[name]
    turn = call(reply)
    assert (turn.text, turn.finish) == (text, finish)

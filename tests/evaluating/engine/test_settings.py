"""What is asked for reaches the request, and what a model thinks stands beside what it says."""

import pytest

from seedproof.episodes.turns import Message
from seedproof.record.errors import Misuse
from tests.evaluating.engine.hostile import HOSTILE, OVERFLOWS, choice, sentence
from tests.evaluating.engine.server import MODEL, completion, trouble

pytestmark = pytest.mark.slow

SETTINGS = {
    "stop": ("\n\n", "Problem"),
    "reasoning_effort": "low",
    "extra_body": {"chat_template_kwargs": {"enable_thinking": False}},
    "top_p": 0.9,
    "seed": 7,
}
SENT = {
    "model": MODEL,
    "stop": ["\n\n", "Problem"],
    "chat_template_kwargs": {"enable_thinking": False},
    "reasoning_effort": "low",
    "temperature": 0.0,
    "max_tokens": 99,
    "top_p": 0.9,
    "seed": 7,
}
DIALOGUE = (
    Message("system", "Be brief."),
    Message("user", "1 + 1?"),
    Message("assistant", "Request: the base"),
    Message("user", "Ten."),
)


def test_every_setting_is_sent_beside_the_messages(call, endpoint):
    call(messages=DIALOGUE, settings=SETTINGS)
    (sent,) = endpoint.requests
    messages = sent.pop("messages")
    assert sent == SENT
    assert [(message["role"], message["content"]) for message in messages] == [
        (message.role, message.text) for message in DIALOGUE
    ]
    assert endpoint.paths == {"/v1/chat/completions"}


def test_a_base_model_goes_on_with_one_text(call, endpoint):
    endpoint.answers = {
        "Be brief.\n\n1 + 1?\n\nRequest: the base\n\nTen.\n\n": "Answer: 2",
    }
    turn = call(messages=DIALOGUE, settings=SETTINGS | {"api": "completions"})
    assert (turn.text, turn.finish, turn.usage.output, turn.model) == ("Answer: 2", "stop", 7, MODEL)
    (sent,) = endpoint.requests
    assert sent.pop("prompt") in endpoint.answers
    assert sent == SENT
    assert endpoint.paths == {"/v1/completions"}


def test_a_base_model_has_a_server_of_ones_own(call):
    with pytest.raises(Misuse, match="--base-url"):
        call(settings={"api": "completions"}, base_url=None)


def test_what_an_option_states_stands_in_no_extra_body(call):
    with pytest.raises(Misuse, match="max_tokens, temperature"):
        call(settings={"extra_body": {"temperature": 1, "max_tokens": 5, "top_k": 3}})


THOUGHTS = {
    "apart": (choice(content="7", reasoning_content="Well."), "Well.", "7"),
    "apart, under another name": (choice(content="7", reasoning="Well."), "Well.", "7"),
    "in tags": (completion("<think>\nWell.\n</think>\n\n7"), "Well.", "7"),
    "begun by the prompt": (completion("Well.\n</think>\n\n7"), "Well.", "7"),
    "not ended": (completion("<think>\nWell."), None, "<think>\nWell."),
    "quoted": (completion("7, not <think>x</think>"), None, "7, not <think>x</think>"),
    "alone": (choice(content=None, reasoning_content="Well."), "Well.", ""),
    "long": (choice(content="7", reasoning_content="x" * 50_000), "x" * 20_000, "7"),
    "none": (choice(content="7", reasoning_content=""), None, "7"),
}


@pytest.mark.parametrize("name", THOUGHTS)
def test_what_a_model_thinks_stands_beside_what_it_says(call, name):
    reply, thought, text = THOUGHTS[name]
    turn = call(trouble(200, reply))
    assert (turn.reasoning, turn.text) == (thought, text)


OTHERS = {"openai": f"openai/{MODEL}", "openai-api": "openai-api/openai/m"}
SAID = {
    "a gigabyte in a megabyte": "the reply has more than 2,000,000 bytes",
    "endless": "the reply has more than 2,000,000 bytes",
    "brotli": "the reply is packed as 'br'",
    "another host": "the endpoint sends us to 'http://127.0.0.2:1/v1/chat/completions'",
    "tools": "the reply is not as the provider expects it",
    "a bad request": "the endpoint answers 400: no images",
    "a bad key": "the endpoint answers 401: no such key",
    "no choice": "the endpoint sent no choice",
    "choices of null": "the reply is not as the provider expects it",
}


@pytest.mark.filterwarnings("ignore:The 'initial' parameter is deprecated:DeprecationWarning")
@pytest.mark.parametrize("provider", OTHERS)
def test_other_providers_have_a_client_of_ours_as_well(call, endpoint, monkeypatch, provider):
    monkeypatch.setenv("OPENAI_BASE_URL", endpoint.url)
    monkeypatch.setenv("OPENAI_API_KEY", "none")
    asked = {"settings": {"model": OTHERS[provider]}, "base_url": None, "retries": 0}
    assert call(**asked).text == "Request: the prior"
    endpoint.requests.clear()
    for name, said in SAID.items():
        told = call(HOSTILE[name].reply, **asked, largest_reply=2_000_000)
        assert str(told).startswith(said), name
    assert str(call(OVERFLOWS["OpenAI"], **asked)) == sentence(OVERFLOWS["OpenAI"])
    assert len(endpoint.requests) == len(SAID) + 1

"""The reply of a server that speaks as OpenAI does, as inspect takes it."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from inspect_ai.model import (
    ChatCompletionChoice,
    ChatMessageAssistant,
    Content,
    ContentReasoning,
    ContentText,
    ModelOutput,
    ModelUsage,
    StopReason,
)

from pipeline.evaluating.engine.failures import NoAnswer, error_in, failure_of, kind_of
from seedproof.record.reasons import in_our_words

_NOTHING = (b"", b"null", b"[]")

_Tokens = Annotated[int, msgspec.Meta(ge=0)]


class _Message(msgspec.Struct):
    content: str | None = None
    reasoning_content: str | None = None
    reasoning: str | None = None
    refusal: str | None = None
    tool_calls: msgspec.Raw = msgspec.Raw()


class _Choice(msgspec.Struct):
    message: _Message | None = None
    """Of /chat/completions."""
    text: str | None = None
    """Of /completions."""
    finish_reason: str | None = None


class _Usage(msgspec.Struct):
    prompt_tokens: _Tokens = 0
    completion_tokens: _Tokens = 0


class _Completion(msgspec.Struct):
    choices: tuple[_Choice]
    """One: more were not asked for."""
    model: str | None = None
    usage: _Usage | None = None


_STOPS: Mapping[str | None, StopReason] = {
    "stop": "stop",
    "eos": "stop",
    "length": "max_tokens",
    "content_filter": "content_filter",
}
"""Inspect's words for why a model stopped."""


def output_of(asked: str, headers: Mapping[str, str], body: bytes) -> ModelOutput:
    """Return what a model said that was asked by the name `asked`.

    Raises: NoAnswer when it said nothing that can be read.
    """
    try:
        completion = msgspec.json.decode(body, type=_Completion)
    except msgspec.ValidationError as error:
        if error_in(body).message:
            # Some send errors as if all were well.
            raise failure_of(200, headers, body) from None
        raise NoAnswer(f"the reply is no completion ({in_our_words(error)}), expected one choice") from None
    except (ValueError, RecursionError):
        raise NoAnswer(
            f"the reply is {len(body):,} bytes of {kind_of(headers)}, and no JSON that can be read. "
            "Check --base-url"
        ) from None
    (choice,) = completion.choices
    return ModelOutput(
        model=completion.model or asked,
        choices=[ChatCompletionChoice(message=_message(choice), stop_reason=_stop(choice))],
        usage=_usage(completion.usage),
    )


def _message(choice: _Choice) -> ChatMessageAssistant:
    if choice.message is None:
        if choice.text is None:
            raise NoAnswer("the reply is no completion (its choice has no message), expected a text")
        return ChatMessageAssistant(content=choice.text)
    message = choice.message
    text = message.content or message.refusal or ""
    thought = message.reasoning_content or message.reasoning
    if not thought:
        return ChatMessageAssistant(content=text)
    content: list[Content] = [ContentReasoning(reasoning=thought), ContentText(text=text)]
    return ChatMessageAssistant(content=content)


def _stop(choice: _Choice) -> StopReason:
    message = choice.message
    if message is not None and not message.content:
        if message.refusal:
            return "content_filter"
        if bytes(message.tool_calls) not in _NOTHING:
            return "tool_calls"
    return _STOPS.get(choice.finish_reason, "unknown")


def _usage(counted: _Usage | None) -> ModelUsage | None:
    if counted is None:
        return None
    sent, said = counted.prompt_tokens, counted.completion_tokens
    return ModelUsage(input_tokens=sent, output_tokens=said, total_tokens=sent + said)

"""Messages as inspect sends them, and what it got as a turn."""

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence

from inspect_ai.model import (
    ChatMessage,
    ChatMessageAssistant,
    ChatMessageSystem,
    ChatMessageUser,
    Content,
    ContentImage,
    ContentText,
    ModelOutput,
)

from pipeline.evaluating.transcripts.lines import kept
from seedproof.episodes.turns import FINISHED_CUT, Message, Turn, Usage
from seedproof.record.errors import SeedproofError

_FINISHES = {"max_tokens": FINISHED_CUT, "model_length": FINISHED_CUT}
"""Inspect's words for why a model stopped, where providers have another."""


def chat_messages(messages: Iterable[Message], pictures: Mapping[str, bytes]) -> list[ChatMessage]:
    """Return messages as inspect takes them: images as data URIs, before the text.

    Raises: SeedproofError when there is no image of a name.
    """
    return [_chat_message(message, pictures) for message in messages]


def _chat_message(message: Message, pictures: Mapping[str, bytes]) -> ChatMessage:
    if message.role == "system":
        return ChatMessageSystem(content=message.text)
    if message.role == "assistant":
        return ChatMessageAssistant(content=message.text)
    if not message.images:
        return ChatMessageUser(content=message.text)
    shown: list[Content] = [ContentImage(image=_data_uri(name, pictures)) for name in message.images]
    return ChatMessageUser(content=[*shown, ContentText(text=message.text)])


def _data_uri(name: str, pictures: Mapping[str, bytes]) -> str:
    if name not in pictures:
        raise SeedproofError(f"the release has no image {name}. Verify it: seedproof verify")
    return f"data:image/png;base64,{b64encode(pictures[name]).decode()}"


def plain_messages(messages: Sequence[ChatMessage]) -> list[Message]:
    """Return what scripted solvers are told: roles and texts, without images."""
    return [_plain(message) for message in messages]


def _plain(message: ChatMessage) -> Message:
    match message.role:
        case "system" | "user" | "assistant":
            return Message(message.role, message.text)
        case other:
            raise SeedproofError(f"a message is of role {other}, expected system, user or assistant")


def turn_of(output: ModelOutput) -> Turn:
    """Return what a model said, as it is kept.

    Raises: SeedproofError when it said nothing at all: there is no choice in what came.
    """
    if not output.choices:
        raise SeedproofError("the endpoint sent no choice, expected one")
    finish = _FINISHES.get(output.stop_reason, output.stop_reason)
    return kept(Turn("solver", output.completion, finish=finish, usage=_usage(output), model=output.model))


def _usage(output: ModelOutput) -> Usage | None:
    counted = output.usage
    if counted is None:
        return None
    cached = (counted.input_tokens_cache_read or 0) + (counted.input_tokens_cache_write or 0)
    return Usage(counted.input_tokens + cached, counted.output_tokens)

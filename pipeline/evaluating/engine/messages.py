"""Messages as inspect sends them, and what it got as a turn."""

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence

from inspect_ai.model import (
    ChatMessage,
    ChatMessageAssistant,
    ChatMessageSystem,
    ChatMessageUser,
    Content,
    ContentImage,
    ContentReasoning,
    ContentText,
    ModelOutput,
)

from pipeline.evaluating.engine.failures import NoAnswer, Overflow
from pipeline.evaluating.engine.secrets import without_secrets
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


def prompt_of(messages: Sequence[ChatMessage]) -> str:
    """Return the one text that a base model goes on with: the messages, a blank line behind each.

    Raises: NoAnswer when there are images among them.
    """
    if any(not isinstance(message.content, str) for message in messages):
        raise NoAnswer("a model that is asked by /completions is sent no images. Leave them out: --no-images")
    return "".join(f"{message.text}\n\n" for message in messages)


def turn_of(output: ModelOutput) -> Turn:
    """Return what a model said, as it is kept, sent on, and told to a holder: without secrets.

    Raises: NoAnswer when it said nothing at all; Overflow when it could not read all that it was sent.
    """
    if not output.choices:
        raise NoAnswer("the endpoint sent no choice, expected one")
    if output.stop_reason == "model_length" and output.usage is None:
        # Inspect has made an answer of an error.
        raise Overflow(output.completion)
    thought, text = _parted(output)
    if output.stop_reason == "tool_calls" and not text:
        raise NoAnswer("the model calls a tool, and was told of none, expected a text")
    return kept(
        Turn(
            "solver",
            without_secrets(text),
            finish=_FINISHES.get(output.stop_reason, output.stop_reason),
            usage=_usage(output),
            model=without_secrets(output.model)[:_LONGEST_NAME],
            reasoning=without_secrets(thought) if thought else None,
        )
    )


def _parted(output: ModelOutput) -> tuple[str, str]:
    """Return what a model thought, and what it said."""
    content = output.message.content
    parts = [] if isinstance(content, str) else content
    thoughts = [part.reasoning for part in parts if isinstance(part, ContentReasoning)]
    begun = _THOUGHT.match(output.completion)
    if begun is None:
        return "\n".join(thoughts), output.completion
    return "\n".join([*thoughts, begun[1]]), output.completion[begun.end() :]


_THOUGHT = re.compile(r"\s*(?:<think>\s*)?((?:(?!<think>).)*?)\s*</think>\s*", re.DOTALL)
"""How servers hand thoughts on that do not part them from the answer; a prompt may have begun them."""

_LONGEST_NAME = 200
"""Characters of the name of a model that are kept."""


def _usage(output: ModelOutput) -> Usage | None:
    counted = output.usage
    if counted is None:
        return None
    cached = (counted.input_tokens_cache_read or 0) + (counted.input_tokens_cache_write or 0)
    return Usage(counted.input_tokens + cached, counted.output_tokens)

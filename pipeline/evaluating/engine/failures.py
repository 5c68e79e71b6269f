"""Why an endpoint gave no answer: a reason in a sentence, whatever came from there."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress

import msgspec
from tenacity import RetryError

from pipeline.evaluating.engine.secrets import sentence_of
from seedproof.record.errors import NotDone
from seedproof.record.reasons import in_our_words

LONGEST_PAUSE = 60.0
"""Seconds that an endpoint may have us wait before the next try."""

_OVERFLOW = re.compile(
    r"context_length_exceeded|exceed_context_size|exceeds? the (?:available )?context|n_ctx"
    r"|maximum context length|context (?:window|length) exceeded|prompt is too long",
    re.IGNORECASE,
)
"""What OpenAI, llama.cpp, vLLM and Anthropic say of messages that do not fit into the context."""


class NoAnswer(NotDone):
    """An endpoint gave no answer. The message is its reason, without secrets."""

    def __init__(self, said: str, *, passes: bool = False, pause: float | None = None) -> None:
        super().__init__(sentence_of(said))
        self.passes = passes
        """Whether the same call may be answered at another time."""
        self.pause = pause
        """Seconds after which the endpoint wants to be called again."""


class Overflow(NoAnswer):
    """What was sent does not fit into the model's context: asking again changes nothing."""


class Told(msgspec.Struct):
    """The error in a reply. What is of another type than servers send is passed over."""

    message: str | None = None
    code: str | int | None = None
    type: str | None = None
    error: msgspec.Raw = msgspec.Raw()
    detail: msgspec.Raw = msgspec.Raw()


def error_in(body: bytes | msgspec.Raw) -> Told:
    """Return the error that a body tells: OpenAI's form, or those of llama.cpp, vLLM, Ollama and FastAPI."""
    told = Told()
    with suppress(ValueError, RecursionError):
        told = msgspec.json.decode(body, type=Told)
    for inner in (told.error, told.detail):
        with suppress(ValueError, RecursionError):
            found = msgspec.json.decode(inner, type=Told | str | None)
            told = Told(found) if isinstance(found, str) else found or told
    return told


def failure_of(status: int, headers: Mapping[str, str], body: bytes) -> NoAnswer:
    """Return what a reply says that is no answer."""
    if 300 <= status < 400:
        return moved_to(headers.get("location", ""))
    told = error_in(body)
    if told.message and status != 429 and _OVERFLOW.search(f"{told.code} {told.type} {told.message}"):
        return Overflow(told.message)
    reason = told.message or f"no reason, {len(body):,} bytes of {kind_of(headers)}"
    passes = status in (408, 409, 425, 429) or status >= 500
    return NoAnswer(f"the endpoint answers {status}: {reason}", passes=passes, pause=_pause(headers))


def moved_to(there: str) -> NoAnswer:
    """Return what is said of a redirect that is not followed."""
    return NoAnswer(
        f"the endpoint sends us to {there!r:.120}, expected an answer. If you trust that address, give it as "
        "--base-url"
    )


def told_by(error: Exception) -> NoAnswer:
    """Return what the exception of a provider says: most have the reply of the endpoint."""
    links = list(_chain(error))
    for link in links:
        if isinstance(link, NoAnswer):
            return link
        response = getattr(link, "response", None)
        with suppress(Exception):
            return failure_of(response.status_code, response.headers, response.content)  # type: ignore[union-attr]
    last = links[-1]
    if type(last).__module__.partition(".")[0] in ("builtins", "pydantic_core"):
        return NoAnswer(f"the reply is not as the provider expects it ({in_our_words(last)})")
    return NoAnswer(str(last))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an exception and what it was raised from, the outermost first."""
    while error is not None:
        yield error
        # That of retries tells of itself alone.
        error = error.last_attempt.exception() if isinstance(error, RetryError) else error.__cause__


def kind_of(headers: Mapping[str, str]) -> str:
    """Return the media type that a reply says it is of."""
    return headers.get("content-type", "").partition(";")[0].strip() or "no stated type"


def _pause(headers: Mapping[str, str]) -> float | None:
    for name, unit in (("retry-after-ms", 1000), ("retry-after", 1)):
        with suppress(KeyError, ValueError):
            return min(max(float(headers[name]) / unit, 0.0), LONGEST_PAUSE)
    return None

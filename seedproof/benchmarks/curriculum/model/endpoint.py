"""Makes one call to an OpenAI-compatible endpoint: an answer, or one sentence on why there is none.

Everything that comes from there is bounded and untrusted: the size of an answer, its time, its form. The key
is read from the environment, and neither it nor another secret of the environment stands in a message, or in
an answer that is handed on.
"""

import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from threading import Timer
from time import monotonic
from typing import Any

import msgspec

from seedproof.benchmarks.curriculum.model.prompts import Messages
from seedproof.benchmarks.curriculum.model.settings import EndpointSettings
from seedproof.record.errors import SeedproofError
from seedproof.record.patterns import Pattern
from seedproof.record.secrets import is_in, without_secrets

MAX_BODY = 1_000_000
"""Bytes of one response. Texts have a few hundred."""
MAX_SAID = 20_000
"""Characters of one answer that are kept."""


WARMER = 0.4
"""How much the temperature rises with each earlier text of a problem."""
WARMEST = 1.2

CUT_OFF = "the answer is cut off at max_tokens"

_NAME = Pattern(r"[A-Za-z0-9](?!\w*:/)[A-Za-z0-9 ._:/@+()-]{0,199}")
"""The name of a model. It stands on the card, so that it has no markup, and begins with no path or host."""


class Reply(msgspec.Struct, frozen=True):
    """What a model said; `fault` says in words why it is no answer, if it is none."""

    model: str
    said: str
    fault: str = ""


class _Message(msgspec.Struct):
    content: str | None = None
    refusal: str | None = None


class _Choice(msgspec.Struct):
    message: _Message
    finish_reason: str | None = None


class _Completion(msgspec.Struct):
    model: str
    choices: list[_Choice]


class Endpoint:
    """A client for one endpoint, which threads may share."""

    def __init__(self, settings: EndpointSettings) -> None:
        """Connect to the endpoint. Raises: SeedproofError when the environment has no usable key."""
        from httpx2 import Limits
        from openai import DefaultHttpxClient, OpenAI

        self.settings = settings
        key = _key(settings.key_variable)
        # Shorter ones are words like EMPTY, for endpoints that want any.
        self._secret = key if len(key) >= 8 else ""
        self._client = OpenAI(
            base_url=settings.base_url,
            api_key=key or "none",
            timeout=settings.timeout,
            max_retries=settings.retries,
            default_headers={"Accept-Encoding": "identity"},
            # An answer that sends us elsewhere is no answer: the key is for this host.
            http_client=DefaultHttpxClient(
                follow_redirects=False,
                # Each call has a connection of its own, which ends with its time.
                limits=Limits(max_keepalive_connections=0),
                event_hooks={
                    "request": [_end_after(settings.timeout)],
                    "response": [_limit(settings.timeout)],
                },
            ),
        )

    def close(self) -> None:
        """Give the connections back."""
        self._client.close()

    def ask(self, messages: Messages, earlier: int = 0) -> Reply:
        """Send a prompt and return the reply; the more `earlier` ones did not do, the warmer it is asked for.

        Raises: SeedproofError when the endpoint gives no answer in spite of all retries, or only rubbish.
        """
        wrong = ""
        for _ in range(1 + self.settings.retries):
            body = self._sent(messages, earlier)
            try:
                reply = _reply(body, self._secret)
            except ValueError as error:
                wrong = str(error)
                continue
            if self._secret and any(is_in(self._secret, text) for text in (reply.said, reply.model)):
                raise self._error("repeats the key in its answer", "Nothing was kept. Exchange the key")
            reply = Reply(without_secrets(reply.model), without_secrets(reply.said), reply.fault)
            if reply.fault == CUT_OFF:
                return Reply(reply.model, reply.said, f"{CUT_OFF} {self.settings.max_tokens}")
            return reply
        raise self._error(f"answers with no chat completion ({wrong})", "Check base_url and model")

    def _sent(self, messages: Messages, earlier: int) -> bytes:
        from openai import APIConnectionError, APIStatusError, APITimeoutError, OpenAIError

        settings = self.settings
        more: dict[str, Any] = {settings.max_tokens_name: settings.max_tokens}
        if settings.temperature is not None:
            raised = round(settings.temperature + earlier * WARMER, 1)
            more["temperature"] = min(raised, max(settings.temperature, WARMEST))
        create: Any = self._client.chat.completions.with_raw_response.create
        try:
            return bytes(create(model=settings.model, messages=messages, **more).content)
        except APITimeoutError:
            limit = f"no whole answer in {settings.timeout} s, {1 + settings.retries} times"
            raise self._error(f"gives {limit}", "Run it again to go on, or raise timeout") from None
        except APIConnectionError as error:
            cause = " ".join(str(error.__cause__ or error).split())[:120]
            raise self._error(f"cannot be reached ({cause})", "Check base_url, then run it again") from None
        except APIStatusError as error:
            raise self._status(error.status_code, error.response.content) from None
        except OpenAIError as error:
            raise self._error(f"cannot be asked ({str(error)[:120]})", "Check base_url and model") from None

    def _status(self, status: int, body: bytes) -> SeedproofError:
        remedies = {
            401: f"Check the key in {self.settings.key_variable or 'key_variable: none is named'}",
            403: "Check what the key may do",
            404: "Check base_url and model",
            429: "Wait, then run it again: it goes on where it stopped",
        }
        later = "Run it again later: it goes on where it stopped"
        remedy = remedies.get(status, later if status >= 500 else "Check base_url, model and the limits")
        return self._error(f"answers {status} ({_excerpt(body, self._secret)})", remedy)

    def _error(self, fault: str, remedy: str) -> SeedproofError:
        line = f"the endpoint {self.settings.base_url} {fault}, expected an answer of the model. {remedy}"
        return SeedproofError(_without(self._secret, line))


def _key(variable: str) -> str:
    if not variable:
        return ""
    key = os.environ.get(variable, "").strip()
    if not key:
        raise SeedproofError(
            f"the environment variable {variable} is not set, expected the endpoint's key. "
            'Set it, or key_variable: "" for an endpoint that asks for none'
        )
    if not (key.isascii() and key.isprintable() and " " not in key):
        raise SeedproofError(f"{variable} has spaces or signs that no key has. Set it again")
    return key


def _reply(body: bytes, secret: str) -> Reply:
    """Read the first choice of a completion. Raises: ValueError, in words, when the body is none."""
    try:
        completion = msgspec.json.decode(body, type=_Completion)
    except (ValueError, RecursionError):
        raise ValueError(_excerpt(body, secret)) from None
    model = completion.model
    if not _NAME.fullmatch(model):
        raise ValueError("the model has no name, or one with strange signs, or a path of a machine: name it")
    if not completion.choices:
        raise ValueError("no choice is in it")
    choice = completion.choices[0]
    text = choice.message.content or ""
    if choice.message.refusal or choice.finish_reason == "content_filter":
        return Reply(model, text[:MAX_SAID], "the model refuses to answer")
    if len(text) > MAX_SAID:
        return Reply(
            model, text[:MAX_SAID], f"the answer has {len(text)} characters, at most {MAX_SAID} are read"
        )
    if choice.finish_reason == "length":
        return Reply(model, text, CUT_OFF)
    return Reply(model, text)


def _without(secret: str, text: str) -> str:
    """Return a text without the key, nor other secrets of the environment."""
    return without_secrets(text.replace(secret, "***") if secret else text)


def _excerpt(body: bytes, secret: str) -> str:
    """Return the beginning of a body, in one line."""
    words = _without(secret, " ".join(body[:1000].decode(errors="replace").split()))
    shown = "".join(sign if sign.isprintable() and sign != "\ufffd" else "?" for sign in words[:100])
    if len(words) > 100:
        return shown + "..."
    return shown or "an empty body"


def _end_after(seconds: int) -> Callable[[Any], None]:
    """Make a hook that ends the connection of a request whose answer, headers included, takes longer.

    The client's limit is per read: a server that sends a byte now and then never meets it.
    """

    def begin(request: Any) -> None:
        streams = list[Any]()

        def note(event: str, info: Mapping[str, Any]) -> None:
            if event in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
                streams.append(info["return_value"])
            elif event in ("http11.response_closed.complete", "http11.receive_response_headers.failed"):
                timer.cancel()

        def end() -> None:
            for stream in streams[-1:]:
                with suppress(OSError):
                    stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)

        # A second later, so that the client's own limit, which has a better sentence, goes first.
        timer = Timer(seconds + 1, end)
        timer.daemon = True
        request.extensions["trace"] = note
        timer.start()

    return begin


def _limit(seconds: int) -> Callable[[Any], None]:
    """Make a hook that bounds the size of a response and its total time: the client's limit is per chunk."""
    import httpx2

    class Limited(httpx2.SyncByteStream):
        def __init__(self, stream: Any) -> None:
            self.stream = stream

        def __iter__(self) -> Iterator[bytes]:
            end = monotonic() + seconds
            size = 0
            for piece in self.stream:
                size += len(piece)
                if size > MAX_BODY:
                    raise SeedproofError(
                        f"the endpoint answers with more than {MAX_BODY} bytes, expected a short text. "
                        "Check base_url and model"
                    )
                if monotonic() > end:
                    raise httpx2.ReadTimeout("the whole answer takes too long")
                yield piece

        def close(self) -> None:
            self.stream.close()

    def limit(response: Any) -> None:
        # A compressed body could grow beyond any bound; the header is what would make the client unpack it.
        response.headers.pop("content-encoding", None)
        response.stream = Limited(response.stream)

    return limit

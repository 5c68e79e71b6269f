"""What a stranger may send in place of an answer, and what a run says of it."""

import json
import os
import time
import zlib
from dataclasses import dataclass, field
from typing import Any

from tests.evaluating.engine.server import completion, trouble

BOUND = 1_000_000
"""Bytes of a reply in these tests."""


@dataclass
class Case:
    """A reply, the bounds of the call, what is said of it, and how many calls that takes."""

    reply: dict[str, Any]
    said: str
    calls: int = 1
    bounds: dict[str, int] = field(default_factory=dict)


def gigabyte():
    """A gigabyte of blanks in a megabyte of gzip: the same packed piece a thousand times."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    piece = packing.compress(b" " * 1_000_000) + packing.flush(zlib.Z_FULL_FLUSH)
    return b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + piece * 1000 + packing.flush()


def endless(write):
    while True:
        write(b" " * 65536)


def dripping(write):
    while True:
        write(b" ")
        time.sleep(0.02)


def broken_off(write):
    write(b'{"choices": [')


def random_bytes(write):
    # No one can pack them, so that they are as many on the wire.
    while True:
        write(os.urandom(65536))


def choice(**message):
    return {"choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant"} | message}]}


def packed(kind, body=b" "):
    return trouble(200, body, {"content-encoding": kind})


def page(status=200):
    text = "<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>"
    return trouble(status, text, {"content-type": "text/html; charset=utf-8", "retry-after-ms": "0"})


def error(status, **told):
    return trouble(status, {"error": told}, {"retry-after-ms": "0"})


def moved(status, there):
    return trouble(status, "", {"location": there})


TOOL = {"id": "t", "type": "function", "function": {"name": "f", "arguments": "{}"}}
NO_JSON = "and no JSON that can be read. Check --base-url"
TOO_MANY = "the reply has more than 1,000,000 bytes, expected an answer of a model"
NO_COMPLETION = "the reply is no completion"

HOSTILE = {
    "a gigabyte in a megabyte": Case(
        packed("gzip", gigabyte()), "more than 2,000,000 bytes", bounds={"largest_reply": 2_000_000}
    ),
    "a bomb within the bound on the wire": Case(packed("gzip", gigabyte()[:900_000]), TOO_MANY),
    "no gzip": Case(packed("gzip", b"no gzip"), "the reply says that it is gzip, and cannot be unpacked"),
    "half of gzip": Case(packed("gzip", gigabyte()[:12]), f"0 bytes of application/json, {NO_JSON}"),
    "brotli": Case(packed("br"), "the reply is packed as 'br', expected gzip or nothing"),
    "zstd": Case(packed("zstd"), "the reply is packed as 'zstd', expected gzip or nothing"),
    "deflate": Case(packed("deflate"), "the reply is packed as 'deflate', expected gzip or nothing"),
    "gzip in gzip": Case(
        packed("gzip, gzip"), "the reply is packed as 'gzip, gzip', expected gzip or nothing"
    ),
    "endless": Case(trouble(200, endless), TOO_MANY),
    "endless and random": Case(trouble(200, random_bytes), TOO_MANY),
    "endless error": Case(trouble(500, endless), TOO_MANY),
    "dripping": Case(trouble(200, dripping), "no whole reply came within 1 seconds", bounds={"timeout": 1}),
    "another host": Case(
        moved(307, "http://127.0.0.2:1/v1/chat/completions"),
        "the endpoint sends us to 'http://127.0.0.2:1/v1/chat/completions', expected an answer",
        bounds={"redirects": 5},
    ),
    "a file": Case(
        moved(302, "file:///etc/passwd"), "sends us to 'file://127.0.0.1/etc/passwd'", bounds={"redirects": 5}
    ),
    "no host at all": Case(moved(308, "http://"), "sends us to 'http://127.0.0.1'", bounds={"redirects": 5}),
    "round and round": Case(
        moved(307, "/v1/chat/completions"), "the endpoint sends us on more than 3 times", 4, {"redirects": 3}
    ),
    "unwanted": Case(moved(307, "/v1/chat/completions"), "the endpoint sends us to '/v1/chat/completions'"),
    "tools": Case(
        trouble(200, choice(content=None, tool_calls=[TOOL])),
        "the model calls a tool, and was told of none, expected a text",
    ),
    "a million tools": Case(
        trouble(200, choice(content=None, tool_calls=[0] * 1_000_000)),
        "the model calls a tool, and was told of none, expected a text",
        bounds={"largest_reply": 4_000_000},
    ),
    "HTML": Case(page(), f"the reply is 61 bytes of text/html, {NO_JSON}"),
    "HTML for ever": Case(page(502), "the endpoint answers 502: no reason, 61 bytes of text/html", 5),
    "500 for ever": Case(error(500, message="out of memory"), "the endpoint answers 500: out of memory", 5),
    "429 for ever": Case(
        error(429, message="slow down"), "the endpoint answers 429: slow down", 3, {"retries": 2}
    ),
    "broken off": Case(trouble(200, broken_off), f"the reply is 13 bytes of application/json, {NO_JSON}"),
    "cut": Case(
        trouble(200, "{}", {"content-length": "99"}), "the connection broke before the reply was whole", 5
    ),
    "headers without end": Case(
        trouble(200, "{}", {"x-long": "x" * 1_000_000}), "the connection broke before the reply was whole", 5
    ),
    "nothing": Case(trouble(200, b""), f"0 bytes of application/json, {NO_JSON}"),
    "no UTF-8": Case(
        trouble(200, b'{"choices": [{"message": {"content": "\xff\xfe"}}]}'),
        f"the reply is 45 bytes of application/json, {NO_JSON}",
    ),
    "deep": Case(trouble(200, b'{"choices":' + b"[" * 500_000), NO_COMPLETION),
    "deep beside": Case(trouble(200, b'{"x":' + b"[" * 500_000), NO_JSON),
    "no choice": Case(trouble(200, {"choices": []}), NO_COMPLETION),
    "choices of null": Case(trouble(200, {"choices": None}), NO_COMPLETION),
    "a million choices": Case(trouble(200, {"choices": [{}] * 200_000}), NO_COMPLETION),
    "a choice of nothing": Case(trouble(200, {"choices": [{}]}), NO_COMPLETION),
    "a list": Case(trouble(200, [1, 2]), NO_COMPLETION),
    "a number for a text": Case(trouble(200, choice(content=7)), NO_COMPLETION),
    "tokens below none": Case(
        trouble(200, choice(content="") | {"usage": {"prompt_tokens": -1}}), NO_COMPLETION
    ),
    "an error as if all were well": Case(
        error(200, message="no such model", code=404), "answers 200: no such model"
    ),
    "a bad key": Case(error(401, message="no such key"), "the endpoint answers 401: no such key"),
    "a bad request": Case(
        error(400, message="no images", type="invalid"), "the endpoint answers 400: no images"
    ),
    "a long reason": Case(error(400, message="x" * 100_000), f"the endpoint answers 400: {'x' * 274}…"),
    "lines and signs": Case(error(400, message="a\n\x1b[31mb"), "the endpoint answers 400: a \x1b[31mb"),
    "Ollama's form": Case(trouble(404, {"error": "model 'x' not found"}), "answers 404: model 'x' not found"),
    "FastAPI's form": Case(trouble(405, {"detail": "Method Not Allowed"}), "answers 405: Method Not Allowed"),
    "an error of no form": Case(
        trouble(422, {"detail": [{"loc": ["body"]}]}), "the endpoint answers 422: no reason"
    ),
}

OVERFLOWS = {
    "llama.cpp": error(
        400,
        code=400,
        message="the request exceeds the available context size, try increasing it",
        type="exceed_context_size_error",
        n_prompt_tokens=5000,
        n_ctx=2048,
    ),
    "OpenAI": error(
        400,
        message="This model's maximum context length is 8192 tokens. However, your messages have 9000.",
        type="invalid_request_error",
        param="messages",
        code="context_length_exceeded",
    ),
    "vLLM": trouble(
        400,
        {
            "object": "error",
            "message": "This model's maximum context length is 2048 tokens. However, you requested 5000.",
            "type": "BadRequestError",
            "param": None,
            "code": 400,
        },
    ),
    "Anthropic": trouble(
        400,
        {
            "type": "error",
            "error": {
                "type": "invalid_request_error",
                "message": "prompt is too long: 208310 tokens > 200000 maximum",
            },
        },
    ),
}


def sentence(reply):
    """The endpoint's own sentence."""
    body = reply["body"]
    return body.get("message") or body["error"]["message"]


ANSWERED = {
    "ten megabytes": (trouble(200, completion("x" * 10_000_000)), "x" * 20_000, "cut"),
    "another type": (trouble(200, completion("7"), {"content-type": "text/html"}), "7", "stop"),
    "packed": (
        packed("gzip", zlib.compress(json.dumps(completion("7")).encode(), 9, 31)),
        "7",
        "stop",
    ),
    "the least": (trouble(200, {"choices": [{"message": {"content": "7"}}]}), "7", "unknown"),
    "refused": (trouble(200, choice(content=None, refusal="I cannot")), "I cannot", "content_filter"),
}

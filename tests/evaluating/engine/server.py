"""An OpenAI-compatible endpoint on loopback: what it says is a function of what it is sent.

Whatever it does wrong it does by declaration: `troubles` are taken in their order, one a call.
"""

import json
import os
import threading
from collections import deque
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MODEL = "gpt-4o-small"
"""A name by which the provider takes the endpoint for one of chat completions."""

KEY = "sk-not-to-be-told-0123456789"


def trouble(status=200, body=None, headers=()):
    """An HTTP response of so much status, instead of the usual one.

    The body is a text, bytes, what is to be JSON, or a function that is told how to write bytes and goes on
    as long as it likes.
    """
    return {"status": status, "body": body, "headers": dict(headers)}


RATE_LIMIT = trouble(429, {"error": {"message": "slow down"}}, {"retry-after-ms": "1"})
BROKEN = trouble(503, {"error": {"message": "broken"}}, {"retry-after-ms": "1"})
LASTING = trouble(503, {"error": {"message": "broken"}}, {"x-should-retry": "false"})
REFUSED = trouble(401, {"error": {"message": f"no such key: {KEY}"}})
MALFORMED = trouble(200, "{ this is no JSON")
NO_CHOICE = trouble(200, {"id": "c", "object": "chat.completion", "created": 0, "model": "m", "choices": []})


def completion(text, finish="stop", model=MODEL):
    return {
        "id": "c",
        "object": "chat.completion",
        "created": 0,
        "model": model,
        "choices": [{"index": 0, "finish_reason": finish, "message": {"role": "assistant", "content": text}}],
        "usage": {"prompt_tokens": 11, "completion_tokens": 7, "total_tokens": 18},
    }


def texts_of(message):
    content = message["content"]
    return content if isinstance(content, str) else "".join(part.get("text", "") for part in content)


class Endpoint(ThreadingHTTPServer):
    """`answers` has what is said to a question; any other question gets a request, then an answer."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), _Handler)
        self.lock = threading.Lock()
        self.answers = {}
        self.troubles = deque()
        self.always = None
        self.requests = []
        self.paths = set()
        self.keys = set()
        self.written = 0
        """The bytes that functions have written."""
        self.finish = "stop"
        self.model = MODEL
        self.victim = None
        """A process to stop, the number of the call at which it is stopped, and the signal for that."""

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def said(self, messages):
        question = texts_of(messages[-1])
        if question in self.answers:
            return self.answers[question]
        asked = sum(message["role"] == "assistant" for message in messages)
        return "Request: the prior" if asked == 0 else f"Thinking of {len(question)}.\n\nAnswer: {asked}/7"

    def handle_error(self, request, client_address):
        """A process that was killed does not wait for what it asked for."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        endpoint = self.server
        with endpoint.lock:
            endpoint.requests.append(asked)
            endpoint.paths.add(self.path)
            endpoint.keys.add(self.headers["authorization"])
            wrong = endpoint.troubles.popleft() if endpoint.troubles else endpoint.always
            struck = endpoint.victim is not None and len(endpoint.requests) >= endpoint.victim[1]
            if struck:
                pid, _, ending = endpoint.victim
                os.kill(pid, ending)
                endpoint.victim = None
        if struck:
            # Without this answer the run cannot end before the signal reaches it, however slow that is.
            self.connection.recv(1)
            self.close_connection = True
            return
        if wrong is not None:
            self.send(wrong["status"], wrong["body"], wrong["headers"])
            return
        messages = asked.get("messages") or [{"role": "user", "content": asked["prompt"]}]
        said = completion(endpoint.said(messages), endpoint.finish, endpoint.model)
        if "prompt" in asked:
            (choice,) = said["choices"]
            choice["text"] = choice.pop("message")["content"]
        self.send(200, said, {})

    def send(self, status, body, headers):
        self.send_response(status)
        for name, value in ({"content-type": "application/json"} | headers).items():
            self.send_header(name, value)
        if callable(body):
            self.close_connection = True
            self.end_headers()
            body(self.write)
            return
        text = body if isinstance(body, bytes | str) else json.dumps(body)
        data = text.encode() if isinstance(text, str) else text
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def write(self, data):
        self.wfile.write(data)
        with self.server.lock:
            self.server.written += len(data)

    def log_message(self, format, *arguments):
        """Say nothing."""


@contextmanager
def serving():
    endpoint = Endpoint()
    thread = threading.Thread(target=endpoint.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield endpoint
    finally:
        endpoint.shutdown()
        endpoint.server_close()
        thread.join()

"""One origin of the local Hub: requests from the socket, answers to it, and faults of the connection."""

import socket
import struct
from collections.abc import Callable
from http.client import responses
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition
from typing import Any

from pipeline.publishing.local_hub.answer import Answer, json_answer
from pipeline.publishing.local_hub.call import Call
from pipeline.publishing.local_hub.fault import Fault

BODY_BYTES = 1 << 27
"""A longer body is refused unread."""

IDLE_SECONDS = 60

Exchange = Callable[["Handler", Call, bytes], tuple[Answer | None, Fault | None]]


class Origin(ThreadingHTTPServer):
    """A server on a free port of loopback. `exchange` returns the answer to a call, None for a reset."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, name: str, begin: Callable[["Handler"], Call], exchange: Exchange) -> None:
        self.name, self.begin, self.exchange = name, begin, exchange
        self._connections: set[Any] = set()
        self._changed = Condition()
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        """The address at which it listens."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def server_bind(self) -> None:
        """Bind without asking the resolver for this machine's name."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()
        self.server_name, self.server_port = "127.0.0.1", self.server_address[1]

    def get_request(self) -> tuple[Any, Any]:
        """Accept a connection, and remember it until it is closed."""
        connection, address = super().get_request()
        with self._changed:
            self._connections.add(connection)
        return connection, address

    def shutdown_request(self, request: Any) -> None:
        """Close a connection."""
        super().shutdown_request(request)
        with self._changed:
            self._connections.discard(request)
            self._changed.notify_all()

    def stop(self) -> None:
        """Accept no more connections, end the open ones, and wait for their threads."""
        self.shutdown()
        with self._changed:
            for connection in self._connections:
                try:
                    connection.shutdown(socket.SHUT_RDWR)
                except OSError:
                    continue
            self._changed.wait_for(lambda: not self._connections, timeout=IDLE_SECONDS)
        self.server_close()


class Handler(BaseHTTPRequestHandler):
    """A connection, which serves one request after the other."""

    server: Origin
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    timeout = IDLE_SECONDS

    def handle(self) -> None:
        """Serve until one side ends the connection; a client that went away is no error."""
        try:
            super().handle()
        except (ConnectionError, TimeoutError):
            self.close_connection = True

    def serve(self) -> None:
        """Serve one request."""
        call = self.server.begin(self)
        body = self._body(call)
        if body is None:
            return
        answer, fault = self.server.exchange(self, call, body)
        kind = fault.kind if fault else ""
        if answer is None or kind == "unacknowledged":
            self._reset()
        else:
            self._send(answer, kind)

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = serve

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing: calls are recorded instead."""

    def _body(self, call: Call) -> bytes | None:
        """Return the request's body; None if no answer is due, or it has been sent."""
        stated = self.headers.get("Content-Length", "0")
        length = int(stated) if stated.isdecimal() and len(stated) < 12 else -1
        if "Transfer-Encoding" in self.headers or not 0 <= length <= BODY_BYTES:
            call.status = 413 if length > BODY_BYTES else 411
            self.close_connection = True
            sentence = f"The length of the body must be stated, and at most {BODY_BYTES} bytes"
            self._send(json_answer({"error": sentence}, call.status))
            return None
        body = self.rfile.read(length)
        call.received = len(body)
        if len(body) < length:
            self.close_connection = True
            return None
        return body

    def _send(self, answer: Answer, kind: str = "") -> None:
        lines = [f"HTTP/1.1 {answer.status} {responses.get(answer.status, '')}"]
        lines += [f"{name}: {value}" for name, value in answer.headers.items()]
        lines.append(f"Content-Length: {len(answer.body)}")
        if self.close_connection:
            lines.append("Connection: close")
        head = "\r\n".join([*lines, "", ""]).encode("latin-1")
        body = b"" if self.command == "HEAD" else answer.body
        if kind == "flip" and body:
            middle = len(body) // 2
            body = body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :]
        if kind == "cut":
            # An answer without a body is cut in the middle of its head.
            head, body = (head, body[: len(body) // 2]) if body else (head[: len(head) // 2], b"")
            self.close_connection = True
        # One write: the second of two would wait for the first to be acknowledged.
        self.wfile.write(head + body)

    def _reset(self) -> None:
        """End the connection so that the other side sees a reset, not an end."""
        self.close_connection = True
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.rfile.close()
        self.connection.close()

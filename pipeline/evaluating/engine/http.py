"""A client of HTTP for strangers: each reply is bounded in bytes, packed and unpacked, and in redirects."""

import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from ssl import SSLContext

import httpx2

from pipeline.evaluating.engine.failures import NoAnswer, moved_to

CONNECTING = 10.0
"""Seconds in which a connection must stand."""

_GZIP = 31
"""The window of zlib that takes gzip and nothing else."""


def client_of(at: str, timeout: float, largest: int, redirects: int) -> httpx2.AsyncClient:
    """Return a client for one call of a host. Proxies and certificates are those of the environment."""
    return httpx2.AsyncClient(
        verify=_certificates(),
        timeout=httpx2.Timeout(timeout, connect=min(CONNECTING, timeout)),
        headers={"Accept-Encoding": "gzip"},
        follow_redirects=redirects > 0,
        max_redirects=redirects,
        event_hooks={"request": [_staying_at(httpx2.URL(at))], "response": [bounding(largest)]},
    )


def bounding(largest: int) -> Callable[[httpx2.Response], Awaitable[None]]:
    """Return the hook by which a client of httpx2 bounds each reply."""

    async def bound(response: httpx2.Response) -> None:
        packed = response.headers.pop("content-encoding", "identity").strip().lower()
        if packed not in ("identity", "gzip"):
            raise NoAnswer(f"the reply is packed as {packed!r:.40}, expected gzip or nothing")
        assert isinstance(response.stream, httpx2.AsyncByteStream)
        response.stream = _Reply(response.stream, largest, packed == "gzip")

    return bound


@cache
def _certificates() -> SSLContext:
    return httpx2.create_ssl_context()


def _staying_at(at: httpx2.URL) -> Callable[[httpx2.Request], Awaitable[None]]:
    async def stay(request: httpx2.Request) -> None:
        """Raises: NoAnswer for a redirect to another host: the messages are for whom the user named."""
        there = request.url
        if (there.scheme, there.host, there.port) != (at.scheme, at.host, at.port):
            raise moved_to(str(there))

    return stay


class _Reply(httpx2.AsyncByteStream):
    """The bytes of a reply, unpacked, as far as they are not too many."""

    def __init__(self, stream: httpx2.AsyncByteStream, largest: int, is_packed: bool) -> None:
        self.stream = stream
        self.largest = largest
        self.unpacking = zlib.decompressobj(_GZIP) if is_packed else None

    async def __aiter__(self) -> AsyncIterator[bytes]:
        sent = said = 0
        async for piece in self.stream:
            sent += len(piece)
            plain = self._unpacked(piece, self.largest - said + 1)
            said += len(plain)
            if max(sent, said) > self.largest:
                raise NoAnswer(
                    f"the reply has more than {self.largest:,} bytes, expected an answer of a model"
                )
            yield plain

    def _unpacked(self, piece: bytes, most: int) -> bytes:
        if self.unpacking is None:
            return piece
        try:
            return self.unpacking.decompress(piece, most)
        except zlib.error:
            raise NoAnswer("the reply says that it is gzip, and cannot be unpacked") from None

    async def aclose(self) -> None:
        await self.stream.aclose()

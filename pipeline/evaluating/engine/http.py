"""A client of HTTP for strangers: each reply is bounded in bytes, packed and unpacked, and in redirects."""

import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from ssl import SSLContext
from typing import Any

import httpx2

from pipeline.evaluating.engine.failures import NoAnswer

CONNECTING = 10.0
"""Seconds in which a connection must stand."""

_GZIP = 31
"""The window of zlib that takes gzip and nothing else."""


def client_of(timeout: float, largest: int, redirects: int) -> httpx2.AsyncClient:
    """Return a client for one call. Proxies and certificates are those of the environment."""
    return httpx2.AsyncClient(
        verify=_certificates(),
        timeout=httpx2.Timeout(timeout, connect=min(CONNECTING, timeout)),
        headers={"Accept-Encoding": "gzip"},
        **bounding(largest, redirects),
    )


def bounding(largest: int, redirects: int) -> dict[str, Any]:
    """Return the arguments by which a client of httpx2 bounds each reply."""
    return {
        "follow_redirects": redirects > 0,
        "max_redirects": redirects,
        "event_hooks": {"response": [_bounded(largest, redirects)]},
    }


@cache
def _certificates() -> SSLContext:
    return httpx2.create_ssl_context()


def _bounded(largest: int, redirects: int) -> Callable[[httpx2.Response], Awaitable[None]]:
    async def bound(response: httpx2.Response) -> None:
        if response.has_redirect_location:
            _expect_same_host(response, redirects)
        packed = response.headers.pop("content-encoding", "identity").strip().lower()
        if packed not in ("identity", "gzip"):
            raise NoAnswer(f"the reply is packed as {packed!r:.40}, expected gzip or nothing")
        assert isinstance(response.stream, httpx2.AsyncByteStream)
        response.stream = _Reply(response.stream, largest, packed == "gzip")

    return bound


def _expect_same_host(response: httpx2.Response, redirects: int) -> None:
    """Raises: NoAnswer when a redirect is not to be followed: the messages are for whom the user named."""
    here = response.request.url
    there = here.join(response.headers["location"])
    is_same = (there.scheme, there.host, there.port) == (here.scheme, here.host, here.port)
    if not (is_same and redirects):
        raise NoAnswer(
            f"the endpoint answers {response.status_code} and sends us to {str(there)!r:.120}, expected an "
            "answer. If you trust that address, give it as --base-url"
        )


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

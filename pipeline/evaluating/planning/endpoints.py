"""Whom a run calls, and how."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from pipeline.evaluating.transcripts.head import SolverHead
from seedproof.record.errors import Misuse

RETRIES = 4
"""How often an endpoint that fails is called again; the pauses grow from 3 s, to some 45 s in all."""

TIMEOUT = 600
"""Seconds that one reply may take, from the call to its last byte."""

LARGEST_REPLY = 16_000_000
"""Bytes of one reply, as sent and as unpacked."""


OPENAI = "openai/"
"""What the names of models begin with that are asked as OpenAI's are."""


@dataclass(frozen=True)
class Endpoint:
    """Whom inspect calls, and how."""

    solver: SolverHead
    base_url: str | None
    holder_model: str | None
    max_connections: int
    retries: int = RETRIES
    timeout: int = TIMEOUT
    largest_reply: int = LARGEST_REPLY
    redirects: int = 0
    """How many redirects are followed, all on the host that was called."""

    def __post_init__(self) -> None:
        """Raises: SeedproofError when the provider of the model cannot be asked that way."""
        if self.solver.api == "completions" and not self.is_own_server:
            raise Misuse("--api completions: takes a server of your own. Name it: --base-url, openai/NAME")
        stated = sorted(_STATED.intersection(self.solver.extra_body))
        if stated:
            raise Misuse(f"--extra-body: has {', '.join(stated)}, which options or we state. Leave it out")

    @property
    def is_own_server(self) -> bool:
        """Whether OpenAI's interface is spoken by a server of somebody's own."""
        return self.base_url is not None and self.solver.model.startswith(OPENAI)


_STATED = frozenset(
    {
        "max_completion_tokens",
        "max_tokens",
        "messages",
        "model",
        "n",
        "prompt",
        "reasoning_effort",
        "seed",
        "stop",
        "stream",
        "temperature",
        "top_p",
    }
)
"""The fields of a call that run.json states elsewhere, or that no run may change."""


def host_of(base_url: str | None) -> str | None:
    """Return the host of a base URL, with the port where one stands there.

    Raises: SeedproofError when it is none, or has more in it than a run may tell.
    """
    if base_url is None:
        return None
    parts = urlsplit(base_url)
    if parts.scheme not in ("http", "https") or parts.hostname is None:
        raise Misuse("--base-url: is no URL of a host, expected one such as http://localhost:8000/v1")
    if parts.username is not None or parts.query:
        raise Misuse("--base-url: has a user or a query in it. Give keys by the environment")
    with suppress(ValueError):
        return _host(parts)
    raise Misuse("--base-url: has no port that there can be, expected one such as http://localhost:8000/v1")


def known_host(base_url: str | None) -> str | None:
    """Return the host of a base URL that a log has, with its port; None where it has none."""
    with suppress(ValueError):
        return None if base_url is None else _host(urlsplit(base_url))
    return None


def _host(parts: SplitResult) -> str | None:
    """Return host and port as a URL has them. Raises: ValueError for a port that cannot be."""
    host, port = parts.hostname, parts.port
    if host is None or port is None:
        return host
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def is_refused(base_url: str) -> bool:
    """Return whether nobody listens at a base URL, as far as one try tells."""
    parts = urlsplit(base_url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    with suppress(OSError):
        try:
            socket.create_connection((parts.hostname or "", port), timeout=3).close()
        except ConnectionRefusedError:
            return True
    return False

"""Failed calls to the Hub: what they mean, in words, and whether they may pass."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from pipeline.publishing.account import Account
from pipeline.publishing.discretion import discreet
from pipeline.publishing.patience import Trouble, Unreachable
from seedproof.record.errors import NotDone, NotFound, SeedproofError
from seedproof.record.files import NO_ROOM

LONGEST_QUOTE = 300
"""The most characters that are quoted from a server."""


class Offline(NotDone):
    """Raised when the client was told not to use the network."""


@dataclass(frozen=True)
class Asked:
    """The context of a call: its purpose, its repository, its address, and its token."""

    doing: str
    repository: str
    endpoint: str
    token: str | None
    account: Callable[[], Account | None]
    """A function that finds the account of the token; it returns None if that fails too."""
    was_reached: bool = True
    """True if an earlier call of this run was answered."""

    def plain(self, text: object) -> str:
        """Return a text of the client or the server in one short line, without tokens and signatures."""
        line = discreet(" ".join(str(text).split()))
        line = line.replace(self.token, "<token>") if self.token else line
        return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}..."


def in_words(error: Exception, asked: Asked) -> Exception:
    """Return Trouble if the failure of a call may pass, else the SeedproofError for it."""
    from huggingface_hub.errors import HfHubHTTPError, OfflineModeIsEnabled
    from huggingface_hub.utils import httpx

    if isinstance(error, SeedproofError | Trouble):
        return error
    for cause in _causes(error):
        if isinstance(cause, OfflineModeIsEnabled):
            return Offline(f"{asked.doing}: HF_HUB_OFFLINE is set. Unset it to reach {asked.endpoint}")
        if isinstance(cause, HfHubHTTPError):
            return _refusal(cause, error, asked)
        if isinstance(cause, httpx.RequestError):
            return _broken(cause, asked)
    # A gateway's page in place of JSON is a ValueError, too.
    misread = type(error).__name__ == "JSONDecodeError" or isinstance(
        error, KeyError | TypeError | AttributeError
    )
    if misread or isinstance(error, AssertionError):
        sentence = (
            f"{asked.doing}: the answer of {asked.endpoint} is not one of a Hub ({type(error).__name__})"
        )
        return Trouble(sentence)
    if isinstance(error, OSError) and error.errno is None:
        return Trouble(f"{asked.doing}: {asked.plain(error)}")
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        return NotDone(
            f"{asked.doing}: {asked.plain(error)}. Make room, or name another folder "
            "in HF_HOME, then run it again"
        )
    return SeedproofError(f"{asked.doing}: {asked.plain(error)}")


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yield the error and its causes: the client wraps what happens in its threads."""
    while error is not None:
        yield error
        error = error.__cause__


def _broken(error: Any, asked: Asked) -> Trouble:
    from huggingface_hub.utils import httpx

    is_unreached = isinstance(error, httpx.ConnectError | httpx.ConnectTimeout | httpx.ProxyError)
    if is_unreached:
        event = f"cannot be reached ({asked.plain(error) or 'no connection'})"
    elif isinstance(error, httpx.TimeoutException):
        event = "did not answer in time"
    else:
        event = f"broke the connection ({asked.plain(error) or type(error).__name__})"
    sentence = f"{asked.doing}: {_server(str(error.request.url), asked)} {event}"
    return Unreachable(sentence) if is_unreached and not asked.was_reached else Trouble(sentence)


def _refusal(error: Any, outer: Exception, asked: Asked) -> Exception:
    """Return the error for an answer's status."""
    from huggingface_hub.errors import GatedRepoError, RepositoryNotFoundError, RevisionNotFoundError

    status, server = error.response.status_code, _server(str(error.response.url), asked)
    where, reason = f"{asked.doing}: {server}", asked.plain(error.server_message or "")
    if status == 429:
        return Trouble(f"{where}'s rate limit is used up (429)", _wait(error.response.headers))
    if status == 408 or status >= 500:
        return Trouble(f"{where} failed ({status})", _wait(error.response.headers))
    if server != asked.endpoint or isinstance(outer, RuntimeError):
        # Upload links work once and expire; with new ones it becomes clear what has arrived.
        return Trouble(
            f"{where} refused a link ({status}: {reason})" if reason else f"{where} refused a link ({status})"
        )
    if status in (409, 412):
        return Trouble(f"{asked.doing}: somebody else changed {asked.repository} at the same time ({status})")
    if isinstance(error, GatedRepoError):
        return SeedproofError(
            f"{asked.repository} is gated. Ask for access at {asked.endpoint}/datasets/{asked.repository}, "
            "and set HF_TOKEN or run: hf auth login"
        )
    if status in (401, 403):
        return NotDone(_unauthorised(status, asked))
    if isinstance(error, RevisionNotFoundError | RepositoryNotFoundError):
        return NotFound(f"{where} does not find it in {asked.repository} ({reason or status})")
    if outer is not error and isinstance(outer, ValueError):
        reason = asked.plain(outer)
    return SeedproofError(f"{where} refused it ({status}): {reason or 'no reason given'}")


def _unauthorised(status: int, asked: Asked) -> str:
    if asked.token is None:
        return f"{asked.doing}: {asked.endpoint} wants a token. Set HF_TOKEN, or run: hf auth login"
    account = None if status == 401 else asked.account()
    if account is None:
        return (
            f"{asked.doing}: {asked.endpoint} does not accept the token ({status}). Make a new one there, "
            "set HF_TOKEN, or run: hf auth login"
        )
    reason = account.reason_against(asked.repository) or account.refused(asked.repository)
    return f"{asked.doing}: {reason}"


def _server(url: str, asked: Asked) -> str:
    """Return the origin of an address without the rest, as a signed link is a secret."""
    parts = urlsplit(url)
    hub = urlsplit(asked.endpoint)
    if parts.netloc == hub.netloc:
        return asked.endpoint
    return f"the storage {parts.scheme}://{parts.netloc.rpartition('@')[2]}"


def _wait(headers: Any) -> float | None:
    """Return the seconds that a server asks to wait, plus one."""
    from huggingface_hub.utils import parse_ratelimit_headers

    limit = parse_ratelimit_headers(headers)
    if limit is not None and limit.remaining == 0:
        return limit.reset_in_seconds + 1.0
    after = headers.get("retry-after", "").strip()
    return int(after) + 1.0 if after.isdecimal() else None

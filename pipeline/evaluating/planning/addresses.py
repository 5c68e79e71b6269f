"""Where models answer, and whether to ask them there can cost money."""

import os
from ipaddress import ip_address
from urllib.parse import urlsplit

from pipeline.evaluating.planning.heads import kind_of


def may_cost(model: str, base_url: str | None) -> bool:
    """Return whether a call may cost money: a scripted solver, and a server on this machine, are free.

    Without a base URL, inspect takes the one that the environment names for a provider.
    """
    return kind_of(model) == "endpoint" and not is_here(base_url or _named_address(model))


def is_here(base_url: str | None) -> bool:
    """Return whether a URL is one of this machine."""
    host = None if base_url is None else urlsplit(base_url).hostname
    if host is None:
        return False
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def _named_address(model: str) -> str | None:
    """Return the base URL in the environment: `openai-api/local/NAME` has it in `LOCAL_BASE_URL`.

    Of other providers it is not known which they take.
    """
    match model.split("/"):
        case ["openai", _]:
            service = "openai"
        case ["openai-api", service, *_]:
            pass
        case _:
            return None
    return os.environ.get(f"{service.upper().replace('-', '_')}_BASE_URL")

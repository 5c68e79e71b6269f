"""The Hub's client in this process: the address of the Hub, the time limits, and what it may log."""

import logging
import os
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from pipeline.publishing.discretion import DiscreetRecord
from seedproof.record.errors import Misuse

PUBLIC_HUB = "https://huggingface.co"

INACTIVITY = 120.0
"""Seconds without a byte after which a call is given up. The client itself would wait forever."""

CONNECTING = 15.0


def endpoint() -> str:
    """Return the address of the Hub: HF_ENDPOINT, or the public one.

    Raises: SeedproofError when HF_ENDPOINT is not an address, or contains a password, which would be printed.
    """
    address = (os.environ.get("HF_ENDPOINT") or PUBLIC_HUB).rstrip("/")
    try:
        parts = urlsplit(address)
        if parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc:
            return address
    except ValueError:
        pass
    raise Misuse("HF_ENDPOINT is no address, expected one such as https://huggingface.co")


@lru_cache(maxsize=1)
def prepare_client(inactivity: float) -> None:
    """Set what the client takes from its process: transfers, time limits, progress bars, and logging.

    This is repeated only for another time limit: a new client forgets its connections.
    """
    # With Xet the client splits a commit, checks its parent only once, and has no fallback. It reads the
    # variable when it is imported; if that has already happened, its constant counts.
    os.environ["HF_HUB_DISABLE_XET"] = "1"
    from huggingface_hub import constants, set_client_factory
    from huggingface_hub.utils import disable_progress_bars, httpx
    from huggingface_hub.utils import logging as hub_logging
    from huggingface_hub.utils._http import default_client_factory

    constants.HF_HUB_DISABLE_XET = True

    def limited() -> Any:
        client = default_client_factory()
        client.timeout = httpx.Timeout(inactivity, connect=min(inactivity, CONNECTING))
        return client

    set_client_factory(limited)
    # Its bars name files as the Hub has them, and its log goes where all that is logged goes.
    constants.HF_HUB_DISABLE_PROGRESS_BARS = True
    disable_progress_bars()
    hub_logging.get_logger().handlers.clear()
    hub_logging.enable_propagation()
    # A logger's filter does not see what its children log, nor a handler's filter what other handlers show.
    logging.setLogRecordFactory(DiscreetRecord)

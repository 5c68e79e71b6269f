"""Signed links that expire: whoever has one may do the one thing it names, without a token."""

import time
from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest, new
from secrets import token_bytes
from urllib.parse import quote, urlencode

from pipeline.publishing.local_hub.answer import Refused


class Links:
    """Signed links, with a secret that lives as long as the server; `lifetime` in seconds."""

    def __init__(self, lifetime: float) -> None:
        self._secret = token_bytes(32)
        self._lifetime = lifetime

    def sign(self, method: str, origin: str, path: str, **named: str | int) -> str:
        """Return a link for one method at one path, with the given values."""
        query = {name: str(value) for name, value in named.items()}
        query["expires"] = str(int(time.time() + self._lifetime))
        query["signature"] = self._signature(method, path, query)
        return f"{origin}{quote(path)}?{urlencode(query)}"

    def check(self, method: str, path: str, query: Mapping[str, str]) -> None:
        """Check that a link was made here and has not expired.

        Raises: Refused for any other.
        """
        values = {name: value for name, value in query.items() if name != "signature"}
        expected = self._signature("GET" if method == "HEAD" else method, path, values)
        if not compare_digest(expected.encode(), query.get("signature", "").encode()):
            raise Refused(403, "The link's signature does not fit: ask for a new link")
        if int(values["expires"]) < time.time():
            raise Refused(403, "The link has expired: ask for a new one")

    def _signature(self, method: str, path: str, query: Mapping[str, str]) -> str:
        signed = "\n".join([method, path, urlencode(sorted(query.items()))])
        return new(self._secret, signed.encode(), sha256).hexdigest()

"""A request as the handlers see it, parsed and bounded."""

from collections.abc import Mapping
from dataclasses import dataclass
from email.message import Message
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from pipeline.publishing.local_hub.account import Account
from pipeline.publishing.local_hub.answer import Refused
from seedproof.record.json_text import value_of


@dataclass(frozen=True)
class Request:
    """A request: `target` is the path with its query, `account` who asks (None: without a token)."""

    method: str
    target: str
    headers: Message
    body: bytes
    account: Account | None

    @property
    def path(self) -> str:
        """The path as sent, still quoted."""
        return urlsplit(self.target).path

    @property
    def query(self) -> dict[str, str]:
        """The values after the question mark; for a repeated name, the last."""
        return dict(parse_qsl(urlsplit(self.target).query, keep_blank_values=True))

    def fields(self) -> dict[str, Any]:
        """Return the body as a JSON object.

        Raises: Refused when it is not one.
        """
        return object_of(self.body, "the body")

    def form(self) -> list[tuple[str, str]]:
        """Return the body as a form.

        Raises: Refused when it is not text.
        """
        try:
            return parse_qsl(self.body.decode(), keep_blank_values=True)
        except UnicodeDecodeError as error:
            raise Refused(400, "The body is not a form") from error


def object_of(text: bytes, what: str) -> dict[str, Any]:
    """Return a JSON object.

    Raises: Refused when the text is not one.
    """
    try:
        value = value_of(text)
    except (ValueError, RecursionError) as error:
        raise Refused(400, f"{what} is not JSON") from error
    if not isinstance(value, dict):
        raise Refused(400, f"{what} is no JSON object")
    return value


def taken(fields: Mapping[str, Any], name: str, kind: type) -> Any:
    """Return a field of a JSON object, of the required kind.

    Raises: Refused when it is missing or another kind.
    """
    value = fields.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refused(400, f"{name}: expected {kind.__name__}")
    if isinstance(value, str) and not value.isascii():
        # JSON can hold half a character, which no file name and no commit can.
        try:
            value.encode()
        except UnicodeEncodeError as error:
            raise Refused(400, f"{name}: is no text") from error
    return value

"""What no log and no message may show: the query of an address, which may be a signature, and tokens."""

import logging
import re
from typing import Any

_LINK = re.compile(r"(https?://)(?:[^\s/?#@'\"<>]*@)?([^\s?#'\"<>]*)(\?[^\s'\"<>]*)?", re.IGNORECASE)
_BEARER = re.compile(r"(bearer )[^\s'\"]+", re.IGNORECASE)
_tokens: set[str] = set()


def keep_secret(token: str) -> None:
    """Show a token in no log and no message from now on."""
    _tokens.add(token)


def discreet(text: str) -> str:
    """A text with `?...` for the query of every address, without passwords and tokens."""
    for token in _tokens:
        text = text.replace(token, "<token>")
    text = _BEARER.sub(r"\1<token>", text)
    return _LINK.sub(_bare, text)


class DiscreetRecord(logging.LogRecord):
    """A record that no handler can show a secret of, whichever logger and handler it goes through."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if self.exc_info:
            self.exc_text = discreet(logging.Formatter().formatException(self.exc_info))
            self.exc_info = None
        try:
            message = self.getMessage()
        except (TypeError, ValueError):  # Its handler says that it cannot be formatted.
            return
        shown = discreet(message)
        if shown != message:
            self.msg = shown
            self.args = None


def _bare(link: re.Match[str]) -> str:
    return f"{link[1]}{link[2]}" + ("?..." if link[3] else "")

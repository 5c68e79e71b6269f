"""Secrets kept out of logs and messages: tokens, and queries of addresses, which may be signatures."""

import logging
import re
from typing import Any

_LINK = re.compile(r"(https?://)(?:[^\s/?#@'\"<>]*@)?([^\s?#'\"<>]*)(\?[^\s'\"<>]*)?", re.IGNORECASE)
_BEARER = re.compile(r"(bearer )[^\s'\"]+", re.IGNORECASE)
_tokens: set[str] = set()


def keep_secret(token: str) -> None:
    """Keep a token out of all logs and messages from now on."""
    _tokens.add(token)


def discreet(text: str) -> str:
    """Return a text with `?...` for the query of every address, without passwords and tokens."""
    for token in _tokens:
        text = text.replace(token, "<token>")
    text = _BEARER.sub(r"\1<token>", text)
    return _LINK.sub(_bare, text)


class DiscreetRecord(logging.LogRecord):
    """A log record whose secrets no handler can show, whichever logger and handler it passes through."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if self.exc_info:
            self.exc_text = discreet(logging.Formatter().formatException(self.exc_info))
            self.exc_info = None
        try:
            message = self.getMessage()
        except (TypeError, ValueError):  # Its handler reports that it cannot be formatted.
            return
        shown = discreet(message)
        if shown != message:
            self.msg = shown
            self.args = None


def _bare(link: re.Match[str]) -> str:
    return f"{link[1]}{link[2]}" + ("?..." if link[3] else "")

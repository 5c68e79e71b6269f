"""What a template declares to `cycle`: how a problem is read back from its text, and from its figure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]


class Unreadable(ValueError):
    """A text that does not say a problem of the template."""


@dataclass(frozen=True, kw_only=True)
class Reader:
    """A template's reader."""

    read: Callable[[str, Sequence[str], dict[str, Any] | None], Facts]
    """The facts from statement, questions of the parts, and drawing. Raises: Unreadable, ValueError."""

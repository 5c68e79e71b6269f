"""What a rule of a family is shown by."""

from typing import Any, NamedTuple

Facts = dict[str, Any]


class Rule(NamedTuple):
    """A rule, facts that keep it, facts that break it, and what is said of them."""

    title: str
    difficulty: int
    slot: str
    kept: Facts
    broken: Facts
    words: str

"""What a family declares to `cycle`: how to read its sentences, and how to solve what was read.

A reader sees text and nothing else. It fills the same form of facts as the `facts` column, with None for
what the text leaves out, and solves them along a path of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Facts = dict[str, Any]


@dataclass(frozen=True)
class Reading:
    """What a question says: the facts, None where it is silent, and the slots it leaves open."""

    facts: Facts
    open_slots: tuple[str, ...]
    """Every slot that the view lets a careful reader name as missing, in a fixed order."""
    names: tuple[str, ...] = ()
    """The names of the places of a tuple answer, in the order in which the task asks for them."""


def _all(facts: Facts) -> Facts:
    return facts


@dataclass(frozen=True, kw_only=True)
class Reader:
    """A reader of one family. Everything raises `Unreadable` when a text is not this family's."""

    read: Callable[[Sequence[str], str], Reading]
    """(sentences of the view, target): the facts, the open slots, the answer's names."""
    read_hint: Callable[[str], tuple[str, str]]
    """(hint): the slot it fills, and the hint value in canonical text."""
    read_request: Callable[[str], str]
    """(request): the slot it asks for."""
    fill: Callable[[Facts, str, str], Facts]
    """(facts with a gap, slot, hint value): the facts that view and hint state together; a new object."""
    solve: Callable[[Facts], str]
    """(filled facts): the answer in canonical text."""
    stated: Callable[[Facts], Facts] = _all
    """(facts of a row): the part of them that view and hint together state."""

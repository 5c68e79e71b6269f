"""What a family declares to `cycle`: how to read its sentences, and how to solve what was read.

A reader sees text and nothing else. It fills the same form of facts as the `facts` column, with None for
what the text leaves out, and solves them along a path of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from seedproof.text.reading import Sentences

Facts = dict[str, Any]


@dataclass(frozen=True)
class Reading:
    """What a question states: the facts, None where it is silent, and the slots it leaves open."""

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
    hints: Mapping[str, tuple[str, str]]
    """What a hint may say, as a template of `Sentences`: the slot and the hint value, with its gaps."""
    requests: Mapping[str, str]
    """How a slot may be asked for, as a template: the slot."""
    fill: Callable[[Facts, str, str], Facts]
    """(facts with a gap, slot, hint value): the facts that view and hint state together; a new object."""
    solve: Callable[[Facts], str]
    """(filled facts): the answer in canonical text."""
    stated: Callable[[Facts], Facts] = _all
    """(facts of a row): the part of them that view and hint together state."""

    def read_hint(self, hint: str) -> tuple[str, str]:
        """Read the slot that a hint fills, and the hint value in canonical text."""
        template, gaps = self._hints.read(hint)
        slot, value = self.hints[template]
        return slot.format(**gaps), value.format(**gaps)

    def read_request(self, request: str) -> str:
        """Read the slot that a request asks for."""
        template, gaps = self._requests.read(request)
        return self.requests[template].format(**gaps)

    @cached_property
    def _hints(self) -> Sentences:
        return Sentences(**{template: template for template in self.hints})

    @cached_property
    def _requests(self) -> Sentences:
        return Sentences(**{template: template for template in self.requests})

"""The contract of `cycle.py` in a family: reading its sentences, and solving the problem read.

A reader sees only text. It fills in facts as in the `facts` column, with None where the text is silent, and
solves them in its own way.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from seedproof.text.reading import Sentences

Facts = dict[str, Any]


@dataclass(frozen=True)
class Reading:
    """The facts in a question, with None where it is silent, and the slots it leaves open."""

    facts: Facts
    open_slots: tuple[str, ...]
    """Every slot that a careful reader of the view can name as missing, in a fixed order."""
    names: tuple[str, ...] = ()
    """The names of the entries in a tuple answer, in the order of the task."""


def _all(facts: Facts) -> Facts:
    return facts


@dataclass(frozen=True, kw_only=True)
class Reader:
    """The reader of one family. Each function raises `Unreadable` for a text of another family."""

    read: Callable[[Sequence[str], str], Reading]
    """(sentences of the view, target): the facts, the open slots, and the names in the answer."""
    hints: Mapping[str, tuple[str, str]]
    """Hint sentences as templates of `Sentences`, each with slot and hint value; both may use the gaps."""
    requests: Mapping[str, str]
    """Request sentences as templates, each with its slot."""
    fill: Callable[[Facts, str, str], Facts]
    """(facts with a gap, slot, hint value): a new object with the facts of view and hint together."""
    solve: Callable[[Facts], str]
    """(filled facts): the answer in canonical text."""
    stated: Callable[[Facts], Facts] = _all
    """(facts of a row): the facts that view and hint state together."""

    def read_hint(self, hint: str) -> tuple[str, str]:
        """Read a hint: its slot, and its value in canonical text."""
        template, gaps = self._hints.read(hint)
        slot, value = self.hints[template]
        return slot.format(**gaps), value.format(**gaps)

    def read_request(self, request: str) -> str:
        """Read the slot named in a request."""
        template, gaps = self._requests.read(request)
        return self.requests[template].format(**gaps)

    @cached_property
    def _hints(self) -> Sentences:
        return Sentences(**{template: template for template in self.hints})

    @cached_property
    def _requests(self) -> Sentences:
        return Sentences(**{template: template for template in self.requests})

"""A topic: what its clauses say about the story, and what its questions ask for."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.quantities import STORY_KINDS
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.terms import Term

Meaning = Callable[[Ledger, Said], None]
"""Notes what a clause says.

Raises: Unread for a clause that does not fit what was told before.
"""

Asking = Callable[[Ledger, Said], Term | tuple[tuple[str, Term], ...]]
"""Returns the term that a question asks for, or several by their names."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Clauses and questions, each kind with its patterns and its meaning; no kind stands in two topics."""

    clauses: Mapping[str, tuple[Sequence[str], Meaning]] = field(default_factory=dict)
    """A pattern that begins with `{who} ` is also read without it after `and` or `but`; one that begins with
    `and ` is read there alone."""
    questions: Mapping[str, tuple[Sequence[str], Asking]] = field(default_factory=dict)
    """Patterns of questions in their plain form, as `questions.plain` makes it."""
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """Gaps of its own."""


class Grammar:
    """All topics together."""

    def __init__(self, topics: Iterable[Topic]) -> None:
        """Compile the patterns of topics."""
        known = list(topics)
        kinds = dict(STORY_KINDS)
        for topic in known:
            if twice := kinds.keys() & topic.kinds.keys():
                raise ValueError(f"two topics name {', '.join(sorted(twice))}")
            kinds |= topic.kinds
        clauses = {kind: clause for topic in known for kind, clause in topic.clauses.items()}
        questions = {kind: question for topic in known for kind, question in topic.questions.items()}
        self.full = Patterns(
            {kind: _named(_full(patterns)) for kind, (patterns, _) in clauses.items()}, kinds
        )
        self.bare = Patterns(
            {kind: _named(_bare(patterns)) for kind, (patterns, _) in clauses.items()}, kinds
        )
        self.asked = Patterns({kind: _named(patterns) for kind, (patterns, _) in questions.items()}, kinds)
        self.meanings: Mapping[str, Meaning] = {kind: meaning for kind, (_, meaning) in clauses.items()}
        self.askings: Mapping[str, Asking] = {kind: asking for kind, (_, asking) in questions.items()}


def _named(patterns: Sequence[str]) -> list[str]:
    """Let `{who}` stand for `{who:who}`."""
    return [re.sub(r"\{(\w+)\}", r"{\1:\1}", pattern) for pattern in patterns]


def _full(patterns: Sequence[str]) -> list[str]:
    return [pattern for pattern in patterns if not pattern.startswith("and ")]


def _bare(patterns: Sequence[str]) -> list[str]:
    openings = ("{who} ", "and ")
    return [
        pattern.removeprefix(opening)
        for pattern in patterns
        for opening in openings
        if pattern.startswith(opening)
    ]

"""What can be told: beats, each of a situation type, and the plot that they make."""

from typing import Literal, TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.symbolic.problem import Expression
from seedproof.exact.number import Exact

Kind: TypeAlias = Literal[
    "start",
    "gain",
    "lose",
    "parts",
    "among",
    "groups",
    "gain groups",
    "lose groups",
    "shelves",
    "daily",
    "more than",
    "fewer than",
    "times",
    "part",
    "pack and give",
    "share and give",
    "total for",
    "ten and some",
    "cost",
    "result",
    "result in all",
    "given out",
    "rows",
]
"""What is told of one amount or more.

start           somebody has a             gain, lose      a more, a fewer
parts           somebody has a and b       among           a together, b of them somebody's
groups          a groups of b              gain groups, lose groups  a groups of b more, or fewer
shelves         a places with b groups of c
daily           on each of a days b more and perhaps c fewer
more than, fewer than, times, part   a compared with what somebody has
pack and give   packed in a groups, one of which somebody gets
share and give  shared among a, one of whom is somebody
cost            something costs a
total for       a for b things, or in b units of time
result          what somebody has in the end; `in all` of groups
"""

Ask: TypeAlias = Literal[
    "now",
    "in all",
    "together",
    "difference",
    "others",
    "each",
    "boxes",
    "rows",
    "leftover each",
    "leftover boxes",
    "start",
    "gained",
    "lost",
    "group size",
    "group count",
    "sharers",
    "shared",
    "missing",
    "ones",
    "per one",
    "so many",
]


class Amount(msgspec.Struct, frozen=True):
    """One amount as it is stated; `written` is None for what the story does not state."""

    written: Expression | None
    value: Exact


class Beat(msgspec.Struct, frozen=True):
    """Something that is told."""

    kind: Kind
    who: int
    """Whom it is about, counted from 0 in the order of their appearance."""
    amounts: tuple[Amount, ...]
    other: int = -1
    """Whom they are compared with, or get it from."""
    before: str = ""
    """What happened last to the amount of the other: gain, lose, or nothing."""


class Question(msgspec.Struct, frozen=True):
    """What is asked."""

    ask: Ask
    who: int = 0
    other: int = -1
    amounts: tuple[Amount, ...] = ()
    before: str = ""
    """What happened last to the amount: gain, lose, groups, parts or nothing."""
    other_before: str = ""


class Plot(msgspec.Struct, frozen=True):
    """A story without its words."""

    beats: tuple[Beat, ...]
    question: Question
    people: int
    tells: frozenset[SituationType]

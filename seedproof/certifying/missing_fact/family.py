"""What a family says about itself: its sentences, and the model that they describe."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from itertools import starmap
from typing import Any

from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Step, Unread
from seedproof.certifying.terms import Symbol, Term, equal, every

Row = Mapping[str, Any]
Answer = str


@dataclass(frozen=True, slots=True)
class Model:
    """What the notes of one row speak of."""

    symbols: tuple[Symbol, ...]
    mean: Callable[[Said], Sequence[Term]]
    """What a sentence of the notes, or of the holder, asserts."""
    is_answer: Callable[[Answer], Term]
    """The claim that the stated answer is the one asked for; see `each_is`."""
    asked: tuple[Step, ...] = ()
    """Definitions that the task needs, such as that of a stationary distribution."""
    axioms: tuple[str, ...] = ()
    """Textbook lemmas that stand in `asked` unproved, by their names in `LEMMAS`."""
    answers: tuple[Answer, ...] | None = None
    """All answers that the notes leave, listed by the family's own count, where the row says how many."""


def revalued(said: Said, value: str) -> Said:
    """Put another value into the gap `value` of a hint."""
    return replace(said, gaps={**said.gaps, "value": Fraction(value)})


@dataclass(frozen=True, slots=True)
class Family:
    """One family: its sentences as patterns, and how they make a model."""

    notes: Patterns
    """Sentences of the notes and of the holder."""
    tasks: Patterns
    build: Callable[[Sequence[Said], Said], Model]
    """From the notes as read, and the task, to the model.

    Raises: Unread for notes that do not say what the family needs, or say it twice.
    """
    slot: Callable[[Said], str]
    """The slot that a sentence of the holder fills."""
    revalue: Callable[[Said, str], Said] = revalued
    """A hint with the value of a witness."""
    shared: frozenset[str] | None = None
    """Kinds of notes that both sides know: with the hint they leave another answer. None: unpromised."""
    lent: Callable[[Said], bool] = field(default=lambda said: False)
    """Notes lent to the holder in that query, so that it is decided fast; the claim is the stronger."""


def each_is(asked: Sequence[Term]) -> Callable[[Answer], Term]:
    """Compare an answer such as `5/26` or `(1, 2)` place by place."""

    # Some rows have hundreds of answers, with the same few numbers in each place.
    @cache
    def is_in_place(place: int, number: str) -> Term:
        return equal(asked[place], Fraction(number))

    def is_answer(answer: Answer) -> Term:
        places = answer.removeprefix("(").removesuffix(")").split(", ") if len(asked) > 1 else [answer]
        if len(places) != len(asked):
            raise Unread(f"the answer {answer} has {len(places)} places, asked for are {len(asked)}")
        return every(starmap(is_in_place, enumerate(places)))

    return is_answer


def of_kind(notes: Sequence[Said], kind: str) -> list[Said]:
    """Return the notes of a kind, in their order."""
    return [said for said in notes if said.kind == kind]


def only(notes: Sequence[Said], kind: str) -> Said:
    """Return the one note of a kind.

    Raises: Unread if there is none, or several.
    """
    found = of_kind(notes, kind)
    if len(found) != 1:
        raise Unread(f"{len(found)} sentences say {kind}, expected one")
    return found[0]

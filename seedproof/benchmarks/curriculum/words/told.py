"""What a way of wording gives: the sentences of a problem, what they are about, and what they ask for."""

from typing import Any, NamedTuple

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.levels import DEGREE
from seedproof.benchmarks.curriculum.lexicon.measures import UNIT, UNITS
from seedproof.benchmarks.curriculum.lexicon.situation import SituationType


class Asks(msgspec.Struct, frozen=True):
    """What a question asks for, beside the form of the answer."""

    unit: str = ""
    """In the singular: `square foot`; empty for none."""
    counted: str = ""
    """What is counted, in the plural: `red apples`; empty for none."""
    names: tuple[str, ...] = ()
    """The letter that is asked for, or the two sides of a comparison."""


def asks_for(noun: Noun) -> Asks:
    """Return what a question for so many of a noun asks for: a unit, or things that are counted."""
    if noun.singular in UNIT or noun.singular == DEGREE.singular:
        return Asks(unit=noun.singular)
    return Asks(counted=noun.plural)


def asks_in(units: str, power: str = "") -> Asks:
    """Return what a question for an amount in some units asks for, as `feet`, with `square` before them."""
    (singular,) = [unit.singular for unit in UNITS if unit.plural == units]
    return Asks(unit=f"{power} {singular}".strip())


class Words(NamedTuple):
    """The words of a follow-up, and what they ask for."""

    text: str
    asks: Asks | None
    """None as of a problem."""


class Told(msgspec.Struct, frozen=True):
    """A problem in words, without the paragraph on the answer's form."""

    sentences: tuple[str, ...]
    """The sentences in order; a restated one can take the place of one of them."""
    theme: str
    """What it is about: a thing of the lexicon, or the fixed concept in a word or two."""
    scene: Any = None
    """The teller of a story, with who has what, for a follow-up to continue."""
    tells: frozenset[SituationType] = frozenset()
    """The situations that the sentences tell; none where there is no story."""
    asks: Asks | None = Asks()
    """None where nobody declares it: a model wrote the words."""

    @property
    def text(self) -> str:
        """All sentences, on one line."""
        return " ".join(self.sentences)

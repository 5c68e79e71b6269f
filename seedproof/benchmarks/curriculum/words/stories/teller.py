"""The story so far: who has what, how sentences name it, and what was said last."""

from collections import Counter
from copy import copy
from typing import Any

import msgspec
from msgspec.structs import replace

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.people import HE, POSSESSIVES, PRONOUNS, SHE
from seedproof.benchmarks.curriculum.lexicon.places import (
    COLORS,
    CONTAINERS,
    GROUNDS,
    HOUSES,
    KITCHENS,
    SIDES,
)
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Problem, Variable, names
from seedproof.benchmarks.curriculum.words.stories.matter import Matter
from seedproof.record.draws import Draws, Rejected


class Holder(msgspec.Struct):
    """Somebody or something that has an amount."""

    name: str
    pronoun: str
    fixed: bool = False
    """Whether its amount is used twice: then nothing may happen to it."""
    changed: str = ""
    """What happened last: gain, lose or nothing."""
    began: int = -1
    """The sentence that told its first amount."""

    @property
    def is_place(self) -> bool:
        """Whether things are in it, not owned by it."""
        return not self.pronoun

    @property
    def possessive(self) -> str:
        """`her`, `its`."""
        return POSSESSIVES.get(self.pronoun, "its")

    @property
    def object(self) -> str:
        """`her`, `him`, `it`."""
        return {"she": "her", "he": "him"}.get(self.pronoun, "it")


class Teller:
    """The sentences so far, and who has what."""

    def __init__(
        self, problem: Problem, matter: Matter, setting: str, past: bool, broken: bool, draws: Draws
    ) -> None:
        """Start with nothing told yet.

        `setting` is people, houses, boxes or grounds: what kind of holders the story has; `broken`: whether
        its numbers may be fractions.
        """
        self.broken = broken
        self.matter, self.past, self.draws, self.setting = matter, past, draws, setting
        self.sentences = list[str]()
        self.told = dict[str, Holder]()
        self.declared = problem.declared()
        self.uses = Counter(name for whole in problem.expressions() for name in names(whole))
        self.unknown = ""
        self.role: tuple[Any, ...] = ()
        """How the unknown came in: start, gain, lose, size, count, sharers; with whom and by what verb."""
        self.last: Holder | None = None
        self.holders = list[Holder]()
        self.root: Holder | None = None
        """Who has what was asked."""
        self.house: Noun | None = None
        """The kind of the houses."""
        self._new = self._names()
        self._at = 0

    def _names(self) -> list[tuple[str, str]]:
        draws = self.draws
        if self.setting == "people":
            found = [(name, PRONOUNS[name]) for name in draws.sample((*SHE, *HE), 9)]
            return found
        if self.setting == "houses":
            house = draws.choice(KITCHENS if self.matter.kind == "food" else HOUSES)
            self.house = house
            return [(f"the {side} {house.singular}", "it") for side in draws.sample(SIDES, 8)]
        if self.setting == "boxes":
            box = draws.choice(CONTAINERS).singular
            return [(f"the {color} {box}", "") for color in draws.sample(COLORS, 6)]
        ground = draws.choice(GROUNDS).singular
        return [(f"the {side} {ground}", "") for side in draws.sample(SIDES, 8)]

    def going_on(self, draws: Draws) -> "Teller":
        """Return another teller who continues from here; this one knows nothing of what that one says."""
        other = copy(self)
        again = {id(holder): replace(holder, began=-1) for holder in self.holders}
        other.draws, other.sentences, other.last = draws, [], None
        other.holders = list(again.values())
        other.told = {name: again[id(holder)] for name, holder in self.told.items()}
        other.root = None if self.root is None else again[id(self.root)]
        other.uses = Counter(self.uses)
        return other

    def holder(self) -> Holder:
        """Introduce somebody or something. Raises: Rejected when nobody is left."""
        if self._at == len(self._new):
            raise Rejected("nobody is left for the story")
        name, pronoun = self._new[self._at]
        self._at += 1
        self.holders.append(Holder(name, pronoun))
        return self.holders[-1]

    def is_unknown(self, value: Expression) -> bool:
        """Return whether it is what the story does not state."""
        return isinstance(value, Variable) and value.name == self.unknown

    def say(self, text: str, about: Holder | None) -> None:
        """Add one sentence and whom it is about: the next one may continue with them."""
        if text[0].isdigit():
            text = f"then {text}"
        self.sentences.append(f"{text[0].upper()}{text[1:]}.")
        self.last = about

    def is_clear(self, holder: Holder) -> bool:
        """Return whether a pronoun can only mean them: the last sentence did, and no other is called so."""
        others = (other for other in self.holders if other is not holder)
        return (
            holder is self.last
            and bool(holder.pronoun)
            and all(other.pronoun != holder.pronoun for other in others)
        )

    def subject(self, holder: Holder) -> str:
        """Write the holder as a subject: by a pronoun two times out of three where it is clear."""
        by_pronoun = self.draws.below(3) > 0
        return holder.pronoun if by_pronoun and self.is_clear(holder) else holder.name

    def verb(self, verb: Verb) -> str:
        """Put a verb into the tense of the story."""
        return verb.past if self.past else verb.third

    @property
    def has(self) -> str:
        """Write `has`, or in the past `had`."""
        return "had" if self.past else "has"

    @property
    def are(self) -> str:
        """Write the verb for the matter: `are`, `is`, `were`, `was`."""
        return {"are": "were", "is": "was"}[self.matter.are] if self.past else self.matter.are

    @property
    def does(self) -> str:
        """Write `does`, or in the past `did`."""
        return "did" if self.past else "does"

    def amount(self, value: Expression) -> str:
        """Write `12 marbles`, or `some marbles`."""
        return self.matter.some if self.is_unknown(value) else self.matter.amount(value)

    def more(self, value: Expression) -> str:
        """Write `7 more marbles`, or `some more marbles`."""
        return self.matter.some_more if self.is_unknown(value) else self.matter.more(value)

"""The quantities that the texts of a family can name, and how a request is read by them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from seedproof.record.patterns import Pattern
from seedproof.requests.asides import Known, without_asides
from seedproof.requests.filler import FILLER, WIDENING
from seedproof.requests.normalising import normalised, tokens
from seedproof.requests.phrases import Indices, Phrases
from seedproof.requests.shapes import asks_for_yes_or_no, is_argument
from seedproof.requests.templates import spellings

LONGEST = 300
"""Characters of a request that is read."""


@dataclass(frozen=True, eq=False)
class Quantity:
    """A quantity, or one for each value of its indices, and its spellings as templates."""

    slot: str
    """Its machine-readable name: `lambda_{i}`."""
    names: tuple[str, ...]
    """What names it; where indices are left open, its places state them."""
    places: tuple[str, ...] = ()
    """What may stand beside a name and agrees with it: `rate`, `in state {i}`."""
    symmetric: bool = False
    """Whether `i` and `j` may change places."""


class Reading(NamedTuple):
    """What a request names."""

    slot: str | None
    """The one quantity that it names, by its slot."""
    is_read: bool
    """Whether all of it was read, or a word widens it, so that what it asks for is known."""
    why: str


class _Piece(NamedTuple):
    """What a phrase is: a name or a place of a quantity. Context and filler are of no quantity."""

    quantity: Quantity | None
    is_name: bool = False
    is_filler: bool = False


_INDEX = Pattern(r"\{([a-z]+)\}")

_CONTEXT = _Piece(None)
_FILLER = _Piece(None, is_filler=True)

Meanings = Sequence[tuple[_Piece, Indices]]


class _Phrase(NamedTuple):
    """A phrase of a text: the words from `start` to before `end`."""

    start: int
    end: int
    meanings: Meanings

    @property
    def is_filler(self) -> bool:
        return all(piece.is_filler for piece, _ in self.meanings)


_State = tuple[Indices, bool]
"""The indices that phrases state together, and whether one of them is a name."""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """Every quantity that the texts of a family can name: withheld, stated and asked for."""

    quantities: tuple[Quantity, ...]
    context: tuple[str, ...] = ()
    """Templates of what tells no quantity of this family from another: `of chain`."""
    cased: str = ""
    """Letters whose case tells quantities apart."""

    def read(self, request: str) -> Reading:
        """Read the one quantity that a request names, if it is read to the last sign. No text raises."""
        if len(request) > LONGEST:
            return Reading(None, False, f"more than {LONGEST} characters")
        text = tokens(normalised(request), self.cased)
        words = without_asides(text, self._known(text))
        phrases, end = self._parted(words)
        # Inside of a known phrase such a word widens nothing: `how many ohms`.
        unread = words[end:]
        widening = [word for word in unread if word in WIDENING]
        if widening:
            return Reading(None, True, f"asks for more than one fact: {widening[0]!r}")
        if unread:
            return Reading(None, False, f"not read: {unread[0][:20]!r}")
        lone = [phrase.start for phrase in phrases if phrase.end == phrase.start + 1 and phrase.is_filler]
        if any(is_argument(words, position) for position in lone):
            return Reading(None, False, "not read: a symbol is an argument of another")
        states_alternatives = any("or" in words[phrase.start : phrase.end] for phrase in phrases)
        if any(asks_for_yes_or_no(words, position, states_alternatives) for position in lone):
            return Reading(None, False, "not read: a question for yes or no")
        named = [meanings for phrase in phrases if (meanings := _about_quantities(phrase.meanings))]
        slots = _slots(named)
        if len(slots) == 1:
            return Reading(slots[0], True, "names one quantity")
        if named:
            return Reading(None, True, "names several quantities")
        if len(words) != len(text):
            return Reading(None, False, "not read: nothing but what is beside a request")
        return Reading(None, True, "names no quantity")

    def has(self, slot: str) -> bool:
        """Return whether a slot is one of this family, whatever its indices."""
        return any(_is_of(slot, quantity) for quantity in self.quantities)

    def _parted(self, words: Sequence[str]) -> tuple[list[_Phrase], int]:
        """Part a text into as few phrases as possible; return them, and how far that goes.

        Few phrases are long ones: `probability of H given E` is one, and not `probability of H`.
        """
        fewest: list[int | None] = [0] + [None] * len(words)
        last: list[tuple[int, Meanings]] = [(0, [])] * (len(words) + 1)
        for start in range(len(words)):
            count = fewest[start]
            if count is None:
                continue
            for end, phrase in self._beginning(words, start).items():
                so_far = fewest[end]
                if so_far is None or count + 1 < so_far:
                    fewest[end] = count + 1
                    last[end] = start, phrase
        end = max(position for position, count in enumerate(fewest) if count is not None)
        phrases: list[_Phrase] = []
        position = end
        while position > 0:
            start, meanings = last[position]
            phrases.append(_Phrase(start, position, meanings))
            position = start
        return phrases, end

    def _beginning(self, words: Sequence[str], start: int) -> dict[int, list[tuple[_Piece, Indices]]]:
        """Return the meanings of the phrases that begin at a word, by where they end."""
        ends: dict[int, list[tuple[_Piece, Indices]]] = {}
        for end, piece, indices in self._phrases.beginning(words, start):
            ends.setdefault(end, []).append((piece, indices))
        return ends

    def _known(self, words: Sequence[str]) -> Known:
        """Return where the phrases of a text end."""

        @cache
        def pieces(start: int) -> list[tuple[int, _Piece]]:
            return [(end, piece) for end, piece, _ in self._phrases.beginning(words, start)]

        return Known(
            phrases=lambda start: [end for end, _ in pieces(start)],
            of_quantities=lambda start: [end for end, piece in pieces(start) if not piece.is_filler],
            names=lambda start: [end for end, piece in pieces(start) if piece.is_name],
        )

    @cached_property
    def _phrases(self) -> Phrases[_Piece]:
        phrases: Phrases[_Piece] = Phrases()
        for quantity in self.quantities:
            for template in quantity.names:
                self._add(phrases, template, _Piece(quantity, is_name=True))
            for template in quantity.places:
                self._add(phrases, template, _Piece(quantity))
        for template in self.context:
            self._add(phrases, template, _CONTEXT)
        for template in FILLER:
            self._add(phrases, template, _FILLER)
        return phrases

    def _add(self, phrases: Phrases[_Piece], template: str, piece: _Piece) -> None:
        for spelling in spellings(template, self.cased):
            phrases.add(spelling, piece)


def _about_quantities(meanings: Meanings) -> Meanings:
    """Return what a phrase means of quantities; nothing of filler."""
    return [(piece, indices) for piece, indices in meanings if piece.quantity is not None]


def _slots(named: Sequence[Meanings]) -> list[str]:
    """Return the slots that all phrases agree on: of one quantity, with a name and every index."""
    quantities = {piece.quantity for meanings in named[:1] for piece, _ in meanings}
    slots: dict[str, None] = {}
    for quantity in quantities:
        if quantity is not None:
            slots.update(dict.fromkeys(_slots_of(quantity, named)))
    return list(slots)


def _slots_of(quantity: Quantity, named: Sequence[Meanings]) -> Iterator[str]:
    """Yield the slots of a quantity that phrases can mean together; none where one of them is not of it."""
    needed = set(_INDEX.findall(quantity.slot))
    states: list[_State] = [({}, False)]
    for meanings in named:
        following: list[_State] = []
        for piece, stated in meanings:
            if piece.quantity is not quantity:
                continue
            in_order = _in_order(quantity, stated)
            for known, is_named in states:
                together = _together(known, in_order)
                if together is None:
                    continue
                state = (together, is_named or piece.is_name)
                # A request that repeats itself would have twice as many with each phrase.
                if state not in following:
                    following.append(state)
        states = following
    for indices, is_named in states:
        if is_named and needed <= set(indices):
            yield quantity.slot.format_map(indices)


def _in_order(quantity: Quantity, indices: Indices) -> Indices:
    """Return a symmetric pair of indices with the smaller one first."""
    if not quantity.symmetric or len(indices) < 2:
        return indices
    smaller, larger = sorted(indices.values())
    return {"i": smaller, "j": larger}


def _together(known: Indices, indices: Indices) -> Indices | None:
    """Return the indices that two phrases state, or None where they contradict each other."""
    for name, index in indices.items():
        if known.get(name, index) != index:
            return None
    return {**known, **indices}


def _is_of(slot: str, quantity: Quantity) -> bool:
    """Return whether a slot is one of a quantity."""
    pattern = re.escape(quantity.slot)
    pattern = re.sub(r"\\\{[a-z]+\\\}", "[0-9]+", pattern)
    return re.fullmatch(pattern, slot, re.ASCII) is not None

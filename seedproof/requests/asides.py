"""Asides: what a request says beside what it asks for, such as its reason.

An aside has a declared opening: `since`, `to find`, `my notes give`. At the start of a sentence it goes on
until a clause asks, or the sentence ends. Behind a request it ends at the next comma as well, unless the
comma stands in a list of quantities. An aside is cut off and never read; what remains must be wholly read,
and a clause that asks always remains.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from seedproof.requests.openings import (
    ASKS,
    CONTINUES,
    LACKS,
    OPENS_A_SENTENCE,
    OPENS_A_STATEMENT,
    OPENS_ANYWHERE,
    STATES,
)

SENTENCE_ENDS = frozenset((".", "?", "!", ";"))

EndsOf = Callable[[int], Sequence[int]]
"""Where phrases end that begin at a word."""


class Known(NamedTuple):
    """The phrases that a family knows in a text."""

    phrases: EndsOf
    of_quantities: EndsOf
    """Those that are no filler."""
    names: EndsOf
    """Those that name a quantity."""


_OPENING_BRACKETS = frozenset(("(", "["))
_CLOSING_BRACKETS = frozenset((")", "]"))
_STARTS = SENTENCE_ENDS | _OPENING_BRACKETS | {":"}
_CLOSING = SENTENCE_ENDS | _CLOSING_BRACKETS
_ENDS_A_CLAUSE = _CLOSING | {","}
_APPOSING = frozenset((",", "that", "is", "namely"))
_LINKS = frozenset((",", "and", "but", "so"))
_JOINING = frozenset(("and", "or", "nor", "plus", "&", "/"))
_LONGEST_NAME = 12
_LONGEST_CLOSING = 6


def without_asides(words: Sequence[str], known: Known) -> list[str]:
    """Return the words that remain; a comma stands where an aside was. No aside opens inside of a phrase."""
    kept: list[str] = []
    position = 0
    starts_sentence = True
    while position < len(words):
        end = _end_of_aside(words, position, starts_sentence, known)
        if end is not None:
            kept.append(",")
            starts_sentence = False
        else:
            end = max(known.of_quantities(position), default=position + 1)
            kept.extend(words[position:end])
            starts_sentence = words[end - 1] in _STARTS
        position = end
    return kept


def _end_of_aside(words: Sequence[str], start: int, starts_sentence: bool, known: Known) -> int | None:
    """Return where the aside that opens at a word ends, or None where none opens."""
    if ASKS.begins(words, start):
        return None
    if starts_sentence:
        end = _end_of_sentence(words, start, known)
        if _states(words, start, end):
            return end
    if max(known.of_quantities(start), default=0) > start + 1:
        return None
    opened = max(OPENS_ANYWHERE.ends(words, start), default=None)
    if not starts_sentence:
        return None if opened is None else _end_behind(words, opened, known)
    opened = max(OPENS_A_SENTENCE.ends(words, start), default=opened)
    end = _end_of_sentence(words, opened or start, known)
    if OPENS_A_STATEMENT.begins(words, start):
        return end
    if opened is None:
        return None
    is_whole_sentence = end == len(words) or words[end] in SENTENCE_ENDS
    # `To find R3, R4.` may ask for R4.
    return None if is_whole_sentence and "," in words[opened:end] else end


def _end_of_sentence(words: Sequence[str], start: int, known: Known) -> int:
    """Return where an aside ends that opens a sentence, or brackets: where a clause asks, at the latest."""
    for position in _outside_of_brackets(words, start):
        word = words[position]
        if word in _CLOSING or ASKS.begins(words, position):
            return position
        if word == "," and _is_quantity_alone(words, start, position, known):
            return position
    return len(words)


def _end_behind(words: Sequence[str], start: int, known: Known) -> int:
    """Return where an aside ends that stands behind a request: at a comma that is none of a list."""
    for position in _outside_of_brackets(words, start):
        word = words[position]
        if word in _CLOSING or ASKS.begins(words, position):
            return position
        if word in _JOINING and _is_quantity_alone(words, start, position, known):
            return position
        if word == "," and not _goes_on(words, start, position, known):
            return position
    return len(words)


def _outside_of_brackets(words: Sequence[str], start: int) -> Iterator[int]:
    """Yield the positions outside of brackets, and those inside where a sentence ends or a clause asks."""
    depth = 0
    for position in range(start, len(words)):
        word = words[position]
        if depth == 0 or word in SENTENCE_ENDS or ASKS.begins(words, position):
            yield position
        if word in _OPENING_BRACKETS:
            depth += 1
        elif word in _CLOSING_BRACKETS:
            depth -= 1


def _goes_on(words: Sequence[str], start: int, comma: int, known: Known) -> bool:
    """Return whether an aside goes on behind a comma: with another reason, or in a list of quantities."""
    following = comma + 1
    if CONTINUES.begins(words, following):
        return True
    if following < len(words) and words[following] in _JOINING:
        following += 1
    begins_a_name = following < len(words) and len(known.names(following)) > 0
    return begins_a_name and _ends_with(words, start, comma, known.names)


def _is_quantity_alone(words: Sequence[str], start: int, joint: int, known: Known) -> bool:
    """Return whether a quantity and no more follows a comma or `and`, so that it may be asked for.

    Behind another quantity it is the last of a list.
    """
    position = joint + 1
    if position < len(words) and words[position] in _JOINING:
        position += 1
    if _ends_with(words, start, joint, known.of_quantities):
        return False
    is_named = False
    while (
        position < len(words) and (ends := known.phrases(position)) and words[position] not in _ENDS_A_CLAUSE
    ):
        is_named = is_named or len(known.names(position)) > 0
        position = max(ends)
    if not is_named:
        return False
    return position == len(words) or words[position] in _ENDS_A_CLAUSE or ASKS.begins(words, position)


def _ends_with(words: Sequence[str], start: int, end: int, phrases: EndsOf) -> bool:
    """Return whether a phrase of a quantity ends before `end`, `that is` aside."""
    while end > start and words[end - 1] in _APPOSING:
        end -= 1
    first = max(start, end - _LONGEST_NAME)
    return any(end in phrases(position) for position in range(first, end))


def _states(words: Sequence[str], start: int, end: int) -> bool:
    """Return whether words say that something is known: `all rates but one are given`."""
    last = end
    while last > start and words[last - 1] in _LINKS:
        last -= 1
    first = max(start, last - _LONGEST_CLOSING)
    if not any(last in STATES.ends(words, position) for position in range(first, last)):
        return False
    is_question = end < len(words) and words[end] == "?"
    if is_question or any(word in LACKS or word.endswith("n't") for word in words[start:last]):
        return False
    return not any(OPENS_ANYWHERE.begins(words, position) for position in range(start, last))

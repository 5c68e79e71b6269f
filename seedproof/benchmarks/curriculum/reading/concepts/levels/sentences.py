"""Reads the sentences of a story about a level: where it is, and how it changes."""

from itertools import pairwise
from typing import Literal

import msgspec

from seedproof.benchmarks.curriculum.reading.concepts.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.concepts.levels.vocabulary import (
    ABOVE_ZERO,
    BELOW_ZERO,
    CHANGES,
    DOWN,
    DOWNWARD,
    DURING,
    EACH,
    FORBIDDEN,
    IS,
    KNOWN,
    LESS,
    MORE,
    MOVES,
    NAMED,
    OPENING,
    OVERDRAWN,
    SCALES,
    TIMES,
    UNITS,
    UP,
    UPWARD,
    ZEROS,
)
from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Tokens, Unreadable, negative
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number

Role = Literal["level", "up", "down", "change", "more", "less"]
"""What an amount is: a level, a rise, a fall, a change with its own sign, a distance to another level."""
_BORDERS = frozenset((",", ";", "and", "but", "while", ":", "(", ")"))
_SIGNS = frozenset(("-", "negative", "minus"))
_PRONOUNS = frozenset(("it", "he", "she", "they", "its", "his", "her", "their", "this"))
_VERBS = UP | DOWN | MOVES | IS
_NOON = 12
_EARLIEST = 1
_HALVES_OF_DAY = frozenset(("am", "pm", "o'clock"))


class Event(msgspec.Struct, kw_only=True):
    """An amount of a sentence, with what it is."""

    role: Role
    value: Expression
    unit: str
    per: str = ""
    """The unit of time of a rate."""
    words: frozenset[str] = frozenset()
    """The nouns, names and times of its part of the sentence, in the singular."""
    before: frozenset[str] = frozenset()
    """Those that stand before the amount."""
    pronoun: bool = False
    """Whether a pronoun stands before the amount."""
    marks: frozenset[str] = frozenset()
    """All words of its part of the sentence."""
    hour: float = 0
    """The time of day, where its part of the sentence tells it."""


class Sentence(msgspec.Struct):
    """What a sentence tells."""

    events: list[Event] = msgspec.field(default_factory=list)
    counts: list[tuple[Expression, str]] = msgspec.field(default_factory=list)
    """For how many units of time something goes on."""
    items: list[Expression] = msgspec.field(default_factory=list)
    """How many things are spoken of: `on three days`."""
    per: str = ""
    lead: frozenset[str] = frozenset()
    """The words of the part before, if it has no amount: `At noon, ...`."""
    unplaced: str = ""
    """The unit of time of a rate whose amount has not come yet."""
    words: frozenset[str] = frozenset()
    labels: frozenset[str] = frozenset()
    """Times of day: `6 am`."""


class _Amount(msgspec.Struct):
    value: Expression
    unit: str
    is_level: bool
    """Whether it is counted from a zero that the text names."""
    end: int


def read_sentence(tokens: Tokens) -> Sentence:
    """Read what a sentence tells about levels. Raises: Unreadable."""
    told = Sentence()
    predicate: Role | None = None
    for part in _parts(tokens):
        content = _content(part)
        told.words |= content
        predicate = _part(part, told, predicate)
    if len(told.events) == 1:
        told.events[0].words |= told.words
        told.events[0].marks = frozenset(token.text for token in tokens)
    return told


def _parts(tokens: Tokens) -> list[list[Token]]:
    """Split a sentence where it joins clauses or items."""
    split: list[list[Token]] = [[]]
    for token in tokens:
        if token.text in _BORDERS:
            split.append([])
        elif token.text != "?":
            split[-1].append(token)
    return [part for part in split if part]


def _content(tokens: Tokens) -> frozenset[str]:
    """Return the nouns, names and times of a part. Raises: Unreadable at a word that cannot stand there."""
    content = set[str]()
    opened = False
    for at, token in enumerate(tokens):
        word = token.text
        behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if word in FORBIDDEN and not (word == "third" and behind in TIMES):
            raise Unreadable(token.raw)
        if token.value is not None:
            opened = opened or word.isalpha()
            continue
        if word in _SIGNS or word in ("$", "°"):
            continue
        if word in KNOWN or word in OPENING:
            opened = word in OPENING or (opened and (word not in _VERBS or word.endswith("ing")))
            if word in TIMES:
                content.add(stem(word))
            continue
        if not word[0].isalpha():
            raise Unreadable(token.raw)
        if not (opened or at == 0 or word in NAMED or token.raw[0].isupper() or token.text in _HALVES_OF_DAY):
            raise Unreadable(token.raw)
        opened = True
        content.add(stem(word.removesuffix("'s").removesuffix("'")))
    return frozenset(content)


def _part(tokens: list[Token], told: Sentence, inherited: Role | None) -> Role | None:
    """Read the amounts of a part of a sentence, and return what its verb does."""
    cursor = Cursor(tokens)
    direction = _direction(tokens) or inherited
    events: list[Event] = []
    while not cursor.done:
        label = _label(cursor)
        if label is not None:
            told.labels |= {label}
            continue
        if _rate(cursor, told):
            continue
        amount = _amount(cursor)
        if amount is None:
            cursor.at += 1
            continue
        start = cursor.at
        cursor.at = amount.end
        if amount.unit in TIMES.values():
            told.counts.append((amount.value, amount.unit))
            cursor.accept("later")
        elif not amount.unit and tokens[start].text.isalpha() and not cursor.done and not amount.is_level:
            told.items.append(amount.value)
        else:
            role = _role(tokens, start, amount, direction)
            before = _content(tokens[:start])
            event = Event(
                role=role,
                value=amount.value,
                unit=amount.unit,
                words=_content(tokens),
                before=before,
                marks=frozenset(token.text for token in tokens),
                hour=_hour(tokens) or _hour_of(told),
                pronoun=not _PRONOUNS.isdisjoint(token.text for token in tokens[:start]),
            )
            events.append(event)
    if events:
        events[0].words |= told.lead
        told.lead = frozenset()
    else:
        told.lead = _content(tokens)
    if events and told.unplaced:
        events[-1].per = told.unplaced
        told.unplaced = ""
    told.events += events
    return direction


def _direction(tokens: Tokens) -> Role | None:
    """Return what the verb of a part does to a level; None where it has no verb."""
    words = [token.text for token in tokens]
    for at, word in enumerate(words):
        if word in _VERBS and _is_attribute(tokens, at):
            continue
        behind = frozenset(words[at + 1 :])
        upward = not behind.isdisjoint(UPWARD)
        downward = not behind.isdisjoint(DOWNWARD)
        if word in CHANGES:
            return "change"
        if word in ("pay", "pays", "paid", "climb", "climbs", "climbed", "dive", "dives") and (
            upward or downward
        ):
            return "up" if upward else "down"
        if word in UP:
            return "up"
        if word in DOWN:
            return "down"
        if word in MOVES and upward != downward and "than" not in behind:
            return "up" if upward else "down"
    return "level" if any(word in IS for word in words) else None


def _is_attribute(tokens: Tokens, at: int) -> bool:
    """Return whether a verb's form describes the noun behind it: `the diving robot`, `a drop tower`."""
    if not at or at + 1 >= len(tokens) or tokens[at - 1].text not in OPENING:
        return False
    behind = tokens[at + 1]
    return behind.value is None and behind.text.isalpha() and behind.text not in KNOWN | OPENING


def _role(tokens: Tokens, start: int, amount: _Amount, direction: Role | None) -> Role:
    """Return what an amount is. Raises: Unreadable."""
    before = tokens[start - 1].text if start else ""
    behind = tokens[amount.end].text if amount.end < len(tokens) else ""
    is_loss = any(token.text in UP | DOWN for token in tokens[max(0, start - 2) : start])
    signed = tokens[start].text in _SIGNS
    if amount.is_level or before in ("to", "at", "from") or (before == "of" and not is_loss):
        if amount.is_level and direction in ("up", "down") and before not in ("to", "at", "of", "from"):
            raise Unreadable("a way below zero")
        return "level"
    if behind in MORE | LESS and direction == "level":
        return "more" if behind in MORE else "less"
    if direction in ("up", "down") and signed:
        raise Unreadable("a way with a sign")
    if direction is None:
        raise Unreadable("an amount without a verb")
    return direction


def _amount(cursor: Cursor) -> _Amount | None:
    """Read an amount, with its unit and its zero; None where none begins. The cursor stays where it is."""
    reader = Cursor(cursor.tokens)
    reader.at = cursor.at
    overdrawn = any(token.text in OVERDRAWN for token in reader.tokens)
    signed = reader.accept_one_of(*_SIGNS)
    dollars = reader.accept("$")
    signed = reader.accept_one_of(*_SIGNS) or signed
    if reader.done or reader.tokens[reader.at].value is None:
        return None
    value = reader.tokens[reader.at].value
    reader.at += 1
    unit = "dollar" if dollars else _unit(reader)
    below = reader.word() in BELOW_ZERO
    named = (below or reader.word() in ABOVE_ZERO) and _zero(reader)
    if value is None or (signed and (named or overdrawn)):
        raise Unreadable("two signs")
    if signed or (named and below) or overdrawn:
        value = negative(value)
    return _Amount(value, unit, bool(named or overdrawn), reader.at)


def _unit(reader: Cursor) -> str:
    if reader.accept("°"):
        reader.accept_one_of(*SCALES)
        return "degree"
    reader.accept_one_of("more", "further", "additional")
    unit = UNITS.get(reader.word()) or TIMES.get(reader.word()) or ""
    if unit:
        reader.at += 1
    if unit == "degree":
        reader.accept_one_of(*SCALES)
    return unit


def _zero(reader: Cursor) -> bool:
    """Go on behind `below sea level` and the like; return whether it stands there."""
    for words in sorted(ZEROS, key=len, reverse=True):
        if all(reader.word(ahead + 1) == word for ahead, word in enumerate(words)):
            behind = reader.word(len(words) + 1)
            if behind and behind not in KNOWN | OPENING | _HALVES_OF_DAY:
                return False
            reader.at += len(words) + 1
            return True
    return False


def _rate(cursor: Cursor, told: Sentence) -> bool:
    """Read `each hour`, or `in each of the next 4 hours`; return whether it stands there."""
    if cursor.word() not in EACH:
        return False
    if cursor.word(1) in TIMES:
        told.per = told.unplaced = TIMES[cursor.word(1)]
        cursor.at += 2
        return True
    ahead = 1
    while cursor.word(ahead) in DURING:
        ahead = ahead + 1
    index = cursor.at + ahead
    if cursor.word(1) == "of" and index + 1 < len(cursor.tokens):
        count = cursor.tokens[index].value
        unit = TIMES.get(cursor.tokens[index + 1].text)
        if count is not None and unit:
            told.per = told.unplaced = unit
            told.counts.append((count, unit))
            cursor.at = index + 2
            return True
    return False


def _hour(tokens: Tokens) -> float:
    """Return the time of day of a part; 0 where it tells none, or several."""
    hours = [
        float(token.value.digits % _NOON) + (_NOON if behind.text == "pm" else 0) + _EARLIEST
        for token, behind in pairwise(tokens)
        if type(token.value) is Number and behind.text in ("am", "pm")
    ]
    return hours[0] if len(hours) == 1 else 0


def _hour_of(told: Sentence) -> float:
    """Return the time of day of the part before, which had no amount: `At 6 a.m., ...`."""
    hours = [label.split() for label in told.labels if label.endswith(("am", "pm"))]
    if len(hours) != 1 or told.events:
        return 0
    number, half = hours[0]
    return float(number) % _NOON + (_NOON if half == "pm" else 0) + _EARLIEST


def _label(cursor: Cursor) -> str | None:
    """Go on behind `6 am` or `Day 2`, and return it; None where neither stands there."""
    token = cursor.tokens[cursor.at]
    if token.value is not None and cursor.word(1) in _HALVES_OF_DAY:
        cursor.at += 2
        return f"{token.text} {cursor.tokens[cursor.at - 1].text}"
    follows = cursor.at + 1 < len(cursor.tokens) and cursor.tokens[cursor.at + 1].value is not None
    if token.text in TIMES and token.raw[0].isupper() and follows:
        cursor.at += 2
        return f"{token.text} {cursor.tokens[cursor.at - 1].text}"
    if token.text == "one" and cursor.word(1) not in UNITS and cursor.word(1) not in TIMES:
        cursor.at += 1
        return "one"
    return None

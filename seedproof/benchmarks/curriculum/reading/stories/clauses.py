"""Reads what a sentence states: who has, gets, loses, shares how much."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from seedproof.benchmarks.curriculum.reading.stories.changing import (
    GIVE,
    amount_acts,
    change,
    gives,
    pronoun,
    receiver,
    somebody,
)
from seedproof.benchmarks.curriculum.reading.stories.cursor import VERB_FORMS, Cursor
from seedproof.benchmarks.curriculum.reading.stories.grouping import (
    has,
    in_each,
    packs,
    piles,
    shares,
    takes_each,
)
from seedproof.benchmarks.curriculum.reading.stories.holding import amount_at, endings, hold, there
from seedproof.benchmarks.curriculum.reading.stories.world import World

_OPENERS = (
    "at first", "at the start", "to begin with", "in the beginning", "then", "later", "after that",
    "after a while", "now", "next", "in the end", "suppose", "and", "but", "so", "finally", "also",
    "meanwhile", "and then", "that", "today", "this morning",
)  # fmt: skip
_AFTER = frozenset(("now", "in the end", "after that", "finally", "later", "so"))
_HAVE = ("has", "had", "have", "owns", "owned")
_START = ("starts with", "started with", "begins with", "began with", "starts out with", "started out with")
_FILL = ("fills", "filled", "fill")
_SHARE = (
    "shares", "shared", "share", "divides", "divided", "divide", "splits", "split", "distributes",
    "distributed",
)  # fmt: skip
_PACK = ("packs", "packed", "puts", "put", "sorts", "sorted", "pack", "arranges", "arranged")
_MAKE = ("makes", "made", "make")
_TAKE = ("takes", "took", "take", "gets", "got")
_VERBS = frozenset((*_HAVE, *_SHARE, *_PACK, *_MAKE, *_FILL))


def tell(world: World, tokens: list[Token]) -> None:
    """Take in a sentence. Raises: Unreadable."""
    tokens, place = _place_of_comparison(tokens)
    cursor = Cursor(tokens)
    later = _openers(cursor)
    _clause(world, cursor, later, place)
    while not cursor.done:
        cursor.take(",")
        cursor.need("and then", "and", "but", "then", ";")
        cursor.take(",")
        later = _openers(cursor) or later
        _clause(world, cursor, later, "")


def _openers(cursor: Cursor) -> str:
    said = ""
    while phrase := cursor.take(*sorted(_OPENERS, key=len, reverse=True)):
        said = phrase if phrase in _AFTER else said
        cursor.take(",")
    return said


def _place_of_comparison(tokens: list[Token]) -> tuple[list[Token], str]:
    """Take the first place out of `There are 7 more ducks [in the small field] than in the big field`."""
    for at, token in enumerate(tokens):
        if token.text == "in":
            cursor = Cursor(tokens)
            cursor.at = at + 1
            name = cursor.name()
            if name and cursor.peek() in ("than", "as") and cursor.peek(1) == "in":
                return [*tokens[:at], *tokens[cursor.at :]], name
    return tokens, ""


def _clause(world: World, cursor: Cursor, later: str, place: str) -> None:
    if cursor.take("there are", "there is", "there were", "there was"):
        return there(world, cursor, later, place)
    at = cursor.at
    if cursor.take("in each", "each", "every"):
        return in_each(world, cursor)
    if cursor.take("in"):
        name = cursor.name()
        if name and cursor.take("there are", "there is", "there were", "there was"):
            return hold(world, cursor, name, amount_at(cursor, world), later)
        raise Unreadable("in what")
    subject = _subject(world, cursor)
    if subject:
        return _of_subject(world, cursor, subject, later)
    cursor.at = at
    if cursor.take("somebody", "someone"):
        return somebody(world, cursor)
    owner = cursor.owner()
    if owner or cursor.relative():
        cursor.need(*GIVE)
        world.subject = owner or world.subject
        who = cursor.name() or pronoun(world, cursor)
        return change(world, who, "+", amount_at(cursor, world), ("gain", who, "give"))
    if (cursor.peek() in VERB_FORMS or cursor.peek() in _VERBS) and world.subject:
        return _of_subject(world, cursor, world.subject, later)
    return amount_acts(world, cursor)


def _subject(world: World, cursor: Cursor) -> str:
    name = cursor.name()
    if name:
        return name
    if cursor.peek() in ("she", "he", "it"):
        return pronoun(world, cursor)
    return ""


def _of_subject(world: World, cursor: Cursor, subject: str, later: str) -> None:
    world_subject = world.subject = subject
    cursor.take("also")
    if cursor.take(*_START, *_HAVE):
        return has(world, cursor, subject, later)
    if cursor.take(*_FILL):
        return has(world, cursor, subject, later)
    if cursor.take(*_SHARE):
        return shares(world, cursor, subject)
    if cursor.take("is one of", "was one of"):
        cursor.need("the", "them")
        cursor.sharer()
        return takes_each(world, subject)
    if cursor.peek() in _PACK and packs(world, cursor, subject):
        return None
    if cursor.peek() in _MAKE and piles(world, cursor, subject):
        return None
    if cursor.peek() in _TAKE and cursor.peek(1) == "one" and cursor.peek(2) == "of":
        cursor.at += 3
        cursor.need("the", "them")
        cursor.box()
        return takes_each(world, subject)
    if cursor.peek() in GIVE:
        return gives(world, cursor, subject)
    sort, base = cursor.verb()
    if not sort:
        raise Unreadable(f"a verb that nobody knows: {cursor.peek()!r}")
    quantity = amount_at(cursor, world)
    cursor.take("up", "away", "off")
    if cursor.take("to"):
        receiver(world, cursor, quantity)
    if cursor.take("from") and not cursor.relative():
        raise Unreadable("from whom")
    endings(cursor)
    world.subject = world_subject
    return change(world, subject, "+" if sort == "gain" else "-", quantity, (sort, subject, base))

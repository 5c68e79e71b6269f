"""English nouns and the words that surround an answer."""

from functools import lru_cache

from seedproof.record.patterns import Pattern

WORD = Pattern(r"[A-Za-z]+(?:['-][A-Za-z]+)*")

_NUMBERED = Pattern(r"\b[a-z]+ [0-9]+\b")

_IRREGULAR = {
    "children": "child",
    "people": "person",
    "persons": "person",
    "geese": "goose",
    "mice": "mouse",
    "men": "man",
    "women": "woman",
    "teeth": "tooth",
    "dice": "die",
}


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


HARMLESS = _set(
    """
    a all altogether among amount an and answer are area as at be been both by consequently cost count
    current decimal did difference distance do does each edge edges entire entry equal equals equivalent
    every exact exactly final finally for form fraction from from's get gets give given gives got had has
    have having he height hence her here high his i in integer is it it's its just left length long lowest
    make makes means new now number numbers of on only our over per perimeter positive price probability
    product quantity quotient received receives remain remaining remains requested required resistance
    result she side sides sides's simplest simplified smallest so solution stationary still such sum terms
    tall that the their them then there therefore these they this those thus to together total unknown value
    variance volume was we weight were which who whole width will with would you
    """
)
"""Words that may stand beside an answer without changing what it states."""

DOUBTFUL = _set(
    """
    about above after almost another approx approximately aren't around before below between beyond but
    can't cannot could didn't doesn't don't either estimate estimated except false first guess if
    incorrect instead isn't least maximum may maybe might minimum minus most nearly neither never no nor
    not or perhaps plus possibly probably roughly second than times under unless unlike until up wasn't
    without wrong
    """
)
"""Words that change what a sentence states, or may; they are never harmless, in a question or not."""

CHANGING = _set(
    """
    accept additional another ate away began begins changed correct cost costs different double
    dozen dozens else extra false fewer gave half hundred hundreds initial initially key lack
    lacks less lost million missing more old original originally other others owed owes paid
    previous previously quarter quarters removed short sold some spent started starts thirds
    thousand thousands took too triple true twice used whoever wrong
    """
)
"""Words that make the amount beside them another than the one that is asked for, or may."""

CLOSING = _set(
    """
    a again all also altogether an and are around as at away because both by can could did do does each
    every for from get gets got had has have he her high him in is it left long more's needed now of on
    over per receive receives remain remaining remains she so still tall that the them then there they to
    together total was were which who wide will with would
    """
)
"""Words that end the noun behind a number."""


_KEPT = 8_192
"""Nouns of which the stem is kept: questions of a benchmark have the same words again and again."""

_LINES = 4_096
"""Lines of which the words are kept: questions share rules, worked examples and the turns before them."""


@lru_cache(_KEPT)
def stem(noun: str) -> str:
    """Return a noun without its plural: `boxes` and `box`, `cherries` and `cherry` give the same."""
    noun = noun.lower().removesuffix("'s")
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if noun.endswith("ies") and len(noun) > 4:
        return f"{noun[:-3]}y"
    if noun.endswith("ves"):
        return noun[:-3]
    if noun.endswith(("f", "fe")):
        return noun.rstrip("e").removesuffix("f")
    if noun.endswith(("ches", "shes", "sses", "xes", "zes", "oes")):
        return noun[:-2]
    if noun.endswith("s") and not noun.endswith("ss"):
        return noun[:-1]
    return noun


def words_of(text: str) -> frozenset[str]:
    """Return the words of a text in small letters, their singulars, and names with a number: `state 1`."""
    return frozenset[str]().union(*map(_words_of_line, text.lower().split("\n")))


@lru_cache(_LINES)
def _words_of_line(line: str) -> frozenset[str]:
    """Return the words of a line. No word goes on in the next one."""
    return frozenset(_NUMBERED.findall(line)).union(*map(_forms, frozenset(WORD.findall(line))))


@lru_cache(_KEPT)
def _forms(word: str) -> tuple[str, ...]:
    """Return a word, its singular, and what it may be in another tense."""
    return (word, stem(word), *_roots(word))


def _roots(word: str) -> tuple[str, ...]:
    """Return what a verb of the question may be in another tense: `fill` and `fille` for `filled`."""
    if word.endswith("ed") and len(word) > 4:
        return (word[:-2], word[:-1])
    return ()


def noun_phrase(words: list[str]) -> list[str]:
    """Return the words up to the first that ends a noun: `red apples left` gives `red apples`."""
    for position, word in enumerate(words):
        if word.lower() in CLOSING:
            return words[:position]
    return words

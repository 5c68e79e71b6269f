"""English nouns and the words that surround an answer."""

import re

WORD = re.compile(r"[A-Za-z]+(?:['-][A-Za-z]+)*")

_NUMBERED = re.compile(r"\b[a-z]+ [0-9]+\b")

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

HARMLESS = frozenset(
    """
    a an the this that these those it its it's they he she his her their them we i you there here which who
    is are was were be been will would has have had having do does did gets get got receives received
    so thus therefore hence then now finally consequently altogether answer final result value solution
    exactly only just total left remaining remain remains over still all both each every together
    in of on at for by with as to from and per among from's
    sum difference product quotient number numbers count amount quantity perimeter area length width height
    distance side sides edge edges volume cost price weight equals equal makes make gives give given means
    exact simplified lowest simplest form terms fraction decimal entire whole sides's new our
    such smallest positive integer whole
    resistance equivalent variance probability stationary entry current required requested unknown
    """.split()
)
"""Words that may stand beside an answer without changing what it states."""

DOUBTFUL = frozenset(
    """
    not no never or nor either neither about approximately approx roughly around nearly almost maybe perhaps
    probably possibly might may could guess least most unless if except without than between under below above
    beyond until wrong incorrect false isn't aren't cannot can't don't doesn't didn't wasn't but instead minimum
    maximum estimate estimated up plus minus times another unlike before after first second
    """.split()
)
"""Words that change what a sentence states, or may; they are never harmless, in a question or not."""

CLOSING = frozenset(
    """
    left remaining remain remains over altogether total all in of on at for to from and with per each every is are
    was were do does did has have had will would can could get gets got receive receives now then still there they
    he she it the a an that which who together so because needed more's long wide tall high around by as again also
    both him her them away
    """.split()
)
"""Words that end the noun behind a number."""


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
    words = frozenset(WORD.findall(text.lower()))
    numbered = frozenset(match[0] for match in _NUMBERED.finditer(text.lower()))
    return words | {stem(word) for word in words} | numbered


def noun_phrase(words: list[str]) -> list[str]:
    """Return the words up to the first that ends a noun: `red apples left` gives `red apples`."""
    for position, word in enumerate(words):
        if word.lower() in CLOSING:
            return words[:position]
    return words

"""Decides by the question alone whether a solution below 0 makes sense."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, sentences, word_set

_LENGTHS = word_set("side edge length width height depth radius")
_EXTENTS = word_set("long wide tall high deep thick")
_ASKS = word_set("what what's how find calculate determine work compute which give solve")


def asks_for_a_length(text: str) -> bool:
    """Return whether a text asks for a side, an edge, a length, or says that it wants what is positive."""
    try:
        split = sentences(text)
    except Unreadable:
        return False
    return any(_asks(sentence) for sentence in split)


def _asks(sentence: Tokens) -> bool:
    words = [token.text for token in sentence]
    start = next((at for at, word in enumerate(words) if word in _ASKS), None)
    if start is None:
        return False
    asked = words[start:]
    if "positive" in asked and "negative" not in asked:
        return True
    if not _LENGTHS.isdisjoint(asked):
        return True
    return asked[0] == "how" and not _EXTENTS.isdisjoint(asked)

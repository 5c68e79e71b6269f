"""Brings words to one form, nouns for singular and plural, verbs for all tenses, without a vocabulary."""

from functools import lru_cache

from seedproof.benchmarks.curriculum.reading.concepts.verbs import BE, PRESENT

_IRREGULAR = {
    "children": "child", "people": "person", "men": "man", "women": "woman", "feet": "foot", "geese": "goose",
    "mice": "mouse", "teeth": "tooth", "leaves": "leaf", "loaves": "loaf", "shelves": "shelf",
    "halves": "half", "scarves": "scarf", "knives": "knife", "wolves": "wolf", "calves": "calf",
    "pennies": "penny", "oxen": "ox", "dice": "die",
}  # fmt: skip
_SIBILANT = ("ses", "shes", "ches", "xes", "zes", "oes")
_NO_PLURAL = ("ss", "us", "is")
_SHORTEST = 3
_SILENT_E = 2


# There are some thousand words in all texts of a build; a text of anybody's may have any.
@lru_cache(maxsize=1 << 14)
def stem(word: str) -> str:
    """Return the same form for the singular and the plural of a noun: `berry` for `berries`."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("ie") and len(word) > _SHORTEST:
        return f"{word[:-2]}y"
    if len(word) <= _SHORTEST or not word.endswith("s") or word.endswith(_NO_PLURAL):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(_SIBILANT):
        return word[:-2]
    return word[:-1]


@lru_cache(maxsize=1 << 14)
def root(word: str) -> str:
    """Return the same form for the singular and plural of a noun, and for the tenses of a verb."""
    if word in BE:
        return BE[word]
    if word in PRESENT:
        return _without_silent_e(PRESENT[word])
    short = stem(word)
    for ending in ("ied", "ed", "ing"):
        if short.endswith(ending) and len(short) > len(ending) + 2:
            short = short.removesuffix(ending) + ("y" if ending == "ied" else "")
            if short[-1] == short[-2] and short[-1] not in "sl":
                short = short[:-1]
            break
    return _without_silent_e(short)


def _without_silent_e(word: str) -> str:
    return word.removesuffix("e") if len(word) > _SILENT_E else word

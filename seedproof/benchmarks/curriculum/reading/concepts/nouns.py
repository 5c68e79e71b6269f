"""Brings nouns to one form for singular and plural, without a vocabulary."""

_IRREGULAR = {
    "children": "child", "people": "person", "men": "man", "women": "woman", "feet": "foot", "geese": "goose",
    "mice": "mouse", "teeth": "tooth", "leaves": "leaf", "loaves": "loaf", "shelves": "shelf",
    "halves": "half", "scarves": "scarf", "knives": "knife", "wolves": "wolf", "calves": "calf",
    "pennies": "penny", "oxen": "ox", "dice": "die",
}  # fmt: skip
_SIBILANT = ("ses", "shes", "ches", "xes", "zes", "oes")
_NO_PLURAL = ("ss", "us", "is")
_SHORTEST = 3


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

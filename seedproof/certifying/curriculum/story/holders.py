"""Who has things, and where things are: the keys by which a story is kept."""

import re

_AT = frozenset(["in", "on", "at", "under", "above", "below", "inside", "outside"])
_BY = frozenset(["behind", "near", "by", "beside", "next", "along", "around", "from", "among", "across"])
_PREPOSITIONS = _AT | _BY
_SMALL = ("the", "his", "her", "its", "a")
_POSSESSIVE = re.compile(r"(?:in|on|inside) (?P<owner>[^ ].*?)(?:'s|s'|’s) (?P<noun>.+)")


def is_place(owner: str) -> bool:
    """Return whether a key names a place."""
    return owner.split(" ")[0] in _PREPOSITIONS


def is_person(owner: str) -> bool:
    """Return whether a key is a name; `the coach` may be called it or he."""
    return owner[:1].isupper()


def holder(text: str) -> str:
    """Return the key of a holder: `The coach` and `the coach` are one."""
    return text[0].lower() + text[1:] if " " in text else text


def place(text: str) -> str:
    """Return the key of a place; what is in Ben's jar is Ben's."""
    match = _POSSESSIVE.fullmatch(text)
    if match is None:
        return text[0].lower() + text[1:]

    owner = match["owner"]
    ends_in_s = f"{owner}s' " in text
    return holder(f"{owner}s" if ends_in_s else owner)


def short(owner: str) -> str:
    """Return the last words of a key, as the name of an unknown has them."""
    words = re.split(r"[^A-Za-z]+", owner)
    telling = [word for word in words if word.lower() not in _SMALL]
    return "_".join(telling[-2:]).lower()

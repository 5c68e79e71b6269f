"""Reads the short lists in which situations are declared."""

from seedproof.benchmarks.curriculum.lexicon.entry import noun
from seedproof.benchmarks.curriculum.lexicon.situation import Deed, Item, Stuff
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb
from seedproof.record.errors import SeedproofError

_VOWELS = frozenset("aeiou")


def phrases(text: str) -> tuple[str, ...]:
    """Read phrases, one a line."""
    return tuple(line.strip() for line in text.strip().splitlines())


def items(text: str) -> tuple[Item, ...]:
    """Read `plum/plums 2-60, rice cake/rice cakes 2-40`. Raises: SeedproofError."""
    return tuple(_item(entry) for entry in text.split(","))


def _item(entry: str) -> Item:
    forms, _, usual = entry.strip().rpartition(" ")
    least, most = _range(entry, usual)
    return Item(noun(forms), least, most)


def stuff(text: str) -> tuple[Stuff, ...]:
    """Read `flour: cup 1-12, sugar: pound 1-20`. Raises: SeedproofError."""
    return tuple(_stuff(entry) for entry in text.split(","))


def _stuff(entry: str) -> Stuff:
    substance, _, measure = entry.strip().partition(": ")
    unit, _, usual = measure.rpartition(" ")
    least, most = _range(entry, usual)
    return Stuff(substance, unit, least, most)


def _range(entry: str, usual: str) -> tuple[int, int]:
    least, dash, most = usual.partition("-")
    if not dash or not least.isdigit() or not most.isdigit() or int(least) > int(most):
        raise SeedproofError(
            f"lexicon: the entry is {entry.strip()!r}, expected it to end in a range like 2-60"
        )
    return int(least), int(most)


def deeds(text: str) -> tuple[Deed, ...]:
    """Read deeds, one a line: `give gives gave given away: to a neighbor | to {their} cousins`.

    A regular verb needs its first form alone: `pick: from the tree`, `mail off`. Raises: SeedproofError.
    """
    return tuple(_deed(line) for line in text.strip().splitlines())


def _deed(line: str) -> Deed:
    forms, _, ends = line.strip().partition(":")
    return Deed(verb(forms), tuple(end.strip() for end in ends.split("|") if end.strip()))


def verb(forms: str) -> Verb:
    """Read `give gives gave given away`, or of a regular verb `mail off`. Raises: SeedproofError."""
    words = forms.split()
    if len(words) in (4, 5):
        return Verb(*words)
    if len(words) not in (1, 2):
        raise SeedproofError(
            f"lexicon: the verb is {forms!r}, expected its four forms, or one if it is regular, "
            "and a particle"
        )
    base = words[0]
    particle = words[1] if len(words) == 2 else ""
    past = _past(base)
    return Verb(base, _third(base), past, past, particle)


def _third(base: str) -> str:
    if base.endswith(("s", "x", "z", "ch", "sh", "o")):
        return f"{base}es"
    if base.endswith("y") and base[-2] not in _VOWELS:
        return f"{base[:-1]}ies"
    return f"{base}s"


def _past(base: str) -> str:
    if base.endswith("e"):
        return f"{base}d"
    if base.endswith("y") and base[-2] not in _VOWELS:
        return f"{base[:-1]}ied"
    return f"{base}ed"

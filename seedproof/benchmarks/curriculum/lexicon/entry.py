"""Nouns and verbs with their forms, read from the lines of word lists."""

import msgspec

from seedproof.record.errors import SeedproofError


class Noun(msgspec.Struct, frozen=True):
    """A word for things that can be counted."""

    singular: str
    plural: str
    kind: str = ""

    def of(self, several: bool) -> str:
        """Return the form for one thing, or for several."""
        return self.plural if several else self.singular


def noun(entry: str, kind: str = "") -> Noun:
    """Read the noun of `apple/apples`.

    Raises: SeedproofError for an entry that has not two different forms.
    """
    singular, slash, plural = " ".join(entry.split()).partition("/")
    if not slash or not singular or not plural or plural == singular or "/" in plural:
        raise SeedproofError(
            f"lexicon, {kind or 'noun'}: the entry is {entry!r}, "
            "expected singular/plural, two different forms"
        )
    return Noun(singular, plural, kind)


def nouns(kind: str, entries: str) -> tuple[Noun, ...]:
    """Read the nouns of a list `apple/apples, jelly bean/jelly beans`.

    Raises: SeedproofError for an entry that has not two different forms.
    """
    return tuple(noun(entry, kind) for entry in entries.split(","))

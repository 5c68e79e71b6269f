"""Nouns with their two forms, read from the lines of word lists."""

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


def nouns(kind: str, entries: str) -> tuple[Noun, ...]:
    """Read the nouns of a list `apple/apples, jelly bean/jelly beans`.

    Raises: SeedproofError for an entry that has not two different forms.
    """
    parsed = []
    for entry in (" ".join(part.split()) for part in entries.split(",")):
        singular, slash, plural = entry.partition("/")
        if not slash or not singular or not plural or plural == singular or "/" in plural:
            raise SeedproofError(
                f"lexicon, {kind}: the entry is {entry!r}, expected singular/plural, two different forms"
            )
        parsed.append(Noun(singular, plural, kind))
    return tuple(parsed)
